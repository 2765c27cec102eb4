// Package bridge, with port below it, is the only one that knows a browser. Its files are built for js alone; what they
// connect is pure and tested elsewhere.
//
// Here is what a lab with a picture needs of a page: its input and its letters. The API is port's, so that a lab without
// a picture doesn't carry one along; Expose and Func only hand on to it.
package bridge
