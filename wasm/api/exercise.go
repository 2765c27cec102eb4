package api

import "github.com/redrivelab/redrivelab/engine/exercise"

// commit judges the answers to an exercise, and tells who listens to answers: verdicts, without what was written in words.
func (l *Lab) commit(args []string) (string, error) {
	verdict, err := exercise.Check(l.registry, args[0], args[1])
	if err != nil {
		return "", err
	}
	l.events.add(event{on: onAnswer, json: verdict.JSON(true)})
	l.events.deliver()
	return verdict.JSON(false), nil
}
