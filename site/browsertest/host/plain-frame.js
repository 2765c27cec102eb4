// What arrives from anywhere is kept here, so that one can look at it; ask() gives the lab's answer to one call.
const heard = [];
const waiting = new Map();
addEventListener("message", ({ origin, data }) => {
  heard.push({ origin, ...data });
  waiting.get(data.id)?.(data.answer);
});
let next = 1;
function ask(call, ...args) {
  const id = next++;
  document.querySelector("iframe").contentWindow.postMessage({ redriveLab: 1, id, call, args }, "*");
  return new Promise((resolve) => waiting.set(id, resolve));
}
