package review

// List is an immutable list that only grows at its end. Growing it copies nothing: the longer list shares the shorter,
// so a thousand states in a timeline keep each member once. Two lists are == when one was copied from the other.
type List[T any] struct {
	last *link[T]
	size int
}

type link[T any] struct {
	value  T
	before *link[T]
}

// Len is how many members the list has.
func (l List[T]) Len() int { return l.size }

// Last is the newest member; false for an empty list.
func (l List[T]) Last() (member T, has bool) {
	if l.last == nil {
		return member, false
	}
	return l.last.value, true
}

// All is a new slice of the members, the oldest first.
func (l List[T]) All() []T {
	all := make([]T, l.size)
	for at, i := l.last, l.size-1; at != nil; at, i = at.before, i-1 {
		all[i] = at.value
	}
	return all
}

// with is the list with one member more.
func (l List[T]) with(member T) List[T] {
	return List[T]{last: &link[T]{value: member, before: l.last}, size: l.size + 1}
}

// continues says whether the list is an earlier one, or that one with a single member more.
func (l List[T]) continues(earlier List[T]) bool {
	return l == earlier || l.last != nil && l.size == earlier.size+1 && l.last.before == earlier.last
}
