// The page around the lab: it loads the small program, shows the lab as HTML at once, and brings in the 3D view beside it
// where the browser has WebGL2.
import { Address, readHash } from "./address.js";
import { Subscriptions, handOver } from "./carry.js";
import { setAttribute, setText } from "./dom.js";
import { editInPlace } from "./edit.js";
import { showHistories } from "./histories.js";
import { watchLayout } from "./layout.js";
import { listenForKeys, showHelp } from "./keys.js";
import { load } from "./load.js";
import { Mirror } from "./mirror.js";
import { notice } from "./notices.js";
import { readParams } from "./params.js";
import { FlatStage } from "./stage.js";
import { bytes, setLocale, text } from "./texts.js";
import { onTheme, setTheme, theme } from "./theme.js";
import { Tools } from "./tools.js";
import { hasWebGL2, loadCanvas } from "./view3d.js";

const page = document.getElementById("lab");
const params = readParams(location.search);
const subscriptions = new Subscriptions();
const speed = params.speed === "instant" ? 0 : Number(params.speed);

let engine; // the API of engine.wasm: the text view's, and the way back when the 3D view fails
let api; // the API in use, which is globalThis.redriveLab
let canvas = null; // the API of lab.wasm once it draws
let canvasLoading = false;
let view = "loading";
let chosenTheme = params.theme;
let lesson = params.lesson; // the one that is open
const left = new Map(); // a lesson that was left → its session, as link

const mirror = new Mirror(document.getElementById("mirror"), press);
const stage = new FlatStage(document.getElementById("stage-flat"), speed);
const address = new Address(() => api.link(), openFromAddress);
const tools = new Tools(document.getElementById("tools"), {
  lesson: chooseLesson, histories, view: switchView, help, theme: chooseTheme,
});

setLocale(params.locale);
setText(document.getElementById("title"), text("page.title"));
const layout = watchLayout((columns, single) => mirror.arrange(columns, single));
onTheme((name) => {
  layout();
  canvas?.setTheme?.(name);
});
setTheme(chosenTheme);
start();

async function start() {
  showLoading(text("page.loading"));
  try {
    engine = await startEngine();
  } catch (error) {
    showLoading("");
    notice("engine", `${text("page.failed.engine")} ${error.message}`, start);
    return;
  }
  use(engine);
  openStart();
  listen();
  for (const one of params.unknown) reportUnknown(one);
  if (params.view !== "text") bringCanvas();
}

async function startEngine() {
  const words = document.getElementById("loading-words");
  const bar = document.getElementById("loading-bar");
  const { go, instance } = await load("engine.wasm", (done, of) => {
    bar.value = of ? Math.min(1, done / of) : 0;
    setText(words, `${text("page.loading")}: ${progressWords(done, of)}`);
  });
  go.run(instance);
  if (!globalThis.redriveLab) throw new Error(text("page.failed.start", { message: "engine.wasm" }));
  return globalThis.redriveLab;
}

function progressWords(done, of) {
  return of ? text("page.loading.of", { done: bytes(Math.min(done, of)), of: bytes(of) }) : bytes(done);
}

function showLoading(words) {
  setText(document.getElementById("loading-words"), words);
  setAttribute(document.getElementById("loading-bar"), "hidden", words === "");
}

/** Makes an API the one in use, for the page and for hosts. */
function use(next) {
  api = next;
  globalThis.redriveLab = next;
  subscriptions.adopt(next);
}

function listen() {
  tools.setLessons(Object.keys(JSON.parse(api.scenarios())));
  api.setLanguage?.(params.locale);
  api.on("screen", (json) => show(JSON.parse(json)));
  api.on("transition", () => address.changed());
  listenForKeys(() => mirror.controls(), (id) => mirror.press(id), help);
  setView("text");
}

/** Opens what the address asks for: the session in the hash, else the scenario, else the lesson. */
function openStart() {
  if (readHash() !== "" && openLink(readHash())) return;
  if (params.scenario === "") openLesson(params.lesson);
  else if (!openBuiltin(params.scenario) && !openLink(params.scenario)) return;
  if (params.start === null) return;
  const sought = JSON.parse(api.seek(params.start));
  if (sought.error) reportUnknown({ name: "start", value: params.start, used: "0" });
}

function openBuiltin(builtin) {
  return !JSON.parse(api.open(JSON.stringify({ format: "redrive-lab/1", builtin }))).error;
}

