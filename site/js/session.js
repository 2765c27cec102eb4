// The session of the lab as a whole, to put it aside and take it up again: steps, undone ones too, the place among them, and
// what is written in fields for a step not taken yet.

/** What a dump ends with after its last step: the steps stand last in it. */
export const end = "]}";

/** The open session's dump up to its steps: what it started from. */
export function beginning(lab) {
  const { step } = JSON.parse(lab.state());
  if (step > 0) lab.seek(0);
  const start = lab.dump();
  if (step > 0) lab.seek(step);
  return start.slice(0, -end.length);
}

/** Puts the open session aside. drafts are the page's: [{id, value}]. */
export function setAside(lab, drafts) {
  const { step, steps } = JSON.parse(lab.state());
  if (step !== steps) lab.seek(steps);
  const whole = lab.dump();
  if (step !== steps) lab.seek(step);
  return { whole, step, steps, drafts };
}

/** Opens a session that was put aside, as it was. Answers the lab's error, null without one. */
export function takeUp(lab, { whole, step, steps, drafts }) {
  const { error } = JSON.parse(lab.open(whole));
  if (error) return error;
  if (step !== steps) lab.seek(step);
  for (const { id, value } of drafts) lab.press(id, value);
  return null;
}

/**
 * The texts of the steps in a list without its brackets, as they stand there: JSON.parse would take the .0 from a number, and
 * a body's hash would be another.
 */
export function stepTexts(list) {
  const texts = [];
  let depth = 0, from = 0, quoted = false;
  for (let at = 0; at < list.length; at++) {
    const letter = list[at];
    if (quoted && letter === "\\") at++;
    else if (letter === '"') quoted = !quoted;
    else if (!quoted && letter === "{" && depth++ === 0) from = at;
    else if (!quoted && letter === "}" && --depth === 0) texts.push(list.slice(from, at + 1));
  }
  return texts;
}
