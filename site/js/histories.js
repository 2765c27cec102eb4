// Two histories of one message side by side. They exclude each other: each is run by itself, from the same start, and
// touches no open session.
import { el, setAttribute } from "./dom.js";
import { text } from "./texts.js";

const names = ["recovery", "poison"];

/** Shows the histories. run(name) gives a trace, word(name) the lab's words, open(name) opens one of them in the lab. */
export function showHistories(run, word, open) {
  const traces = names.map((name) => run(name));
  const { messageId } = traces[0].final.message;
  const close = el("button", { type: "button", class: "close" }, word("histories.close"));
  const sides = names.map((name, i) => history(name, traces[i], word, () => {
    dialog.close();
    open(name);
  }));
  const dialog = el("dialog", { id: "histories", "aria-labelledby": "histories-title" },
    el("h2", { id: "histories-title", tabindex: -1, autofocus: "" }, // not the first table: what this is comes first
      word("histories.title").replace("{message}", messageId)),
    el("p", {}, word("histories.intro")), el("div", { class: "histories" }, ...sides), close);
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

const columns = ["step", "outcome", "attempt", "clock", "ledger"];

// On a phone each row is a card whose cells carry their column's name; told roles keep it a table even so.
function steps(trace, word) {
  const heads = columns.map((name) => el("th", { scope: "col", role: "columnheader" }, word("histories." + name)));
  const rows = trace.map((entry, i) => {
    const cells = [entry.outcome, entry.attempt, milliseconds(entry.nowMs), ledger(entry.ledger, word)];
    return el("tr", { role: "row" }, el("th", { scope: "row", role: "rowheader" }, `${i + 1} ${step(entry)}`),
      ...cells.map((cell, column) => el("td", { role: "cell", "data-head": heads[column + 1].textContent }, String(cell))));
  });
  return el("table", { role: "table" }, el("thead", { role: "rowgroup" }, el("tr", { role: "row" }, ...heads)), el("tbody", { role: "rowgroup" }, ...rows));
}

// An entry doesn't repeat its step; what it was is in the events.
function step({ do: verb, events }) {
  const told = (type) => events.find((event) => event.type === type);
  const lost = told("EffectWritten")?.receipt === "unknown";
  if (verb === "wait") return text("page.histories.wait", { time: milliseconds(told("Waited").ms) });
  if (told("DeliveryFailed")) return text("page.histories.deliver.code", { code: told("DeliveryFailed").code });
  return text(lost ? "page.histories.deliver.lost" : "page.histories.deliver");
}

function milliseconds(count) {
  return text("page.histories.ms", { ms: count });
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
