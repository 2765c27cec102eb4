package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// classes is the table of review.md, Classify.
var classes = map[string]Class{
	"dependency-not-ready":          Temporary,
	"dependency-not-inspectedy":     Temporary,
	"schema-not-supported":          Terminal,
	"training-schema-not-supported": Terminal,
	"sequence-gap":                  Terminal,
	"required-key-violated":         Terminal,
}

func TestEachRowOfTheClassTable(t *testing.T) {
	assert.Len(t, ClassTable(), len(classes))
	for _, row := range ClassTable() {
		assert.Equal(t, classes[row.Code], row.Class, row.Code)
	}
	for code, class := range classes {
		assert.Equal(t, class, Classify(code), code)
	}
	assert.Equal(t, 1, TableVersion)
}

func TestAnyOtherCodeIsUnknown(t *testing.T) {
	for _, code := range []string{
		"timeout", "", "temporary", "dependency-not-read", "dependency-not-ready ", "Dependency-Not-Ready", "dependency-not-inspected",
		"sequence-gap\n", "зависимость", "ไม่พร้อม",
	} {
		assert.Equal(t, Unknown, Classify(code), code)
	}
}

func TestEachCodeOnAFirstAttempt(t *testing.T) {
	want := map[Class]string{Temporary: "controlled-retry", Terminal: "manual-review", Unknown: "manual-review"}
	classes := map[string]Class{"timeout": Unknown, "connection-reset": Unknown}
	for _, row := range ClassTable() {
		classes[row.Code] = row.Class
	}
	for code, class := range classes {
		r := begin(t, `{}`)
		assert.Equal(t, want[class], r.take(`{"do":"deliver","code":"`+code+`"}`), code)
		assert.Equal(t, 1, r.Attempt, code)
		assert.Zero(t, r.Ledger.Len(), code)
		if record, has := r.Records.Last(); class != Temporary {
			assert.True(t, has, code)
			assert.Equal(t, class, record.FailureKind, code)
			assert.Equal(t, code, record.TerminalReason)
		}
	}
}
