// Two histories of one message side by side. They exclude each other: each is run by itself, from the same start, and
// touches no open session.
import { el, setAttribute } from "./dom.js";

const names = ["recovery", "poison"];

/** Shows the histories. run(name) gives a trace, word(name) the lab's words, open(name) opens one of them in the lab. */
export function showHistories(run, word, open) {
  const traces = names.map((name) => run(name));
  const { messageId } = traces[0].final.message;
  const close = el("button", { type: "button", class: "close" }, word("histories.close"));
  const columns = names.map((name, i) => history(name, traces[i], word, () => {
    dialog.close();
    open(name);
  }));
  const dialog = el("dialog", { id: "histories", "aria-labelledby": "histories-title" },
    el("h2", { id: "histories-title", tabindex: -1, autofocus: "" }, // not the first table: what this is comes first
      word("histories.title").replace("{message}", messageId)),
    el("p", {}, word("histories.intro")), el("div", { class: "histories" }, ...columns), close);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.getElementById("lab").append(dialog);
  dialog.showModal();
}

function history(name, { trace, final }, word, open) {
  const again = el("button", { type: "button", "data-open": name }, word("histories.open"));
  again.addEventListener("click", open);
  return el("section", { class: "history card", "data-history": name, "aria-labelledby": `history-${name}` },
    el("h3", { id: `history-${name}` }, word("histories." + name)), steps(trace, word),
    el("h4", {}, word("histories.ledger")), el("p", { class: "ledger" }, ledger(final.ledger, word)),
    el("h4", {}, word("histories.assertions")), el("ul", {}, ...final.assertions.map((one) => assertion(one, word))), again);
}

function steps(trace, word) {
  const heads = ["step", "outcome", "attempt", "clock", "ledger"].map((head) => el("th", { scope: "col" }, word("histories." + head)));
  const rows = trace.map((entry, i) => el("tr", {}, el("th", { scope: "row" }, `${i + 1} ${step(entry)}`),
    ...[entry.outcome, entry.attempt, `${entry.nowMs} ms`, ledger(entry.ledger, word)].map((cell) => el("td", {}, String(cell)))));
  return el("div", { class: "wide-table", tabindex: 0, role: "group", "aria-label": word("histories.step") },
    el("table", {}, el("thead", {}, el("tr", {}, ...heads)), el("tbody", {}, ...rows)));
}

// An entry doesn't repeat its step; what it was is in the events.
function step({ do: verb, events }) {
  const failed = events.find(({ type }) => type === "DeliveryFailed");
  const waited = events.find(({ type }) => type === "Waited");
  return failed ? `${verb}: ${failed.code}` : waited ? `${verb} ${waited.ms} ms` : verb;
}

function ledger(keys, word) {
  return keys.length === 0 ? word("histories.ledger.empty") : keys.join(", ");
}

function assertion({ name, holds }, word) {
  const verdict = holds === null ? "none" : holds ? "holds" : "fails";
  const lamp = el("span", { class: "lamp", "aria-hidden": "true" });
  setAttribute(lamp, "data-lamp", { none: "dark", holds: "open", fails: "closed" }[verdict]);
  return el("li", { "data-assertion": name, "data-verdict": verdict }, lamp, `${word("assertion." + name)}: ${word("assertion." + verdict)}`);
}
