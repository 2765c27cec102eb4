// The lab beside the text, where the page is wide enough. It is loaded when somebody asks for it, not before.
import { el } from "../dom.js";
import { text } from "../texts.js";

/** Offers the lab in aside. Answers show(url): opens that there, or says false where there is no room for it. */
export function offerLab(aside) {
  const link = aside.querySelector("a");
  const button = el("button", { type: "button" }, text("page.lesson.lab.start"));
  link.before(button);
  const show = (url) => {
    if (getComputedStyle(aside).position !== "sticky") return false;
    const frame = aside.querySelector("iframe") ?? el("iframe", { title: text("page.index.frame"), allow: "fullscreen" });
    if (frame.src !== new URL(url, location.href).href) frame.src = url;
    if (!frame.isConnected) aside.prepend(frame);
    button.hidden = true;
    link.href = url;
    return true;
  };
  button.addEventListener("click", () => show(link.getAttribute("href")));
  return show;
}
