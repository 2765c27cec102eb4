// The page's own controls: the lesson, and one menu for everything about how it is shown.
import { el, setAttribute, setText } from "./dom.js";
import { toggleFullScreen } from "./fullscreen.js";
import { localeNames, locales, text } from "./texts.js";

const themes = ["auto", "dark", "light", "projector"];
const speeds = ["0.5", "1", "2", "instant"];
const cameras = [ // 0 goes back to the beginning
  [1, "page.menu.camera.1"], [2, "page.menu.camera.2"], [3, "page.menu.camera.3"], [4, "page.menu.camera.4"],
  [5, "page.menu.camera.5"], [6, "page.menu.camera.6"], [0, "page.menu.camera.0"],
];

const histories = "review"; // the lesson that has two to show side by side

// Where there is little width or height, or all is large, the lesson is chosen in the menu, not beside it.
const narrow = matchMedia("(max-width: 40rem)");
const low = matchMedia("(max-height: 30rem)"); // of no account in a frame that becomes as high as its page

/** The menu, and the choice of lesson beside it. */
export class Menu {
  #root;
  #lesson = choice("choose-lesson", []);
  #menu = el("details", { id: "menu" });
  #button = el("summary", { id: "menu-button" });
  #word = el("span");
  #panel = el("div", { class: "menu-panel" });
  #view = item("switch-view");
  #histories = item("show-histories");
  #map = item("show-map");
  #share = item("show-share");
  #files = item("show-files");
  #help = item("switch-help", "?");
  #full = item("full-screen");
  #cameras = el("div", { class: "cameras", role: "group" });
  #theme = choice("choose-theme", themes);
  #language = choice("choose-language", locales);
  #speed = choice("choose-speed", speeds);

  /** does: {lesson(name), histories(), map(), share(), files(), view(), camera(n), help(), theme(name), language(tag), speed(name)}. */
  constructor(root, does) {
    this.#root = root;
    for (const [name, { select }] of Object.entries({ lesson: this.#lesson, theme: this.#theme, language: this.#language, speed: this.#speed })) {
      select.addEventListener("change", () => does[name](select.value));
    }
    for (const option of this.#language.select.options) Object.assign(option, { text: localeNames[option.value], lang: option.value });
    for (const [n] of cameras) this.#cameras.append(this.#camera(n, does));
    this.#does(this.#view, does.view);
    this.#does(this.#histories, does.histories);
    this.#does(this.#map, does.map);
    this.#does(this.#share, does.share);
    this.#does(this.#files, does.files);
    this.#does(this.#help, does.help);
    this.#does(this.#full, toggleFullScreen);
    this.#panel.append(this.#histories, this.#map, el("div", { id: "menu-guide" }), this.#share, this.#files, this.#view, this.#full,
      this.#theme.label, this.#language.label, this.#speed.label, this.#help, this.#cameras);
    this.#button.append(el("span", { class: "menu-sign", "aria-hidden": "true" }), this.#word);
    this.#menu.append(this.#button, this.#panel);
    root.append(this.#lesson.label, this.#menu);
    this.#closeByItself();
    addEventListener("resize", () => this.place());
    document.addEventListener("fullscreenchange", () => this.#showFullScreen());
  }

  #camera(n, does) {
    const button = el("button", { type: "button", "data-camera": n });
    this.#does(button, () => does.camera(n));
    return button;
  }

  // An item closes the menu first, so that the focus is back at its button before a dialog opens.
  #does(button, fn) {
    button.addEventListener("click", () => {
      this.close();
      fn();
    });
  }

  #closeByItself() {
    const { document } = globalThis;
    this.#menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !this.#menu.open) return;
      event.preventDefault(); // it is for the menu alone
      this.close();
    });
    this.#menu.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget && !this.#menu.contains(relatedTarget)) this.#menu.open = false;
    });
    document.addEventListener("pointerdown", ({ target }) => {
      if (!this.#menu.contains(target)) this.#menu.open = false;
    }, true);
  }

  /** Closes the menu and gives the focus back to its button. */
  close() {
    const within = this.#panel.contains(document.activeElement);
    this.#menu.open = false;
    if (within) this.#button.focus();
  }

  /** Puts the choice of the lesson where there is room for it. Call it when the theme has changed. */
  place() {
    const { label, select } = this.#lesson;
    const { theme, fit } = document.documentElement.dataset;
    const inMenu = narrow.matches || (low.matches && fit === undefined) || theme === "projector";
    const home = inMenu ? this.#panel : this.#root;
    if (label.parentElement === home) return;
    const focused = document.activeElement === select;
    home.prepend(label);
    if (focused) (inMenu ? this.#button : select).focus();
  }

  /** Takes the names of the lessons, once the lab knows them. */
  setLessons(lessons) {
    this.#lesson.select.replaceChildren(...lessons.map((name) => el("option", { value: name })));
  }

  /** Shows the words of the lab and what is in use: {lesson, view, theme, speed, locale}. */
  show(word, used) {
    setText(this.#word, text("page.menu"));
    this.#showChoice(this.#lesson, word("lesson"), (name) => word("lesson." + name), used.lesson);
    this.#showChoice(this.#theme, word("theme"), (name) => word("theme." + name), used.theme);
    this.#showChoice(this.#language, text("page.menu.language"), (tag) => localeNames[tag], used.locale);
    this.#showChoice(this.#speed, word("speed"), (name) => (name === "instant" ? word(name) : `${name.replace(".", text("page.point"))}×`), used.speed);
    setText(this.#histories, used.lesson === histories ? word("histories") : "");
    setText(this.#map, text("page.map"));
    setText(this.#share, text("page.share.entry"));
    setText(this.#files, text("page.files.entry"));
    setText(this.#view, word(used.view === "3d" ? "view.text" : "view.3d"));
    setText(this.#help, text("page.help"));
    this.#help.append(el("kbd", { "aria-hidden": "true" }, "?"));
    this.#showCameras(used.view === "3d");
    this.#showFullScreen();
    this.place();
  }

  #showChoice({ name, select }, label, words, value) {
    setText(name, label);
    for (const option of select.options) option.text = words(option.value);
    select.value = value;
  }

  #showCameras(drawn) {
    setAttribute(this.#cameras, "hidden", !drawn);
    setAttribute(this.#cameras, "aria-label", text("page.menu.cameras"));
    cameras.forEach(([n, name], i) => {
      this.#cameras.children[i].replaceChildren(el("kbd", { "aria-hidden": "true" }, String(n)), el("span", {}, text(name)));
    });
  }

  #showFullScreen() {
    const words = document.fullscreenElement ? "page.menu.full-screen.leave" : "page.menu.full-screen";
    setText(this.#full, document.fullscreenEnabled ? text(words) : "");
  }
}

// A select with its label.
function choice(id, values) {
  const name = el("span");
  const select = el("select", { id }, ...values.map((value) => el("option", { value })));
  return { name, select, label: el("label", { class: id.replace("choose-", "") }, name, select) };
}

function item(id, key = null) {
  return el("button", { type: "button", id, class: "menu-item", "aria-keyshortcuts": key });
}
