// A lesson's page. It is whole without this but for its exercises: what is added is the lab beside the text, traces to predict, exercises
// that are judged and kept, what learning systems are told, and a button to copy.
import { arrived } from "../arrived.js";
import { el } from "../dom.js";
import { framed } from "../frame.js";
import { keepOffline } from "../offline.js";
import { readParams } from "../params.js";
import { setLocale, text } from "../texts.js";
import { offerLab } from "./beside.js";
import { Answers } from "./answers.js";
import { Exercise } from "./exercise.js";
import { Live } from "./live.js";
import { showProgress } from "./progress.js";

setLocale(document.documentElement.lang);
keepOffline("../");
const show = offerLab(document.getElementById("beside"));
for (const figure of document.querySelectorAll("figure.live")) new Live(figure, show);
for (const brief of document.querySelectorAll("dl.brief")) offerCopy(brief);
askExercises([...document.querySelectorAll("form.exercise")]);

function askExercises(forms) {
  const answers = new Answers();
  const exercises = forms.map((form) => new Exercise(form, answers));
  if (forms.length > 0) showProgress(forms, answers, exercises);
  const { host, unknown } = readParams(location.search);
  for (const { name, value } of unknown) if (framed && name === "host") tellAbove(text("page.unknown", { name, value, used: text("page.used.host") }));
  if (framed && host.length > 0) speakTo(host, { answers, forms, again: () => exercises.forEach((exercise) => exercise.show()) });
}

// Learning systems, where the page stands in one and its address asks for that.
async function speakTo(systems, page) {
  try {
    const { speak } = await arrived((again) => (again ? import(`../host/lesson.js${again}`) : import("../host/lesson.js")));
    speak(systems, page);
  } catch (error) {
    tellAbove(text("page.host.failed", { message: error.message }));
  }
}

function tellAbove(words) {
  document.getElementById("text").prepend(el("p", { role: "alert" }, words));
}

// A clipboard that isn't allowed leaves the text to be selected.
function offerCopy(brief) {
  if (!navigator.clipboard) return;
  const told = el("span", { role: "status" });
  const button = el("button", { type: "button" }, text("page.lesson.copy"));
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(plain(brief));
      told.textContent = text("page.lesson.copied");
    } catch {
      getSelection().selectAllChildren(brief);
    }
  });
  brief.after(el("p", { class: "tools" }, button, told));
}

function plain(brief) {
  const lines = [...brief.querySelectorAll("dt")].map((name, i) => `${i + 1}. ${name.textContent}: ${name.nextElementSibling.textContent}`);
  return lines.join("\n") + "\n";
}
