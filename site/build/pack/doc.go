// Package pack compresses a site's files at the highest level, keeps the results by content, and writes a site into a
// folder. A site is a map from path to content.
package pack
