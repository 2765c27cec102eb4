// The tab for authors: what the lab in their page is to show, the code for it, and how it will look.
import { el, setText } from "../dom.js";
import { localeNames, locales, text } from "../texts.js";
import { walks } from "../walks.js";
import { copyField } from "./copy.js";
import { elementCode, frameAddress, frameCode } from "./snippet.js";

const session = "session", beginning = "lesson"; // what is shown beside the scenarios that the lab has

// Fixtures that can be locked (lab-format.md, lab.html) → the controls that name them; the clock has a heading instead.
const fixtures = {
  approved: ["approved"], remediationFixed: ["remediationFixed"], supportedSchemas: ["schema-1", "schema-2", "schema-3"], unknownEffect: ["unknownEffect"],
  candidate: ["candidate"], body: ["body"], operationId: ["operationId"], now: [], requarantine: ["requarantine"],
};

/** Makes the tab. */
export function embedTab(lab, page) {
  return new Embed(lab, page).element;
}

class Embed {
  #lab;
  #page;
  #here; // the session: {lesson, step}
  #walks = []; // the scenarios that the lab has: [{name, lesson, title, steps}]
  #form;
  #codes;
  #preview = el("div", { class: "share-preview" });
  #frame = null;

  constructor(lab, page) {
    this.#lab = lab;
    this.#page = page;
    this.#here = JSON.parse(lab.state());
    this.#form = this.#build();
    this.#codes = { element: copyField("share-element", text("page.share.element"), 4), frame: copyField("share-frame", text("page.share.frame"), 4) };
    const show = el("button", { type: "button", "data-preview": "show" }, text("page.share.preview.show"));
    show.addEventListener("click", () => this.#begin());
    this.#preview.append(show);
    this.element = el("div", { class: "share-embed" }, this.#form, el("div", { class: "share-codes" }, this.#codes.element.element, this.#codes.frame.element), this.#preview);
    this.#form.addEventListener("change", () => this.#tell());
    this.#form.addEventListener("submit", (event) => event.preventDefault());
    this.#tell();
    this.#list();
  }

  #build() {
    const { word, locale } = this.#page;
    const themes = ["dark", "light", "projector"].map((name) => [name, word("theme." + name)]);
    const own = text("page.share.own");
    return el("form", { class: "share-form" },
      choice("scenario", text("page.share.what"), [[session, text("page.share.what.session")], [beginning, text("page.share.what.lesson")]]),
      el("label", {}, el("span", {}, text("page.share.start")), el("input", { type: "number", name: "start", min: 0, max: this.#here.step, placeholder: text("page.share.start.all") })),
      choice("locale", text("page.menu.language"), [["", own], ...locales.map((tag) => [tag, localeNames[tag]])], locale()),
      choice("theme", word("theme"), [["", own], ...themes]),
      choice("view", text("page.share.view"), [["", word("theme.auto")], ["3d", word("view.3d")], ["text", word("view.text")]]),
      choice("controls", text("page.share.controls"), [["", text("page.share.controls.full")], ["actions", text("page.share.controls.actions")], ["none", text("page.share.controls.none")]]),
      choice("speed", word("speed"), [["", "1×"], ["0.5", `0${text("page.point")}5×`], ["2", "2×"], ["instant", word("instant")]]),
      this.#locks());
  }

  #locks() {
    const labels = new Map(JSON.parse(this.#lab.controls()).map(({ id, label }) => [id, label]));
    const boxes = Object.entries(fixtures).map(([name, ids]) => {
      const words = name === "now" ? this.#page.word("clock") : ids.map((id) => labels.get(id) ?? name).join(", ");
      return el("label", { class: "share-lock" }, el("input", { type: "checkbox", name: "lock", value: name }), el("span", {}, words));
    });
    return el("fieldset", {}, el("legend", {}, text("page.share.lock")), ...boxes);
  }

  // The titles of the scenarios are fetched; without them there is the rest.
  async #list() {
    this.#walks = (await walks().catch(() => [])).filter((walk) => !walk.scenario);
    const title = (walk) => walk.title[this.#page.locale()] ?? walk.title.en;
    for (const lesson of new Set(this.#walks.map((walk) => walk.lesson))) {
      const options = this.#walks.filter((walk) => walk.lesson === lesson).map((walk) => el("option", { value: walk.name }, title(walk)));
      this.#form.elements.scenario.append(el("optgroup", { label: this.#page.word("lesson." + lesson) }, ...options));
    }
  }

  #parameters() {
    const { scenario, start, locale, theme, view, controls, speed } = this.#form.elements;
    const { lesson, steps } = this.#source(scenario.value);
    const locked = [...this.#form.querySelectorAll("[name=lock]:checked")].map((box) => box.value).join(",");
    start.max = steps;
    return {
      lesson: scenario.value === beginning && lesson !== "quarantine" ? lesson : "",
      scenario: scenario.value === session ? this.#lab.link() : scenario.value === beginning ? "" : scenario.value,
      start: start.validity.valid && start.value !== "" ? String(Number(start.value)) : "",
      locale: locale.value, theme: theme.value, view: view.value, controls: controls.value, speed: speed.value,
      lock: lesson === "quarantine" ? locked : "",
    };
  }

  // Where the chosen session comes from: its lesson and how many steps it has.
  #source(chosen) {
    if (chosen === beginning) return { lesson: this.#here.lesson, steps: 0 };
    return this.#walks.find(({ name }) => name === chosen) ?? { lesson: this.#here.lesson, steps: this.#here.step };
  }

  #tell() {
    const parameters = this.#parameters();
    const { scenario } = this.#form.elements;
    this.#form.querySelector("fieldset").hidden = this.#source(scenario.value).lesson !== "quarantine";
    const title = `${text("page.title")}: ${this.#page.word("lesson." + this.#source(scenario.value).lesson)}`;
    this.#codes.element.show(elementCode(parameters, title, this.#lab.version));
    this.#codes.frame.show(frameCode(parameters, title));
    const address = frameAddress(parameters);
    if (this.#frame && this.#frame.src !== address) this.#frame.src = address;
  }

  // A second lab takes memory and time: it comes when it is asked for, and follows the choices from then on.
  #begin() {
    this.#frame = el("iframe", { title: text("page.share.preview"), src: frameAddress(this.#parameters()), allow: "fullscreen" });
    const heading = el("h3", { tabindex: -1 });
    setText(heading, text("page.share.preview"));
    this.#preview.replaceChildren(heading, this.#frame);
    heading.focus();
  }
}

function choice(name, label, options, value = options[0][0]) {
  const select = el("select", { name }, ...options.map(([each, words]) => el("option", { value: each }, words)));
  select.value = value;
  return el("label", {}, el("span", {}, label), select);
}
