// The session stands in the address, so that a reload, a bookmark and a lost graphics context come back to it.

const pauseMs = 300; // browsers drop what is written more often, without an error

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
  }
}

/** The link text in the address, "" without one. */
export function readHash() {
  return location.hash.replace(/^#/, "");
}
