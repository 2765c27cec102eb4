package exercise

// asReview begins a scenario of lesson 2.
const asReview = `{"format":"redrive-lab/1","lesson":"review","steps":[`

// toPoison are the steps of the poison branch (review.md, The two branches).
const toPoison = asReview + `{"do":"deliver","code":"dependency-not-ready"},{"do":"wait","ms":1000},{"do":"deliver","code":"training-schema-not-supported"}`

// codes are what the first exercise of review.md has classified: each row of the table, and two that it hasn't.
var codes = [...]string{
	"dependency-not-ready", "schema-not-supported", "timeout", "sequence-gap", "dependency-not-inspectedy", "required-key-violated",
	"training-schema-not-supported", "connection-reset",
}

var classify = func() Exercise {
	e := Exercise{ID: "classify", Lesson: "review"}
	for i, code := range codes {
		e.Runs = append(e.Runs, asReview+`{"do":"deliver","code":"`+code+`"}`+end)
		e.Parts = append(e.Parts, choose(code, classes, i, -1, "class"))
	}
	return e
}()

var duplicate = Exercise{ID: "duplicate", Lesson: "review", Runs: []string{
	asReview + `{"do":"deliver","receipt":"unknown"},{"do":"deliver"},{"do":"deliver"}` + end,
}, Parts: []Part{
	choose("second", outcomes, 0, 2, "outcome"), choose("second-writes", []string{"true", "false"}, 0, 2, "effectWritten"),
	choose("third", outcomes, 0, 3, "outcome"),
}}

var record = Exercise{ID: "record", Lesson: "review", Runs: []string{toPoison + end}, Parts: []Part{
	{ID: "messageId", Kind: Choose, Options: []string{"msg-order-417", "invoice-417:reminder", "training-schema-not-supported"}, Step: -1, Field: "messageId"},
	{ID: "effectKey", Kind: Choose, Options: []string{"msg-order-417", "invoice-417:reminder", "training-schema-not-supported"}, Step: -1, Field: "effectKey"},
	choose("failureKind", classes, 0, -1, "failureKind"),
	{ID: "terminalReason", Kind: Choose, Options: []string{"dependency-not-ready", "training-schema-not-supported", "timeout"}, Step: -1, Field: "terminalReason"},
	number("attempts", 0, -1, "attempts"), number("observedAtMs", 0, -1, "observedAtMs"),
	{ID: "lacks", Kind: Choose, Options: []string{"requiredCheck", "payloadReference", "messageId", "effectKey"}, Right: "payloadReference"},
}}

// decide is judged by its own run: see decided.
var decide = Exercise{ID: "decide", Lesson: "review", Runs: []string{toPoison + end}, Parts: []Part{
	{ID: "action", Kind: Choose, Options: []string{"cancel", "replay-after-fix", "correct-input"}},
	{ID: "fixed", Kind: Optional}, {ID: "noSecondEffect", Kind: Optional},
}}

var emptyLedger = Exercise{ID: "empty-ledger", Lesson: "review", Runs: []string{toPoison + end}, Parts: join([]Part{
	number("keys", 0, -1, "ledger"), choose("written", []string{"true", "false"}, 0, -1, "effectWritten"),
	{ID: "because", Kind: Choose, Options: []string{"nothing-was-produced", "the-ledger-was-cleared", "the-key-was-changed"}, Right: "nothing-was-produced"},
}, texts(Words, "why"))}
