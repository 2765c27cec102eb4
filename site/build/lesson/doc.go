// Package lesson turns a lesson's Markdown into the parts of a page that is whole without JavaScript: text, a table of
// contents, diagrams, and traces that the engine runs while the page is built.
//
// Four fenced blocks mean more than text:
//
//	```lab            a built-in scenario, as a list of its steps with what each gave
//	scenario: tick-12
//	steps: 2          how many of them, all without
//	```
//
//	```lifecycle      the diagram of a lesson's states
//	quarantine
//	```
//
//	```exercise       a form with the parts of an exercise (engine/exercise)
//	age
//	```
//
//	```brief          a task to copy, "name: text" a line
//	```
package lesson
