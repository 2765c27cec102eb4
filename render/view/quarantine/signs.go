package quarantine

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/quarantine"
	"github.com/redrivelab/redrivelab/render/view"
)

// Signs are the words at the stations: what a place is called and what it says now.
func (Describer) Signs(now lab.State, t *assets.Texts) (signs [view.Stations]view.Sign) {
	s := recordOf(now)
	gates, second := quarantine.Gates(s), quarantine.SecondCheck(s)
	age, ttl := strconv.Itoa(s.AgeTicks()), strconv.Itoa(s.Policy.TTLTicks)
	signs[view.Queue] = sign(assets.PlaceQueueTitle, queueNote(s, t), t)
	signs[view.Handler] = sign(assets.PlaceHandlerTitle, handlerNote(s, t), t)
	signs[view.Ring] = sign(assets.PlaceRingTitle, count(assets.PlaceRingNote, s.ReceivesThisCycle, s.Policy.MaxReceives, t), t)
	signs[view.Bin] = sign(assets.PlaceBinTitle, binNote(s, t), t)
	signs[view.Gate] = sign(assets.PlaceGateTitle, checkNote(s, quarantine.AtGate, gates[:], t), t)
	signs[view.Bay] = sign(assets.PlaceBayTitle, s.Reason.String(), t)
	signs[view.Lane] = sign(assets.PlaceLaneTitle, laneNote(s, t), t)
	signs[view.SecondCheck] = sign(assets.PlaceSecondCheckTitle, checkNote(s, quarantine.AtSecondCheck, second[:], t), t)
	signs[view.Tray] = sign(assets.PlaceTrayTitle, trayNote(s, t), t)
	signs[view.Tower] = view.Sign{Title: t.Fill(assets.PlaceTowerTitle, "age", age, "ttl", ttl), Note: t.Text(assets.PlaceTowerNote)}
	return signs
}

// Tag names the parcel: the record's operation ID and the schema of its body.
func (Describer) Tag(now lab.State, t *assets.Texts) view.Sign {
	s := recordOf(now)
	if s.Body.Schema < 0 {
		return sign(assets.PlaceParcelTitle, t.Fill(assets.PlaceParcelUnreadable, "id", s.OperationID), t)
	}
	return sign(assets.PlaceParcelTitle, t.Fill(assets.PlaceParcelNote, "id", s.OperationID, "schema", strconv.Itoa(s.Body.Schema)), t)
}

func sign(title assets.Key, note string, t *assets.Texts) view.Sign {
	return view.Sign{Title: t.Text(title), Note: note}
}

func count(key assets.Key, n, of int, t *assets.Texts) string {
	return t.Fill(key, "n", strconv.Itoa(n), "of", strconv.Itoa(of))
}

func queueNote(s *quarantine.State, t *assets.Texts) string {
	if waiting := waitingBehind(s); waiting > 0 {
		return t.Fill(assets.PlaceQueueNote, "n", strconv.Itoa(waiting))
	}
	return ""
}

func handlerNote(s *quarantine.State, t *assets.Texts) string {
	if s.Schemas.Count == 0 {
		return t.Text(assets.PlaceHandlerNone)
	}
	return t.Fill(assets.PlaceHandlerSome, "schemas", schemaList(&s.Schemas, t))
}

// schemaList is a set of schemas as people read it.
func schemaList(set *quarantine.Schemas, t *assets.Texts) string {
	if set.Count == 0 {
		return t.Text(assets.ValueNone)
	}
	schemas := make([]string, set.Count)
	for i, member := range set.List[:set.Count] {
		schemas[i] = strconv.Itoa(int(member))
	}
	return strings.Join(schemas, ", ")
}

// binNote shows what stands there now, not how much was ever set aside (quarantine.md, receive).
func binNote(s *quarantine.State, t *assets.Texts) string {
	if s.Status == quarantine.Quarantined {
		return t.Text(assets.PlaceBinFull)
	}
	return t.Text(assets.PlaceBinEmpty)
}

func checkNote(s *quarantine.State, at quarantine.Place, answers []quarantine.Answer, t *assets.Texts) string {
	if s.HeldAt == at {
		return count(assets.PlaceCheckStopped, quarantine.Position(at, s.Reason)+1, len(answers), t)
	}
	open := 0
	for _, answer := range answers {
		if answer.Reason == quarantine.NoReason {
			open++
		}
	}
	return count(assets.PlaceCheckNow, open, len(answers), t)
}

func laneNote(s *quarantine.State, t *assets.Texts) string {
	if s.Status == quarantine.Redriven {
		return t.Text(assets.CaveatRedriven)
	}
	return count(assets.PlaceLaneNote, s.Redrives, s.Policy.MaxRedrives, t)
}

func trayNote(s *quarantine.State, t *assets.Texts) string {
	if s.Status == quarantine.Succeeded {
		return t.Text(assets.CaveatSucceeded)
	}
	return ""
}
