// A scenario's own goal: what an author wants to be reached, with what the scenario says to the place where the learner is. It has a row
// of the page for itself, and reaching the goal is an answer, which hosts are told.
import { el, setAttribute, setText } from "./dom.js";
import { said, text } from "./texts.js";

/** The goal of the open session, where it has one. */
export class Task {
  #root;
  #lab;
  #answer;
  #parts = null;
  #scenario = {}; // the open session's, its steps up to the cursor
  #begun = ""; // its start, to know another one by
  #state = {};
  #locale = "en";

  /** answer(json) is told when the goal is reached by a step. */
  constructor(root, lab, answer) {
    this.#root = root;
    this.#lab = lab;
    this.#answer = answer;
  }

  /** Begins with the open session. Where it is the goal already nothing is asked, unless the learner comes back to it. */
  begin(comesBack) {
    this.#state = JSON.parse(this.#lab.state());
    this.#read();
    this.#root.hidden = !this.#scenario.goal || (this.#reached && !comesBack);
    this.#tell();
  }

  /** Follows a transition, {entry, state}. In a walk (away) there is nothing to reach. */
  moved({ entry, state }, away) {
    if (away || (entry && this.#root.hidden)) return this.#away(away);
    const before = this.#reached;
    this.#state = state;
    if (this.#read()) this.#root.hidden = !this.#scenario.goal || this.#reached;
    else if (entry && !before && this.#reached) this.#answer(this.#verdict());
    this.#tell();
  }

  /** Puts what is said into another language. */
  setLocale(locale) {
    this.#locale = locale;
    this.#tell();
  }

  // What a walk opens is another session; whatever comes after it is read anew.
  #away(away) {
    if (!away) return;
    this.#begun = "";
    this.#root.hidden = true;
  }

  // Reads the session; says whether it has another start than before.
  #read() {
    this.#scenario = JSON.parse(this.#lab.dump());
    const begun = JSON.stringify({ ...this.#scenario, steps: undefined });
    const other = begun !== this.#begun;
    this.#begun = begun;
    return other;
  }

  get #reached() {
    const { goal } = this.#scenario;
    return goal !== undefined && goal.state === this.#state.state && (goal.reason ?? this.#state.reason ?? null) === (this.#state.reason ?? null);
  }

  // As a verdict on an exercise (lab-format.md, answer).
  #verdict() {
    const { goal } = this.#scenario;
    const { heldAt = null, reason = null } = this.#state;
    const asked = ["state", "reason"].filter((id) => goal[id]);
    const parts = asked.map((id) => ({ id, given: goal[id], right: goal[id], correct: true, heldAt, reason }));
    return JSON.stringify({ exercise: "goal", correct: true, score: parts.length, of: parts.length, parts });
  }

  #tell() {
    if (this.#root.hidden) return;
    this.#parts ??= this.#build();
    const { title, caption, goal, reached } = this.#parts;
    const { state, reason } = this.#scenario.goal;
    setText(title, said(this.#scenario.title, this.#locale) || text("page.task"));
    setText(caption, this.#caption());
    setText(goal, text(reason ? "page.task.goal.reason" : "page.task.goal", { state, reason }));
    setText(reached, text(this.#reached ? "page.task.reached" : "page.task.open"));
    setAttribute(this.#root, "data-reached", this.#reached);
  }

  #build() {
    const parts = { title: el("b", { id: "task-title" }), caption: el("span"), goal: el("b"), reached: el("span", { class: "task-reached" }) };
    this.#root.replaceChildren(
      el("p", { class: "walk-words", "aria-live": "polite" }, parts.title, " ", parts.caption),
      el("p", { class: "task-goal", "aria-live": "polite", "aria-atomic": "true" }, parts.goal, " ", parts.reached),
    );
    return parts;
  }

  // The last thing that the scenario said on the way here.
  #caption() {
    const last = (this.#scenario.steps ?? []).findLast((step) => step.caption !== undefined)?.caption ?? this.#scenario.intro;
    return said(last, this.#locale);
  }
}
