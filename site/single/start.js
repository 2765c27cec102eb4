// The start of the lab as one HTML file: everything that the site's pages fetch is in the page, packed. It unpacks it, answers the
// modules' own fetches from it, and begins with the main module. A classic script, for a page opened by double click.
(async () => {
  const types = { js: "text/javascript", json: "application/json", wasm: "application/wasm" };
  const workerScript = "js/map/worker.js"; // of the lab's own modules the only one that isn't
  const addresses = new Map(); // name → blob: address

  try {
    const site = await unpack(document.getElementById("site").textContent);
    document.getElementById("site").remove();
    answerFrom(site);
    await classic(address(site, "wasm_exec.js"));
    const modules = [...site.keys()].filter((name) => name.startsWith("js/"));
    const imports = Object.fromEntries(modules.filter((name) => name !== workerScript).map((name) => [`redrive-lab/${name}`, address(site, name)]));
    add("script", { type: "importmap", textContent: JSON.stringify({ imports }) });
    await import("redrive-lab/js/main.js");
  } catch (error) {
    tell(error);
  }

  // gzip in base64: a list of names and sizes, its own length first, then the files one after the other.
  async function unpack(text) {
    const coded = atob(text.trim());
    const packed = new Uint8Array(coded.length);
    for (let i = 0; i < coded.length; i++) packed[i] = coded.charCodeAt(i);
    const whole = await new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    const listed = new DataView(whole).getUint32(0);
    let at = 4 + listed;
    return new Map(JSON.parse(new TextDecoder().decode(new Uint8Array(whole, 4, listed))).map(([name, size]) => {
      at += size;
      return [name, new Uint8Array(whole, at - size, size)];
    }));
  }

  function blob(site, name) {
    return new Blob([site.get(name)], { type: types[name.split(".").at(-1)] ?? "application/octet-stream" });
  }

  function address(site, name) {
    if (!addresses.has(name)) addresses.set(name, URL.createObjectURL(name === workerScript ? worker(site, name) : blob(site, name)));
    return addresses.get(name);
  }

  // A worker has neither this page's files nor may it fetch from the page's blob: addresses, so it takes the program along.
  function worker(site, name) {
    const program = site.get("engine.wasm");
    let letters = "";
    for (let at = 0; at < program.length; at += 0x8000) letters += String.fromCharCode(...program.subarray(at, at + 0x8000));
    const files = `globalThis.redriveLabFiles = () => "data:application/wasm;base64,${btoa(letters)}";\n`;
    return new Blob([site.get("wasm_exec.js"), "\n", files, site.get(name)], { type: types.js });
  }

  function answerFrom(site) {
    const own = globalThis.fetch;
    globalThis.redriveLabFiles = (name) => address(site, name);
    globalThis.fetch = async (wanted, ...rest) => {
      if (!site.has(wanted)) return own(wanted, ...rest);
      const file = blob(site, wanted);
      return new Response(file, { headers: { "Content-Type": file.type } });
    };
  }

  function add(tag, properties) {
    const element = Object.assign(document.createElement(tag), properties);
    document.head.append(element);
    return element;
  }

  function classic(src) {
    return new Promise((resolve, reject) => { add("script", { src, onload: resolve, onerror: () => reject(new Error("wasm_exec.js")) }); });
  }

  function tell(error) {
    const texts = JSON.parse(document.getElementById("texts").textContent);
    const words = texts[navigator.language.slice(0, 2)] ?? texts.en;
    document.getElementById("loading-words").textContent = words["page.failed.start"].replace("{message}", error.message);
    document.getElementById("loading-bar").hidden = true;
  }
})();
