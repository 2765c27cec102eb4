// What was answered: kept in this browser where it allows that, and to be saved as a file where it doesn't.
import { sound } from "./sound.js";
import { bytes, text as words } from "../texts.js";

const key = "redrive-lab-answers";
const format = "redrive-lab-answers/1";
const longest = 500; // letters of an answer
const mostBytes = 1 << 20; // of a file: all answers at their longest, in any script

/** The answers to all exercises, of all lessons. Several windows may be at them: each reads what is kept before it adds to that. */
export class Answers {
  #all = {};
  #name = "";
  #keeps = true;

  constructor() {
    this.#read();
  }

  /** Says who is told when another window has changed the answers. */
  onChange(fn) {
    addEventListener("storage", (event) => {
      if (event.key !== key && event.key !== null) return;
      this.#read();
      fn();
    });
  }

  #read() {
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
    this.#catchUp();
    this.#name = name;
    this.#write();
  }

  /** {given, verdict} of an exercise, undefined before there is anything. */
  of(id) {
    return Object.hasOwn(this.#all, id) ? sound(this.#all[id]) : undefined;
  }

  /** Keeps what was answered in one exercise; verdict is null until it is committed. */
  keep(id, given, verdict) {
    this.#catchUp();
    this.#all[id] = { given, verdict };
    this.#write();
  }

  /** Deletes all answers. */
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

  /** The answers as the text of a file. */
  json() {
    return JSON.stringify({ format, ...(this.#name && { name: this.#name }), exercises: this.#all }, null, 1) + "\n";
  }

  /** How many parts are right, of how many that were committed: {score, of}. */
  get score() {
    const verdicts = Object.values(this.#all).map((each) => sound(each).verdict).filter((verdict) => verdict !== null);
    return { score: sum(verdicts.map((verdict) => verdict.score)), of: sum(verdicts.map((verdict) => verdict.of)) };
  }

  // What is only here, since nothing can be kept, isn't given up for something older.
  #catchUp() {
    if (this.#keeps) this.#read();
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

/** The text of a saved file, read no further than a file of answers can be long. Throws what is wrong with it. */
export async function textOf(file) {
  if (file.size > mostBytes) throw new Error(words("page.answers.large", { most: bytes(mostBytes) }));
  return file.text();
}

/** The answers of a saved file: {name, exercises}. Throws what is wrong with it. */
export function readAnswers(text) {
  const { name = "", exercises } = read(text);
  if (typeof exercises !== "object" || exercises === null) throw new Error(words("page.answers.given", { n: longest }));
  if (typeof name !== "string" || name.length > longest) throw new Error(words("page.answers.name", { n: longest }));
  if (!Object.values(exercises).every(isAnswered)) throw new Error(words("page.answers.given", { n: longest }));
  return { name, exercises };
}

function isAnswered(exercise) {
  const given = exercise?.given;
  return typeof given === "object" && given !== null && Object.values(given).every((value) => typeof value === "string" && value.length <= longest);
}

function sum(numbers) {
  return numbers.reduce((all, each) => all + each, 0);
}

function read(text) {
  let read = null;
  try {
    read = JSON.parse(text);
  } catch {
    // No JSON at all.
  }
  if (text !== "{}" && read?.format !== format) throw new Error(words("page.answers.format"));
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
