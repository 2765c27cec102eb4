// lti.frameResize: asks the host for the height that the page needs. Known from Canvas, Sakai and the hosts of SPLICE content.
import { tell } from "../frame.js";

const settlesMs = 150; // after the host has made the frame wider or narrower the page is laid out anew, and some of it in a second turn

/**
 * Asks for another height whenever the page itself needs one, never because the host changed the frame: two that follow each
 * other would grow for ever. What a page needs doesn't depend on the frame's height, only on its width. The page keeps its
 * scrollbar, so a host that doesn't answer loses nothing. watched is the element whose size tells that there is something new,
 * wanted() the height in CSS pixels, 0 for not yet. asText sends JSON text, as some hosts expect.
 */
export function askForHeight({ watched, wanted, asText }) {
  let asked = 0;
  let width = innerWidth, widenedAt = -settlesMs;
  addEventListener("resize", () => {
    if (innerWidth !== width) widenedAt = performance.now();
    width = innerWidth;
  });
  new ResizeObserver(() => {
    const height = Math.ceil(wanted());
    if (height === asked || height <= 0) return;
    const byHost = asked !== 0 && performance.now() - widenedAt < settlesMs;
    asked = height;
    if (byHost) return;
    const message = { subject: "lti.frameResize", height };
    tell(asText ? JSON.stringify(message) : message);
  }).observe(watched);
}
