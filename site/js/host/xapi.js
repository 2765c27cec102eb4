// xAPI: a statement about each committed answer, for the host to complete with its actor and to send. The lab knows no learner and no
// record store, and begins or ends no cmi5 session: that is the host's.
import { tell } from "../frame.js";

const answered = { id: "http://adlnet.gov/expapi/verbs/answered", display: { en: "answered", th: "ตอบ", ru: "ответил(а)" } };
const question = "http://adlnet.gov/expapi/activities/question";

/** Tells the host a statement for each answer. page: {answered(fn), activity(exercise), name(exercise)}: an IRI, and names by language. */
export function tellStatements(page) {
  let since = performance.now();
  page.answered((verdict) => {
    const statement = statementOf(verdict, page, performance.now() - since, new Date());
    since = performance.now();
    tell({ redriveLab: 1, event: "statement", data: JSON.stringify(statement) });
  });
}

/** The statement about one verdict, after so many milliseconds of work. It has no words of the learner's and no actor. */
export function statementOf({ exercise, correct, score, of }, page, tookMs, now) {
  return {
    verb: answered,
    object: {
      objectType: "Activity", id: page.activity(exercise), definition: { type: question, name: page.name(exercise) },
    },
    result: {
      score: { raw: score, min: 0, max: of, scaled: of === 0 ? 0 : score / of },
      success: correct, completion: true, duration: `PT${(tookMs / 1000).toFixed(2)}S`,
    },
    timestamp: now.toISOString(),
  };
}
