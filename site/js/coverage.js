// Which kinds of states a learner has reached so far, over all sessions: a goal, and nothing that anybody is told.
import { keep, kept } from "./kept.js";

const reached = new Map(); // lesson → Set of kinds

/** The kinds of a lesson that were reached. */
export function reachedIn(lesson) {
  if (!reached.has(lesson)) reached.set(lesson, new Set());
  const own = reached.get(lesson);
  for (const kind of (kept(key(lesson)) ?? "").split(" ")) if (kind !== "") own.add(kind);
  return own;
}

/** Notes where a session stands: its STATE. */
export function reach({ lesson, state, reason }) {
  const own = reachedIn(lesson);
  const kind = reason ? `${state}:${reason}` : state;
  if (own.has(kind)) return;
  own.add(kind);
  keep(key(lesson), [...own].join(" "));
}

/** Forgets what was reached. Answers what takes that back. */
export function forgetReached() {
  const before = [...reached];
  reached.clear();
  return () => {
    for (const [lesson, own] of before) reached.set(lesson, own);
  };
}

function key(lesson) {
  return `reached.${lesson}`;
}
