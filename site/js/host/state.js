// The session as a host may keep it: what was done, without what a learner wrote. A host learns verdicts and states, never a body or
// a statement's text (lab-format.md, messages).
import { end, stepTexts } from "../session.js";

const written = ["body", "candidate"]; // of a step: content of a message
const statements = ["fixed", "noSecondEffect"];
const silent = "…"; // stands for a statement, so that the decision is the same

/**
 * Remembers the session's start. Answers state(), the session as a host may keep it: {scenario}, its text or null; and restore() of one,
 * which says whether it was opened.
 */
export function keptSession(lab) {
  const before = beginning(lab);
  const state = () => {
    const dump = lab.dump();
    if (!dump.startsWith(before)) return { scenario: null }; // another start: it isn't the author's, and may have anything in it
    const steps = stepTexts(dump.slice(before.length, -end.length));
    return { scenario: before + tellable(steps).join(",") + end };
  };
  const restore = ({ scenario }) => typeof scenario === "string" && scenario.startsWith(before) && !JSON.parse(lab.open(scenario)).error;
  return { state, restore };
}

function beginning(lab) {
  const { step } = JSON.parse(lab.state());
  if (step > 0) lab.seek(0);
  const start = lab.dump();
  if (step > 0) lab.seek(step);
  return start.slice(0, -end.length);
}

// The steps up to the first that a body was written into: without it the rest would come out otherwise.
function tellable(steps) {
  const parsed = steps.map((step) => JSON.parse(step));
  const at = parsed.findIndex((step) => written.some((name) => typeof step[name] === "object" && step[name] !== null));
  return steps.slice(0, at < 0 ? steps.length : at).map((step, i) => hushed(step, parsed[i]));
}

function hushed(text, step) {
  if (!statements.some((name) => step[name])) return text;
  return JSON.stringify({ ...step, ...Object.fromEntries(statements.filter((name) => step[name]).map((name) => [name, silent])) });
}
