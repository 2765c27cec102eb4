// Package bridge is the only one that knows a browser. Its files are built for js alone; what they connect is pure and
// tested elsewhere.
//
// Expose puts a lab on the page as globalThis.redriveLab (lab-format.md, JavaScript API): text in, text out, and
// nothing throws, whatever a page gives.
package bridge
