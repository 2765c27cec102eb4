// Asks the program for maps, beside the page: in a worker, and in the page itself where a browser allows no worker (a sandboxed
// frame, say).
import { refusal, text } from "../texts.js";

/** The program, as the map asks it. */
export class Atlas {
  #inPage;
  #worker = null;
  #asked = new Map(); // id → {resolve, call, args}
  #last = 0;

  /** inPage() is the API of the small program in the page, null once it has ended. */
  constructor(inPage) {
    this.#inPage = inPage;
    try {
      this.#worker = new Worker(globalThis.redriveLabFiles?.("js/map/worker.js") ?? new URL("worker.js", import.meta.url));
    } catch {
      return; // the page answers by itself
    }
    this.#worker.onmessage = ({ data }) => this.#answered(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#giveUp();
    };
  }

  /** Calls the program; answers what it answered, as a value. An error of the lab is thrown. */
  async ask(call, ...args) {
    const answer = JSON.parse(await new Promise((resolve) => this.#send({ resolve, call, args })));
    if (answer.error) throw new Error(refusal(answer.error));
    return answer;
  }

  #send(asked) {
    if (!this.#worker) {
      setTimeout(() => asked.resolve(this.#askHere(asked))); // after what says that it goes on
      return;
    }
    const id = ++this.#last;
    this.#asked.set(id, asked);
    this.#worker.postMessage({ id, call: asked.call, args: asked.args });
  }

  #askHere({ call, args }) {
    const program = this.#inPage();
    return program ? program[call](...args) : JSON.stringify({ error: { message: text("page.failed.engine") } });
  }

  #answered({ id, answer, failed }) {
    if (failed !== undefined || typeof answer !== "string") {
      this.#giveUp();
      return;
    }
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    asked?.resolve(answer);
  }

  #giveUp() {
    this.close();
    const left = [...this.#asked.values()];
    this.#asked.clear();
    for (const asked of left) this.#send(asked);
  }

  /** Ends the worker. */
  close() {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
