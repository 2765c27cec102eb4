// The session stands in the address, so that a reload, a bookmark and a lost graphics context come back to it.

const pauseMs = 300; // browsers drop what is written more often, without an error
const storedAs = `redrive-lab.step ${location.pathname}${location.search}`;

/** Keeps the hash equal to the session's link. */
export class Address {
  #timer = 0;
  #writtenAt = -pauseMs;
  #pending = null; // the link that is still to be written
  #known = readHash(); // what this page wrote last, or has seen

  /** opened(text) is told when somebody put another link there. */
  constructor(opened) {
    addEventListener("pagehide", () => this.flush());
    addEventListener("hashchange", () => {
      this.#known = readHash();
      opened(this.#known);
    });
  }

  /** Says that the session changed, and its link now. */
  changed(link) {
    store([this.#known, link]);
    this.#pending = link;
    if (this.#timer) return;
    const wait = Math.max(0, this.#writtenAt + pauseMs - performance.now());
    this.#timer = setTimeout(() => this.flush(), wait);
  }

  /** Writes now what is waiting. */
  flush() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const link = this.#pending;
    if (link === null) return;
    this.#pending = null;
    if (readHash() !== this.#known) return; // somebody put a link there that is about to be opened
    this.#writtenAt = performance.now();
    try {
      history.replaceState(history.state, "", "#" + link);
      this.#known = readHash();
    } catch {
      // Refused in some sandboxes and when written too often; the session itself lives on.
    }
    if (this.#known === link) setTimeout(() => this.#forget(link), pauseMs); // a page that goes away doesn't come to that
  }

  #forget(link) {
    if (this.#known === link && this.#pending === null) store(null);
  }
}

/**
 * Has work done once for all that happens in one moment, when it is over: the link of hundreds of steps takes far longer than a
 * step, and a page may take many at once.
 */
export function afterwards(work) {
  let due = false;
  return () => {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      work();
    });
  };
}

/** The link text in the address, "" without one. */
export function readHash() {
  return location.hash.replace(/^#/, "");
}

/**
 * The link of the session to start with. What is written into the address just before a reload is dropped by browsers: after one
 * the last step may stand in the tab's own store alone, beside the hash from which it went on.
 */
export function readStart() {
  const hash = readHash();
  const [before, link] = stored() ?? [];
  const reloaded = performance.getEntriesByType("navigation")[0]?.type === "reload";
  return reloaded && before === hash ? link : hash;
}

// Sandboxed frames have no store: there a step may be missing after a reload that follows at once.
function store(step) {
  try {
    if (step) sessionStorage.setItem(storedAs, JSON.stringify(step));
    else sessionStorage.removeItem(storedAs);
  } catch {
    // The address has it a moment later.
  }
}

function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(storedAs));
  } catch {
    return null;
  }
}
