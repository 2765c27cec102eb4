// Has the program that the page will need first on its way, long before the page's modules are there. No module: it is the first
// that the page runs. begun.js gives the modules what it began. It is compiled when they ask for it: compiling from the first byte
// on takes the machine from them, and the first frame came later for it.
{
  const files = new Map(); // name → the promise of a response
  const halt = new AbortController();

  const begin = (file, priority) => {
    const response = fetch(file, { priority, signal: halt.signal });
    response.catch(() => {}); // told by who asks for it
    files.set(file, response);
  };

  if (new URLSearchParams(location.search).get("view") === "text") {
    begin("engine.wasm", "high");
  } else {
    begin("lab.wasm", "high");
    begin("stage.bin", "auto");
  }
  globalThis.redriveLabBegun = { files, halt };
}
