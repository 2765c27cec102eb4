// The 3D program and the stage's tree on their way: how far they are, and whether it is worth waiting for them.
import { compile, fetchBytes, hasArrived } from "./load.js";

const firstLookMs = 800; // before that a rate says little
const lookMs = 250; // between two looks at the progress
const patienceMs = 1500; // how long they may still take for the page to wait with everything else
const uncountedMs = 2300; // how long a page may be there for the same where nobody counts, for the connection is taken for a fast one
const worthKeeping = 1 / 4; // of the program

/** What lab.wasm needs to start. */
export class Coming {
  #files = null;
  #halt = null; // ends what is still fetched for them
  #done = 0;
  #of = 0;
  #here = false;
  #uncounted = false; // it arrives, and nobody knows how far it is
  #progress;

  /** progress(done, of) is told in bytes when the files take their time. */
  constructor(progress) {
    this.#progress = progress;
  }

  /** Promises [module, tree]; asked again after a failure, they are fetched again. */
  files(priority = "low") {
    if (this.#files) return this.#files;
    const made = this.#fetch(priority);
    made.catch(() => this.#forget(made));
    this.#files = made;
    return made;
  }

  #forget(files) {
    if (this.#files === files) this.#files = null;
  }

  async #fetch(priority) {
    const progress = (done, of) => {
      [this.#done, this.#of] = [done, of];
      this.#uncounted = of === 0;
      if (of > 0) this.#progress(done, of);
    };
    this.#halt = new AbortController();
    const { signal } = this.#halt;
    const both = await Promise.all([compile("lab.wasm", progress, priority, signal), fetchBytes("stage.bin", priority, signal)]);
    this.#here = true;
    return both;
  }

  /**
   * Promises true once they are here, false as soon as it shows that they will take their time or can't be had. What takes its
   * time is given up when little of it is here: a slow connection is the small program's first.
   */
  async soon() {
    const settled = this.files("high").then(() => true, () => false);
    for (let wait = firstLookMs; ; wait = lookMs) {
      const looked = new Promise((resolve) => { setTimeout(resolve, wait, null); });
      const here = await Promise.race([settled, looked]);
      if (here !== null) return here;
      if (!this.#slow()) continue;
      if (!this.#uncounted && this.#done <= this.#of * worthKeeping) this.drop();
      return false;
    }
  }

  /** Gives up what isn't here yet. */
  drop() {
    this.#halt?.abort();
    this.#files = null;
  }

  #slow() {
    if (this.#here || hasArrived("lab.wasm")) return false; // the rest is the machine's own time
    if (this.#uncounted) return performance.now() > uncountedMs;
    return this.#done === 0 || performance.now() * (this.#of / this.#done - 1) > patienceMs;
  }
}

let spare = null; // engine.wasm, compiled

/** Has engine.wasm compiled: for the start, or for the day when the 3D program ends. */
export function prepareEngine(progress = () => {}) {
  spare ??= compile("engine.wasm", progress, "high");
  spare.catch(() => { spare = null; });
  return spare;
}

/** Whether engine.wasm is on its way, or here. */
export function isPrepared() {
  return spare !== null;
}
