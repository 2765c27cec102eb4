package quarantine

import "github.com/redrivelab/redrivelab/render/view"

// STUB of the contract: the body is the view owner's.

// Describer tells lesson 1.
type Describer struct{ view.Describer }
