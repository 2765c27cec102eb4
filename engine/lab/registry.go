package lab

import (
	"slices"
	"strings"
)

// Registry knows the lessons. It is not changed after NewRegistry.
type Registry struct {
	lessons []Lesson
}

// NewRegistry registers lessons; the first is the default.
func NewRegistry(lessons []Lesson) *Registry { return &Registry{lessons: slices.Clone(lessons)} }

// Lessons are the registered lessons in order; read only.
func (r *Registry) Lessons() []Lesson { return r.lessons }

// Lesson finds a lesson by name, or answers the fault that path names it at: "unknown-lesson".
func (r *Registry) Lesson(name, path string) (Lesson, error) {
	names := make([]string, 0, len(r.lessons))
	for _, lesson := range r.lessons {
		if lesson.Name() == name {
			return lesson, nil
		}
		names = append(names, lesson.Name())
	}
	return nil, Refuse("unknown-lesson", path, "no lesson has this name; use one of: "+strings.Join(names, ", "))
}

// builtin finds the text of a built-in scenario among the lessons given.
func builtin(lessons []Lesson, name string) (string, error) {
	var names []string
	for _, lesson := range lessons {
		for _, b := range lesson.Builtins() {
			if b.Name == name {
				return b.Scenario, nil
			}
			names = append(names, b.Name)
		}
	}
	return "", Refuse("unknown-builtin", "builtin", "no built-in scenario has this name; use one of: "+strings.Join(names, ", "))
}
