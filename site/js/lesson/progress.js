// The line below the exercises: how many are right, and the answers as files, out and in.
import { el } from "../dom.js";
import { save } from "../share/save.js";
import { text } from "../texts.js";
import { textOf } from "./answers.js";
import { offerHandIn } from "./handin.js";

/** Puts the line after the last form. exercises are shown anew when a file was opened or everything deleted. */
export function showProgress(forms, answers, exercises) {
  const score = el("strong", { role: "status" });
  const note = el("p", { class: "caveat" });
  const problem = el("p", { role: "alert" });
  const file = el("input", { type: "file", accept: ".json,application/json", hidden: true });
  const told = () => {
    score.textContent = text("page.exercise.score", answers.score);
    note.textContent = text(answers.kept ? "page.exercise.kept" : "page.exercise.lost");
  };
  const again = () => {
    exercises.forEach((exercise) => exercise.show());
    told();
  };
  answers.onChange(again);
  file.addEventListener("change", async () => {
    problem.textContent = "";
    try {
      answers.open(await textOf(file.files[0]));
    } catch (error) {
      problem.textContent = text("page.exercise.open.wrong", { message: error.message });
    }
    file.value = "";
    again();
  });
  const buttons = [
    button("page.exercise.json", () => save("redrive-lab-answers.json", "application/json", answers.json())),
    button("page.exercise.markdown", () => save("redrive-lab-answers.md", "text/markdown", markdown(forms, answers))),
    button("page.exercise.open", () => file.click()),
    clearing(() => {
      answers.clear();
      again();
    }),
  ];
  const section = el("section", { class: "progress", "aria-label": text("page.exercise.answers") });
  section.append(score, note, el("p", { class: "tools" }, ...buttons, file), problem, offerHandIn(answers));
  forms.at(-1).after(section);
  for (const form of forms) form.addEventListener("input", told);
  document.addEventListener("redrive-lab-verdict", told);
  told();
}

function button(name, pressed) {
  const made = el("button", { type: "button" }, text(name));
  made.addEventListener("click", pressed);
  return made;
}

// Nothing is lost by one slip: the second press within a few seconds deletes.
function clearing(clear) {
  let sure = -Infinity;
  const made = button("page.exercise.clear", () => {
    const now = performance.now();
    if (now - sure < 5000) {
      sure = -Infinity;
      made.textContent = text("page.exercise.clear");
      clear();
      return;
    }
    sure = now;
    made.textContent = text("page.exercise.clear.sure");
  });
  return made;
}

/** The answers as a text to read: one heading an exercise, one line a part. */
function markdown(forms, answers) {
  const lines = [`# ${text("page.exercise.answers")}`, "", text("page.exercise.score", answers.score)];
  for (const form of forms) {
    const id = form.dataset.exercise;
    const { given = {} } = answers.of(id) ?? {};
    lines.push("", `## ${id}`, "");
    for (const line of form.querySelectorAll(".part")) {
      const said = line.querySelector("output").textContent;
      lines.push(`- ${line.querySelector("label span").textContent}: ${shown(line, given[line.dataset.part])}${said && ` (${said})`}`);
    }
  }
  return lines.join("\n") + "\n";
}

// An answer as the page shows it: a choice in the page's language.
function shown(line, answer = "…") {
  return line.querySelector(`option[value="${CSS.escape(answer)}"]`)?.textContent ?? answer;
}
