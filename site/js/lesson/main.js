// A lesson's page. It is whole without this: what is added is the lab beside the text, traces to predict, and a button to copy.
import { el } from "../dom.js";
import { framed } from "../frame.js";
import { keepOffline } from "../offline.js";
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
  const systems = new URLSearchParams(location.search).get("host");
  if (framed && systems) speakTo(systems.split(","), { answers, forms, again: () => exercises.forEach((exercise) => exercise.show()) });
}

// Learning systems, where the page stands in one and its address asks for that.
async function speakTo(systems, page) {
  try {
    const { speak } = await import("../host/lesson.js");
    speak(systems, page);
  } catch (error) {
    document.getElementById("text").prepend(el("p", { role: "alert" }, text("page.host.failed", { message: error.message })));
  }
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
