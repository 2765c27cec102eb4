// The page's theme. "auto" follows the system and goes on following it.

const light = matchMedia("(prefers-color-scheme: light)");
let wanted = "auto";
let listener = () => {};

/** Says who is told the theme in use, "dark", "light" or "projector", each time that it changes. */
export function onTheme(fn) {
  listener = fn;
  light.addEventListener("change", apply);
}

/** Chooses auto, dark, light or projector. */
export function setTheme(theme) {
  wanted = theme;
  apply();
}

/** The theme in use. */
export function theme() {
  if (wanted !== "auto") return wanted;
  return light.matches ? "light" : "dark";
}

function apply() {
  const now = theme();
  document.documentElement.dataset.theme = now;
  document.getElementById("lab").dataset.theme = now;
  listener(now);
}
