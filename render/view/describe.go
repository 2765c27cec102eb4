package view

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// Describe makes the screen of a session. told says whether a step has just been taken: then said are its events, and
// one without any is told too. After undo, seek or open nothing is told.
func Describe(s *lab.Session, d Describer, t *assets.Texts, told bool, said []lab.Event) *Screen {
	now := s.State()
	screen := &Screen{
		Lesson:     s.Lesson().Name(),
		Locale:     t.Locale,
		Title:      title(s, d, t),
		State:      now.Code(),
		Headline:   d.Headline(now, t),
		PolicyNote: d.PolicyNote(now, t),
		Controls:   append(lessonControls(s, d, t), historyControls(s, t)...),
		Facts:      d.Facts(now, t),
		Timeline:   timeline(s, d, t),
		Signs:      d.Signs(now, t),
		Tag:        d.Tag(now, t),
		Stage:      d.Places(now),
	}
	hint := d.Hint(now, t).keepUsable(screen.Controls)
	screen.Hint, screen.HintControl = hint.Text, hint.Control
	if told {
		screen.Said = sentences(said, d, t)
	}
	if screen.Stage.Waiting > 0 {
		screen.Illustration = t.Text(assets.IllustrationWaiting)
	}
	return screen
}

// title is the scenario's own title in the page's language where it has one, else the lesson's.
func title(s *lab.Session, d Describer, t *assets.Texts) string {
	if own := localized(s.Title(), t.Locale); own != "" {
		return own
	}
	return d.Title(t)
}

// localized reads a scenario's text: one for all languages, or one a language, of which English stands in for others.
func localized(json, locale string) string {
	value, err := canon.Parse(json, canon.Limits{Bytes: lab.MaxScenarioBytes, Depth: 1})
	if err != nil {
		return "" // there is none
	}
	for _, language := range []string{locale, "en"} {
		if text, has := value.Get(language); has {
			return text.Text()
		}
	}
	if members := value.Members(); len(members) > 0 {
		return members[0].Value.Text()
	}
	return value.Text()
}

func sentences(events []lab.Event, d Describer, t *assets.Texts) []string {
	if len(events) == 0 {
		return []string{t.Text(assets.EventNothing)}
	}
	told := make([]string, 0, len(events))
	var before lab.Event
	for _, event := range events {
		sentence := d.Sentence(event, t)
		if sentence == "" {
			continue
		}
		if before != nil && d.Covers(event, before) {
			told = told[:len(told)-1]
		}
		told, before = append(told, sentence), event
	}
	return told
}

// timeline has one mark a step, undone ones included, and one for the start.
func timeline(s *lab.Session, d Describer, t *assets.Texts) []Mark {
	marks := make([]Mark, 0, s.Steps()+1)
	marks = append(marks, Mark{Label: t.Text(assets.TimelineStart), Result: s.Start().Code(), Here: s.Step() == 0})
	for i := range s.Steps() {
		entry, step := s.Entry(i), i+1
		marks = append(marks, Mark{
			Step: step,
			Label: t.Fill(assets.TimelineMark, "step", strconv.Itoa(step), "label", d.StepLabel(entry.Step, t),
				"result", entry.Outcome.Result()),
			Result: entry.Outcome.Result(),
			Here:   s.Step() == step,
			Undone: step > s.Step(),
		})
	}
	return marks
}
