// A line between the lab's window and the one with the notes: a channel of the browser's where there is one, else messages
// from window to window.

const mark = "redriveLabNotes";

/** The line, as one of its two ends has it. */
export class Line {
  #channel = null;
  #peer;
  #number = 0;
  #heard = new Set();

  /** name is shared by both windows; peer() is the other window, null while there is none; heard(message) is told. */
  constructor(name, peer, heard) {
    this.#peer = peer;
    const hear = (data) => {
      if (data?.[mark] !== name || typeof data.message !== "object" || this.#known(data)) return;
      heard(data.message);
    };
    try {
      this.#channel = new BroadcastChannel(name);
      this.#channel.onmessage = ({ data }) => hear(data);
    } catch {
      // A browser without, or a frame that may not: the windows still know each other.
    }
    addEventListener("message", ({ data, source, origin }) => {
      if (source !== null && source === this.#peer() && (globalThis.origin === "null" || origin === globalThis.origin)) hear(data);
    });
    this.name = name;
    this.own = Math.random().toString(36).slice(2);
  }

  /** Tells the other window something. */
  tell(message) {
    const data = { [mark]: this.name, from: this.own, number: ++this.#number, message };
    this.#channel?.postMessage(data);
    try {
      this.#peer()?.postMessage(data, globalThis.origin === "null" ? "*" : globalThis.origin);
    } catch {
      // The window is gone.
    }
  }

  // What comes on both ways counts once.
  #known({ from, number }) {
    const id = `${from} ${number}`;
    if (from === this.own || this.#heard.has(id)) return true;
    this.#heard.add(id);
    if (this.#heard.size > 100) this.#heard.delete(this.#heard.values().next().value);
    return false;
  }
}
