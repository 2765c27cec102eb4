// The page around the lab. Where the browser has WebGL2 and the 3D program arrives at once, it starts with that; else it loads
// the small program, shows the lab as HTML at once, and brings in the 3D view beside it later.
import { Address, afterwards } from "./address.js";
import { drawsWebGL2, readsWords } from "./canvas.js";
import { Front, handOver } from "./carry.js";
import { Coming, isPrepared, prepareEngine } from "./coming.js";
import { forgetReached, reach } from "./coverage.js";
import { setAttribute, setText } from "./dom.js";
import { editInPlace } from "./edit.js";
import { Extras } from "./extras.js";
import { Guide } from "./guide.js";
import { serveHost } from "./host.js";
import { shape, showView, watchLayout } from "./layout.js";
import { forget, keep, kept, remember } from "./kept.js";
import { listenForKeys, showHelp } from "./keys.js";
import { start } from "./load.js";
import { progressWords, showLoading, tellLoading } from "./loading.js";
import { Menu } from "./menu.js";
import { Mirror } from "./mirror.js";
import { notice } from "./notices.js";
import { keepOffline } from "./offline.js";
import { lockKnown, openHash, openLesson, openStart } from "./opening.js";
import { choices, pace, readParams } from "./params.js";
import { setAside, takeUp } from "./session.js";
import { FlatStage } from "./stage.js";
import { refusal, setLocale, text } from "./texts.js";
import { onTheme, setTheme, theme } from "./theme.js";
import { fetchFonts, startCanvas } from "./view3d.js";

const spareAfterMs = 2000; // after the first frame, when nobody waits for anything
const page = document.getElementById("lab");
const arriving = document.getElementById("arriving");
const params = readParams(location.search, kept);
const limits = { controls: params.controls, lock: params.lock }; // what the author of the page around leaves to the learner
const front = new Front({
  setTheme: { known: choices.theme.filter((name) => name !== "auto"), show: showTheme }, setSpeed: { known: choices.speed, show: showSpeed },
  setControls: { show: (which) => { limits.controls = which; } }, lock: { show: (names) => { limits.lock = names; } },
});

let engine = null; // the API of engine.wasm: the text view's, and the way back when the 3D view fails
let picture = null; // the API of lab.wasm once it runs
let canvas = null; // the same once it has drawn and is in use
let bringing = false;
let broken = null; // why the 3D view can't come back without a reload: the name of a text, and what it fills in
let view = "loading";
let locale = params.locale;
let chosenTheme = params.theme;
let speed = params.speed;
let lesson = params.lesson; // the one that is open
const left = new Map(); // a lesson that was left → its session, put aside
let begun = null; // what the start came to
let shown = { state: "", headline: "" }; // the screen
let saved = ""; // the link after the last step since lab.wasm took over: all that is left when it crashes

const coming = new Coming((done, of) => tellProgress(done, of));
const mirror = new Mirror(document.getElementById("mirror"), press);
const stage = new FlatStage(document.getElementById("stage-flat"), pace(speed));
const address = new Address((hash) => openHash(front, hash));
const menu = new Menu(document.getElementById("tools"), {
  lesson: chooseLesson, histories: () => extras.histories(), map: () => extras.map(), share: () => extras.share("link"), files: () => extras.share("files"),
  view: switchView, camera, help, theme: chooseTheme, language: chooseLanguage, speed: chooseSpeed,
});

const guide = new Guide(front.lab, {
  drafts: () => mirror.drafts(), word: (name) => mirror.word(name), screen: () => shown, theme: showTheme, chosenTheme: () => chosenTheme, fresh,
  answer: (json) => front.emit("answer", json), quietly: (fn) => front.quietly(fn),
});
const extras = new Extras(front.lab, {
  engine: () => engine, locale: () => locale, view: () => view, word: (name) => mirror.word(name), drafts: () => mirror.drafts(),
  play: (walk) => guide.play(walk), leave: () => guide.leave(), quietly: (fn) => front.quietly(fn), reload,
  acts: () => limits.controls === "full" && limits.lock === "",
});

setLocale(locale);
setText(document.getElementById("title"), text("page.title"));
const layout = watchLayout((columns, single) => mirror.arrange(columns, single));
onTheme((name) => {
  layout();
  menu.place();
  picture?.setTheme(name);
});
setTheme(chosenTheme);
startLab();
addEventListener("load", () => keepOffline(""));

async function startLab() {
  showLoading(text("page.loading"));
  if (params.view !== "text" && await startWithCanvas()) return;
  try {
    engine = await startEngine();
  } catch (error) {
    showLoading("");
    notice("engine", `${text("page.failed.engine")} ${error.message}`, startLab);
    return;
  }
  front.use(engine);
  limit(engine);
  begin();
  showFirst("text");
  if (params.view !== "text" && !broken) bringCanvas();
}

