package canon

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// vectors are those of canonical-json.md: input, canonical text, first 12 digits of the hash.
var vectors = []struct{ text, canonical, hash string }{
	{`1`, `1`, "6b86b273ff34"},
	{`1.0`, `1.0`, "d0ff5974b6aa"},
	{`-0`, `0`, "5feceb66ffc8"},
	{`-0.0`, `-0.0`, "c26617c7ccbc"},
	{`1e5`, `100000.0`, "e910c00f2d31"},
	{`0.0001`, `0.0001`, "e539aebac7fd"},
	{`0.00001`, `1e-05`, "5a9530d3c6d5"},
	{`1e-7`, `1e-07`, "e485fac25775"},
	{`9999999999999998.0`, `9999999999999998.0`, "46a1ec5321af"},
	{`1e16`, `1e+16`, "a14483852059"},
	{`9007199254740993`, `9007199254740993`, "a1c367c29158"},
	{`9007199254740993.0`, `9007199254740992.0`, "0ad10bbdda8d"},
	{`123456789012345678901234567890`, `123456789012345678901234567890`, "f54e5c8f8106"},
	{`333333333.33333329`, `333333333.3333333`, "6bd9be1c1410"},
	{`5e-324`, `5e-324`, "c46e7ca1be4c"},
	{`"\u007f\u0080"`, "\"\u007f\u0080\"", "43b95ba33161"},
	{`"\u2028\u2029"`, "\"\u2028\u2029\"", "e3a0e2262ac7"},
	{`{"\ufb33":1,"\ud83d\ude00":2}`, "{\"\ufb33\":1,\"\U0001F600\":2}", "29a6ca639c97"},
	{`{"10":1,"9":2,"a":3,"B":4,"_":5,"":6}`, `{"":6,"10":1,"9":2,"B":4,"_":5,"a":3}`, "e57a99bdb611"},
	{`[ 1.10 , {"z":null,"y":[]} ]`, `[1.1,{"y":[],"z":null}]`, "6ee300d46d5f"},
	{`{"amount":10.10,"id":"op-7","to":"Zoë"}`, `{"amount":10.1,"id":"op-7","to":"Zoë"}`, "dfc7f06dc8c2"},
	{`{"schema_version":2,"video_id":"V-17"}`, `{"schema_version":2,"video_id":"V-17"}`, "29ccf525a210"},
}

func TestVectors(t *testing.T) {
	for _, vector := range vectors {
		t.Run(vector.text, func(t *testing.T) {
			v, err := ParseBody(vector.text)
			require.NoError(t, err)
			assert.Equal(t, vector.canonical, v.Canonical())
			hash := Hash(v.Canonical())
			assert.Equal(t, vector.hash, hash[:12])
			assert.Len(t, hash, 64)
			assert.Equal(t, strings.ToLower(hash), hash)
		})
	}
}
