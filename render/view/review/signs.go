package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// Signs are the words at the stations: what a place is called in this lesson and what it says now.
func (Describer) Signs(now lab.State, t *assets.Texts) (signs [view.Stations]view.Sign) {
	s := messageOf(now)
	signs[view.Queue] = sign(assets.ReviewPlaceQueueTitle, queueNote(s, t), t)
	signs[view.Handler] = sign(assets.ReviewPlaceHandlerTitle,
		attempt(s, assets.ReviewPlaceHandlerNote, assets.ReviewPlaceHandlerAgain, t), t)
	signs[view.Ring] = sign(assets.ReviewPlaceRingTitle, ringNote(s, t), t)
	signs[view.Bin] = sign(assets.ReviewPlaceClosedTitle, closedNote(s, t), t)
	signs[view.Sorter] = sign(assets.ReviewPlaceSorterTitle, sorterNote(s, t), t)
	signs[view.Desk] = sign(assets.ReviewPlaceDeskTitle, deskNote(s, t), t)
	signs[view.Ledger] = sign(assets.ReviewPlaceLedgerTitle, t.Fill(assets.ReviewPlaceLedgerNote, "n", strconv.Itoa(s.Ledger.Len())), t)
	signs[view.SecondCheck] = sign(assets.ReviewPlaceStatementsTitle, statementsNote(s, t), t)
	signs[view.Tray] = sign(assets.ReviewPlaceTrayTitle, trayNote(s, t), t)
	signs[view.Tower] = view.Sign{Title: t.Fill(assets.ReviewPlaceClockTitle, "now", strconv.Itoa(s.NowMs)), Note: clockNote(s, t)}
	return signs
}

// Tag names the parcel: the message's own ID.
func (Describer) Tag(now lab.State, t *assets.Texts) view.Sign {
	return sign(assets.PlaceParcelTitle, messageOf(now).Message.MessageID, t)
}

func sign(title assets.Key, note string, t *assets.Texts) view.Sign {
	return view.Sign{Title: t.Text(title), Note: note}
}

// attempt tells which attempt it was: of those that the limit allows, or one more after a lost receipt, which no limit
// bounds (review.md, redelivery).
func attempt(s *review.State, within, again assets.Key, t *assets.Texts) string {
	key := within
	if s.Attempt > s.Policy.MaxAttempts {
		key = again
	}
	return t.Fill(key, "n", strconv.Itoa(s.Attempt), "of", strconv.Itoa(s.Policy.MaxAttempts))
}

func queueNote(s *review.State, t *assets.Texts) string {
	if s.Status == review.Redelivery {
		return t.Text(assets.ReviewPlaceQueueAgain)
	}
	if waiting := waitingBehind(s); waiting > 0 {
		return t.Fill(assets.PlaceQueueNote, "n", strconv.Itoa(waiting))
	}
	return ""
}

func ringNote(s *review.State, t *assets.Texts) string {
	if s.Status == review.Retry {
		return t.Fill(assets.ReviewPlaceRingDue, "due", strconv.Itoa(s.DueAtMs))
	}
	return t.Text(assets.ReviewPlaceRingNone)
}

func closedNote(s *review.State, t *assets.Texts) string {
	if s.Status == review.Closed {
		return t.Text(assets.ReviewPlaceClosedFull)
	}
	return t.Text(assets.PlaceBinEmpty)
}

// sorterNote is the class of the failure that the message is under, else which table the sorter has.
func sorterNote(s *review.State, t *assets.Texts) string {
	shown := sorted(s)
	for class, sorter := range sorterClasses {
		if shown == sorter {
			return className(review.Class(class), t)
		}
	}
	return t.Fill(assets.ReviewPlaceSorterNone, "version", strconv.Itoa(review.TableVersion))
}

func deskNote(s *review.State, t *assets.Texts) string {
	record, _ := s.Records.Last()
	switch {
	case s.Status == review.ReadyForNewAttempt:
		return t.Text(assets.ReviewPlaceDeskGranted)
	case s.Status.Decidable():
		return record.TerminalReason
	}
	return t.Fill(assets.ReviewPlaceDeskRecords, "n", strconv.Itoa(s.Records.Len()))
}

func statementsNote(s *review.State, t *assets.Texts) string {
	given := 0
	for _, lamp := range statements(s).Lamps {
		if lamp == view.Open {
			given++
		}
	}
	return t.Fill(assets.ReviewPlaceStatementsNote, "n", strconv.Itoa(given))
}

func trayNote(s *review.State, t *assets.Texts) string {
	if s.Status == review.Acknowledged {
		return t.Text(assets.ReviewPlaceTrayNote)
	}
	return ""
}

func clockNote(s *review.State, t *assets.Texts) string {
	if waits(s) {
		return t.Fill(assets.ReviewPlaceClockLeft, "ms", strconv.Itoa(toDue(s)))
	}
	return ""
}
