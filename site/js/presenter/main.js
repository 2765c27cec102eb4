// The window with the notes of a guided walk, for whoever teaches with it. It shows what the lab's window tells, and its
// buttons drive that window.
import { setAttribute, setText } from "../dom.js";
import { Line } from "../line.js";
import { setLocale, text } from "../texts.js";

const secondMs = 1000;
const waitMs = 3000; // after which an answer is missed

const part = (id) => document.getElementById(id);
const line = new Line(location.hash.slice(1), () => globalThis.opener, show);
let answered = false;
let last = null;
let begunAt = Date.now();

for (const press of ["back", "next"]) part(press).addEventListener("click", () => line.tell({ press }));
part("restart").addEventListener("click", () => {
  begunAt = Date.now();
  showTime();
});
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const press = { PageDown: "next", ArrowRight: "next", PageUp: "back", ArrowLeft: "back" }[event.key];
  if (!press) return;
  event.preventDefault();
  line.tell({ press });
});
label();
showTime();
setInterval(showTime, secondMs);
line.tell({ press: "hello" });
setTimeout(() => {
  if (!answered) setText(part("status"), text("page.presenter.alone"));
}, waitMs);

function label() {
  document.title = text("page.presenter");
  for (const [id, name] of [["back", "page.walk.back"], ["next", "page.walk.next"], ["restart", "page.presenter.restart"],
    ["note-title", "page.presenter.note"], ["caption-title", "page.presenter.caption"], ["following-title", "page.presenter.following"],
    ["state-title", "page.presenter.state"], ["time-title", "page.presenter.time"]]) setText(part(id), text(name));
  if (!answered) setText(part("status"), text("page.presenter.waiting"));
}

function show({ place, note, state, headline, locale }) {
  if (state === undefined) return; // another notes window asks
  answered = true;
  if (last?.locale !== locale) {
    setLocale(locale);
    label();
  }
  last = { locale };
  setText(part("status"), place ? "" : text("page.presenter.none"));
  setText(part("title"), place?.title ?? text("page.presenter"));
  setText(part("place"), place ? text(place.at === 0 ? "page.walk.start" : "page.walk.place", { n: place.at, of: place.of }) : "");
  setText(part("note"), note);
  setText(part("caption"), place?.astray ? text("page.walk.astray", { n: place.at, of: place.of }) : place?.caption ?? "");
  setText(part("following"), place?.next || (place ? text("page.walk.end") : ""));
  setText(part("state"), headline.startsWith(state) ? headline : `${state}: ${headline}`);
  setText(part("next"), text(place?.astray ? "page.walk.return" : "page.walk.next"));
  setAttribute(part("back"), "aria-disabled", place && (place.at > 0 || place.astray) ? null : "true");
  setAttribute(part("next"), "aria-disabled", place && (place.at < place.of || place.astray) ? null : "true");
}

function showTime() {
  const seconds = Math.floor((Date.now() - begunAt) / secondMs);
  setText(part("time"), `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`);
}
