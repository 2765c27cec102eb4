// Answers handed in without a server: as a link, and as its QR code, which an instructor's phone reads. It has what was committed;
// of what was written in words it says only that it is there.
import { el } from "../dom.js";
import { code } from "../share/code.js";
import { copyField } from "../share/copy.js";
import { text } from "../texts.js";
import { engine } from "./engine.js";
import { pack } from "./packed.js";

const page = "collect.html"; // where the link leads: the instructor's list

/** The part of the page where answers are handed in. */
export function offerHandIn(answers) {
  const name = el("input", { type: "text", maxlength: 40, autocomplete: "off" });
  const shown = el("div", { class: "handed-in", role: "status" });
  const form = el("form", { class: "hand-in" },
    el("p", {}, text("page.handin.intro")),
    el("p", { class: "tools" }, el("label", {}, `${text("page.handin.name")} `, name), el("button", { type: "submit" }, text("page.handin.make"))), shown);
  name.value = answers.name;
  name.addEventListener("input", () => {
    answers.name = name.value.trim();
    shown.replaceChildren();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    show(shown, answers);
  });
  return el("details", {}, el("summary", {}, text("page.handin")), form);
}

async function show(shown, answers) {
  shown.replaceChildren();
  try {
    const packed = pack(answers, JSON.parse((await engine()).exercises()));
    if (packed === "") shown.append(text("page.handin.none"));
    else shown.append(...handedIn(new URL(`${page}#${packed}`, location.href).href));
  } catch (error) {
    shown.append(error.message);
  }
}

function handedIn(link) {
  const picture = code(link, text("page.handin.code"));
  const field = copyField("handin-link", text("page.handin.link"), 3);
  field.show(link);
  return [picture ?? el("p", {}, text("page.handin.long")), field.element];
}
