package static

import (
	"net/http"
	"strconv"
	"strings"
)

// variant is one precompressed form of a file.
type variant struct{ coding, suffix string }

// variants are the forms in order of preference.
var variants = []variant{{"br", ".br"}, {"gzip", ".gz"}}

// variant chooses the form of a file, the plain one where no other exists or is taken, and says that the choice
// depends on Accept-Encoding.
func (h handler) variant(w http.ResponseWriter, r *http.Request, name string) variant {
	accepted := r.Header.Values("Accept-Encoding")
	chosen := variant{}
	for _, v := range variants {
		if info, err := h.root.Stat(name + v.suffix); err != nil || !info.Mode().IsRegular() {
			continue
		}
		w.Header().Set("Vary", "Accept-Encoding")
		if chosen.coding == "" && accepts(accepted, v.coding) {
			chosen = v
		}
	}
	return chosen
}

// accepts says whether the lines of Accept-Encoding allow a coding (RFC 9110, 12.5.3). The coding's own weight counts
// before that of "*".
func accepts(lines []string, coding string) bool {
	star := false
	for _, line := range lines {
		for item := range strings.SplitSeq(line, ",") {
			name, parameter, _ := strings.Cut(strings.TrimSpace(item), ";")
			switch strings.ToLower(strings.TrimSpace(name)) {
			case coding:
				return weight(parameter) > 0
			case "*":
				star = weight(parameter) > 0
			}
		}
	}
	return star
}

// weight reads "q=0.5". What can't be read refuses the coding: the plain file is always right.
func weight(parameter string) float64 {
	parameter = strings.ToLower(strings.ReplaceAll(parameter, " ", ""))
	if parameter == "" {
		return 1
	}
	q, err := strconv.ParseFloat(strings.TrimPrefix(parameter, "q="), 64)
	if err != nil {
		return 0
	}
	return q
}
