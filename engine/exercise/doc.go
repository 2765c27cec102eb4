// Package exercise asks the lessons' questions (quarantine.md and review.md, Exercises): predict, commit, run, compare.
//
// An Exercise is data: scenarios, and the parts of the question. What is right isn't written down where the engine can
// say it: Check runs the scenario and reads the answer from its trace, with the check that decided and its reason. Only a
// choice that is about the lab itself has its right option here. A text is asked for and never judged: a note is complete
// when nothing that it must name is missing.
//
//	verdict, err := exercise.Check(registry, "schema-3", `{"before":"QUARANTINED","state":"HELD","reason":"unfixed"}`)
//
// Nothing here keeps anything: answers come in as a JSON object of texts by part, the verdict goes out as JSON.
package exercise
