package api

import (
	"github.com/redrivelab/redrivelab/engine/explore"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// explore answers what holds in every state that a lesson can reach. The open session plays no part in it.
func (l *Lab) explore(args []string) (string, error) {
	text := "{}"
	if len(args) > 0 {
		text = args[0]
	}
	options, err := explore.ReadOptions(text, l.registry.Lessons()[0].Name())
	if err != nil {
		return "", err
	}
	lesson, err := l.registry.Lesson(options.Lesson, "lesson")
	if err != nil {
		return "", err
	}
	explorable, can := lesson.(explore.Explorable)
	if !can {
		return "", lab.Refuse("not-available", "lesson", "this lesson can't be explored; take another")
	}
	report, err := explorable.Explore(options)
	if err != nil {
		return "", err
	}
	return report.Text(), nil
}
