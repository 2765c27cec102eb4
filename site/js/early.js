// Has the program that the page will need first on its way while the page's other modules still come.

const begun = new Map(); // file → the fetch
const halt = new AbortController();

function begin(file, priority) {
  const response = fetch(file, { priority, signal: halt.signal });
  response.catch(() => {}); // told by who asks for it
  begun.set(file, response);
}

const needsAny = document.documentElement.dataset.view === "loading"; // a lesson's page needs none until it is asked to

if (needsAny && new URLSearchParams(location.search).get("view") === "text") {
  begin("engine.wasm", "high");
} else if (needsAny) {
  begin("lab.wasm", "high");
  begin("stage.bin", "auto");
}

/** The fetch of a file that was begun at the start, once; undefined when there is none. */
export function takeBegun(file) {
  const response = begun.get(file);
  begun.delete(file);
  return response;
}

/** Ends what was begun at the start and isn't here yet. */
export function dropBegun() {
  halt.abort();
  begun.clear();
}
