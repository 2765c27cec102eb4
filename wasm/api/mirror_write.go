package api

import (
	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/render/view"
)

// wordsPrefix starts the names of the headings and labels that a page needs.
const wordsPrefix = "ui."

// The names of stations, boards and lamps in the page's JSON.
var (
	stationNames = [view.Stations]string{
		view.Queue: "queue", view.Handler: "handler", view.Ring: "ring", view.Bin: "bin", view.Gate: "gate", view.Bay: "bay",
		view.Lane: "lane", view.SecondCheck: "second-check", view.Tray: "tray", view.Tower: "tower",
	}
	boardNames = [view.Boards]string{view.RingBoard: "ring", view.GateBoard: "gate", view.SecondBoard: "second"}
	shapeNames = [...]string{
		view.Square: "square", view.Triangle: "triangle", view.Hexagon: "hexagon", view.Octagon: "octagon", view.Cross: "cross",
	}
	classNames = [...]string{view.NoClass: "", view.Temporary: "temporary", view.Terminal: "terminal", view.Unknown: "unknown"}
	lampNames  = [...]string{view.Dark: "dark", view.Lit: "lit", view.Open: "open", view.Closed: "closed"}
)

func writeTexts(w *canon.Writer, texts []string) {
	w.Array()
	for _, text := range texts {
		w.String(text)
	}
	w.EndArray()
}

// writeWords has the lesson's own word in the place of a common one.
func writeWords(w *canon.Writer, t *assets.Texts, lesson string) {
	w.Object()
	t.Starting(wordsPrefix, func(name, _ string) {
		word, _ := view.Word(t, lesson, name)
		w.StringMember(name, word)
	})
	w.EndObject()
}

// writeControl writes a control as controls() answers it; the page is told its group and its caveat too.
func writeControl(w *canon.Writer, c view.Control, page bool) {
	w.Object()
	w.StringMember("id", c.ID)
	if page {
		w.StringMember("group", string(c.Group))
	}
	w.StringMember("kind", string(c.Kind))
	w.StringMember("label", c.Label)
	w.StringMember("value", c.Value)
	w.BoolMember("enabled", c.Enabled)
	w.StringMember("whyNot", c.WhyNot)
	w.StringMember("warning", c.Warning)
	if page {
		w.StringMember("caveat", c.Caveat)
		w.BoolMember("draft", c.Draft)
	}
	w.StringMember("shortcut", c.Shortcut)
	w.EndObject()
}

func writeFact(w *canon.Writer, f view.Fact) {
	w.Object()
	w.StringMember("id", f.ID)
	w.StringMember("panel", string(f.Panel))
	w.StringMember("label", f.Label)
	w.StringMember("value", f.Value)
	w.StringMember("lamp", lampNames[f.Lamp])
	w.StringMember("note", f.Note)
	w.EndObject()
}

func writeMark(w *canon.Writer, m view.Mark) {
	w.Object()
	w.IntMember("step", m.Step)
	w.StringMember("label", m.Label)
	w.StringMember("result", m.Result)
	w.EndObject()
}

func writeSigns(w *canon.Writer, signs *[view.Stations]view.Sign) {
	w.Key("signs")
	w.Object()
	for i := range signs {
		w.Key(stationNames[i])
		w.Object()
		w.StringMember("title", signs[i].Title)
		w.StringMember("note", signs[i].Note)
		w.EndObject()
	}
	w.EndObject()
}

func writeStage(w *canon.Writer, s *view.Stage) {
	w.Object()
	w.Key("parcel")
	writeParcel(w, &s.Parcel)
	w.Key("boards")
	writeBoards(w, &s.Boards)
	w.Key("dial")
	w.Object()
	w.IntMember("lit", s.DialLit)
	w.IntMember("of", s.DialOf)
	w.EndObject()
	w.BoolMember("lidClosed", s.LidClosed)
	w.BoolMember("barrierUp", s.BarrierUp)
	writeSockets(w, s.Sockets[:])
	w.IntMember("waiting", s.Waiting)
	w.StringMember("active", stationNames[s.Active])
	if s.Cast == view.LessonReview {
		writeReviewParts(w, s)
	}
	w.EndObject()
}

// writeReviewParts has what stands on the stage in lesson 2 only.
func writeReviewParts(w *canon.Writer, s *view.Stage) {
	w.StringMember("sorter", classNames[s.Sorter])
	w.Key("backoff")
	w.Object()
	w.IntMember("lit", s.DueLit)
	w.IntMember("of", s.DueOf)
	w.EndObject()
	w.Key("keys")
	w.Array()
	for _, key := range s.Keys[:s.KeyCount] {
		w.Object()
		w.BoolMember("lit", key.Lit)
		w.BoolMember("current", key.Current)
		w.EndObject()
	}
	w.EndArray()
	w.IntMember("records", s.Records)
}

func writeParcel(w *canon.Writer, p *view.Parcel) {
	w.Object()
	w.StringMember("at", stationNames[p.At])
	writeSchema(w, p.Schema)
	w.BoolMember("bodyChanged", p.BodyChanged)
	w.BoolMember("renamed", p.Renamed)
	w.Key("fingerprint")
	writeCells(w, &p.Fingerprint)
	w.Key("original")
	writeCells(w, &p.Original)
	w.EndObject()
}

// writeSchema writes a schema and the name of its shape.
func writeSchema(w *canon.Writer, schema int) {
	w.IntMember("schema", schema)
	w.StringMember("shape", shapeNames[view.ShapeOf(schema)])
}

// writeCells writes the colours of a fingerprint's cells as CSS has them.
func writeCells(w *canon.Writer, fingerprint *[8]byte) {
	w.Array()
	for _, colour := range view.CellColours(fingerprint) {
		w.String("#" + hexText(colour))
	}
	w.EndArray()
}

func writeBoards(w *canon.Writer, boards *[view.Boards]view.Board) {
	w.Object()
	for i := range boards {
		w.Key(boardNames[i])
		w.Array()
		for _, lamp := range boards[i].Lamps[:boards[i].Count] {
			w.String(lampNames[lamp])
		}
		w.EndArray()
	}
	w.EndObject()
}

// writeSockets leaves out those that are none.
func writeSockets(w *canon.Writer, sockets []view.Socket) {
	w.Key("sockets")
	w.Array()
	for _, socket := range sockets {
		if socket.Schema != 0 {
			w.Object()
			writeSchema(w, socket.Schema)
			w.BoolMember("lit", socket.Lit)
			w.EndObject()
		}
	}
	w.EndArray()
}

// hexText is a colour in six hexadecimal digits.
func hexText(colour uint32) string {
	const digits = "0123456789abcdef"
	var text [6]byte
	for i := range text {
		text[i] = digits[colour>>(4*(5-i))&15]
	}
	return string(text[:])
}
