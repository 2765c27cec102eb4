package quarantine

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/redrivelab/redrivelab/render/view"
)

func TestRestPlaces(t *testing.T) {
	for _, c := range []struct {
		steps       string
		at          view.Station
		lid, bar    bool
		waiting     int
		litReceives int
	}{
		{"", view.Queue, false, false, 3, 0},
		{`{"do":"receive"},{"do":"receive"}`, view.Ring, false, false, 3, 2},
		{toQuarantine, view.Bin, true, false, 0, 3},
		{toQuarantine + `,{"do":"redrive"}`, view.Bay, false, false, 0, 3},
		{toRedriven, view.Lane, false, true, 0, 0},
		{toRedriven + `,{"do":"consume"}`, view.Tray, false, false, 0, 1},
	} {
		stage := tells.Places(after(t, c.steps).State())
		assert.Equal(t, c.at, stage.Parcel.At, c.steps)
		assert.Equal(t, c.at, stage.Active, c.steps)
		assert.Equal(t, c.lid, stage.LidClosed, c.steps)
		assert.Equal(t, c.bar, stage.BarrierUp, c.steps)
		assert.Equal(t, c.waiting, stage.Waiting, c.steps)
		lit := 0
		for _, lamp := range stage.Boards[view.RingBoard].Lamps {
			if lamp == view.Lit {
				lit++
			}
		}
		assert.Equal(t, c.litReceives, lit, c.steps)
		assert.Equal(t, 3, stage.Boards[view.RingBoard].Count)
	}
}

func TestTheParcelShowsItsContent(t *testing.T) {
	parcel := tells.Places(after(t, "").State()).Parcel
	original := [8]byte{0x29, 0xcc, 0xf5, 0x25, 0xa2, 0x10, 0xc9, 0x89}
	assert.Equal(t, view.Parcel{At: view.Queue, Schema: 2, Fingerprint: original, Original: original}, parcel)
	changed := tells.Places(after(t, `{"do":"set","operationId":"x","body":{}}`).State()).Parcel
	// sha256 of "{}" begins with 44136fa355b3678a.
	assert.Equal(t, view.Parcel{
		At: view.Queue, Schema: -1, BodyChanged: true, Renamed: true, Original: original,
		Fingerprint: [8]byte{0x44, 0x13, 0x6f, 0xa3, 0x55, 0xb3, 0x67, 0x8a},
	}, changed)
}

func TestSockets(t *testing.T) {
	for scenario, want := range map[string][4]view.Socket{
		"":                              {{Schema: 1, Lit: true}, {Schema: 2}, {Schema: 3}},
		`,"supportedSchemas":[]`:        {{Schema: 1}, {Schema: 2}, {Schema: 3}},
		`,"supportedSchemas":[0,2,5,6]`: {{Schema: 1}, {Schema: 2, Lit: true}, {Schema: 3}, {Schema: 5, Lit: true}},
		`,"supportedSchemas":[5],"record":{"body":{"schema_version":9}}`:   {{Schema: 1}, {Schema: 2}, {Schema: 3}, {Schema: 9}},
		`,"supportedSchemas":[9],"record":{"body":{"schema_version":9.0}}`: {{Schema: 1}, {Schema: 2}, {Schema: 3}, {Schema: 9, Lit: true}},
		`,"record":{"body":{"schema_version":0}},"supportedSchemas":[0]`:   {{Schema: 1}, {Schema: 2}, {Schema: 3}},
	} {
		assert.Equal(t, want, tells.Places(play(t, scenario).State()).Sockets, scenario)
	}
}

func TestDial(t *testing.T) {
	for _, c := range []struct {
		scenario string
		lit, of  int
	}{
		{`,"steps":[{"do":"tick","n":7}]`, 7, 12},
		{`,"steps":[{"do":"tick","n":100}]`, 12, 12},
		{`,"record":{"createdAt":5},"steps":[{"do":"set","now":0}]`, 0, 12},
		{`,"policy":{"ttlTicks":1}`, 0, 1},
		{`,"policy":{"ttlTicks":1000},"steps":[{"do":"tick","n":500}]`, 12, 24},
		{`,"policy":{"ttlTicks":1000},"steps":[{"do":"tick","n":999}]`, 23, 24},
		{`,"policy":{"ttlTicks":1000},"steps":[{"do":"tick","n":1000}]`, 24, 24},
	} {
		stage := tells.Places(play(t, c.scenario).State())
		assert.Equal(t, c.lit, stage.DialLit, c.scenario)
		assert.Equal(t, c.of, stage.DialOf, c.scenario)
	}
}

func TestSigns(t *testing.T) {
	signs := tells.Signs(after(t, `{"do":"receive"},{"do":"tick","n":7}`).State(), english())
	assert.Equal(t, view.Sign{Title: "MAIN QUEUE", Note: "waiting: 3 (illustration)"}, signs[view.Queue])
	assert.Equal(t, view.Sign{Title: "HANDLER", Note: "supports schema 1"}, signs[view.Handler])
	assert.Equal(t, view.Sign{Title: "RETRY", Note: "receive 1 / 3"}, signs[view.Ring])
	assert.Equal(t, view.Sign{Title: "QUARANTINE", Note: "empty"}, signs[view.Bin])
	assert.Equal(t, view.Sign{Title: "AGE 7 / 12", Note: "ticks"}, signs[view.Tower])
	assert.Equal(t, "supports no schema", tells.Signs(play(t, `,"supportedSchemas":[]`).State(), english())[view.Handler].Note)
	assert.Equal(t, "1 record", tells.Signs(after(t, toQuarantine).State(), english())[view.Bin].Note)
	assert.Equal(t, "not a success yet", tells.Signs(after(t, toRedriven).State(), english())[view.Lane].Note)
	done := tells.Signs(after(t, toRedriven+`,{"do":"consume"}`).State(), english())
	assert.Equal(t, "no proof of a business outcome", done[view.Tray].Note)
	assert.Equal(t, "redrives 1 / 1", done[view.Lane].Note)
}
