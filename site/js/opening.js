// The session that the address asks for is opened here, and what it asks for in vain is told: to the learner by a note, to
// hosts by the event "error".
import { readStart } from "./address.js";
import { notice } from "./notices.js";
import { allSteps, noSystem } from "./params.js";
import { beginning } from "./session.js";
import { refusal, text } from "./texts.js";

const defaultSession = "the default scenario";
const noLock = "no lock";

/**
 * Opens what the address asks for at the start: the session in the hash, else the scenario, else the lesson. Answers {author, taken}:
 * the start of the author's session, as beginning() gives it, where a learning system is told of it; and whether a session of the
 * learner's was taken up in its place.
 */
export function openStart(front, params) {
  for (const unknown of params.unknown) reportUnknown(front, unknown);
  for (const name of lockKnown(front.lab, params.lock)) reportUnknown(front, { name: "lock", value: name, used: noLock });
  if (isNewer(params.madeFor, front.lab.version)) reportUnknown(front, { name: "made-for", value: params.madeFor, used: front.lab.version });
  const link = readStart();
  const told = params.host.length > 0; // a learning system is told only what goes on from the author's start
  if (told) openAuthors(front, params);
  const author = told ? beginning(front.lab) : "";
  const taken = link !== "" && openGivenLink(front, link, "");
  if (!taken && !told) openAuthors(front, params);
  return { author, taken };
}

function openAuthors(front, params) {
  if (params.scenario === "") openLesson(front, params.lesson);
  else if (!openScenario(front, params.scenario)) return;
  if (params.start === null) return;
  const sought = JSON.parse(front.lab.seek(params.start));
  if (sought.error) reportUnknown(front, { name: "start", value: params.start, used: allSteps });
}

/** Locks the fixtures of a comma-separated list, as far as there are any of the name; answers those that there aren't. */
export function lockKnown(lab, list) {
  const names = list.split(",").map((name) => name.trim()).filter((name) => name !== "");
  const refused = (name) => JSON.parse(lab.lock(name)).error !== undefined;
  const unknown = names.filter(refused);
  lab.lock(names.filter((name) => !unknown.includes(name)).join(","));
  return unknown;
}

/** Whether a page was made for a lab that came after this one: one that was made for an older lab goes on working. */
export function isNewer(madeFor, version) {
  const numbers = (text) => /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(text)?.slice(1).map(Number) ?? [0, 0, 0];
  const [wanted, here] = [numbers(madeFor), numbers(version)];
  const at = wanted.findIndex((n, i) => n !== here[i]);
  return at >= 0 && wanted[at] > here[at];
}

/** Opens a link that somebody put into the address later; the program itself tells hosts when it is none. */
export function openHash(front, hash) {
  if (hash === "" || hash === front.lab.link()) return;
  const { error } = JSON.parse(front.lab.openLink(hash));
  if (error) tellDamaged(error, hash);
}

/** Opens a lesson at its own start. */
export function openLesson(front, lesson) {
  front.lab.open(JSON.stringify({ format: "redrive-lab/1", lesson }));
}

/** The scenario text that stands for a built-in one. */
export function builtinText(builtin) {
  return JSON.stringify({ format: "redrive-lab/1", builtin });
}

// A word in the form of a name that no scenario has isn't a damaged link but a mistyped name.
function openScenario(front, wanted) {
  const { error } = JSON.parse(front.lab.open(builtinText(wanted)));
  if (!error) return true;
  if (error.code !== "unknown-builtin" || !/^[a-z0-9-]{1,40}$/.test(wanted)) return openGivenLink(front, wanted, "scenario");
  if (!JSON.parse(front.lab.openLink(wanted)).error) return true;
  reportUnknown(front, { name: "scenario", value: wanted, used: defaultSession });
  return false;
}

function openGivenLink(front, link, path) {
  const { error } = JSON.parse(front.lab.openLink(link));
  if (!error) return true;
  tellDamaged(error, link);
  front.keepError(JSON.stringify({ error: { ...error, path: path || error.path } }));
  return false;
}

function tellDamaged(error, link) {
  const version = error.code === "bad-link" ? newerForm(link) : 0;
  notice("damaged", version ? text("page.damaged.newer", { version }) : text("page.damaged", { message: explained(error) }));
}

// A scenario in a whole link may be refused too: then its place is told.
function explained(error) {
  return error.path ? `${refusal(error)} ${text("page.file.place", { path: error.path })}` : refusal(error);
}

const form = 1; // of a link, in its first byte
const newest = 9; // later ones are taken for damage

// The form of a link that a newer lab made, 0 for any other text.
function newerForm(link) {
  if (!/^[A-Za-z0-9_-]{8,}$/.test(link)) return 0;
  const first = atob(link.slice(0, 4).replaceAll("-", "+").replaceAll("_", "/")).charCodeAt(0);
  return first > form && first <= newest ? first : 0;
}

function reportUnknown(front, { name, value, used }) {
  const words = { [allSteps]: text("page.used.start"), [defaultSession]: text("page.used.scenario"), [noLock]: text("page.used.lock"), [noSystem]: text("page.used.host") }[used] ?? used;
  notice("unknown-" + name, text("page.unknown", { name, value, used: words }));
  const message = `${name}=${value} is not known; ${used} is used`;
  front.keepError(JSON.stringify({ error: { code: "unknown-parameter", message, path: name } }));
}
