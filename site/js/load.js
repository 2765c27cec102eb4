// Loads and starts a Go program compiled to WebAssembly. A failure is an Error whose message can be shown.
import { bytes, text } from "./texts.js";

const countAfterMs = 200;
const sizes = JSON.parse(document.getElementById("sizes").textContent);

/**
 * Fetches a program of the site and compiles it while it arrives. progress(done, of) is told in bytes, uncompressed like the
 * known whole (the header Content-Length would be the compressed size), once the program takes its time; (0, 0) means that nobody
 * counts. priority and signal are fetch's.
 */
export async function compile(file, progress, priority = "auto", signal = undefined) {
  if (typeof WebAssembly !== "object") throw new Error(text("page.failed.wasm"));
  const response = await fetchWhole(file, priority, signal);
  const stop = isFast() ? uncounted(progress) : count(response, sizes[file], progress);
  try {
    if (WebAssembly.compileStreaming) return await WebAssembly.compileStreaming(typed(response));
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    throw new Error(explain(file, error));
  } finally {
    stop();
  }
}

/** Fetches a file of the site whole. One of another size than the site was built with is another file. */
export async function fetchBytes(file, priority = "auto", signal = undefined) {
  const response = await fetchWhole(file, priority, signal);
  let content;
  try {
    content = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new Error(explain(file, error));
  }
  if (content.length === sizes[file]) return content;
  throw new Error(text("page.failed.host", { file, message: `${bytes(content.length)} ≠ ${bytes(sizes[file])}` }));
}

/** Says whether all bytes of a file are here: counting hears of that only when the page has time. */
export function hasArrived(file) {
  if (globalThis.redriveLabFiles) return true; // the lab is one HTML file
  return performance.getEntriesByName(new URL(file, location.href).href).some((entry) => entry.responseEnd > 0 && entry.responseStatus !== 0);
}

async function fetchWhole(file, priority, signal) {
  let response;
  try {
    response = await fetch(file, { priority, signal });
  } catch (error) {
    throw new Error(text("page.failed.network", { file, message: error.message }));
  }
  if (response.ok) return response;
  throw new Error(text("page.failed.network", { file, message: `HTTP ${response.status}` }));
}

// A host that serves another media type streams all the same.
function typed(response) {
  const type = "application/wasm";
  return response.headers.get("Content-Type") === type ? response : new Response(response.body, { headers: { "Content-Type": type } });
}

// Counting takes the page's time from compiling: what arrives at once isn't counted at all. The copy is made in any case, for
// later it can't be made any more.
function count(response, of, progress) {
  const reader = response.clone().body.getReader();
  const timer = setTimeout(async () => {
    for (let done = 0; ;) {
      const { value } = await reader.read().catch(() => ({}));
      if (!value) return;
      done += value.byteLength;
      progress(done, of);
    }
  }, countAfterMs);
  return () => {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  };
}

// Where the browser takes the connection for a fast one, a copy to count takes more than it gives. It tells 10 Mbit/s at most.
function isFast() {
  return navigator.connection?.downlink >= 10;
}

function uncounted(progress) {
  progress(0, 0);
  return () => {};
}

function explain(file, error) {
  if (error instanceof WebAssembly.CompileError && /Content Security Policy|unsafe-eval/i.test(error.message)) {
    return text("page.failed.wasm");
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return text("page.failed.host", { file, message: error.message });
  }
  return text("page.failed.network", { file, message: error.message });
}

// The small program is asked now and then and keeps little: a collection would cost it as much as the answer does. So it has
// 12 MB to fill before the first one (three times Go's own bound), and collects sooner where it comes to keep much.
const memory = { "engine.wasm": { GOGC: "300", GOMEMLIMIT: "96MiB" } };

/**
 * Starts a compiled program and answers the API that it brought, by the global that it sets, which is put back. A program that
 * ends has failed, for it goes on as long as the page: stopped(message) is told then. prepare() is called just before the start.
 */
export async function start(file, module, stopped, prepare = () => {}) {
  const go = new globalThis.Go();
  Object.assign(go.env, memory[file]);
  let instance;
  try {
    instance = await WebAssembly.instantiate(module, go.importObject);
  } catch (error) {
    throw new Error(explain(file, error));
  }
  prepare();
  const before = globalThis.redriveLab;
  go.exit = () => silence(go);
  const ended = (error) => {
    silence(go);
    stopped(error?.message ?? text("page.ended", { file }));
  };
  go.run(instance).then(ended, ended);
  const brought = globalThis.redriveLab;
  globalThis.redriveLab = before;
  if (brought === before || !brought) throw new Error(text("page.failed.start", { message: file }));
  return brought;
}

// What an ended program left on the page, listeners and timers, finds nobody, instead of throwing.
function silence(go) {
  for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
  go._scheduledTimeouts.clear(); // wasm_exec.js asks again and again for one that is still listed
  go._resume = () => {};
}
