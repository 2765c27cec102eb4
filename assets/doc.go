// Package assets gives typed access to what the lab brings along beside its code: its texts in each language and what
// the stage is drawn with. Nothing is read before it is asked for.
//
// A text stands in locales/en.json under a name ("reason.expired"), and under the same name in the other languages.
// After a change of names, go generate writes the constants of key.go anew; so a text that is missing doesn't compile.
// Text gives a text, Fill one with its {places} filled in.
package assets

//go:generate go run ./generate
