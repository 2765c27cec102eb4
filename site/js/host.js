// The lab and the page that has it in a frame: calls come as messages, answers and what happens go back as messages
// (lab-format.md, lab.html, <redrive-lab> and messages).
import { arrived } from "./arrived.js";
import { framed, hear, tell } from "./frame.js";
import { notice } from "./notices.js";
import { text } from "./texts.js";

const told = ["ready", "transition", "answer", "error"];
const mostArgs = 9;
const unspoken = ["on", "targets", "settle"]; // what takes a function, and what is for tests

/**
 * Answers the host's messages, and tells it what happens; in the words of a learning system too, where the address asks for that. In a
 * page that isn't framed it does nothing. begun is what openStart answered.
 */
export async function serveHost(lab, params, begun) {
  if (!framed) return;
  if (params.host.length > 0) await speakTo(lab, params, begun); // before the host hears that the lab is ready, so that it misses nothing
  hear((data, back) => {
    if (typeof data !== "object" || data === null || data.redriveLab !== 1 || typeof data.call !== "string") return;
    back({ redriveLab: 1, id: data.id, answer: called(lab, data.call, Array.isArray(data.args) ? data.args : []) });
  });
  for (const type of told) {
    lab.on(type, (json) => tell({ redriveLab: 1, event: type, data: type === "transition" ? discreet(json) : json }));
  }
}

async function speakTo(lab, params, begun) {
  try {
    const { speak } = await arrived((again) => (again ? import(`./host/lab.js${again}`) : import("./host/lab.js")));
    speak(params.host, lab, params, begun);
  } catch (error) {
    notice("host", text("page.host.failed", { message: error.message }), () => speakTo(lab, params, begun));
  }
}

function called(lab, name, args) {
  if (name === "version") return lab.version;
  const known = Object.hasOwn(lab, name) && typeof lab[name] === "function" && !unspoken.includes(name);
  if (known) return lab[name](...args.slice(0, mostArgs)); // more than any call takes is refused by the lab all the same
  return JSON.stringify({ error: { code: "unknown-call", message: "no call has this name; wasm/api lists them", path: "" } });
}

/**
 * A transition without what a learner may have typed: what is told unasked carries verdicts and states, never a body or a
 * statement's text. A host that needs them asks for state() or dump().
 */
export function discreet(json) {
  const { entry, state } = JSON.parse(json);
  for (const name of ["body", "candidate"]) if (name in state) state[name] = null;
  for (const decision of state.decisions ?? []) hide(decision);
  for (const event of entry?.events ?? []) hide(event);
  return JSON.stringify({ entry, state });
}

const statements = ["fixed", "noSecondEffect"];

function hide(object) {
  for (const name of statements) if (typeof object[name] === "string") object[name] = null;
}
