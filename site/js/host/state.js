// The session as a host may keep it: what was done, without what a learner wrote. A host learns verdicts and states, never a body or
// a statement's text (lab-format.md, messages).
import { end, stepTexts } from "../session.js";

const written = ["body", "candidate"]; // of a step: content of a message
const statements = ["fixed", "noSecondEffect"];
const silent = "…"; // stands for a statement, so that the decision is the same

/**
 * What a host may keep and give back: state() is the session, {scenario}, its text or null, and restore() opens one and says whether
 * it did. before is the start of the author's session. taken says that the page came up with a session of the learner's, which is newer
 * than what the host kept.
 */
export function keptSession(lab, { author: before, taken }) {
  const state = () => {
    const dump = lab.dump();
    if (!dump.startsWith(before)) return { scenario: null }; // another start: it isn't the author's, and may have anything in it
    const steps = stepTexts(dump.slice(before.length, -end.length));
    return { scenario: before + tellable(steps).join(",") + end };
  };
  const restore = ({ scenario }) => !taken && typeof scenario === "string" && scenario.startsWith(before) && !JSON.parse(lab.open(scenario)).error;
  return { state, restore };
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
