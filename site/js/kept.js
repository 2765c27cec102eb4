// What a person chose for the page is kept for their next visit where the browser allows it. Private windows and sandboxed
// frames allow nothing, and that is no error.

const prefix = "redrive-lab.";

/** Keeps a choice. */
export function keep(name, value) {
  try {
    localStorage.setItem(prefix + name, value);
  } catch {
    // The choice holds for this visit.
  }
}

/** Says whether nothing can be kept here. */
export function keepsNothing() {
  try {
    localStorage.setItem(prefix + "probe", "");
    localStorage.removeItem(prefix + "probe");
    return false;
  } catch {
    return true;
  }
}

/** Forgets all that was kept. Answers it, for remember(). */
export function forget() {
  const all = new Map();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) all.set(key.slice(prefix.length), localStorage.getItem(key));
    for (const name of all.keys()) localStorage.removeItem(prefix + name);
  } catch {
    // Nothing was kept.
  }
  return all;
}

/** Keeps again what was forgotten. */
export function remember(all) {
  for (const [name, value] of all) keep(name, value);
}

/** A choice that was kept, null without one. */
export function kept(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}
