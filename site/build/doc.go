// Command build makes the whole site: the two WebAssembly programs, pages from templates, modules, style sheets, fonts
// and licences, into one folder that any static host can serve, under any path.
//
// Each text file and program gets a .br and a .gz beside it. Compressing at the highest level takes most of the time,
// so its results are kept by content in -cache; -quick uses what is kept there and compresses nothing. Files that
// didn't change are not written again, and files that no longer belong are removed.
package main
