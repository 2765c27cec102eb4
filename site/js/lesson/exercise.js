// Exercises: predict, commit, compare. What is right the engine says, in this browser; what was answered stays in it.
import { el, setAttribute } from "../dom.js";
import { refusal, text } from "../texts.js";
import { engine } from "./engine.js";

const checks = JSON.parse(document.getElementById("checks").textContent);

/** One exercise's form. */
export class Exercise {
  /** answers is the store that they are kept in. */
  constructor(form, answers) {
    this.form = form;
    this.id = form.dataset.exercise;
    this.answers = answers;
    this.button = form.querySelector("button");
    this.score = form.querySelector(".score");
    this.button.hidden = false;
    form.addEventListener("input", () => answers.keep(this.id, this.given(), null));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.commit();
    });
    if (form.querySelector("textarea")) form.querySelector(".tools").append(el("span", { class: "caveat" }, text("page.exercise.made-up")));
    this.show();
  }

  /** Shows what is kept: after a reload, a file opened, or everything deleted. */
  show() {
    const { given = {}, verdict = null } = this.answers.of(this.id) ?? {};
    for (const field of this.fields()) field.value = given[field.name] ?? "";
    this.compare(verdict);
  }

  /** What is to be filled in. */
  fields() {
    return [...this.form.elements].filter((field) => field.name);
  }

  /** What is filled in: {field: value}, without those that are empty. */
  given() {
    return Object.fromEntries(this.fields().map((field) => [field.name, field.value]).filter(([, value]) => value !== ""));
  }

  /** Has the engine judge what stands in the form once it is there, and keeps both. */
  async commit() {
    if (this.button.hasAttribute("aria-busy")) return;
    if (Object.keys(this.given()).length === 0) { // the answer is for whoever has made a prediction
      this.score.textContent = text("page.exercise.empty");
      return;
    }
    setAttribute(this.button, "aria-busy", true);
    let given = {};
    let verdict = null;
    let problem = "";
    try {
      const lab = await engine();
      given = this.given(); // with what was written while it came
      const answer = JSON.parse(lab.commit(this.id, JSON.stringify(given)));
      if (answer.error) problem = refusal(answer.error);
      else verdict = answer;
    } catch (error) {
      problem = error.message;
    }
    setAttribute(this.button, "aria-busy", null);
    if (problem !== "") {
      this.score.textContent = problem;
      return;
    }
    this.answers.keep(this.id, given, verdict);
    this.compare(verdict);
    const { exercise, correct, score, of } = verdict;
    document.dispatchEvent(new CustomEvent("redrive-lab-verdict", { detail: { exercise, correct, score, of } }));
  }

  /** Shows what was right; null takes that away. */
  compare(verdict) {
    this.score.textContent = verdict ? text("page.exercise.score", { score: verdict.score, of: verdict.of }) : "";
    const judged = new Map((verdict?.parts ?? []).map((part) => [part.id, part]));
    for (const line of this.form.querySelectorAll(".part")) {
      const part = judged.get(line.dataset.part);
      setAttribute(line, "data-verdict", part ? (part.correct ? "right" : "wrong") : null);
      line.querySelector("output").textContent = part ? this.words(part) : "";
    }
  }

  /** What is said to a part that was judged. */
  words(part) {
    if (part.right === null) return text(part.correct ? "page.exercise.right" : "page.exercise.missing");
    const option = this.form.querySelector(`[value="${CSS.escape(part.right)}"]`);
    const said = [part.correct ? text("page.exercise.right") : text("page.exercise.wrong", { right: option?.textContent ?? part.right })];
    if (part.reason) said.push(text("page.exercise.decided", { place: checks[part.heldAt] ?? part.heldAt, reason: part.reason }), checks[part.reason] ?? "");
    return said.join(" ");
  }
}
