// A trace to predict: each result hides until it is asked for, and then the engine gives it, here in the browser.
import { el, setAttribute } from "../dom.js";
import { refusal, text } from "../texts.js";
import { engine } from "./engine.js";

/** A figure of a built-in scenario, made one to predict. */
export class Live {
  /** show(url) opens the lab beside the text where there is room. */
  constructor(figure, show) {
    this.figure = figure;
    this.items = [...figure.querySelectorAll("li")];
    this.said = this.items.map((item) => item.querySelector(".result").textContent);
    this.shown = this.items.length;
    this.trace = null;
    this.next = el("button", { type: "button" }, text("page.lesson.check"));
    this.told = el("span", { role: "status" });
    figure.querySelector(".open").prepend(this.next, this.told);
    this.next.addEventListener("click", () => this.step());
    const link = figure.querySelector(".open a");
    link.addEventListener("click", (event) => {
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey && show(link.getAttribute("href"))) event.preventDefault();
    });
  }

  /** Shows one result more; after the last one all hide again. */
  async step() {
    if (this.next.hasAttribute("aria-busy")) return;
    if (this.shown === this.items.length) return this.draw(0, "");
    setAttribute(this.next, "aria-busy", true);
    let problem = "";
    try {
      this.trace ??= await this.run();
    } catch (error) {
      problem = error.message;
    }
    setAttribute(this.next, "aria-busy", null);
    if (problem !== "") return this.draw(this.shown, problem);
    const entry = this.trace[this.shown];
    this.said[this.shown] = entry.result ?? entry.outcome;
    const last = this.shown + 1 === this.items.length;
    this.draw(this.shown + 1, last ? text("page.lesson.ran") : this.said[this.shown]);
  }

  /** The trace, from the engine. Throws what went wrong, in words. */
  async run() {
    const lab = await engine();
    const scenario = { format: "redrive-lab/1", builtin: this.figure.dataset.scenario };
    const answer = JSON.parse(lab.run(JSON.stringify(scenario)));
    if (answer.error) throw new Error(refusal(answer.error));
    return answer.trace;
  }

  /** Shows so many results, and tells what has come of it. */
  draw(shown, told) {
    this.shown = shown;
    this.items.forEach((item, i) => {
      const result = item.querySelector(".result");
      result.textContent = i < shown ? this.said[i] : text("page.lesson.hidden");
      item.dataset.state = i < shown ? "shown" : i === shown ? "asked" : "later";
    });
    const all = shown === this.items.length;
    this.next.textContent = text(all ? "page.lesson.again" : "page.lesson.next");
    this.told.textContent = told;
  }
}
