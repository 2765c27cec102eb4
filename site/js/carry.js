// The lab's global changes hands: engine.wasm brings it, lab.wasm replaces it. What a host has subscribed to with
// on(type, fn) has to outlive that, so the page keeps the subscriptions and hands them on.

/** Keeps the subscriptions of globalThis.redriveLab across programs. */
export class Subscriptions {
  #kept = new Set();
  #own = new WeakMap(); // an API object → its own on()

  /** Lets go of the API object in use, so that what is done to change it for another is told to nobody. */
  release() {
    for (const entry of this.#kept) entry.off();
  }

  /** Takes an API object in: its on() goes through here from now on, and everything kept is subscribed to it. */
  adopt(api) {
    if (!this.#own.has(api)) this.#own.set(api, api.on.bind(api));
    const on = this.#own.get(api);
    for (const entry of this.#kept) {
      if (entry.type !== "ready") entry.off = on(entry.type, entry.fn); // a listener of "ready" was told already
    }
    api.on = (type, fn) => {
      const entry = { type, fn, off: () => {} };
      entry.off = on(type, fn);
      if (typeof entry.off !== "function") return entry.off; // a refusal, as text
      this.#kept.add(entry);
      return () => {
        this.#kept.delete(entry);
        entry.off();
      };
    };
  }

  /** Tells listeners something that happened in the page, not in the program. */
  emit(type, text) {
    for (const entry of [...this.#kept]) {
      if (entry.type !== type) continue;
      try {
        entry.fn(text);
      } catch (error) {
        reportError(error);
      }
    }
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
