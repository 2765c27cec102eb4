//go:build browser

package browsertest

import (
	"encoding/base64"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// downloads keeps what the page has the browser save: name and content, in base64.
const downloads = `window.saved = [];
	const blobs = new Map(), make = URL.createObjectURL;
	URL.createObjectURL = (blob) => { const url = make.call(URL, blob); blobs.set(url, blob); return url; };
	const click = HTMLAnchorElement.prototype.click;
	HTMLAnchorElement.prototype.click = function () {
		if (!this.download) return click.call(this);
		const name = this.download, reader = new FileReader();
		reader.onload = () => saved.push([name, reader.result.split(",")[1] ?? ""]);
		reader.readAsDataURL(blobs.get(this.href));
	};`

// saved has the sheet save a file, and answers its name and content.
func (l *lab) saved(entry string) (name, content string) {
	l.t.Helper()
	return l.savedBy(fmt.Sprintf(`document.querySelector('#share [data-file=%q]')`, entry))
}

// savedBy presses a button that saves a file, and answers its name and content.
func (l *lab) savedBy(button string) (name, content string) {
	l.t.Helper()
	value[bool](l, `(saved.length = 0, %s.click(), true)`, button)
	l.wait(`saved.length === 1`)
	file := value[[]string](l, `saved[0]`)
	text, err := base64.StdEncoding.DecodeString(file[1])
	require.NoError(l.t, err)
	return file[0], string(text)
}

// give chooses a file in the sheet, as the dialog of the system would.
func (l *lab) give(name, content string) {
	l.t.Helper()
	value[bool](l, `(document.querySelector("#show-files").click(), true)`)
	l.wait(`document.querySelector("#open-file")`)
	value[bool](l, `((input) => {
		const given = new DataTransfer();
		given.items.add(new File([Uint8Array.from(atob(%q), (letter) => letter.charCodeAt(0))], %q));
		input.files = given.files;
		input.dispatchEvent(new Event("change"));
		return true;
	})(document.querySelector("#open-file"))`, base64.StdEncoding.EncodeToString([]byte(content)), name)
	l.wait(`document.querySelector('[data-notice="file"]') && !document.querySelector("#share")`)
}

const fileNotice = `[data-notice="file"] p`

// refusedFiles are files that are no scenario, by name, and what is said to that.
var refusedFiles = map[string]struct{ content, key string }{
	"a<b>.json":    {`{"format":"redrive-lab/1","steps":[{"do":"receive"},{"do":"tick","n":0}]}`, "page.error.out-of-range"},
	"large.json":   {`{"format":"redrive-lab/1"` + strings.Repeat(" ", 64<<10) + `}`, "page.file.large"},
	"latin.json":   {"{\"format\":\"redrive-lab/1\",\"title\":\"\xe9\"}", "page.error.bad-utf8"},
	"marked.json":  {"\ufeff{}", "page.error.byte-order-mark"},
	"answers.json": {`{"format":"redrive-lab-answers/1"}`, "page.error.unknown-format"},
	"picture.png":  {"\x89PNG", "page.error.bad-utf8"},
	"empty.json":   {``, "page.error.bad-json"},
	"grows.json":   {growing(), "page.error.too-long"},
}

// A file is opened whole or not at all; what is wrong is said in the page's language, with its place in the file.
func TestScenarioFileIsOpenedWholeOrNotAtAll(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	for _, locale := range locales {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		value[string](l, `redriveLab.open('{"format":"redrive-lab/1"}')`)
		own := l.own()
		for name, refused := range refusedFiles {
			l.give(name, refused.content)
			said := l.text(fileNotice)
			start, _, _ := strings.Cut(say(t, locale, "page.file.refused", "name", name), "{")
			assert.Contains(t, said, start)
			assert.Contains(t, said, begins(t, locale, refused.key))
			if name == "a<b>.json" {
				assert.Contains(t, said, say(t, locale, "page.file.place", "path", "steps[1].n"))
			}
			assert.Equal(t, own, value[string](l, `redriveLab.state()`), name+": nothing has changed, undone steps too")
			l.speaks(locale, name)
			require.NoError(t, l.ClickOn(`[data-notice="file"] [data-notice-do="close"]`))
		}
		l.give("mine.json", `{"format":"redrive-lab/1","lesson":"review","steps":[{"do":"deliver","receipt":"known"}]}`)
		assert.Contains(t, l.text(fileNotice), say(t, locale, "page.file.opened", "name", "mine.json"))
		assert.Contains(t, value[string](l, `redriveLab.state()`), `"acknowledged"`)
		require.NoError(t, l.ClickOn(`[data-notice="file"] [data-notice-do="retry"]`))
		assert.Equal(t, own, value[string](l, `redriveLab.state()`), "what was open before can be had back")
	}
}

// growing is a scenario that can be played and not be saved again: each of its numbers is 18 characters long when it is written.
func growing() string {
	step := `{"do":"set","body":{"schema_version":1,"n":[1e15` + strings.Repeat(",1e15", 799) + `]}}`
	return `{"format":"redrive-lab/1","steps":[` + step + strings.Repeat(","+step, 4) + `]}`
}

// drag has a file dragged over the page, and dropped or not: events in their order. kept says of each whether the browser was kept from
// doing it itself, told what is shown then.
func (l *lab) drag(types string) {
	l.t.Helper()
	value[bool](l, `(() => {
		window.dragged = new DataTransfer();
		dragged.items.add(new File(['{"format":"redrive-lab/1","steps":[{"do":"receive"}]}'], "dropped.json"));
		window.dragging = (type) => document.body.dispatchEvent(new DragEvent(type, { dataTransfer: dragged, bubbles: true, cancelable: true }));
		window.kept = %s.map((type) => !dragging(type));
		const drop = document.querySelector("#drop");
		window.told = drop?.checkVisibility() && drop.matches(":popover-open") ? drop.textContent : "";
		return true;
	})()`, types)
}

func TestFileIsDroppedOnTheLab(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?view="+view, view)
		for _, locale := range locales {
			value[string](l, `redriveLab.setLanguage(%q)`, locale)
			l.drag(`["dragenter", "dragover"]`)
			assert.Contains(t, value[string](l, `told`), say(t, locale, "page.drop"), "above everything")
			l.drag(`["dragenter", "dragover", "dragleave"]`)
			assert.Empty(t, value[string](l, `told`))
		}
		l.drag(`["dragenter", "dragover", "drop"]`)
		assert.Equal(t, []bool{true, true, true}, value[[]bool](l, `kept`), "the browser doesn't go to the file")
		l.wait(`JSON.parse(redriveLab.state()).state === "RETRY"`)
		assert.Empty(t, value[string](l, `told`))
	}
}

