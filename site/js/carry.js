// The lab's global outlives the program behind it: engine.wasm comes first, lab.wasm follows, and the way back must be open.

const ofThePicture = ["setTheme", "setSpeed", "view", "image", "targets", "settle"]; // calls that only lab.wasm has

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

  constructor() {
    Object.defineProperty(this.lab, "version", { enumerable: true, get: () => this.#program.version });
    this.lab.on = (type, fn) => this.#subscribe(type, fn);
    for (const name of ofThePicture) this.#offer(name);
  }

  /** Lets go of the program in use, so that what is done to change it for another is told to nobody. It may have ended. */
  release() {
    for (const entry of this.#kept) letGo(entry);
  }

  /** Forgets the errors of a start that is made again. */
  forgetErrors() {
    this.#early = [];
  }

  /** Puts a program behind the object. */
  use(program) {
    this.#program = program;
    for (const name of Object.keys(program)) if (typeof program[name] === "function") this.#offer(name);
    for (const entry of this.#kept) {
      if (entry.type !== "ready") entry.off = program.on(entry.type, entry.fn); // a listener of "ready" was told already
    }
  }

  #offer(name) {
    this.lab[name] ??= (...args) => (this.#program[name] ? this.#program[name](...args) : this.#refuse(name));
  }

  #refuse(name) {
    const message = `${name} needs the 3D view, which isn't in use`;
    const answer = JSON.stringify({ error: { code: "not-available", message, path: "" } });
    this.emit("error", answer);
    return answer;
  }

  #subscribe(type, fn) {
    const off = this.#program.on(type, fn);
    if (typeof off !== "function") return off; // a refusal, as text
    const entry = { type, fn, off };
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
  if (opened.error) throw new Error(opened.error.message);
  to.seek(step);
  for (const { id, value } of drafts) to.press(id, value);
}
