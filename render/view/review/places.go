package review

import (
	"strconv"

	"github.com/redrivelab/redrivelab/engine/canon"
	"github.com/redrivelab/redrivelab/engine/lab"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// restStations are where the parcel rests in each state. After a granted new attempt it stays at the desk until a
// delivery.
var restStations = [...]view.Station{
	review.Ready:              view.Queue,
	review.Retry:              view.Ring,
	review.Redelivery:         view.Queue,
	review.Acknowledged:       view.Tray,
	review.ManualReview:       view.Desk,
	review.WaitingForEvidence: view.Desk,
	review.ReadyForNewAttempt: view.Desk,
	review.Closed:             view.Bin,
}

// sorterClasses are the engine's classes as the sorter shows them.
var sorterClasses = [...]view.Class{
	review.Unknown: view.Unknown, review.Temporary: view.Temporary, review.Terminal: view.Terminal,
}

const (
	dueLamps        = 12 // of the backoff clock
	statementLamps  = 2
	healthyMessages = 3 // that wait behind, an illustration
)

// Places is how everything stands at rest, from the state alone.
func (Describer) Places(now lab.State) view.Stage {
	s := messageOf(now)
	stage := view.Stage{
		Cast:      view.LessonReview,
		Parcel:    parcel(s),
		LidClosed: s.Status == review.Closed,
		BarrierUp: !waits(s),
		Waiting:   waitingBehind(s),
		Active:    restStations[s.Status],
		Sorter:    sorted(s),
		Records:   s.Records.Len(),
	}
	stage.DueLit, stage.DueOf = backoff(s)
	stage.DialLit, stage.DialOf = stage.DueLit, stage.DueOf
	stage.Keys, stage.KeyCount = wall(s)
	stage.Boards[view.RingBoard] = attempts(s)
	stage.Boards[view.GateBoard] = classes(stage.Sorter)
	stage.Boards[view.SecondBoard] = statements(s)
	return stage
}

func parcel(s *review.State) view.Parcel {
	return view.Parcel{
		At: restStations[s.Status], Schema: 1, Renamed: rekeyed(s),
		Fingerprint: fingerprint(s.Message.MessageID, s.Message.EffectKey),
		Original:    fingerprint(s.Message.MessageID, s.OriginalEffectKey),
	}
}

// fingerprint is a picture of which effect the message stands for: the first bytes of the hash of its two names.
func fingerprint(messageID, effectKey string) (bytes [8]byte) {
	hash := canon.Hash(messageID + "\n" + effectKey)
	for i := range bytes {
		b, _ := strconv.ParseUint(hash[2*i:2*i+2], 16, 8) // a hash is hexadecimal
		bytes[i] = byte(b)
	}
	return bytes
}

// waitingBehind is an illustration, absent from state and trace: an ordered queue waits until the message is out of its
// way for the first time.
func waitingBehind(s *review.State) int {
	inTheWay := s.Status == review.Ready || s.Status == review.Retry || s.Status == review.Redelivery
	if inTheWay && s.Records.Len() == 0 {
		return healthyMessages
	}
	return 0
}

// sorted is the class of the failure that brought the message where it is.
func sorted(s *review.State) view.Class {
	record, has := s.Records.Last()
	switch {
	case s.Status == review.Retry:
		return view.Temporary // nothing else is retried
	case has && (restStations[s.Status] == view.Desk || s.Status == review.Closed):
		return sorterClasses[record.FailureKind]
	}
	return view.NoClass
}

// backoff is how much of a wait is over. It is rounded down, so that all lamps are lit only once the retry is due.
func backoff(s *review.State) (lit, of int) {
	if s.Status != review.Retry {
		return 0, 0
	}
	if !waits(s) {
		return dueLamps, dueLamps
	}
	whole := s.Policy.Delays()[s.Attempt-1]
	return (whole - toDue(s)) * dueLamps / whole, dueLamps
}

// wall has the newest keys of the ledger, and the message's own as a dark socket while it isn't written.
func wall(s *review.State) (keys [4]view.Key, count int) {
	written := s.Ledger.All()
	room := len(keys)
	if !s.EffectInLedger() {
		room--
	}
	for _, key := range written[max(0, len(written)-room):] {
		keys[count] = view.Key{Lit: true, Current: key == s.Message.EffectKey}
		count++
	}
	if !s.EffectInLedger() {
		keys[count] = view.Key{Current: true}
		count++
	}
	return keys, count
}

// attempts has one lamp an attempt of the limit; a redelivery may go beyond it.
func attempts(s *review.State) (board view.Board) {
	board.Count = s.Policy.MaxAttempts
	for i := range min(s.Attempt, board.Count) {
		board.Lamps[i] = view.Lit
	}
	return board
}

func classes(sorter view.Class) (board view.Board) {
	board.Count = int(view.Unknown)
	if sorter != view.NoClass {
		board.Lamps[sorter-1] = view.Lit
	}
	return board
}

// statements are those of the last decision, as long as the message stands where that put it. To cancel takes none.
func statements(s *review.State) (board view.Board) {
	board.Count = statementLamps
	last, has := s.Decisions.Last()
	if !has || s.Status != review.WaitingForEvidence && s.Status != review.ReadyForNewAttempt {
		return board
	}
	for i, text := range [statementLamps]string{last.Fixed, last.NoSecondEffect} {
		board.Lamps[i] = view.Open
		if text == "" {
			board.Lamps[i] = view.Closed
		}
	}
	return board
}