// Where the author of a page decides what is done, no file takes the lab's place, nor the page's.
func TestFileIsNotDroppedIntoALockedLab(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text&controls=some", textView)
	require.NoError(t, l.ClickOn(`[data-notice="unknown-controls"] [data-notice-do="close"]`))
	opens := func() bool {
		value[bool](l, `(document.querySelector("#show-files").click(), true)`)
		l.wait(`document.querySelector('[data-file="save"]')`)
		defer l.leaveSheet()
		return value[bool](l, `document.querySelector('[data-file="open"]') !== null`)
	}
	assert.True(t, opens(), "an author's slip takes nothing away")
	value[string](l, `redriveLab.setControls("actions")`)
	assert.False(t, opens())
	value[string](l, `redriveLab.setControls("full")`)
	assert.True(t, opens())
	value[string](l, `redriveLab.lock("approved")`)
	before := value[string](l, `redriveLab.state()`)
	l.drag(`["dragenter", "dragover", "drop"]`)
	assert.Equal(t, []bool{true, true, true}, value[[]bool](l, `kept`))
	assert.Equal(t, "none", value[string](l, `dragged.dropEffect`))
	value[bool](l, `(document.querySelector("#show-files").click(), true)`)
	l.wait(`document.querySelector('[data-file="save"]')`)
	assert.False(t, value[bool](l, `document.querySelector('[data-file="open"], #drop') !== null`))
	assert.Equal(t, before, value[string](l, `redriveLab.state()`))
}

