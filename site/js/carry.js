// The lab's global outlives the program behind it: engine.wasm comes first, lab.wasm follows, and the way back must be open.
import { refusal } from "./texts.js";

const ofThePicture = ["setTheme", "setSpeed", "view", "image", "targets", "settle"]; // calls that only lab.wasm has
const ofTheMaps = ["map", "whatIf"]; // calls that only engine.wasm has
const done = "{}"; // what a call answers that has nothing to say

/**
 * The lab as hosts see it: one object to keep, whose calls go to the program in use. What was subscribed to with on(type, fn)
 * is carried from program to program.
 */
export class Front {
  /** The object for globalThis.redriveLab. */
  lab = {};
  #program = null;
  #kept = new Set();
  #early = [];
  #quiet = false;
  #page;

  /** page has the calls that the page follows: name → {show(value), known: the values that there are, without a program too}. */
  constructor(page = {}) {
    this.#page = page;
    Object.defineProperty(this.lab, "version", { enumerable: true, get: () => this.#program.version });
    this.lab.on = (type, fn) => this.#subscribe(type, fn);
    for (const name of [...ofThePicture, ...ofTheMaps]) this.#offer(name);
  }

  /** Lets go of the program in use, so that what is done to change it for another is told to nobody. It may have ended. */
  release() {
    for (const entry of this.#kept) letGo(entry);
  }

  /** Lets go of the program of a start that is made again, and forgets its errors. */
  forgetStart() {
    this.release();
    this.#early = [];
  }

  /** Puts a program behind the object. */
  use(program) {
    this.#program = program;
    for (const name of Object.keys(program)) if (typeof program[name] === "function") this.#offer(name);
    for (const entry of this.#kept) {
      if (entry.type !== "ready") entry.off = program.on(entry.type, this.#listener(entry)); // one of "ready" was told already
    }
  }

  /** Answers what fn does: transitions that are only on the way, such as a look at the end of a session, are told to nobody. */
  quietly(fn) {
    const before = this.#quiet;
    this.#quiet = true;
    try {
      return fn();
    } finally {
      this.#quiet = before;
    }
  }

  #offer(name) {
    this.lab[name] ??= (...args) => this.#call(name, args);
  }

  #call(name, args) {
    const own = this.#page[name];
    const answer = this.#program[name] ? this.#program[name](...args) : this.#withoutProgram(name, args);
    if (own && answer === done) own.show(String(args[0]));
    return answer ?? this.#ended();
  }

  #ended() {
    return this.#refuse("internal", "the program has ended, or failed here; load the page again");
  }

  #withoutProgram(name, args) {
    const own = this.#page[name];
    const plain = args.length === 1 && ["string", "number"].includes(typeof args[0]);
    if (plain && own?.known?.includes(String(args[0]))) return done;
    if (own?.known) return this.#refuse("unknown-value", `${name} takes one of: ${own.known.join(", ")}`);
    return this.#refuse("not-available", ofTheMaps.includes(name) ? `${name} is a call of engine.wasm, which isn't in use` : `${name} needs the 3D view, which isn't in use`);
  }

  #refuse(code, message) {
    const answer = JSON.stringify({ error: { code, message, path: "" } });
    this.emit("error", answer);
    return answer;
  }

  // The program would keep to itself what a listener throws.
  #listener({ type, fn }) {
    return (json) => {
      if (type !== "transition" || !this.#quiet) tell(fn, json);
    };
  }

  #subscribe(type, fn) {
    if (typeof fn !== "function") return this.#program.on(type, fn);
    const entry = { type, fn };
    const off = this.#program.on(type, this.#listener(entry));
    if (typeof off !== "function") return off ?? this.#ended(); // a refusal, as text
    entry.off = off;
    this.#kept.add(entry);
    if (type === "error") for (const told of this.#early) tell(fn, told);
    return () => {
      if (this.#kept.delete(entry)) letGo(entry);
    };
  }

  /** Tells listeners something that happened in the page, not in the program. */
  emit(type, text) {
    for (const entry of [...this.#kept]) if (entry.type === type) tell(entry.fn, text);
  }

  /** Keeps an error of the start, when nobody can listen yet, for whoever listens to errors later. */
  keepError(text) {
    this.#early.push(text);
    this.emit("error", text);
  }
}

function letGo(entry) {
  try {
    entry.off();
  } catch {
    // The program has ended, and its listeners with it.
  }
  entry.off = () => {};
}

function tell(fn, text) {
  try {
    fn(text);
  } catch (error) {
    reportError(error);
  }
}

/**
 * Brings the session of one API into another: all steps, undone ones too, and the place among them; and what is written
 * in fields for a step not taken yet: [{id, value}].
 */
export function handOver(from, to, drafts = []) {
  const { step, steps } = JSON.parse(from.state());
  from.seek(steps);
  const whole = from.dump();
  from.seek(step);
  const opened = JSON.parse(to.open(whole));
  if (opened.error) throw new Error(refusal(opened.error));
  to.seek(step);
  for (const { id, value } of drafts) to.press(id, value);
}
