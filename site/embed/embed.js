// <redrive-lab>: the lab in somebody else's page. One file, no dependency. Attributes are the parameters of lab.html:
// lesson, scenario, locale, theme, view, controls, start, lock, speed, made-for (the version it was written for), host and activity (what
// learning systems speak), instructor and resolution; and load="view" (start when scrolled to, instead of when clicked), title, sandbox
// (for the frame). How high it is, CSS says, as for any element. Methods: start() → Promise that it is ready; call(name, ...args) →
// Promise of the answer's text, rejected when the lab is taken away first. Events: ready, transition, answer, error, and statement with
// host="xapi"; detail is what was told.

const parameters = ["lesson", "scenario", "locale", "theme", "view", "controls", "start", "lock", "speed", "made-for", "host", "activity", "instructor", "resolution"];
const own = [...parameters, "load", "title", "sandbox"];
const words = {
  en: { start: "Start the lab", title: "Redrive Lab: a message on its way through queue, quarantine and gates" },
  th: { start: "เริ่มห้องทดลอง", title: "Redrive Lab: เส้นทางของข้อความผ่านคิว การกักกัน และประตู" },
  ru: { start: "Запустить лабораторию", title: "Redrive Lab: путь сообщения через очередь, карантин и проверки" },
};
const css = `:host{display:block;position:relative;height:45rem;max-height:100vh}:host([hidden]){display:none}
iframe,button{position:absolute;inset:0;width:100%;height:100%;box-sizing:border-box;border:1px solid #4a5a86;border-radius:12px;background:#0e1424}
button{display:grid;place-content:center;gap:12px;color:#f1f4ff;font:600 1.125rem system-ui,sans-serif;cursor:pointer;padding:1rem}
button::before{content:"";justify-self:center;border-style:solid;border-width:18px 0 18px 30px;border-color:transparent transparent transparent #2cc9c4}
button span{font-weight:400;font-size:1rem}button:hover{background:#182036}button:focus-visible{outline:3px solid #ffd54a;outline-offset:2px}`;
const most = 2; // labs alive at once: each holds a program and a picture
const alive = []; // the one used longest ago first

class RedriveLab extends HTMLElement {
  #frame = null;
  #hash = ""; // the session of a lab that was put to rest, as link
  #calls = new Map();
  #next = 1;
  #ready = null;
  #giveUp = () => {};
  #watch = null;

