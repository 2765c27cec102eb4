// The answers that an instructor has been given, kept in this browser until they are deleted.

const key = "redrive-lab-handed-in";
/** How many learners the list holds. */
export const most = 500;

/** Who handed in what: all is [{name, exercises: {id: {given}}}], in the order of arrival. */
export class HandedIn {
  all = [];
  #keeps = true;

  constructor() {
    this.read();
  }

  /** Reads what is kept: another window of the page may have been given something. */
  read() {
    try {
      const kept = JSON.parse(localStorage.getItem(key) ?? "[]");
      if (Array.isArray(kept)) this.all = kept.filter((each) => typeof each?.name === "string" && typeof each.exercises === "object" && each.exercises !== null);
    } catch {
      this.#keeps = false; // the list lasts as long as the page
    }
  }

  /** Whether the list outlasts the page. */
  get kept() {
    return this.#keeps;
  }

  /**
   * Adds what was handed in, and says whether there was room. Who hands in again, by the same name, is listed once, with the exercises
   * of both; the newer answer counts.
   */
  add({ name, exercises }) {
    const given = Object.fromEntries(Object.entries(exercises).filter(([, each]) => each.verdict !== null).map(([id, each]) => [id, { given: each.given }]));
    const before = name !== "" && this.all.find((each) => each.name === name);
    if (!before && this.all.length >= most) return false;
    if (before) before.exercises = { ...before.exercises, ...given }; // defines, so that no name of an exercise sets anything else
    else this.all.push({ name, exercises: given });
    this.#keep();
    return true;
  }

  /** Deletes the list. */
  clear() {
    this.all = [];
    this.#keep();
  }

  #keep() {
    try {
      localStorage.setItem(key, JSON.stringify(this.all));
      this.#keeps = true;
    } catch {
      this.#keeps = false;
    }
  }
}
