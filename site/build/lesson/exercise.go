package lesson

import (
	"cmp"
	"fmt"

	"github.com/redrivelab/redrivelab/engine/exercise"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/engine/review"
)

// asked is an exercise as a form shows it.
type asked struct {
	ID    string
	Log   string // what is given to fill it in from, "" for nothing
	Parts []askedPart
}

// askedPart is one question; Kind is as in engine/exercise.
type askedPart struct {
	Name, Label, Kind string
	Options           []option
}

type option struct{ Value, Label string }

// Answer is one part of an exercise with its right answer, "" for one in words.
type Answer struct{ Label, Right string }

// exercise is a form: to read and print as it is, to commit where there are programs.
func (b *blocks) exercise(id string) (string, error) {
	e, err := find(id)
	if err != nil {
		return "", err
	}
	a := asked{ID: id, Log: b.Asked["log"][id]}
	for _, part := range e.Parts {
		label, err := b.label(id, part.ID)
		if err != nil {
			return "", err
		}
		each := askedPart{Name: part.ID, Label: label, Kind: part.Kind.String()}
		for _, value := range part.Options {
			each.Options = append(each.Options, option{value, cmp.Or(b.Asked["options"][value], value)})
		}
		a.Parts = append(a.Parts, each)
	}
	return b.fill(exerciseHTML, a)
}

func (l *Language) label(id, part string) (string, error) {
	if label := l.Asked[id][part]; label != "" {
		return label, nil
	}
	return "", fmt.Errorf("%s has no words for %q of exercise %s", l.Locale, part, id)
}

func find(id string) (exercise.Exercise, error) {
	for _, e := range exercise.All() {
		if e.ID == id {
			return e, nil
		}
	}
	return exercise.Exercise{}, fmt.Errorf("there is no exercise of this name")
}

// Key answers the parts of an exercise with what is right, as the engine says.
func Key(id string, language Language) ([]Answer, error) {
	registry := lab.NewRegistry([]lab.Lesson{quarantine.Lesson{}, review.Lesson{}})
	verdict, err := exercise.Check(registry, id, "{}")
	if err != nil {
		return nil, err
	}
	var key []Answer
	for _, part := range verdict.Parts {
		label, err := language.label(id, part.ID)
		if err != nil {
			return nil, err
		}
		key = append(key, Answer{label, cmp.Or(language.Asked["options"][part.Right], part.Right)})
	}
	return key, nil
}

const exerciseHTML = `<form class="exercise" id="exercise-{{.ID}}" data-exercise="{{.ID}}">
{{if .Log}}<p class="log">{{.Log}}</p>
{{end}}{{range .Parts}}<p class="part" data-part="{{.Name}}"><label><span>{{.Label}}</span> {{if eq .Kind "choose"}}<select name="{{.Name}}"><option value="">{{text "page.exercise.choose"}}</option>{{range .Options}}<option value="{{.Value}}">{{.Label}}</option>{{end}}</select>{{else if eq .Kind "number"}}<input name="{{.Name}}" inputmode="numeric" maxlength="10" size="6">{{else}}<textarea name="{{.Name}}" maxlength="500" rows="2"></textarea>{{end}}</label> <output></output></p>
{{end}}<p class="tools"><button type="submit" hidden>{{text "page.exercise.commit"}}</button> <span class="score" role="status"></span></p>
</form>
`
