// lti.frameResize: asks the host for the height that the page needs. Known from Canvas, Sakai and the hosts of SPLICE content.
import { tell } from "../frame.js";

/**
 * Asks for another height whenever the page itself needs one, never because the host changed the frame: two that follow each
 * other would grow for ever. What the page needs doesn't depend on the frame's height, only on its width: after a change of that, nothing is
 * asked for until the page does something of its own. The page keeps its scrollbar, so a host that doesn't answer loses nothing.
 *
 * watched is the element whose size tells that there is something new; wanted() is the height in CSS pixels, 0 for not yet; own(fn) calls
 * fn when the page does something. asText sends JSON text, as some hosts expect.
 */
export function askForHeight({ watched, wanted, own, asText }) {
  let asked = 0;
  let width = innerWidth;
  let byHost = false;
  const look = () => {
    byHost ||= innerWidth !== width;
    width = innerWidth;
  };
  addEventListener("resize", look);
  own(() => { byHost = false; });
  new ResizeObserver(() => {
    look(); // the event may come after the layout
    const height = Math.ceil(wanted());
    if (height === asked || height <= 0) return;
    const silent = byHost && asked !== 0;
    asked = height;
    if (silent) return;
    const message = { subject: "lti.frameResize", height };
    tell(asText ? JSON.stringify(message) : message);
  }).observe(watched);
}
