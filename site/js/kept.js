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

/** A choice that was kept, null without one. */
export function kept(name) {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}