  connectedCallback() {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    if (root.adoptedStyleSheets.length === 0) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      root.adoptedStyleSheets = [sheet];
    }
    addEventListener("message", this);
    this.#rest();
    if (this.getAttribute("load") !== "view") return;
    this.#watch = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && this.start());
    this.#watch.observe(this);
  }

  disconnectedCallback() {
    removeEventListener("message", this);
    this.#watch?.disconnect();
    this.#forget();
  }

  /** Starts the lab. The one that was used longest ago goes back to its poster when too many are alive; its session is kept. */
  start() {
    if (!this.#frame) this.#begin();
    this.#use();
    while (alive.length > most) alive[0].#sleep();
    return this.#ready;
  }

  #begin() {
    this.#watch?.disconnect();
    this.#ready = new Promise((resolve, reject) => {
      this.addEventListener("ready", resolve, { once: true });
      this.#giveUp = () => reject(new Error("the lab was taken away"));
    });
    this.#ready.catch(() => {}); // told to whoever waits for it
    const frame = document.createElement("iframe");
    frame.title = this.#title();
    frame.allow = "fullscreen; clipboard-write";
    if (this.hasAttribute("sandbox")) frame.setAttribute("sandbox", this.getAttribute("sandbox"));
    frame.src = this.#address();
    this.#frame = frame;
    this.shadowRoot.replaceChildren(frame);
    this.#spell();
  }

  // An attribute that is misspelt changes nothing, so its author is told. Those that resemble none belong to the page's own tools.
  #spell() {
    for (const path of this.getAttributeNames().filter((name) => !own.includes(name))) {
      const meant = own.find((name) => near(path, name));
      if (!meant) continue;
      const message = `${path} is no attribute of <redrive-lab> and changes nothing; write ${meant}`;
      console.warn(message);
      this.dispatchEvent(new CustomEvent("error", { detail: { error: { code: "unknown-attribute", message, path } } }));
    }
  }

  /** Asks the lab: name is one of its calls, args its arguments. Starts the lab if it isn't alive. */
  async call(name, ...args) {
    await this.start();
    return this.#ask(name, args);
  }

  #ask(name, args) {
    const id = this.#next++;
    const answer = new Promise((resolve, reject) => this.#calls.set(id, { resolve, reject }));
    this.#frame.contentWindow.postMessage({ redriveLab: 1, id, call: name, args }, this.#target());
    return answer;
  }

  handleEvent({ source, origin, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || data?.redriveLab !== 1) return;
    if (origin !== "null" && origin !== new URL(this.#frame.src).origin) return;
    if (data.event) return this.#tell(data.event, data.data);
    this.#calls.get(data.id)?.resolve(data.answer);
    this.#calls.delete(data.id);
  }

  #tell(type, text) {
    if (type === "transition") this.#use();
    this.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(text) }));
  }

  #use() {
    const at = alive.indexOf(this);
    if (at >= 0) alive.splice(at, 1);
    alive.push(this);
  }

  async #sleep() {
    alive.splice(alive.indexOf(this), 1);
    const frame = this.#frame;
    const link = await Promise.race([this.#ready.then(() => this.#ask("link", [])), new Promise((resolve) => setTimeout(resolve, 1000, ""))]).catch(() => "");
    if (this.#frame !== frame || alive.includes(this)) return; // used again meanwhile
    if (typeof link === "string" && /^[\w-]+$/.test(link)) this.#hash = link; // one that didn't answer in time keeps the session from before
    this.#rest();
  }

  #forget() {
    for (const { reject } of this.#calls.values()) reject(new Error("the lab was taken away"));
    this.#calls.clear();
    this.#giveUp();
    this.#frame = this.#ready = null;
    const at = alive.indexOf(this);
    if (at >= 0) alive.splice(at, 1);
  }

  #rest() {
    this.#forget();
    const poster = document.createElement("button");
    poster.type = "button";
    poster.append(this.#words().start);
    if (this.getAttribute("title")) { // which of a page's labs it is
      const title = document.createElement("span");
      title.append(this.getAttribute("title"));
      poster.append(title);
    }
    poster.setAttribute("aria-label", `${this.#words().start} · ${this.#title()}`);
    poster.addEventListener("click", () => this.start());
    this.shadowRoot.replaceChildren(poster);
  }

  #words() {
    return words[this.getAttribute("locale") ?? document.documentElement.lang.slice(0, 2)] ?? words.en;
  }

  #title() {
    return this.getAttribute("title") ?? this.#words().title;
  }

  #address() {
    const url = new URL("lab.html", import.meta.url);
    for (const name of parameters) if (this.hasAttribute(name)) url.searchParams.set(name, this.getAttribute(name));
    url.hash = this.#hash;
    return url.href;
  }

  // A sandboxed frame without allow-same-origin has no origin to be named.
  #target() {
    const sandbox = this.getAttribute("sandbox");
    return sandbox !== null && !sandbox.includes("allow-same-origin") ? "*" : new URL(this.#frame.src).origin;
  }
}

// Whether two names are one slip apart: a letter too many, too few or another, or two that changed places.
function near(a, b) {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same++;
  const [x, y] = [a.slice(same), b.slice(same)];
  return x.slice(1) === y || x === y.slice(1) || x.slice(1) === y.slice(1) || x === y[1] + y[0] + y.slice(2);
}

customElements.get("redrive-lab") ?? customElements.define("redrive-lab", RedriveLab);
