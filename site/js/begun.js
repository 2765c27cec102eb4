// What the page's first script (plain/early.js) has begun to fetch. A lesson's page has none: it needs no program until it is
// asked for one.

const { files, halt } = globalThis.redriveLabBegun ?? { files: new Map(), halt: new AbortController() };

/** The promise of the response that was begun for a file, once; undefined when there is none. */
export function takeBegun(file) {
  const begun = files.get(file);
  files.delete(file);
  return begun;
}

/** Ends what was begun at the start and isn't here yet. */
export function dropBegun() {
  halt.abort();
  files.clear();
}
