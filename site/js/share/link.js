// The tab with the link to the session as it stands: to copy, and as a code for phones.
import { el } from "../dom.js";
import { text } from "../texts.js";
import { code } from "./code.js";
import { copyField } from "./copy.js";
import { sessionAddress } from "./snippet.js";

/** Makes the tab. */
export function linkTab(lab, { locale }) {
  const address = sessionAddress(lab.link(), locale());
  const field = copyField("share-link", text("page.share.link"), 3);
  field.show(address);
  const picture = code(address, text("page.share.code"));
  const long = el("p", { class: "share-long" }, text("page.share.code.long", { n: address.length.toLocaleString(locale()) }));
  const here = isHereOnly() ? [el("p", { class: "share-local" }, text("page.share.local"))] : [];
  return el("div", { class: "share-tab" }, el("div", {}, field.element, ...here), picture ?? long);
}

function isHereOnly() {
  return location.protocol === "file:" || ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
}
