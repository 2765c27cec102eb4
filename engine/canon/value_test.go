package canon

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func parsed(t testing.TB, text string) Value {
	t.Helper()
	v, err := ParseBody(text)
	require.NoError(t, err)
	return v
}

func TestValueRemembersItsPlace(t *testing.T) {
	const text = ` {"b": [ 1, "xé" ], "a" : {} } `
	v := parsed(t, text)
	assert.Equal(t, Object, v.Kind())
	assert.Equal(t, text[1:len(text)-1], text[v.Offset():v.Offset()+v.Size()])
	assert.Equal(t, 2, v.Depth())

	require.Len(t, v.Members(), 2)
	a, b := v.Members()[0], v.Members()[1]
	assert.Equal(t, "a", a.Key)
	assert.Equal(t, `"a"`, text[a.Offset:a.Offset+3])
	assert.Equal(t, "{}", text[a.Value.Offset():a.Value.Offset()+a.Value.Size()])
	assert.Equal(t, 1, a.Value.Depth())
	assert.Equal(t, `[ 1, "xé" ]`, text[b.Value.Offset():b.Value.Offset()+b.Value.Size()])

	items := b.Value.Items()
	require.Len(t, items, 2)
	assert.Equal(t, Integer, items[0].Kind())
	assert.Equal(t, 0, items[0].Depth())
	assert.Equal(t, `"xé"`, text[items[1].Offset():items[1].Offset()+items[1].Size()])
	assert.Equal(t, "xé", items[1].Text())
}

func TestKinds(t *testing.T) {
	for text, kind := range map[string]Kind{
		`null`: Null, `true`: Bool, `false`: Bool, `-12`: Integer, `1.5`: Float, `1e2`: Float, `1E2`: Float, `-0`: Integer,
		`"1"`: String, `[]`: Array, `{}`: Object,
	} {
		assert.Equal(t, kind, parsed(t, text).Kind(), text)
	}
	assert.True(t, parsed(t, `true`).Bool())
	assert.False(t, parsed(t, `false`).Bool())
	assert.Empty(t, parsed(t, `12`).Text(), "a number has no text")
	assert.Nil(t, parsed(t, `{}`).Items())
	assert.Nil(t, parsed(t, `[]`).Members())
}

func TestZeroValueIsNull(t *testing.T) {
	assert.Equal(t, Null, Value{}.Kind())
	assert.Equal(t, "null", Value{}.Canonical())
	_, has := Value{}.Get("a")
	assert.False(t, has)
}

func TestGetAndWithout(t *testing.T) {
	v := parsed(t, `{"c":3,"a":1,"b":2}`)
	for key, canonical := range map[string]string{"a": "1", "b": "2", "c": "3"} {
		member, has := v.Get(key)
		assert.True(t, has, key)
		assert.Equal(t, canonical, member.Canonical())
	}
	_, has := v.Get("d")
	assert.False(t, has)
	assert.Equal(t, `{"a":1,"c":3}`, v.Without("b").Canonical())
	assert.Equal(t, `{"a":1,"b":2,"c":3}`, v.Without("d").Canonical())
	assert.Equal(t, `{"a":1,"b":2,"c":3}`, v.Canonical(), "the value itself is not changed")
}

func TestInt(t *testing.T) {
	for text, want := range map[string]int64{
		`0`: 0, `-0`: 0, `-7`: -7, `9223372036854775807`: 1<<63 - 1, `-9223372036854775808`: -1 << 63,
	} {
		n, fits := parsed(t, text).Int()
		assert.True(t, fits, text)
		assert.Equal(t, want, n)
	}
	for _, text := range []string{`9223372036854775808`, `-9223372036854775809`, `1.0`, `1e0`, `"1"`, `true`, `null`} {
		_, fits := parsed(t, text).Int()
		assert.False(t, fits, text)
	}
}

func TestEquals(t *testing.T) {
	for _, equal := range []struct {
		text string
		n    int64
	}{
		{`2`, 2}, {`2.0`, 2}, {`2e0`, 2}, {`0.2e1`, 2}, {`20E-1`, 2}, {`-3.0`, -3}, {`0`, 0}, {`-0`, 0}, {`-0.0`, 0}, {`1e-400`, 0},
		{`9007199254740993`, 1<<53 + 1}, {`9007199254740992.0`, 1 << 53}, {`-9223372036854775808.0`, -1 << 63},
	} {
		assert.True(t, parsed(t, equal.text).Equals(equal.n), equal.text)
		assert.False(t, parsed(t, equal.text).Equals(equal.n+1), equal.text)
	}
	for _, other := range []string{`2.5`, `"2"`, `true`, `null`, `[2]`, `1e300`, `9223372036854775808`, `9223372036854775808.0`} {
		for _, n := range []int64{0, 1, 2, 1<<63 - 1, -1 << 63} {
			assert.False(t, parsed(t, other).Equals(n), "%s and %d", other, n)
		}
	}
}
