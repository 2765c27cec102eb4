// The few controls of the page itself: which lesson, which view, which colours, which keys.
import { el, setText } from "./dom.js";
import { text } from "./texts.js";

const themes = ["auto", "dark", "light", "projector"];

const histories = "review"; // the lesson that has two to show side by side

export class Tools {
  #lessonWord = el("span");
  #lesson = el("select", { id: "choose-lesson" });
  #histories = el("button", { type: "button", id: "show-histories" });
  #view = el("button", { type: "button", id: "switch-view" });
  #help = el("button", { type: "button", id: "switch-help", "aria-keyshortcuts": "?" });
  #themeWord = el("span");
  #theme = el("select", { id: "choose-theme" });

  /** does: {lesson(name), histories(), view(), help(), theme(name)}. */
  constructor(root, does) {
    this.#lesson.addEventListener("change", () => does.lesson(this.#lesson.value));
    this.#histories.addEventListener("click", does.histories);
    this.#view.addEventListener("click", does.view);
    this.#help.addEventListener("click", does.help);
    this.#theme.append(...themes.map((theme) => el("option", { value: theme })));
    this.#theme.addEventListener("change", () => does.theme(this.#theme.value));
    root.append(el("label", { class: "lesson" }, this.#lessonWord, this.#lesson), this.#histories, this.#view,
      el("label", {}, this.#themeWord, this.#theme), this.#help);
  }

  /** Takes the names of the lessons, once the lab knows them. */
  setLessons(names) {
    this.#lesson.replaceChildren(...names.map((name) => el("option", { value: name })));
  }

  /** Shows the words of the lab; lesson and view are those in use, theme the one chosen. */
  show(word, lesson, view, theme) {
    setText(this.#lessonWord, word("lesson"));
    for (const option of this.#lesson.options) option.text = word("lesson." + option.value);
    this.#lesson.value = lesson;
    setText(this.#histories, lesson === histories ? word("histories") : "");
    setText(this.#view, word(view === "3d" ? "view.text" : "view.3d"));
    setText(this.#themeWord, word("theme"));
    for (const option of this.#theme.options) option.text = word("theme." + option.value);
    this.#theme.value = theme;
    setText(this.#help, text("page.help"));
  }
}
