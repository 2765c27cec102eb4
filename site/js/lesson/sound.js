// What a file of answers has in a verdict's place may be anything: what the page couldn't show is no verdict.

/** An exercise's answer, {given, verdict}, with no verdict in place of one that is none. */
export function sound({ given, verdict }) {
  return { given, verdict: isVerdict(verdict) ? verdict : null };
}

function isVerdict(verdict) {
  return Number.isInteger(verdict?.score) && Number.isInteger(verdict.of) && Array.isArray(verdict.parts) && verdict.parts.every(isPart);
}

function isPart(part) {
  return typeof part?.id === "string" && typeof part.correct === "boolean" && [part.right, part.reason, part.heldAt].every(isTextOrNone);
}

function isTextOrNone(value) {
  return value === null || value === undefined || typeof value === "string";
}
