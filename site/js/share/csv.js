// A trace as a table after RFC 4180: one line a step, the names of lab-format.md, Trace, above. UTF-8 with a byte order mark, without
// which spreadsheets take other letters than Latin for something else.

const mark = "\ufeff";
const formula = /^[=+\-@\t\r]/; // what a spreadsheet would calculate instead of showing it

/** The table of a trace's entries. Lists stand in their cells as JSON, what is null is empty. */
export function csv(trace) {
  const names = [...new Set(trace.flatMap((entry) => Object.keys(entry)))];
  const rows = trace.map((entry, i) => [i + 1, ...names.map((name) => entry[name])]);
  return table([["step", ...names], ...rows]);
}

/** The table of rows of values. */
export function table(rows) {
  return mark + rows.map((row) => row.map(cell).join(",") + "\r\n").join("");
}

// A text that would be a formula begins with an apostrophe: what a learner typed must not run in a teacher's spreadsheet.
function cell(value) {
  if (value === null || value === undefined) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  const safe = typeof value === "string" && formula.test(text) ? "'" + text : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