// Text that is dragged within the page stays what it is.
func TestDraggedTextIsLeftAlone(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView)
	assert.True(t, value[bool](l, `(() => {
		const words = new DataTransfer();
		words.setData("text/plain", "x");
		return document.body.dispatchEvent(new DragEvent("dragover", { dataTransfer: words, bubbles: true, cancelable: true })) && !document.querySelector("#drop");
	})()`))
}

// Session and trace are what the lab's own calls give (lab-format.md); the table has the same, and no formula.
func TestSessionAndTraceAreSaved(t *testing.T) {
	t.Parallel()
	l := open(t, "lab.html?view=text", textView, downloads)
	value[string](l, `redriveLab.act('{"do":"receiveCycle"}')`)
	value[string](l, `redriveLab.act('{"do":"set","operationId":"=HYPERLINK(\\"x\\"),é"}')`)
	for _, locale := range []string{"th", "ru", "en"} {
		value[string](l, `redriveLab.setLanguage(%q)`, locale)
		l.sheet("files")
		for _, entry := range []string{"save", "trace-json", "trace-csv", "picture"} {
			assert.Equal(t, say(t, locale, "page.share."+entry), l.text(`#share [data-file="`+entry+`"]`))
		}
		l.speaks(locale, "files")
		sessionAndTraceAreSaved(l)
		l.leaveSheet()
	}
	value[string](l, `redriveLab.open('{"format":"redrive-lab/1","builtin":"recovery"}')`)
	l.sheet("files")
	name, table := l.saved("trace-csv")
	assert.Contains(t, name, "redrive-lab-review-step-")
	assert.Equal(t, "ack-after-ledger-check", l.read(table)[len(l.read(table))-1]["outcome"])
}

// sessionAndTraceAreSaved saves a session whose second step has a formula's and a foreign letters in it: files are the same in any
// language.
func sessionAndTraceAreSaved(l *lab) {
	t := l.t
	t.Helper()
	name, session := l.saved("save")
	assert.Equal(t, "redrive-lab-quarantine-step-2.json", name)
	assert.Equal(t, value[string](l, `redriveLab.dump()`), session)
	name, trace := l.saved("trace-json")
	assert.Equal(t, "redrive-lab-quarantine-step-2-trace.json", name)
	assert.Equal(t, value[string](l, `redriveLab.run(redriveLab.dump())`), trace)
	name, table := l.saved("trace-csv")
	assert.Equal(t, "redrive-lab-quarantine-step-2-trace.csv", name)
	rows := l.read(table)
	require.Len(t, rows, 2)
	assert.Equal(t, "QUARANTINED", rows[0]["result"])
	assert.Equal(t, "", rows[0]["reason"], "null is empty")
	assert.Equal(t, "3", rows[0]["totalReceives"])
	assert.Equal(t, "2", rows[1]["step"])
	assert.Equal(t, `'=HYPERLINK("x"),é`, rows[1]["operationId"], "a spreadsheet shows it")
	var whole struct{ Trace []map[string]json.RawMessage }
	require.NoError(t, json.Unmarshal([]byte(trace), &whole))
	assert.JSONEq(t, string(whole.Trace[1]["events"]), rows[1]["events"])
	assert.Len(t, rows[1], len(whole.Trace[1])+1, "a column a field, and the step")
}

// read reads a table strictly by RFC 4180, its lines by the names in the first.
func (l *lab) read(table string) []map[string]string {
	l.t.Helper()
	plain, marked := strings.CutPrefix(table, "\ufeff")
	require.True(l.t, marked, "spreadsheets need the mark for Thai and Russian")
	assert.Equal(l.t, strings.Count(plain, "\n"), strings.Count(plain, "\r\n"))
	lines, err := csv.NewReader(strings.NewReader(plain)).ReadAll()
	require.NoError(l.t, err)
	var rows []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range line {
			row[lines[0][i]] = cell
		}
		rows = append(rows, row)
	}
	return rows
}

