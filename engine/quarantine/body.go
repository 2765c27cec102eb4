package quarantine

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
)

// schemaKey is the member of a body that the handler fixture looks at.
const schemaKey = "schema_version"

// NewBody makes a Body of a parsed JSON object: its canonical text, hash and schema once for all. What is no object, or
// breaks the limits of a body (16 KiB before and after canonicalising, depth 64), is a *lab.Error at path.
func NewBody(value canon.Value, path string) (*Body, error) {
	if value.Kind() != canon.Object {
		return nil, lab.Refuse("wrong-type", path, "a body is a JSON object; give one in { }")
	}
	text, err := value.CanonicalBody()
	if err != nil {
		return nil, lab.Fault(path, err)
	}
	return &Body{Canonical: text, Hash: canon.Hash(text), Schema: schemaOf(value), value: value}, nil
}

// schemaOf is the schema_version as a member of a Schemas set, -1 where it can be none: a schema is supported when it is a
// JSON number equal to a member, whichever way it is written (quarantine.md, Operations).
func schemaOf(body canon.Value) int {
	version, _ := body.Get(schemaKey)
	if !isNumber(version) {
		return -1
	}
	number, err := strconv.ParseFloat(version.Canonical(), 64)
	if err != nil || number < 0 || number > maxSchema {
		return -1
	}
	if schema := int(number); version.Equals(int64(schema)) {
		return schema
	}
	return -1
}

func isNumber(value canon.Value) bool {
	return value.Kind() == canon.Integer || value.Kind() == canon.Float
}

// WithMember gives a body's canonical text with one string member set: what the "body changed" control offers.
func (b *Body) WithMember(key, text string) string {
	var w canon.Writer
	w.Object()
	written := false
	for _, member := range b.value.Members() {
		if !written && member.Key > key { // members stand in canonical order: key has its place before this one
			w.StringMember(key, text)
			written = true
		}
		if member.Key != key {
			w.Key(member.Key)
			w.Raw(member.Value.Canonical())
		}
	}
	if !written {
		w.StringMember(key, text)
	}
	w.EndObject()
	return w.Text()
}
