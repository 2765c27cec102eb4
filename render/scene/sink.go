package scene

// bins are the leaves that something which moves is in, as lists of pieces.
type bins struct {
	head    []int32 // the first piece in each leaf, -1 for none
	touched []int32 // leaves with a piece
}

func newBins(leaves int) bins {
	b := bins{head: make([]int32, leaves), touched: make([]int32, 0, leaves)}
	for i := range b.head {
		b.head[i] = -1
	}
	return b
}

func (b *bins) clear() {
	for _, leaf := range b.touched {
		b.head[leaf] = -1
	}
	b.touched = b.touched[:0]
}

func (b *bins) add(leaf, i int32, p *piece) {
	if b.head[leaf] < 0 {
		b.touched = append(b.touched, leaf)
	}
	p.next = b.head[leaf]
	b.head[leaf] = i
}

// sort brings the touched leaves into the order in which the walk meets them. There are few, and they are nearly in order
// from one frame to the next.
func (b *bins) sort(leaves []leafRun) {
	t := b.touched
	for i := 1; i < len(t); i++ {
		for k := i; k > 0 && leaves[t[k]].rank < leaves[t[k-1]].rank; k-- {
			t[k], t[k-1] = t[k-1], t[k]
		}
	}
}

// sink lets a piece down the tree from a child, cutting it where a plane crosses it, into the leaves.
func (s *Scene) sink(child, i int32) {
	for child >= 0 {
		n := &s.still.tree.Nodes[child]
		plane := &s.still.tree.Planes[n.Plane]
		switch s.moving.side(i, plane) {
		case inFront:
			child = n.Front
		case behind:
			child = n.Back
		default:
			front, back := s.moving.split(i, plane)
			if front != none {
				s.sink(n.Front, front)
			}
			if back == none {
				return
			}
			child, i = n.Back, back
		}
	}
	s.bins.add(^child, i, &s.moving.pieces[i])
}