/** Starts with the 3D program alone where it arrives at once: another one would only take its time. */
async function startWithCanvas() {
  if (innerWidth === 0) return false; // a frame that is hidden draws nothing, but its host may ask it
  const asked = !broken && coming.soon(); // a browser's first context takes its time: it passes while bytes are on their way
  fetchFonts();
  if (!drawsWebGL2()) coming.drop();
  else if (asked && await asked) await runCanvas(...await coming.files(), beginWith);
  return canvas !== null;
}

/** Uses the 3D program as the first one. */
function beginWith(next) {
  canvas = next;
  saved = front.lab.link();
  showFirst("3d");
  setTimeout(() => prepareEngine().catch(() => {}), spareAfterMs);
}

async function startEngine() {
  const module = await prepareEngine(tellLoading);
  if (params.view !== "text" && drawsWebGL2()) coming.files().catch(() => {}); // told by who waits for it
  return start("engine.wasm", module, engineStopped);
}

/** Tells how far the 3D program is: in the middle while there is nothing else, beside the text view later. */
function tellProgress(done, of) {
  if (view === "loading" && !isPrepared()) tellLoading(done, of);
  else setText(arriving, `${text("page.loading.3d")}: ${progressWords(done, of)}`);
}

function engineStopped(message) {
  if (engine && !canvas) notice("engine", text("page.stopped", { message }), reload);
  engine = null; // one that ended while it started is told by who waits for it
}

/** Opens what the address asks for, and has the page follow the program from then on, once; where that fails at its start, the next one. */
function begin() {
  const again = begun !== null;
  front.lab.setLanguage(locale);
  begun = front.quietly(() => openStart(front, params));
  if (again) return;
  listen();
  guide.begin(location.search);
}

/** Shows the first view: from now on the lab is there for hosts too. */
function showFirst(name) {
  globalThis.redriveLab = front.lab;
  setView(name);
  serveHost(front.lab, params, begun);
}

function listen() {
  menu.setLessons(Object.keys(JSON.parse(front.lab.scenarios())));
  front.lab.on("screen", (json) => show(JSON.parse(json)));
  reach(JSON.parse(front.lab.state()));
  front.lab.on("transition", (json) => {
    reach(JSON.parse(json).state);
    guide.moved(json);
  });
  front.lab.on("transition", afterwards(() => {
    saved = front.lab.link() ?? saved; // a program that has just ended gives none
    if (guide.ownSession) address.changed(saved);
  }));
  listenForKeys(() => mirror.controls(), (id) => mirror.press(id), help);
}

/** Goes to another lesson, as far as it was played; the one that is left can be come back to. */
function chooseLesson(name) {
  guide.leave();
  if (name === lesson) return showMenu();
  left.set(lesson, front.quietly(() => setAside(front.lab, mirror.drafts())));
  if (!left.has(name) || takeUp(front.lab, left.get(name))) openLesson(front, name);
}

function show(screen) {
  locale = setLocale(screen.locale);
  lesson = screen.lesson;
  shown = screen;
  page.dataset.lesson = lesson;
  mirror.show(screen);
  stage.show(screen);
  setText(document.getElementById("title"), screen.title);
  showMenu();
  guide.show(locale);
}

function showMenu() {
  menu.show((name) => mirror.word(name), { lesson, view, theme: chosenTheme, speed, locale });
}

/** Takes a step through a control; answers why it was refused, "" when it wasn't. */
function press(id, value) {
  const answer = value === undefined ? front.lab.press(id) : front.lab.press(id, value);
  const { error } = JSON.parse(answer);
  return error ? refusal(error) : "";
}

function chooseTheme(name) {
  keep("theme", name);
  showTheme(name);
}

/** Shows another theme without keeping it for the next visit. */
function showTheme(name) {
  chosenTheme = name;
  setTheme(name);
  showMenu();
}

/** Shows everything in another language; the session goes on. */
function chooseLanguage(tag) {
  keep("locale", tag);
  front.lab.setLanguage(tag);
}

function chooseSpeed(name) {
  keep("speed", name);
  showSpeed(name);
}

function showSpeed(name) {
  speed = name;
  stage.setSpeed(pace(name));
  picture?.setSpeed(name);
  showMenu();
}

function camera(n) {
  picture?.view(String(n));
}

function help() {
  showHelp(mirror.controls(), guide.keys());
}

