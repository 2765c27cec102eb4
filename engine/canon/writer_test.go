package canon

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestWriter(t *testing.T) {
	var w Writer
	w.Object()
	w.StringMember("z", "a\"\n\u2028é")
	w.IntMember("n", -12)
	w.BoolMember("yes", true)
	w.BoolMember("no", false)
	w.NullMember("none")
	w.Key("empty")
	w.Array()
	w.EndArray()
	w.Key("list")
	w.Array()
	w.Int(1)
	w.Raw(`{"b":1.0}`)
	w.Object()
	w.EndObject()
	w.Array()
	w.Null()
	w.EndArray()
	w.String("")
	w.Bool(true)
	w.EndArray()
	w.Key("a\\")
	w.Object()
	w.EndObject()
	w.EndObject()
	want := "{\"z\":\"a\\\"\\n\u2028é\",\"n\":-12,\"yes\":true,\"no\":false,\"none\":null,\"empty\":[]," +
		`"list":[1,{"b":1.0},{},[null],"",true],"a\\":{}}`
	assert.Equal(t, want, w.Text())
	assert.Equal(t, len(want), w.Len())
	assert.True(t, json.Valid([]byte(w.Text())))
}

// A text that was taken stays as it is, whatever is written into its room afterwards.
func TestWriterAnew(t *testing.T) {
	var w Writer
	w.Room(64)
	w.Object()
	w.IntMember("n", 1)
	first := w.Text()
	w.Clear()
	assert.Zero(t, w.Len())
	w.Array()
	w.Int(2)
	w.EndArray()
	assert.Equal(t, "[2]", w.Text())
	assert.Equal(t, `{"n":1`, first)
}

func TestWriterScalar(t *testing.T) {
	var w Writer
	assert.Zero(t, w.Len())
	w.Int(7)
	assert.Equal(t, "7", w.Text())
}

func TestWriterMendsText(t *testing.T) {
	var w Writer
	w.Array()
	w.String("a\xff\xfeb")
	w.String("\xed\xa0\x80")
	w.String("é\"\xffก\x01\ufffd\\z")
	w.EndArray()
	assert.Equal(t, "[\"a\ufffd\ufffdb\",\"\ufffd\ufffd\ufffd\",\"é\\\"\ufffdก\\u0001\ufffd\\\\z\"]", w.Text())
}

func TestMembersThatMayBeNullOrLeftOut(t *testing.T) {
	var w Writer
	w.Object()
	w.StringOrNullMember("reason", "")
	w.StringOrNullMember("heldAt", "gate")
	w.StringMemberUnless("known", "receipt", "known")
	w.StringMemberUnless("known", "late", "unknown")
	w.StringMemberUnless("x", "blank", "")
	w.EndObject()
	assert.Equal(t, `{"reason":null,"heldAt":"gate","late":"unknown","blank":""}`, w.Text())
}
