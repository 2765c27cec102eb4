// The guided walks that there are, and a teacher's notes to them. Both are fetched when they are first asked for.
import { el } from "./dom.js";
import { text } from "./texts.js";

let list = null;
const notes = new Map(); // locale → walk's name → its notes, the beginning's first

/** The walks, the tour first: [{name, lesson, title, steps, scenario?}]. */
export function walks() {
  list ??= fetchJSON("walks.json").catch((error) => {
    list = null; // the next who asks tries again
    throw error;
  });
  return list;
}

/** A teacher's note to a place in a walk, "" where there is none. */
export async function note(locale, name, at) {
  if (!notes.has(locale)) notes.set(locale, await fetchJSON(`notes/${locale}.json`));
  return notes.get(locale)[name]?.[at] ?? "";
}

async function fetchJSON(file) {
  let message;
  try {
    const response = await fetch(file);
    if (response.ok) return await response.json();
    message = `HTTP ${response.status}`;
  } catch (error) {
    message = error.message;
  }
  throw new Error(text("page.failed.network", { file, message }));
}

/** Lets a person choose one of the walks. word(name) gives the lab's words, chosen(walk) is told. */
export function chooseWalk(all, locale, word, chosen) {
  const close = el("button", { type: "button", class: "close" }, text("page.close"));
  const lessons = [...new Set(all.map(({ lesson }) => lesson))];
  const dialog = el("dialog", { id: "walks", "aria-labelledby": "walks-title" },
    el("h2", { id: "walks-title" }, text("page.walks")), el("p", {}, text("page.walks.text")),
    ...lessons.map((lesson) => section(all.filter((walk) => walk.lesson === lesson), word("lesson." + lesson), locale)), close);
  dialog.addEventListener("click", ({ target }) => {
    const name = target.closest("[data-walk-name]")?.dataset.walkName;
    if (name === undefined && target !== close) return;
    dialog.close();
    if (name !== undefined) chosen(all.find((walk) => walk.name === name));
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.getElementById("lab").append(dialog);
  dialog.showModal();
}

function section(walks, title, locale) {
  const item = (walk) => el("li", {}, el("button", { type: "button", "data-walk-name": walk.name },
    el("span", {}, walk.title[locale] ?? walk.title.en ?? ""), el("span", { class: "quiet" }, text("page.walks.steps", { n: walk.steps }))));
  return el("section", {}, el("h3", {}, title), el("ul", { class: "walk-list" }, ...walks.map(item)));
}
