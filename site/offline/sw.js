// The site without a network: this worker keeps every file of one build and serves nothing else, so that files of two builds never
// meet. A newer build is fetched beside it, checked whole, and takes over when no page of the older one is open any more.

const version = "{{.Version}}";
const files = {{.Files}}; // path below this worker → SHA-256 of its content, in base64
const prefix = `redrive-lab ${registration.scope} `;
const scope = new URL(registration.scope).pathname;

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const name = nameOf(event.request);
  if (name !== "") event.respondWith(serve(name, event.request));
});

/** The file that a request asks for, "" when it is none of these. */
function nameOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(scope)) return "";
  const name = decodeURI(pathname.slice(scope.length)).replace(/(^|\/)$/, "$1index.html");
  return Object.hasOwn(files, name) ? name : "";
}

async function serve(name, request) {
  const cache = await caches.open(prefix + version);
  return (await cache.match(scope + name)) ?? fetch(request); // the browser may have thrown the cache away
}

// One file that is of another build than it should be refuses the whole: the older worker goes on.
async function fill() {
  const cache = await caches.open(prefix + version);
  await Promise.all(Object.entries(files).map(async ([name, sum]) => {
    const response = await fetch(new URL(name, registration.scope), { cache: "no-cache" });
    const content = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (btoa(String.fromCharCode(...found)) !== sum) throw new Error(`${name} is not of build ${version}`);
    await cache.put(scope + name, new Response(content, { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
  })).catch(async (error) => {
    await caches.delete(prefix + version);
    throw error;
  });
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
  await clients.claim();
}
