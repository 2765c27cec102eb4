package review

import (
	"strconv"
	"strings"

	"github.com/redrivelab/redrivelab/assets"
	"github.com/redrivelab/redrivelab/engine/review"
	"github.com/redrivelab/redrivelab/render/view"
)

// verdicts say how an assertion stands, as a lamp and as a word.
var verdicts = [...]struct {
	lamp view.Lamp
	word assets.Key
}{
	review.NotApplicable: {view.Dark, assets.UiAssertionNone},
	review.Holds:         {view.Open, assets.UiAssertionHolds},
	review.Fails:         {view.Closed, assets.UiAssertionFails},
}

// assertionFacts are the eight assertions as they stand now (review.md, Assertions).
func assertionFacts(s *review.State, t *assets.Texts) []view.Fact {
	var facts []view.Fact
	for i, assertion := range review.Assertions(s) {
		facts = append(facts, view.Fact{
			ID: "assertion-" + assertion.Name, Panel: view.GatesPanel, Lamp: verdicts[assertion.Verdict].lamp,
			Label: strconv.Itoa(i+1) + " · " + t.Text(assertionTexts[i].gloss),
			Value: t.Text(verdicts[assertion.Verdict].word),
		})
	}
	return facts
}

// routeFacts are the seven steps of the route with what each still lacks.
func routeFacts(s *review.State, t *assets.Texts) []view.Fact {
	var facts []view.Fact
	for i, step := range review.Route(s) {
		fact := view.Fact{
			ID: "step-" + strconv.Itoa(step.Step), Panel: view.SecondPanel,
			Label: strconv.Itoa(step.Step) + " · " + t.Text(routeTexts[i].full), Value: t.Text(assets.ReviewRouteNext),
		}
		switch {
		case step.Done:
			fact.Value, fact.Lamp = t.Text(assets.ReviewRouteDone), view.Open
		case len(step.Lacks) > 0:
			fact.Value = t.Fill(assets.ReviewRouteLacks, "steps", numbers(step.Lacks))
		default:
			fact.Lamp = view.Lit
		}
		facts = append(facts, fact)
	}
	return facts
}

func numbers(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}
