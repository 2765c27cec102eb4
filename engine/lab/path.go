package lab

import "github.com/redrivelab/redrivelab/engine/canon"

// maxPathKey bounds how much of a learner's own key a path shows, in bytes.
const maxPathKey = 40

// memberPath is the path of a member: "policy.maxReceives"; a key that is no plain word is quoted: `policy["a b"]`.
func memberPath(path, key string) string {
	if !plainKey(key) {
		return path + "[" + quoteKey(key) + "]"
	}
	if path == "" {
		return key
	}
	return path + "." + key
}

// joinPath puts a path that is relative to base behind it.
func joinPath(base, relative string) string {
	if base == "" || relative == "" || relative[0] == '[' {
		return base + relative
	}
	return base + "." + relative
}

func plainKey(key string) bool {
	if key == "" || len(key) > maxPathKey {
		return false
	}
	for i := range len(key) {
		c := key[i] | 0x20
		if key[i] != '_' && !('a' <= c && c <= 'z') && !('0' <= key[i] && key[i] <= '9') {
			return false
		}
	}
	return true
}

func quoteKey(key string) string {
	short := key
	if len(short) > maxPathKey {
		short = short[:maxPathKey]
		for key[len(short)]&0xc0 == 0x80 { // not inside a character
			short = short[:len(short)-1]
		}
		short += "…"
	}
	var w canon.Writer
	w.String(short)
	return w.Text()
}
