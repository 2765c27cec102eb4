// The tab with files: the session out and in, its trace as JSON and as a table, and the picture.
import { el } from "../dom.js";
import { notice } from "../notices.js";
import { text } from "../texts.js";
import { csv } from "./csv.js";
import { picture } from "./picture.js";
import { fileName, save } from "./save.js";

/** Makes the tab. close() closes the sheet. */
export function filesTab(lab, page, close) {
  const session = () => JSON.parse(lab.state());
  const trace = () => lab.run(lab.dump());
  const out = [
    entry("save", () => save(fileName(session(), "", "json"), "application/json", lab.dump())),
    entry("trace-json", () => save(fileName(session(), "trace", "json"), "application/json", trace())),
    entry("trace-csv", () => save(fileName(session(), "trace", "csv"), "text/csv", csv(JSON.parse(trace()).trace))),
    entry("picture", () => savePicture(lab, page, session())),
  ];
  const caged = globalThis.origin === "null" && location.protocol !== "file:" ? [el("p", {}, text("page.share.caged"))] : [];
  return el("div", { class: "share-files" }, ...(page.acts ? opening(page, close) : []), ...out, ...caged);
}

function opening(page, close) {
  const input = el("input", { type: "file", id: "open-file", accept: ".json,application/json", hidden: true });
  input.addEventListener("change", () => {
    const [file] = input.files;
    if (!file) return;
    close();
    page.open(file);
  });
  return [input, entry("open", () => input.click())];
}

function entry(name, press) {
  const says = { open: "page.share.open.says", save: "page.share.save.says", "trace-json": "page.share.trace-json.says", "trace-csv": "page.share.trace-csv.says", picture: "page.share.picture.says" };
  const words = { open: "page.share.open", save: "page.share.save", "trace-json": "page.share.trace-json", "trace-csv": "page.share.trace-csv", picture: "page.share.picture" };
  const id = `file-${name}`;
  const button = el("button", { type: "button", "data-file": name, "aria-describedby": id }, text(words[name]));
  button.addEventListener("click", press);
  return el("div", { class: "share-file" }, button, el("p", { id, class: "quiet" }, text(says[name])));
}

async function savePicture(lab, page, session) {
  try {
    save(fileName(session, "picture", "png"), "image/png", await picture(lab, page.view() === "3d"));
  } catch (error) {
    notice("picture", text("page.share.picture.failed", { message: error.message }));
  }
}
