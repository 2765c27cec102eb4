// Has the site kept for days without a network, from the first visit on. While it is built on this machine it is always fetched
// anew, so that a change is seen at once; "offline" in the address asks for keeping it all the same.

/** Registers the worker that keeps the site. root is the site's folder, relative to the page. */
export function keepOffline(root) {
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
  if (local && !new URLSearchParams(location.search).has("offline")) return;
  try {
    navigator.serviceWorker?.register(root + "sw.js").catch(() => {}); // refused in some frames: then it needs the network
  } catch {
    // A sandboxed frame has no workers.
  }
}
