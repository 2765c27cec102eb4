package api_test

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/wasm/api"
)

func TestRefusalInReadsErrorsAlone(t *testing.T) {
	l := api.New()
	assert.Equal(t, "no control has this id now; controls() lists them", api.RefusalIn(l.Call("press", []string{"nothing"})))
	for _, answer := range []string{l.Call("press", []string{"receive"}), l.Call("link", nil), l.Call("dump", nil), "", "[]", `{"error":{"message":7}}`} {
		assert.Empty(t, api.RefusalIn(answer), answer)
	}
}
