// The session stands in the address, so that a reload, a bookmark and a lost graphics context come back to it.

const pauseMs = 300; // browsers drop what is written more often, without an error

/** Keeps the hash equal to link(). */
export class Address {
  #link;
  #timer = 0;
  #writtenAt = -pauseMs;
  #pending = false;
  #known = readHash(); // what this page wrote last, or has seen

  /** link() gives the session as text, null where there is none to keep; opened(text) is told when somebody put another link there. */
  constructor(link, opened) {
    this.#link = link;
    addEventListener("pagehide", () => this.flush());
    addEventListener("hashchange", () => {
      this.#known = readHash();
      opened(this.#known);
    });
  }

  /** Says that the session changed. */
  changed() {
    this.#pending = true;
    if (this.#timer) return;
    const wait = Math.max(0, this.#writtenAt + pauseMs - performance.now());
    this.#timer = setTimeout(() => this.flush(), wait);
  }

  /** Writes now what is waiting. */
  flush() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    if (!this.#pending) return;
    this.#pending = false;
    if (readHash() !== this.#known) return; // somebody put a link there that is about to be opened
    this.#writtenAt = performance.now();
    const link = this.#link();
    if (link === null) return;
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
