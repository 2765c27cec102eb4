// What the address asks for (the parameters of lab.html). Nothing here decides whether a scenario exists: the lab does.

/** What a parameter may be that is one of a few. */
export const choices = {
  lesson: ["quarantine", "review"],
  locale: ["en", "th", "ru"],
  theme: ["auto", "dark", "light", "projector"],
  view: ["auto", "3d", "text"],
  speed: ["0.5", "1", "2", "instant"],
  controls: ["full", "actions", "none"],
  resolution: ["auto", "full"],
};
const fallbacks = {
  lesson: "quarantine", locale: "en", theme: "auto", view: "auto", speed: "1", controls: "full", resolution: "auto",
};
const systems = ["lti", "lti-text", "splice", "xapi"]; // what learning systems speak
const personal = ["locale", "theme", "speed"]; // what the menu keeps for the next visit

/** What is used instead of a start that there isn't. */
export const allSteps = "all steps";

/** What is used instead of a learning system that there isn't. */
export const noSystem = "none";

/**
 * Reads the parameters. kept(name) answers what the person chose before, or null: it stands in for a parameter that isn't given.
 * What isn't known falls back and is listed in unknown: [{name, value, used}].
 */
export function readParams(search, kept = () => null) {
  const given = new URLSearchParams(search);
  const before = Object.fromEntries(personal.map((name) => [name, kept(name)]).filter(([name, value]) => choices[name].includes(value)));
  const params = { ...fallbacks, ...before, scenario: given.get("scenario") ?? "", lock: given.get("lock") ?? "", start: null, unknown: [] };
  for (const [name, known] of Object.entries(choices)) {
    const value = given.get(name);
    if (value === null) continue;
    if (known.includes(value)) params[name] = value;
    else params.unknown.push({ name, value, used: params[name] });
  }
  const start = given.get("start");
  if (start !== null && /^\d{1,4}$/.test(start)) params.start = Number(start);
  else if (start !== null) params.unknown.push({ name: "start", value: start, used: allSteps });
  params.activity = URL.canParse(given.get("activity") ?? "") ? given.get("activity") : "";
  params.madeFor = given.get("made-for") ?? "";
  params.host = listed(given.get("host"), params.unknown);
  return params;
}

// What there isn't is left out, and told.
function listed(names, unknown) {
  const asked = (names ?? "").split(",").map((name) => name.trim()).filter((name) => name !== "");
  for (const value of asked) if (!systems.includes(value)) unknown.push({ name: "host", value, used: noSystem });
  return asked.filter((name) => systems.includes(name));
}

/** How fast something moves that has this name of a speed: 0 is at once. */
export function pace(name) {
  return name === "instant" ? 0 : Number(name);
}
