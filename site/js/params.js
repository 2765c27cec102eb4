// What the address asks for (the parameters of lab.html). Nothing here decides whether a scenario exists: the lab does.

const choices = {
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
const personal = ["locale", "theme", "speed"]; // what the menu keeps for the next visit

/** What is used instead of a start that there isn't. */
export const allSteps = "all steps";

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
  return params;
}
