// Committed answers as one short text that is safe in an address: version~name~exercise=answer.answer~…~sum. The answers stand in the
// order of the exercise's parts; of one in words only "+" is there, so that it counts and nobody reads it.
import { text as words } from "../texts.js";

const version = "1";
const between = "~";
const given = "+";
const mostLetters = 8192;

/** Packs what was committed; asked are the exercises as the lab lists them. "" where nothing was. */
export function pack(answers, asked) {
  const one = ({ id, parts }) => `${id}=${parts.map((part) => packed(part, answers.of(id).given[part.id])).join(".")}`;
  const exercises = asked.filter(({ id }) => answers.of(id)?.verdict).map(one);
  if (exercises.length === 0) return "";
  const text = [version, safe(answers.name), ...exercises].join(between);
  return text + between + sum(text);
}

/** What was packed: {name, exercises: {id: {given}}}. Throws what is wrong with the text. */
export function unpack(text, asked) {
  const at = text.lastIndexOf(between);
  if (text.length > mostLetters || !text.startsWith(version + between) || text.slice(at + 1) !== sum(text.slice(0, at))) throw new Error(words("page.answers.code"));
  const [, name, ...packed] = text.slice(0, at).split(between);
  const exercises = {};
  for (const each of packed) {
    const [id, values = ""] = each.split("=");
    const parts = asked.find((one) => one.id === id)?.parts;
    if (!parts) continue; // of a later lab
    exercises[id] = { given: unpacked(parts, values.split(".")) };
  }
  return { name: plain(name), exercises };
}

function packed({ kind }, value = "") {
  return ["choose", "number"].includes(kind) ? safe(value) : value && given;
}

function unpacked(parts, values) {
  const entries = parts.map(({ id, kind }, i) => [id, ["choose", "number"].includes(kind) ? plain(values[i] ?? "") : values[i] && "…"]);
  return Object.fromEntries(entries.filter(([, value]) => value));
}

function plain(packed) {
  try {
    return decodeURIComponent(packed);
  } catch {
    throw new Error(words("page.answers.code"));
  }
}

// Without the letters that separate.
function safe(text) {
  return encodeURIComponent(text).replace(/[~.!'()*]/g, (letter) => "%" + letter.charCodeAt(0).toString(16).toUpperCase());
}

// Tells a text that was cut or mistyped from a whole one; it is no signature.
function sum(text) {
  let n = 0x811c9dc5;
  for (const letter of text) n = Math.imul(n ^ letter.codePointAt(0), 0x01000193) >>> 0;
  return n.toString(36);
}
