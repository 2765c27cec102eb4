package lab_test

import (
	"encoding/base64"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/redrivelab/redrivelab/engine/lab"
)

const urlSafe = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

func TestLinkOpensAgain(t *testing.T) {
	s := open(t, `"title":"é\u0000"`, `"counter":{"from":7}`, steps(`{"do":"add","n":3,"caption":{"th":"ก"}}`, `{"do":"note","body":[1.0]}`, `{"do":"add"}`))
	require.NoError(t, s.Undo())
	link := s.Link()
	assert.Empty(t, strings.Trim(link, urlSafe), "only characters that need no escape in an address")
	again, err := counters.OpenLink(link)
	require.NoError(t, err)
	assert.Equal(t, s.Dump(), again.Dump())
	assert.Equal(t, s.State(), again.State())
	assert.Equal(t, 2, again.Steps(), "up to the cursor")
}

// The form of a link never changes: this one must open in every later version.
func TestLinkOfVersion1(t *testing.T) {
	const link = "AUDlrdVUeyJmb3JtYXQiOiJyZWRyaXZlLWxhYi8xIiwibGVzc29uIjoib25lIiwiY291bnRlciI6eyJmcm9tIjowfSwic3RlcHMiOlt7ImRvIjoiYWRkIn0sMw0CXX0A"
	s, err := counters.OpenLink(link)
	require.NoError(t, err)
	assert.Equal(t, 5, count(s))
}

func TestLinkOfAFullSession(t *testing.T) {
	s := open(t, steps(manySteps(1000)...))
	again, err := counters.OpenLink(s.Link())
	require.NoError(t, err)
	assert.Equal(t, 1000, again.Steps())
	assert.Less(t, len(s.Link()), 300, "equal steps cost next to nothing")
}

func TestOpenLinkRefusesDamage(t *testing.T) {
	s := open(t, steps(`{"do":"add","n":3}`, `{"do":"note","body":{"a":"text"}}`))
	link := s.Link()
	for i := range len(link) {
		refuseLink(t, link[:i])
		refuseLink(t, link[:i]+link[i+1:])
		refuseLink(t, link[:i]+string(urlSafe[(strings.IndexByte(urlSafe, link[i])+1)%len(urlSafe)])+link[i+1:])
		refuseLink(t, link[:i]+"\n"+link[i:])
	}
	for _, foreign := range []string{
		"#" + link, link + "=", link + "A", link + link, " " + link, link + "\r\n", "https://example.org/lab.html#" + link,
		"worked-example", `{"format":"redrive-lab/1"}`, "é", "%41", strings.Repeat("A", 1<<20),
		base64.RawURLEncoding.EncodeToString([]byte("\x02 a later version")),
	} {
		refuseLink(t, foreign)
	}
}

func refuseLink(t *testing.T, link string) {
	t.Helper()
	s, err := counters.OpenLink(link)
	assert.Nil(t, s)
	assertFault(t, err, "bad-link", "")
}

// A whole link whose scenario is refused says why, as Open does.
func TestOpenLinkTellsWhatIsRefused(t *testing.T) {
	link := open(t, `"lesson":"two"`).Link()
	_, err := lab.NewRegistry([]lab.Lesson{counter{"one"}}).OpenLink(link)
	assertFault(t, err, "unknown-lesson", "lesson")
}
