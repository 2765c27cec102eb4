package quarantine

import (
	"bufio"
	"compress/gzip"
	"encoding/json"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/lab/labtest"
)

// golden is one line of testdata/golden.jsonl.gz; testdata/golden.py says how it is made.
type golden struct {
	Scenario     string
	OriginalHash string
	Trace        []goldenEntry
}

type goldenEntry struct {
	Result, State         string
	Now, Age              int
	OperationID, BodyHash *string // nil: as before
	ReceivesThisCycle     int
	TotalReceives         int
	Redrives              int
	QuarantineCount       int
}

// UnmarshalJSON reads the row that golden.py writes.
func (e *goldenEntry) UnmarshalJSON(row []byte) error {
	return json.Unmarshal(row, &[]any{
		&e.Result, &e.State, &e.Now, &e.Age, &e.OperationID, &e.BodyHash,
		&e.ReceivesThisCycle, &e.TotalReceives, &e.Redrives, &e.QuarantineCount,
	})
}

// tracedEntry is what Lesson.WriteEntry writes.
type tracedEntry struct {
	Do, Result, State     string
	Reason, HeldAt        *string
	Now, Age              int
	OperationID, BodyHash string
	OriginalHash          string
	ReceivesThisCycle     int
	TotalReceives         int
	Redrives              int
	QuarantineCount       int
}

func TestGoldenTraces(t *testing.T) {
	reached := map[string]int{}
	lines := readGolden(t)
	require.GreaterOrEqual(t, len(lines), 600)
	for _, line := range lines {
		if !playGolden(t, line, reached) {
			t.Fatal(line.Scenario)
		}
	}
	for _, place := range everyRefusal() {
		assert.GreaterOrEqual(t, reached[place], 5, place)
	}
	for _, state := range []Status{Ready, Quarantined, Held, Redriven, Succeeded} { // the reference never rests in RETRY
		assert.GreaterOrEqual(t, reached[state.String()], 50, state.String())
	}
	for _, verb := range []Verb{DoReceiveCycle, DoRedrive, DoConsume, DoTick, DoRequarantine, DoSet} {
		assert.GreaterOrEqual(t, reached[verb.String()], 300, verb.String())
	}
}

// everyRefusal lists each reason at each place that has a check for it.
func everyRefusal() []string {
	var all []string
	for at, checks := range map[Place][]check{AtReceive: integrity[:], AtGate: gates[:], AtSecondCheck: secondCheck[:]} {
		for _, check := range checks {
			all = append(all, at.String()+":"+check.reason.String())
		}
	}
	return all
}

func readGolden(t *testing.T) []golden {
	t.Helper()
	file, err := os.Open("testdata/golden.jsonl.gz")
	require.NoError(t, err)
	defer file.Close()
	unzipped, err := gzip.NewReader(file)
	require.NoError(t, err)
	var lines []golden
	scanner := bufio.NewScanner(unzipped)
	scanner.Buffer(nil, 1<<20)
	for scanner.Scan() {
		var line golden
		require.NoError(t, json.Unmarshal(scanner.Bytes(), &line))
		lines = append(lines, line)
	}
	require.NoError(t, scanner.Err())
	return lines
}

// playGolden plays one scenario through the Lesson and compares entry for entry.
func playGolden(t *testing.T, line golden, reached map[string]int) bool {
	lesson, doc := Lesson{}, labtest.Value(t, line.Scenario)
	state, err := lesson.Parse(doc)
	require.NoError(t, err)
	want := expectation{originalID: state.(State).OperationID, originalHash: line.OriginalHash, state: Ready.String()}
	steps, _ := doc.Get("steps")
	require.Len(t, steps.Items(), len(line.Trace))
	for i, value := range steps.Items() {
		step, err := lesson.ParseStep(value)
		require.NoError(t, err)
		before := state.(State)
		var outcome lab.Outcome
		state, outcome, err = lesson.Apply(state, step, nil)
		require.NoError(t, err)
		got := traced(t, step, outcome, state)
		if !assert.Equal(t, want.entry(step.Do(), line.Trace[i]), got, "step %d", i) || !sound(t, before, step, state) {
			return false
		}
		reached[got.Do]++
		reached[got.State]++
		if strings.HasPrefix(got.Result, "HELD:") {
			reached[state.(State).HeldAt.String()+strings.TrimPrefix(got.Result, "HELD")]++
		}
	}
	return true
}

func sound(t *testing.T, before State, step lab.Step, after lab.State) bool {
	own, taken := after.(State), step.(Step)
	return assert.Empty(t, BrokenByState(&own)) && assert.Empty(t, BrokenByTransition(&before, &taken, &own))
}

// traced reads back what WriteEntry writes. The reference has neither reason nor heldAt: they are left out here.
func traced(t *testing.T, step lab.Step, outcome lab.Outcome, after lab.State) tracedEntry {
	t.Helper()
	var w canon.Writer
	w.Object()
	Lesson{}.WriteEntry(&w, step, outcome, after)
	w.EndObject()
	var entry tracedEntry
	require.NoError(t, json.Unmarshal([]byte(w.Text()), &entry))
	entry.Reason, entry.HeldAt = nil, nil
	return entry
}

// expectation unfolds golden rows to entries.
type expectation struct {
	originalID, originalHash string
	operationID, bodyHash    string
	state                    string // before the step
}

func (x *expectation) entry(do string, row goldenEntry) tracedEntry {
	if row.OperationID != nil {
		x.operationID = *row.OperationID
	}
	if row.BodyHash != nil {
		x.bodyHash = *row.BodyHash
	}
	result := row.Result
	if do == "receiveCycle" && x.state == "READY" && result == "HELD" {
		result = x.changed()
	}
	x.state = row.State
	return tracedEntry{
		Do: do, Result: result, State: row.State, Now: row.Now, Age: row.Age, OperationID: x.operationID,
		BodyHash: x.bodyHash, OriginalHash: x.originalHash, ReceivesThisCycle: row.ReceivesThisCycle,
		TotalReceives: row.TotalReceives, Redrives: row.Redrives, QuarantineCount: row.QuarantineCount,
	}
}

// changed names what the reference's receive cycle refuses with a bare HELD (lab-format.md, Trace).
func (x *expectation) changed() string {
	if x.operationID != x.originalID {
		return "HELD:operation_id_changed"
	}
	return "HELD:body_changed"
}
