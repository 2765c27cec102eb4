// Keeps what the frame reports, and gives the state back when the frame asks for it the next time.
const frame = document.querySelector("iframe");
const output = document.querySelector("output");
const heard = []; // all messages, to look at
let kept = null; // the last {score, state}; a real system keeps it for each learner

addEventListener("message", ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
  if (typeof data?.subject !== "string" || !data.subject.startsWith("SPLICE.")) return;
  heard.push(data);
  if (data.subject === "SPLICE.getState" && kept) answer(data.message_id, kept.state);
  if (data.subject === "SPLICE.reportScoreAndState") {
    kept = { score: data.score, state: data.state };
    output.value = `${Math.round(100 * data.score)} %`;
  }
});

function answer(id, state) {
  frame.contentWindow.postMessage({ subject: "SPLICE.getState.response", message_id: id, state }, new URL(frame.src).origin);
}
