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
  if (name !== "") event.respondWith(serve(name, event));
});

/** The file that a request asks for, "" when it is none of these. */
function nameOf({ method, url }) {
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || !pathname.startsWith(scope)) return "";
  const name = decoded(pathname.slice(scope.length)).replace(/(^|\/)$/, "$1index.html");
  return Object.hasOwn(files, name) ? name : "";
}

function decoded(path) {
  try {
    return decodeURI(path);
  } catch {
    return path; // with a % that stands for nothing: no file of the site
  }
}

// A browser that is short of room throws all away at once. Until it is kept again, pages come from the network as they would without
// this worker.
async function serve(name, event) {
  const kept = await caches.match(scope + name, { cacheName: prefix + version });
  if (kept) return kept;
  if (event.request.mode === "navigate") event.waitUntil(fill().catch(() => {})); // in vain where the host has another build by now
  return fetch(event.request);
}

// One file that is of another build than it should be refuses the whole: the older worker goes on.
async function fill() {
  const cache = await caches.open(prefix + version);
  await Promise.all(Object.entries(files).map(async ([name, sum]) => {
    const response = await fetch(new URL(name, registration.scope), { cache: "no-cache" });
    const content = response.ok ? await response.arrayBuffer() : new ArrayBuffer(0);
    const found = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
    if (btoa(String.fromCharCode(...found)) !== sum) throw new Error(`${name} is not of build ${version}`);
    await cache.put(scope + name, new Response(content, { headers: unpacked(response.headers) }));
  })).catch(async (error) => {
    await caches.delete(prefix + version);
    throw error;
  });
}

// What the host says of a file, but how it came over the network, and what else it depended on: a cache refuses "*".
function unpacked(given) {
  const headers = new Headers(given);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) headers.delete(name);
  return headers;
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(prefix) && name !== prefix + version) await caches.delete(name);
  await clients.claim();
}