function openLesson(name) {
  return !JSON.parse(api.open(JSON.stringify({ format: "redrive-lab/1", lesson: name }))).error;
}

/** Goes to another lesson, as far as it was played; the one that is left can be come back to. */
function chooseLesson(name) {
  if (name === lesson) return;
  left.set(lesson, api.link());
  if (!left.has(name) || !openLink(left.get(name))) openLesson(name);
}

function histories() {
  showHistories((builtin) => JSON.parse(api.run(JSON.stringify({ format: "redrive-lab/1", builtin }))), (name) => mirror.word(name), openBuiltin);
}

function openLink(link) {
  const { error } = JSON.parse(api.openLink(link));
  if (error) {
    notice("damaged", text("page.damaged", { message: error.message }));
    subscriptions.emit("error", JSON.stringify({ error }));
  }
  return !error;
}

function openFromAddress(hash) {
  if (hash !== "" && hash !== api.link()) openLink(hash);
}

function reportUnknown(unknown) {
  notice("unknown-" + unknown.name, text("page.unknown", unknown));
  const message = `${unknown.name}=${unknown.value} is not known; ${unknown.used} is used`;
  subscriptions.emit("error", JSON.stringify({ error: { code: "unknown-parameter", message, path: unknown.name } }));
}

function show(screen) {
  lesson = screen.lesson;
  page.dataset.lesson = lesson;
  mirror.show(screen);
  stage.show(screen);
  setText(document.getElementById("title"), screen.title);
  showTools();
}

function showTools() {
  tools.show((name) => mirror.word(name), lesson, view, chosenTheme);
}

/** Takes a step through a control; answers why it was refused, "" when it wasn't. */
function press(id, value) {
  const answer = JSON.parse(value === undefined ? api.press(id) : api.press(id, value));
  return answer.error ? answer.error.message : "";
}

function chooseTheme(name) {
  chosenTheme = name;
  setTheme(name);
}

function help() {
  showHelp(mirror.controls());
}

function setView(next) {
  view = next;
  document.documentElement.dataset.view = next;
  page.dataset.view = next;
  setAttribute(document.getElementById("stage-flat"), "hidden", next === "3d");
  setAttribute(document.getElementById("mirror"), "hidden", false);
  showTools();
  dispatchEvent(new Event("resize")); // the canvas leaves room for the bar, which stands elsewhere now
}

function switchView() {
  if (view === "3d") setView("text");
  else if (canvas) setView("3d");
  else bringCanvas();
}

/** Loads the 3D view in the background; the text view stays usable meanwhile, and when it fails. */
async function bringCanvas() {
  if (canvasLoading) return;
  if (!hasWebGL2()) {
    notice("webgl", text("page.no-webgl"));
    return;
  }
  canvasLoading = true;
  const arriving = document.getElementById("arriving");
  try {
    const next = await loadCanvas({
      progress: (done, of) => setText(arriving, `${text("page.loading.3d")}: ${progressWords(done, of)}`),
      prepare: (brought) => prepareCanvas(brought),
      edit: (id, ...place) => editInPlace(mirror.field(id), place),
      failed: canvasFailed,
    });
    subscriptions.release();
    handOver(engine, next, mirror.drafts());
    canvas = next;
    use(next);
    setView("3d");
  } catch (error) {
    canvasFailed(error.message);
  }
  setText(arriving, "");
}

function prepareCanvas(brought) {
  globalThis.redriveLab = engine; // until the first frame, what hosts and learners do goes to the lab that is shown
  brought.setLanguage?.(params.locale);
  brought.setTheme?.(theme());
  brought.setSpeed?.(params.speed);
}

/** Goes back to the text view, with the session as far as it can be had. */
function canvasFailed(message) {
  const words = canvas ? text("page.crashed", { message }) : text("page.failed.lab", { message });
  if (canvas) comeBack();
  canvas = null;
  document.getElementById("stage-canvas")?.remove(); // no frame of a failed program is asked for any more
  setView("text");
  notice("canvas", words, reload);
}

function comeBack() {
  const failed = canvas;
  subscriptions.release();
  try {
    handOver(failed, engine, mirror.drafts());
  } catch {
    if (readHash() !== "") engine.openLink(readHash()); // the program is gone: the last step that was saved
  }
  use(engine);
}

function reload() {
  address.flush();
  location.reload();
}
