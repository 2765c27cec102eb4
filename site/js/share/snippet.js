// The addresses and pieces of HTML that lead to the lab. Only what differs from the lab's own choice is written down.

const limits = ["controls", "lock"]; // of the author of a page: a link from it keeps them

/** The address of a session: its link text, shown in a language. */
export function sessionAddress(link, locale) {
  const url = new URL(location.href);
  const given = new URLSearchParams(url.search);
  url.search = "";
  for (const name of limits) if (given.has(name)) url.searchParams.set(name, given.get(name));
  url.searchParams.set("locale", locale);
  url.hash = link;
  return url.href;
}

/** The address of the lab in a frame, with parameters: {name: value}; those that are "" are left out. */
export function frameAddress(parameters) {
  const url = new URL(location.href);
  url.search = url.hash = "";
  for (const [name, value] of chosen(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** The HTML of a frame. */
export function frameCode(parameters, title) {
  return `<iframe src="${escaped(frameAddress(parameters))}" title="${escaped(title)}" width="100%" height="720" loading="lazy" allow="fullscreen; clipboard-write"></iframe>`;
}

/** The HTML of the element, and of the script that it needs once a page; version is the lab's. */
export function elementCode(parameters, title, version) {
  const script = new URL("embed.js", location.href);
  script.search = script.hash = "";
  const attributes = [...chosen(parameters), ["made-for", version], ["title", title]].map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<script type="module" src="${escaped(script.href)}"></script>\n<redrive-lab${attributes.join("")}></redrive-lab>`;
}

function chosen(parameters) {
  return Object.entries(parameters).filter(([, value]) => value !== "");
}

const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(words) {
  return words.replace(/[&<>"]/g, (letter) => names[letter]);
}
