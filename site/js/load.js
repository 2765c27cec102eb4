// Loads and starts a Go program compiled to WebAssembly. A failure is an Error whose message can be shown.
import { bytes, text } from "./texts.js";

const sizes = JSON.parse(document.getElementById("sizes").textContent);

/**
 * Fetches a program of the site and compiles it while it arrives.
 * told: {progress(done, of), arrived()}: progress in bytes, uncompressed like the known whole (the header Content-Length would
 * be the compressed size); arrived once all of them are here. priority is fetch's.
 */
export async function compile(file, told, priority = "auto") {
  if (typeof WebAssembly !== "object") throw new Error(text("page.failed.wasm"));
  const response = count(await fetchWhole(file, priority), sizes[file], told);
  try {
    if (WebAssembly.compileStreaming) return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    throw new Error(explain(file, error));
  }
}

/** Fetches a file of the site whole. One of another size than the site was built with is another file. */
export async function fetchBytes(file, priority = "auto") {
  const response = await fetchWhole(file, priority);
  let content;
  try {
    content = new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new Error(explain(file, error));
  }
  if (content.length === sizes[file]) return content;
  throw new Error(text("page.failed.host", { file, message: `${bytes(content.length)} ≠ ${bytes(sizes[file])}` }));
}

/** Says whether all bytes of a file are here, whoever asked for them: compile() hears of that only when the page has time. */
export function hasArrived(file) {
  return performance.getEntriesByName(new URL(file, location.href).href).some((entry) => entry.responseEnd > 0);
}

async function fetchWhole(file, priority) {
  let response;
  try {
    response = await fetch(file, { priority });
  } catch (error) {
    throw new Error(text("page.failed.network", { file, message: error.message }));
  }
  if (response.ok) return response;
  throw new Error(text("page.failed.network", { file, message: `HTTP ${response.status}` }));
}

// The counted copy names the type itself, so that a host that serves another one streams all the same.
function count(response, of, { progress, arrived }) {
  let done = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      done += chunk.byteLength;
      progress(done, of);
      controller.enqueue(chunk);
    },
    flush: arrived,
  });
  return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
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

/**
 * Starts a compiled program and answers the API that it brought, by the global that it sets, which is put back. A program that
 * ends has failed, for it goes on as long as the page: stopped(message) is told then. prepare() is called just before the start.
 */
export async function start(file, module, stopped, prepare = () => {}) {
  const go = new globalThis.Go();
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
