package exercise

// Pieces of the scenarios of lesson 1.
const (
	begin   = `{"format":"redrive-lab/1","lesson":"quarantine","steps":[{"do":"receiveCycle"},`
	fixed   = `{"do":"set","supportedSchemas":[1,2],"approved":true,"remediationFixed":true}`
	redrive = `{"do":"redrive"}`
	consume = `{"do":"consume"}`
	end     = `]}`
	mutated = `{"schema_version":2,"video_id":"V-18"}`
)

// exercises are those of quarantine.md, then those of review.md.
var exercises = []Exercise{
	{ID: "schema-3", Lesson: "quarantine", Runs: []string{
		`{"format":"redrive-lab/1","lesson":"quarantine","record":{"body":{"schema_version":3,"video_id":"V-17"}},"steps":[{"do":"receiveCycle"},` +
			`{"do":"set","supportedSchemas":[2],"approved":true,"remediationFixed":true},` + redrive + end,
	}, Parts: []Part{
		choose("before", states, 0, 1, "state"), choose("state", states, 0, -1, "state"), choose("reason", reasons, 0, -1, "reason"),
	}},
	{ID: "age", Lesson: "quarantine", Runs: []string{
		begin + fixed + `,{"do":"tick","n":11},` + redrive + end,
		begin + fixed + `,{"do":"tick","n":12},` + redrive + end,
		begin + fixed + `,{"do":"tick","n":11},` + redrive + `,{"do":"tick"},` + consume + end,
	}, Parts: join([]Part{
		choose("state-11", states, 0, -1, "state"), choose("state-12", states, 1, -1, "state"), choose("reason-12", reasons, 1, -1, "reason"),
		choose("state-late", states, 2, -1, "state"), number("receives-late", 2, -1, "totalReceives"),
	}, texts(Words, "why"))},
	{ID: "unknown-effect", Lesson: "quarantine", Runs: []string{
		begin + fixed + `,{"do":"set","unknownEffect":true},` + redrive + end,
	}, Parts: join(
		[]Part{choose("state", states, 0, -1, "state"), choose("reason", reasons, 0, -1, "reason")},
		texts(Words, "note-reason", "note-operation", "note-hash", "note-time", "note-effect", "note-evidence"),
		texts(Optional, "note-source", "note-handler", "note-receives", "note-poison", "note-approver", "note-remediation", "note-budget"))},
	{ID: "changed", Lesson: "quarantine", Runs: []string{
		begin + fixed + `,` + redrive + `,{"do":"set","operationId":"other-operation"},` + consume + end,
		begin + fixed + `,` + redrive + `,{"do":"set","body":` + mutated + `},` + consume + end,
	}, Parts: []Part{
		choose("state-id", states, 0, -1, "state"), choose("reason-id", reasons, 0, -1, "reason"), number("receives-id", 0, -1, "totalReceives"),
		choose("state-body", states, 1, -1, "state"), choose("reason-body", reasons, 1, -1, "reason"), number("receives-body", 1, -1, "totalReceives"),
	}},
	{ID: "candidate", Lesson: "quarantine", Runs: []string{
		begin + fixed + `,{"do":"set","body":` + mutated + `},{"do":"redrive","candidate":{"schema_version":2,"video_id":"V-17"}}` + end,
		begin + fixed + `,{"do":"redrive","candidate":` + mutated + `}` + end,
	}, Parts: []Part{
		choose("state-old", states, 0, -1, "state"), choose("reason-old", reasons, 0, -1, "reason"),
		choose("state-changed", states, 1, -1, "state"), choose("reason-changed", reasons, 1, -1, "reason"),
	}},
	{ID: "replay-limit", Lesson: "quarantine", Runs: []string{
		begin + fixed + `,` + redrive + `,` + consume + `,{"do":"requarantine"},` + redrive + end,
	}, Parts: []Part{
		choose("state", states, 0, -1, "state"), choose("reason", reasons, 0, -1, "reason"), number("redrives", 0, -1, "redrives"),
		{ID: "faked", Kind: Choose, Options: []string{"approval", "requarantine", "clock", "budget"}, Right: "requarantine"},
	}},
	classify, duplicate, record, decide, emptyLedger,
}
