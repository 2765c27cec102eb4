// The sheet for sharing: the link, the code for another page, and files. What it shows is the session as it is when it is opened.
import { el, setAttribute } from "../dom.js";
import { text } from "../texts.js";
import { embedTab } from "./embed.js";
import { filesTab } from "./files.js";
import { linkTab } from "./link.js";

const tabs = { link: linkTab, embed: embedTab, files: filesTab };

/** Opens the sheet at a tab. page: {acts, locale(), view(), word(name), open(file)}; acts is whether a file may be opened. */
export function openSheet(lab, page, first) {
  const names = { link: text("page.share.tab.link"), embed: text("page.share.tab.embed"), files: text("page.share.tab.files") };
  if (location.protocol === "file:") delete names.embed; // nobody else reaches a page on this device
  const body = el("div", { class: "share-body" });
  const close = el("button", { type: "button", class: "close" }, text("page.close"));
  const buttons = Object.entries(names).map(([name, words]) => el("button", { type: "button", "data-tab": name }, words));
  const dialog = el("dialog", { id: "share", "aria-labelledby": "share-title" },
    el("header", { class: "share-head" }, el("h2", { id: "share-title", tabindex: -1, autofocus: "" }, text("page.share")), close),
    el("p", { class: "share-made-up" }, text("page.share.made-up")),
    el("div", { class: "share-tabs", role: "group", "aria-label": text("page.share") }, ...buttons), body);
  const turn = (name) => {
    for (const button of buttons) setAttribute(button, "aria-pressed", String(button.dataset.tab === name));
    body.replaceChildren(tabs[name](lab, page, () => dialog.close()));
  };
  for (const button of buttons) button.addEventListener("click", () => turn(button.dataset.tab));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.getElementById("lab").append(dialog);
  turn(first);
  dialog.showModal();
}
