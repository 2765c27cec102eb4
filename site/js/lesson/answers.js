// What was answered: kept in this browser where it allows that, and to be saved as a file where it doesn't.
import { sound } from "./sound.js";

const key = "redrive-lab-answers";
const format = "redrive-lab-answers/1";
const longest = 500; // letters of an answer

/** The answers to all exercises, of all lessons. */
export class Answers {
  #all = {};
  #name = "";
  #keeps = true;

  constructor() {
    try {
      const kept = read(localStorage.getItem(key) ?? "{}");
      this.#all = kept.exercises ?? {};
      this.#name = kept.name ?? "";
    } catch {
      this.#keeps = storageWorks();
    }
  }

  /** Whether they outlast the page. */
  get kept() {
    return this.#keeps;
  }

  /** Whose they are, in the learner's own words: a number will do. */
  get name() {
    return this.#name;
  }

  set name(name) {
    this.#name = name;
    this.#write();
  }

  /** {given, verdict} of an exercise, undefined before there is anything. */
  of(id) {
    return Object.hasOwn(this.#all, id) ? sound(this.#all[id]) : undefined;
  }

  keep(id, given, verdict) {
    this.#all[id] = { given, verdict };
    this.#write();
  }

  clear() {
    this.#all = {};
    this.#name = "";
    this.#write();
  }

  /** Takes the answers of a saved file in, in place of all that were there. Throws what is wrong with it. */
  open(text) {
    const { name, exercises } = readAnswers(text);
    this.#all = exercises;
    this.#name = name;
    this.#write();
  }

  json() {
    return JSON.stringify({ format, ...(this.#name && { name: this.#name }), exercises: this.#all }, null, 1) + "\n";
  }

  get score() {
    const verdicts = Object.values(this.#all).map((each) => sound(each).verdict).filter((verdict) => verdict !== null);
    return { score: sum(verdicts.map((verdict) => verdict.score)), of: sum(verdicts.map((verdict) => verdict.of)) };
  }

  #write() {
    try {
      localStorage.setItem(key, this.json());
      this.#keeps = true;
    } catch {
      this.#keeps = false;
    }
  }
}

/** The answers of a saved file: {name, exercises}. Throws what is wrong with it. */
export function readAnswers(text) {
  const { name = "", exercises } = read(text);
  if (typeof exercises !== "object" || exercises === null) throw new Error("exercises");
  if (typeof name !== "string" || name.length > longest) throw new Error("name");
  for (const each of Object.values(exercises)) {
    if (typeof each?.given !== "object" || each.given === null) throw new Error("given");
    for (const value of Object.values(each.given)) if (typeof value !== "string" || value.length > longest) throw new Error("given");
  }
  return { name, exercises };
}

function sum(numbers) {
  return numbers.reduce((all, each) => all + each, 0);
}

function read(text) {
  const read = JSON.parse(text);
  if (text !== "{}" && read.format !== format) throw new Error("format");
  return read;
}

function storageWorks() {
  try {
    localStorage.setItem(key + "?", "");
    localStorage.removeItem(key + "?");
    return true;
  } catch {
    return false;
  }
}
