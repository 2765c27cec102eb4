// The page that has this one in a frame. What it says is taken from its window and its origin alone, and is told to that origin
// alone wherever the browser says what it is.

/** Whether there is such a page. */
export const framed = parent !== window;

const from = framed ? hostOrigin() : "";

/** Tells the host something: an object, or a text. Where nobody knows its origin it is told whatever that is. */
export function tell(message) {
  if (framed) parent.postMessage(message, from || "*");
}

/** Tells fn(data, answer) what the host says; answer(message) goes back to where it came from. */
export function hear(fn) {
  if (!framed) return;
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== parent || (from !== "" && origin !== "null" && origin !== from)) return;
    fn(data, (message) => parent.postMessage(message, origin === "null" ? "*" : origin));
  });
}

/** The origin of the page around, "" where the browser doesn't say or it has none. */
function hostOrigin() {
  const origin = location.ancestorOrigins?.[0] ?? referrerOrigin();
  return origin === "null" ? "" : origin;
}

// A frame that went from one page of this site to another has this site as its referrer, whoever the host is.
function referrerOrigin() {
  const origin = URL.canParse(document.referrer) ? new URL(document.referrer).origin : "";
  return origin === location.origin ? "" : origin;
}
