// The few controls of the page itself: which view, which colours, which keys.
import { el, setText } from "./dom.js";
import { text } from "./texts.js";

const themes = ["auto", "dark", "light", "projector"];

export class Tools {
  #view = el("button", { type: "button", id: "switch-view" });
  #help = el("button", { type: "button", id: "switch-help", "aria-keyshortcuts": "?" });
  #themeWord = el("span");
  #theme = el("select", { id: "choose-theme" });

  /** does: {view(), help(), theme(name)}. */
  constructor(root, does) {
    this.#view.addEventListener("click", does.view);
    this.#help.addEventListener("click", does.help);
    this.#theme.append(...themes.map((theme) => el("option", { value: theme })));
    this.#theme.addEventListener("change", () => does.theme(this.#theme.value));
    root.append(this.#view, el("label", {}, this.#themeWord, this.#theme), this.#help);
  }

  /** Shows the words of the lab; view is the one in use, theme the one chosen. */
  show(word, view, theme) {
    setText(this.#view, word(view === "3d" ? "view.text" : "view.3d"));
    setText(this.#themeWord, word("theme"));
    for (const option of this.#theme.options) option.text = word("theme." + option.value);
    this.#theme.value = theme;
    setText(this.#help, text("page.help"));
  }
}
