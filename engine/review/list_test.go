package review

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestAListGrowsWithoutChangingTheOneItGrewFrom(t *testing.T) {
	var empty List[string]
	one := empty.with("a")
	left, right := one.with("b"), one.with("c")
	assert.Equal(t, []string{}, empty.All())
	assert.Equal(t, []string{"a"}, one.All())
	assert.Equal(t, []string{"a", "b"}, left.All())
	assert.Equal(t, []string{"a", "c"}, right.All(), "two ways on from one list don't meddle with each other")
	assert.Equal(t, []int{0, 1, 2}, []int{empty.Len(), one.Len(), right.Len()})
}

func TestTheLastMemberOfAList(t *testing.T) {
	last, has := List[string]{}.Last()
	assert.Equal(t, "", last)
	assert.False(t, has)
	last, has = List[string]{}.with("a").with("b").Last()
	assert.Equal(t, "b", last)
	assert.True(t, has)
}

func TestWhatContinuesAList(t *testing.T) {
	one := List[string]{}.with("a")
	two := one.with("b")
	assert.True(t, one.continues(one))
	assert.True(t, one.continues(List[string]{}))
	assert.True(t, two.continues(one))
	assert.False(t, one.continues(two), "shorter")
	assert.False(t, two.continues(List[string]{}), "two members more")
	assert.False(t, two.continues(List[string]{}.with("a")), "the same members, but another list")
	assert.False(t, List[string]{}.continues(one))
}
