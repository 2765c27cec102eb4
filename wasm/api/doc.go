// Package api is the lab as pages and hosts know it: text in, text out (lab-format.md, JavaScript API).
//
// A Lab holds one open session, and beside it what a person has written for a step not taken yet (draft.go). Call answers each call by name; what can't be done is an error as JSON text, and then
// nothing has changed. On subscribes to what happens. Screen and Model give the same session to what draws it. Nothing
// here knows a browser: wasm/bridge puts a Lab on the page.
//
// # Calls
//
// Arguments are texts; a number or a boolean that a page gives is taken as its text. Answers are JSON but for link's.
// SCENARIO, STEP, STATE and ENTRY are those of lab-format.md.
//
//	run(SCENARIO)       {"format","trace":[ENTRY…],"final":STATE}; the open session stays as it is
//	hash(BODY)          {"canonical","hash"} of any JSON value
//	open(SCENARIO)      STATE at the end of its steps; {"format","builtin":NAME} opens one of scenarios()
//	state()             STATE at the cursor
//	act(STEP)           ENTRY of the step, taken at the cursor; steps undone before it are dropped
//	undo(), redo()      STATE one step back, one step on
//	seek(N)             STATE after N steps, 0 to the number of steps, undone ones included
//	dump()              the session up to the cursor, as SCENARIO
//	link()              the same, packed into text for an address
//	openLink(LINK)      STATE of the session that was packed
//	controls()          [{"id","kind","label","value","enabled","whyNot","warning","shortcut"}…], as the state allows
//	press(ID, [VALUE])  STATE after the control was used: a button takes no value, a switch "on", "off" or none to toggle
//	                    it, a field its text
//	explore([OPTIONS])  {"states","transitions","complete","results","invariants"}: every state that can be reached, and what
//	                    holds in all of them (package explore). OPTIONS: "lesson" (quarantine), "alphabet" (standard),
//	                    "maxStates" (100000, at most 200000; when it is reached complete is false, and a claim that was not
//	                    seen broken has holds null); in quarantine also "requarantine" (false), "without" and
//	                    "withoutSecond" (names of gates that are taken away, each with claims about the harm)
//	scenarios()         {LESSON:[NAME…]}, the built-in scenarios by lesson
//	setLanguage(TAG)    {"locale":TAG}; every text of controls, facts and events is in that language from now on
//	setControls(WHICH)  {}; "full", "actions" (no fixtures) or "none" are offered from now on (limits.go)
//	lock(NAMES)         {}; these fixtures, comma-separated, can't be switched by a control any more; "" unlocks all
//	map(SCENARIO, [OPTIONS])  the map of all that can be reached from the scenario's start, as package statemap draws it, with
//	                    where its steps have been; the open session plays no part. OPTIONS: "locale"; "requarantine", with
//	                    which that fixture is a step; "kind" and "layer", whose states are told; "node", a state to tell
//	whatIf([OPTIONS])   OPTIONS "locale", "gate", "second": the shortest harm without a gate, and without its second check, beside
//	                    what the lesson makes of the same steps; without a gate [{"name","gloss","second"}…], those there are
//
//	exercises()         [{"id","lesson","parts":[{"id","kind","options"}]}…]: the questions of both lessons (engine/exercise)
//	commit(ID, ANSWERS) the verdict on answers, a JSON object of texts by part:
//	                    {"exercise","correct","score","of","parts":[{"id","given","right","correct","heldAt","reason"}]}
//
// map and whatIf are in engine.wasm alone, which a page asks beside the frame (NewWithMaps).
//
// On the page stand besides: version (a text), on(TYPE, FUNCTION), which answers the function that unsubscribes, and
// with a picture (package main in wasm/lab):
//
//	setTheme(NAME)      {}; "dark", "light" or "projector"
//	setSpeed(NAME)      {}; "0.5", "1", "2" or "instant"
//	view(N)             {}; the fixed camera N, 1 to 6; 0 puts the camera back, so that it follows the message again
//	image()             PNG of the frame
//
// # Events
//
//	ready       {"version"}, at once
//	transition  {"entry":ENTRY or null,"state":STATE} after every change; entry is null unless a step was taken
//	answer      {"exercise","correct","score","of","parts"} after each commit; what was written in words isn't in it. The page
//	            tells one for the exercise "goal" when a step reaches the goal of the scenario that is open
//	error       every refusal, as it was answered
//	screen      the page's own: all there is to show, in full at once, then only what changed (mirror.go)
//
// # Codes
//
// An error is {"error":{"code","message","path"}}, with "offset" where the text itself is faulty. To the codes of
// package lab come these:
//
//	unknown-call       no call has this name
//	wrong-arguments    too few or too many arguments, or on without a function
//	unknown-control    no control has this id now
//	not-enabled        the control can't be used now; the message is its whyNot, in English
//	unknown-event      on knows no event of this type
//	unknown-locale     the lab doesn't speak this language
//	listener-loop      a listener answers each change with another one
//	unknown-parameter  a parameter of the page's address is not known; the page reports it
//
// missing, wrong-type, unknown-value, bad-utf8, lone-surrogate and too-long mean for an argument what they mean in a
// scenario. After internal, a defect of the lab, state() says where the session stands.
package api