function setView(next) {
  const drawn = view === "loading" && next === "3d"; // the first frame was drawn for the page as it is
  view = next;
  showView(next);
  stage.turned();
  setAttribute(document.getElementById("mirror"), "hidden", false);
  showMenu();
  if (drawn) layout();
  else dispatchEvent(new Event("resize")); // the canvas leaves room for the bar, which stands elsewhere now
}

function switchView() {
  if (view === "3d") setView("text");
  else if (canvas) setView("3d");
  else bringCanvas();
}

/** Brings the 3D view; the text view stays usable meanwhile, and when it fails. */
async function bringCanvas() {
  if (broken) tellBroken();
  if (broken || bringing) return;
  bringing = true;
  if (drawsWebGL2()) {
    const arrived = await arrivedCanvas();
    if (arrived) await runCanvas(...arrived, takeOver);
    setText(arriving, "");
  } else {
    notice("webgl", text(readsWords() ? "page.no-webgl" : "page.no-words"));
  }
  bringing = false;
}

async function arrivedCanvas() {
  setText(arriving, text("page.loading.3d"));
  try {
    const arrived = await coming.files();
    setText(arriving, text("page.loading.3d"));
    return arrived;
  } catch (error) {
    notice("canvas", text("page.failed.lab", { message: error.message }), bringCanvas);
    return null;
  }
}

async function runCanvas(module, tree, then) {
  try {
    then(await startCanvas({ module, tree }, {
      full: params.resolution === "full", prepare: dress,
      edit: (id, ...place) => editInPlace(mirror.field(id), place),
      refused: tellRefusal, failed: canvasFailed,
    }));
    performance.mark("first-frame"); // drawn, and the view, with a page that is ready for it
  } catch (error) {
    canvasFailed(error.message);
  }
}

// The canvas shows what a press on it was refused for; whoever doesn't see it is told.
function tellRefusal(answer) {
  const words = refusal(JSON.parse(answer).error);
  mirror.say(words);
  return words;
}

/** Offers and locks what the author of the page around wants, which openStart reports when it isn't there. */
function limit(program) {
  program.setControls(limits.controls);
  lockKnown(program, limits.lock);
}

function dress(brought) {
  picture = brought; // follows the theme from now on
  limit(picture);
  picture.setLanguage(locale);
  picture.setSpeed(speed);
  if (!engine) {
    front.use(picture); // the first frame shows what the address asks for
    shape("3d"); // and has its place beside the page's own controls
    begin();
  }
  picture.setTheme(theme()); // laid out for the page as it is now
}

/** Changes programs. Where that fails the text view goes on with its own. */
function takeOver(next) {
  front.release();
  try {
    handOver(engine, next, mirror.drafts());
    next.setLanguage(locale); // a host may have changed it meanwhile
    front.use(next);
  } catch (error) {
    front.release();
    front.use(engine);
    throw error;
  }
  canvas = next;
  saved = "";
  setView("3d");
}

/** Goes on with the text view, with the session as far as it can be had. */
async function canvasFailed(message) {
  if (broken) return;
  broken = { name: canvas ? "page.crashed" : "page.failed.lab", message };
  const failed = canvas;
  canvas = picture = null;
  document.getElementById("stage-canvas")?.remove(); // no frame of a failed program is asked for any more
  if (failed) await comeBack(failed);
  else if (!engine) front.forgetStart();
  tellBroken();
}

function tellBroken() {
  notice("canvas", text(broken.name, { message: broken.message }), reload);
}

/** Until the small program is there, the failed one still answers where it can: it may have lost its picture alone. */
async function comeBack(failed) {
  setView("text");
  try {
    engine ??= await start("engine.wasm", await prepareEngine(), engineStopped);
  } catch (error) {
    notice("engine", `${text("page.failed.engine")} ${error.message}`, reload);
    return;
  }
  front.release();
  try {
    handOver(failed, engine, mirror.drafts());
  } catch {
    if (saved !== "") engine.openLink(saved); // the program is gone
  }
  limit(engine);
  engine.setLanguage(locale);
  front.use(engine);
}

/** Puts everything back to its beginning, for those who come next. Answers what takes that back. */
function fresh() {
  const session = front.quietly(() => setAside(front.lab, mirror.drafts()));
  const before = { session, left: [...left], kept: forget(), reached: forgetReached(), theme: chosenTheme, speed };
  left.clear();
  openLesson(front, lesson);
  mirror.forgetTyped();
  showTheme("projector");
  showSpeed("1");
  camera(0);
  return () => {
    for (const [name, link] of before.left) left.set(name, link);
    remember(before.kept);
    before.reached();
    takeUp(front.lab, before.session);
    showTheme(before.theme);
    showSpeed(before.speed);
  };
}

function reload() {
  address.flush();
  location.reload();
}
