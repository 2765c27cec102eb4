// The list of learners and verdicts, to read and as a file. A row is {name, verdicts}: by exercise a verdict, or null.
import { el } from "../dom.js";
import { table as rowsOf } from "../share/csv.js";
import { text } from "../texts.js";

const asked = JSON.parse(document.getElementById("asked").textContent); // the words of exercises, by exercise and part
const nobody = "–";

/** The table: a row a learner, a column an exercise; a cell opens what was answered. */
export function table(ids, rows) {
  const names = [text("page.worksheet.name"), text("page.collect.all"), ...ids];
  const head = el("tr", {}, ...names.map((name) => el("th", { scope: "col" }, name)));
  const body = rows.map(({ name, verdicts }) => el("tr", {}, el("th", { scope: "row" }, name || nobody),
    el("td", {}, el("b", {}, scoreOf(sumOf(verdicts)))), ...ids.map((id) => el("td", {}, cell(id, verdicts.get(id))))));
  return el("div", { class: "table", tabindex: 0 }, el("table", {}, el("thead", {}, head), el("tbody", {}, ...body)));
}

function cell(id, verdict) {
  if (!verdict) return nobody;
  const parts = verdict.parts.map((part) => el("li", { "data-verdict": part.correct ? "right" : "wrong" },
    `${asked[id][part.id]}: ${said(part.given)}${part.right !== null && !part.correct ? ` (${said(part.right)})` : ""}`));
  return el("details", {}, el("summary", {}, `${verdict.correct ? "✓" : "✗"} ${scoreOf(verdict)}`), el("ul", {}, ...parts));
}

function said(value) {
  return value === null ? nobody : Object.hasOwn(asked.options, value) ? asked.options[value] : value;
}

function scoreOf({ score, of }) {
  return `${score}/${of}`;
}

// Over all exercises: one without an answer counts for nothing.
function sumOf(verdicts) {
  const given = [...verdicts.values()].filter((each) => each !== null);
  const sum = (name) => given.reduce((all, each) => all + each[name], 0);
  return { score: sum("score"), of: sum("of") };
}

/** The same as comma-separated values. */
export function csv(ids, rows) {
  const head = [text("page.worksheet.name"), ...ids.flatMap((id) => [id, `${id} (max)`]), text("page.collect.all"), `${text("page.collect.all")} (max)`];
  const lines = rows.map(({ name, verdicts }) => {
    const sum = sumOf(verdicts);
    return [name, ...ids.flatMap((id) => [verdicts.get(id)?.score ?? "", verdicts.get(id)?.of ?? ""]), sum.score, sum.of];
  });
  return rowsOf([head, ...lines]);
}
