// The page's own texts: those that are needed before, without or beside the lab. The lab's words come from the lab.

const all = JSON.parse(document.getElementById("texts").textContent);
let locale = "en";

/** The languages that the page has. */
export const locales = Object.keys(all);

/** What each language calls itself. */
export const localeNames = { en: "English", th: "ไทย", ru: "Русский" };

/** Chooses the language; one that the page hasn't becomes English. Answers the one chosen. */
export function setLocale(wanted) {
  locale = Object.hasOwn(all, wanted) ? wanted : "en";
  document.documentElement.lang = locale;
  return locale;
}

/** The text of a name, its {places} filled in. */
export function text(name, places = {}) {
  const found = all[locale][name] ?? all.en[name] ?? name;
  return found.replace(/\{(\w+)\}/g, (whole, place) => places[place] ?? whole);
}

/** What a scenario says, "" for nothing: one text for all languages, or one a language, of which English stands in for others. */
export function said(words, wanted) {
  if (words === null || typeof words !== "object") return words ?? "";
  return words[wanted] ?? words.en ?? Object.values(words)[0] ?? "";
}

/** A number of bytes for people: 812 kB, 9.4 MB. */
export function bytes(count) {
  const large = count >= 1e6;
  const format = { style: "unit", unit: large ? "megabyte" : "kilobyte", maximumFractionDigits: large ? 1 : 0 };
  return new Intl.NumberFormat(locale, format).format(count / (large ? 1e6 : 1e3));
}

/**
 * What the lab refused, in the page's language. An error is {code, message, path, offset}: the code is what there are texts for,
 * the message is English and stands in where a newer lab has a newer code.
 */
export function refusal({ code, message, offset }) {
  const name = `page.error.${code}`;
  if (!Object.hasOwn(all.en, name)) return message;
  return offset === undefined ? text(name) : `${text(name)} ${text("page.error-at", { offset })}`;
}
