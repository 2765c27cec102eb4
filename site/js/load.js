// Loads a Go program compiled to WebAssembly, with progress in bytes. A failure is an Error whose message can be shown.
import { text } from "./texts.js";

const sizes = JSON.parse(document.getElementById("sizes").textContent);

/**
 * Fetches and compiles a program of the site.
 * progress(done, of) is told the bytes that have arrived, uncompressed like the known whole: the header Content-Length
 * would be the compressed size.
 */
export async function load(file, progress) {
  if (typeof WebAssembly !== "object") throw new Error(text("page.failed.wasm"));
  const go = new globalThis.Go();
  const response = await fetchWhole(file);
  const counted = count(response, sizes[file], progress);
  return { go, instance: await instantiate(file, counted, go.importObject) };
}

async function fetchWhole(file) {
  let response;
  try {
    response = await fetch(file);
  } catch (error) {
    throw new Error(text("page.failed.network", { file, message: error.message }));
  }
  if (response.ok) return response;
  throw new Error(text("page.failed.network", { file, message: `HTTP ${response.status}` }));
}

// The counted copy names the type itself, so that a host that serves another one streams all the same.
function count(response, of, progress) {
  let done = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      done += chunk.byteLength;
      progress(done, of);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
}

async function instantiate(file, response, imports) {
  try {
    if (WebAssembly.instantiateStreaming) return (await WebAssembly.instantiateStreaming(response, imports)).instance;
    return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
  } catch (error) {
    throw new Error(explain(file, error));
  }
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
