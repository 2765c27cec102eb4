// A lesson's page among what learning systems speak: its exercises are what is answered. What a learner wrote in words stays here; the
// host keeps choices and numbers.
import { askForHeight } from "./resize.js";
import { speakSplice } from "./splice.js";
import { tellStatements } from "./xapi.js";

/**
 * Starts what the author of the page around chose: names as for the lab. answers is the store, forms are the exercises of this page;
 * again() shows them anew.
 */
export function speak(names, { answers, forms, again }) {
  if (names.some((name) => name.startsWith("lti"))) fit(names.includes("lti-text"));
  const answered = (fn) => document.addEventListener("redrive-lab-verdict", ({ detail }) => fn(detail));
  const page = { answered, moved() {}, of: 0, ...kept(answers, forms, again), ...named(forms) };
  page.of = forms.reduce((all, form) => all + form.querySelectorAll(".part").length, 0);
  if (names.includes("splice")) speakSplice(page);
  if (names.includes("xapi")) tellStatements(page);
}

function fit(asText) {
  document.documentElement.dataset.fit = "";
  const own = (fn) => {
    for (const type of ["click", "keydown", "input", "redrive-lab-verdict"]) addEventListener(type, fn, true);
  };
  askForHeight({ watched: document.body, wanted: () => document.body.getBoundingClientRect().height, own, asText });
}

function kept(answers, forms, again) {
  const answered = () => forms.filter((form) => answers.of(form.dataset.exercise));
  return {
    state: () => ({ answers: Object.fromEntries(answered().map((form) => [form.dataset.exercise, chosen(form)])) }),
    restore({ answers: given }) {
      for (const form of forms) restoreOne(answers, form.dataset.exercise, given?.[form.dataset.exercise]);
      again();
    },
  };
}

// Choices, and numbers where they are some: a person can write a note where a number is asked for.
function chosen(form) {
  const told = (field) => field.name && field.value !== "" && (field.localName === "select" || (field.localName === "input" && /^\d{1,10}$/.test(field.value)));
  return Object.fromEntries([...form.elements].filter(told).map(({ name, value }) => [name, value]));
}

// What is here already is the learner's latest; the host's fills in for a browser that kept nothing.
function restoreOne(answers, id, given) {
  if (answers.of(id) || typeof given !== "object" || given === null) return;
  answers.keep(id, Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === "string" && value !== "")), null);
}

function named(forms) {
  const here = new URL(location.href);
  here.search = here.hash = "";
  const title = document.querySelector("h1").textContent;
  return {
    activity: (exercise) => new URL(`#exercise-${exercise}`, here).href,
    name: (exercise) => ({ [document.documentElement.lang]: `${title}: ${forms.findIndex((form) => form.dataset.exercise === exercise) + 1}` }),
  };
}
