package assets

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestStageSum(t *testing.T) {
	// From the tables of the algorithm's authors: FNV-1a, 32 bits.
	for text, sum := range map[string]string{"": "811c9dc5", "a": "e40c292c", "foobar": "bf9cf968"} {
		assert.Equal(t, sum, StageSum([]byte(text)), text)
	}
}

func TestOnlyTheOwnTreeFits(t *testing.T) {
	defer func() { stageSum = "" }()
	tree := []byte(stageTree)
	stageSum = StageSum(tree)
	assert.True(t, fits(tree))
	tree[len(tree)/2] ^= 1
	assert.False(t, fits(tree))
	assert.False(t, fits(nil))
}
