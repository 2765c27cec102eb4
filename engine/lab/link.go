package lab

import (
	"bytes"
	"encoding/base64"
	"strings"

	"github.com/redrivelab/redrivelab/engine/canon"
)

// A link is base64url without padding of: the version, a checksum, the packed dump. Links outlive the code that
// made them, so a later form takes another version and this one stays readable.
const (
	linkVersion  = 1
	linkSumBytes = 4
	linkHead     = 1 + linkSumBytes
	// maxLinkBytes is more than a dump of MaxScenarioBytes can need, incompressible text included.
	maxLinkBytes = MaxScenarioBytes * 3 / 2
)

var linkEncoding = base64.RawURLEncoding.Strict()

// Link is the session up to the cursor as bare URL-safe text: letters, digits, "-" and "_".
func (s *Session) Link() string {
	dump := s.Dump()
	link := append([]byte{linkVersion}, linkSum(dump)...)
	return linkEncoding.EncodeToString(append(link, pack(dump)...))
}

// OpenLink opens what Link gave. Damaged, truncated or foreign text is "bad-link".
func (r *Registry) OpenLink(link string) (*Session, error) {
	dump, ok := unpackLink(link)
	if !ok {
		return nil, Refuse("bad-link", "", "this is no whole link of the lab; copy it again from where it was made")
	}
	return r.Open(dump)
}

func unpackLink(link string) (dump string, ok bool) {
	if len(link) > maxLinkBytes || strings.ContainsAny(link, "\r\n") { // the decoder would skip line ends
		return "", false
	}
	packed, err := linkEncoding.DecodeString(link)
	if err != nil || len(packed) < linkHead || packed[0] != linkVersion {
		return "", false
	}
	dump, ok = unpack(packed[linkHead:], MaxScenarioBytes)
	return dump, ok && bytes.Equal(linkSum(dump), packed[1:linkHead])
}

// linkSum tells a damaged link from a whole one; it protects against accidents, not against people.
func linkSum(dump string) []byte {
	sum := canon.Sum256([]byte(dump))
	return sum[:linkSumBytes]
}
