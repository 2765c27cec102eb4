// The lab's page among what learning systems speak: what they may ask of it and hear from it.
import { askForHeight } from "./resize.js";
import { speakSplice } from "./splice.js";
import { keptSession } from "./state.js";
import { tellStatements } from "./xapi.js";

const narrow = 640; // CSS pixels: below that the controls stand under the stage
const tall = 680;
const low = 560;
const high = 900;

/** Starts what the author of the page around chose: names of "lti", "lti-text", "splice", "xapi". given are the address's parameters, begun is what openStart answered. */
export function speak(names, lab, given, begun) {
  if (names.some((name) => name.startsWith("lti"))) fit(names.includes("lti-text"), lab);
  const page = { of: 0, ...heard(lab), ...keptSession(lab, begun), ...named(given) };
  if (names.includes("splice")) speakSplice(page);
  if (names.includes("xapi")) tellStatements(page);
}

function fit(asText, program) {
  const root = document.documentElement;
  const lab = document.getElementById("lab");
  root.dataset.fit = "";
  dispatchEvent(new Event("resize")); // what was placed for a low frame has its room now
  const wanted = () => {
    if (root.dataset.view === "loading") return 0;
    return root.dataset.view === "3d" ? pictureHeight(innerWidth) : lab.getBoundingClientRect().height;
  };
  const own = (fn) => {
    program.on("screen", fn);
    for (const type of ["click", "keydown"]) addEventListener(type, fn, true);
  };
  askForHeight({ watched: lab, wanted, own, asText });
}

// The picture fills whatever it is given; so high it is good to use.
function pictureHeight(width) {
  return width < narrow ? tall : Math.min(high, Math.max(low, width * 9 / 16));
}

function heard(lab) {
  return {
    answered: (fn) => lab.on("answer", (text) => fn(JSON.parse(text))),
    moved: (fn) => lab.on("transition", (text) => {
      const { entry } = JSON.parse(text);
      if (entry) fn({ do: entry.do, result: entry.result ?? entry.outcome, state: entry.state });
    }),
  };
}

// A link's first letters are its sum: they tell one scenario from another.
const sumLetters = 7;

function named(given) {
  const activity = new URL("lab.html", new URL("../../", import.meta.url));
  const { lesson, scenario } = given;
  activity.searchParams.set("lesson", lesson);
  if (scenario !== "") activity.searchParams.set("scenario", /^[a-z0-9-]{1,40}$/.test(scenario) ? scenario : scenario.slice(0, sumLetters));
  return {
    activity(exercise) {
      const one = new URL(given.activity || activity);
      one.hash = exercise;
      return one.href;
    },
    name: (exercise) => ({ en: `Redrive Lab: ${exercise}` }),
  };
}
