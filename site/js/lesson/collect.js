// The instructor's list of answers that were handed in: files, many at once, and links, pasted or read by a phone. Everything stays in
// this browser, and what is right the engine says here, whatever a file says of itself.
import { el } from "../dom.js";
import { keepOffline } from "../offline.js";
import { save } from "../share/save.js";
import { setLocale, text } from "../texts.js";
import { readAnswers, textOf } from "./answers.js";
import { engine } from "./engine.js";
import { HandedIn, most } from "./handedin.js";
import { unpack } from "./packed.js";
import { csv, table } from "./sheet.js";

setLocale(document.documentElement.lang);
keepOffline("../");

const list = new HandedIn();
const out = document.getElementById("handed-in");
const problems = el("ul", { class: "problems", role: "alert" });
const sheet = el("div", {});
let lab = null; // engine.wasm, once it is there

begin();

async function begin() {
  out.replaceChildren(el("p", { class: "log", role: "status" }, text("page.loading")));
  try {
    lab = await engine();
  } catch (error) {
    out.replaceChildren(el("p", { role: "alert" }, error.message));
    return;
  }
  out.replaceChildren(...inputs(), problems, sheet);
  addEventListener("hashchange", takeAddress);
  addEventListener("storage", () => {
    list.read();
    show();
  });
  takeAddress();
  show();
}

// A link that was read by a phone. It is taken out of the address: a name has no business in a history.
function takeAddress() {
  const given = location.hash.slice(1);
  if (given === "") return;
  history.replaceState(null, "", location.pathname + location.search);
  take([{ from: text("page.collect.link"), read: () => unpack(given, asked()) }]);
}

function inputs() {
  const files = el("input", { type: "file", multiple: true, accept: ".json,application/json", hidden: true });
  files.addEventListener("change", async () => {
    const read = await Promise.all([...files.files].map(readFile));
    files.value = "";
    take(read);
  });
  const links = el("textarea", { rows: 3, spellcheck: "false" });
  const add = button("page.collect.add", () => {
    const lines = links.value.split(/\s+/).filter((line) => line !== "");
    links.value = "";
    take(lines.map((line) => ({ from: line.slice(0, 40), read: () => unpack(line.slice(line.indexOf("#") + 1), asked()) })));
  });
  return [
    el("p", { class: "tools" }, button("page.collect.files", () => files.click()), files),
    el("p", {}, el("label", { class: "links" }, el("span", {}, text("page.collect.links")), links)), el("p", { class: "tools" }, add),
  ];
}

// What can't be read is told like what is wrong with its text: as the one that throws.
async function readFile(file) {
  try {
    const content = await textOf(file);
    return { from: file.name, read: () => readAnswers(content) };
  } catch (error) {
    return { from: file.name, read: () => { throw error; } };
  }
}

function asked() {
  return JSON.parse(lab.exercises());
}

function take(given) {
  problems.replaceChildren();
  for (const { from, read } of given) {
    try {
      if (!list.add(read())) problems.append(el("li", {}, text("page.collect.full", { from, n: most })));
    } catch (error) {
      problems.append(el("li", {}, text("page.collect.wrong", { from, message: error.message === "code" ? text("page.collect.damaged") : error.message })));
    }
  }
  show();
}

function show() {
  const ids = asked().map(({ id }) => id);
  const rows = list.all.map(({ name, exercises }) => ({ name, verdicts: new Map(ids.map((id) => [id, verdict(id, exercises[id])])) }));
  const tools = el("p", { class: "tools" },
    button("page.collect.csv", () => save("redrive-lab-answers.csv", "text/csv", csv(ids, rows))),
    button("page.collect.clear", () => {
      list.clear();
      show();
    }, text("page.exercise.clear.sure")));
  const note = list.kept ? [] : [el("p", { class: "caveat" }, text("page.exercise.lost"))];
  sheet.replaceChildren(el("p", { role: "status" }, text("page.collect.count", { n: rows.length })), ...note, ...(rows.length > 0 ? [table(ids, rows), tools] : []));
}

// What the engine says to the answers of one exercise; null without any, or to answers of another lab.
function verdict(id, answers) {
  if (!answers) return null;
  const found = JSON.parse(lab.commit(id, JSON.stringify(answers.given)));
  return found.error ? null : found;
}

// With words for being sure, it takes a second press.
function button(name, pressed, sure = "") {
  const made = el("button", { type: "button" }, text(name));
  made.addEventListener("click", () => {
    if (sure === "" || made.textContent === sure) pressed();
    else made.textContent = sure;
  });
  return made;
}