// Cells by what they hold: what RFC 4180 quotes, and what a spreadsheet would calculate.
func TestCellsOfTheTable(t *testing.T) {
	t.Parallel()
	l := newTab(t, 400, 400)
	l.open("presenter.html")
	got := value[string](l, `import("/js/share/csv.js").then(({ csv }) => csv([
		{ a: "=1", b: "+1", c: "-1", d: "@x", e: "\tx" }, { a: "1=1", b: 'say "x"', c: "a,b", d: "a\r\nb", e: -1 }, { a: null, b: [1, "="], c: false, d: "", e: "ก" },
	]))`)
	assert.Equal(t, "\ufeffstep,a,b,c,d,e\r\n1,'=1,'+1,'-1,'@x,'\tx\r\n2,1=1,\"say \"\"x\"\"\",\"a,b\",\"a\r\nb\",-1\r\n3,,\"[1,\"\"=\"\"]\",false,,ก\r\n", got)
}

// The picture is what is seen, with its words in the page's language: the canvas as it is drawn, and the flat stage drawn anew.
func TestPictureIsSaved(t *testing.T) {
	t.Parallel()
	for _, view := range []string{textView, canvasView} {
		l := open(t, "lab.html?theme=light&speed=instant&view="+view, view, downloads)
		value[string](l, `redriveLab.press("receiveCycle")`)
		for _, locale := range locales {
			value[string](l, `redriveLab.setLanguage(%q)`, locale)
			picture := l.pictureSaved(view)
			if view == textView {
				l.flatPictureIs(picture)
				continue
			}
			assert.Equal(t, value[[]int](l, `[redriveLabFrames.canvas.width, redriveLabFrames.canvas.height]`), []int{picture.Bounds().Dx(), picture.Bounds().Dy()})
			assert.Zero(t, differing(picture, l.shown()), locale)
		}
	}
}

// pictureSaved has the sheet save what is seen at rest.
func (l *lab) pictureSaved(view string) image.Image {
	l.t.Helper()
	if view == canvasView {
		value[string](l, `redriveLab.settle()`)
	}
	value[bool](l, `(document.querySelector("#show-files").click(), true)`)
	l.wait(`document.querySelector("#share")`)
	name, content := l.saved("picture")
	assert.Equal(l.t, "redrive-lab-quarantine-step-1-picture.png", name)
	picture, err := png.Decode(strings.NewReader(content))
	require.NoError(l.t, err)
	l.leaveSheet()
	return picture
}

// flatPictureIs compares a picture of twice the size with what the page shows of its flat stage.
func (l *lab) flatPictureIs(picture image.Image) {
	l.t.Helper()
	require.NoError(l.t, l.Resize(1280, 800, 2))
	defer func() { require.NoError(l.t, l.Resize(1280, 800, 1)) }()
	value[bool](l, `(document.querySelector("#stage-flat").scrollIntoView(), true)`)
	box := value[[]int](l, `(({ left, top, width, height }) => [left, top, width, height].map((px) => Math.round(px * 2)))(document.querySelector("#stage-flat").getBoundingClientRect())`)
	shown := l.screenshot()
	require.InDelta(l.t, box[2], picture.Bounds().Dx(), 2)
	all, other := 0, 0
	var inked, inkedThere int // dark ones: words, and lines
	dark := func(r, g, b, _ uint32) int {
		if r+g+b < 3*0x5000 {
			return 1
		}
		return 0
	}
	each(picture, func(x, y int) {
		at := image.Pt(x+box[0], y+box[1])
		if x%2 == 1 || y%2 == 1 || !at.In(shown.Bounds()) {
			return // a quarter of them tells as much
		}
		all++
		if far(picture.At(x, y).RGBA())(shown.At(at.X, at.Y).RGBA()) {
			other++
		}
		inked += dark(picture.At(x, y).RGBA())
		inkedThere += dark(shown.At(at.X, at.Y).RGBA())
	})
	l.t.Logf("%d of %d differ; dark are %d, and there %d", other, all, inked, inkedThere)
	assert.Less(l.t, float64(other), float64(inkedThere), "but for the edges of letters, which are less than the letters")
	assert.InEpsilon(l.t, inkedThere, inked, 0.1)
}
