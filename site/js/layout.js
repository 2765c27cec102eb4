// How many columns the page has room for. It is counted in letters, not pixels: in the projector theme the same screen
// holds less.

const lettersForTwo = 64; // rem
const lettersForAll = 40; // rem; below, panels open one at a time

/**
 * Tells changed(columns, single) now and whenever it changes; call the answer when the theme has changed. Under the canvas there
 * is one column, with all of it open: it is heard, not seen, and what can be done comes first as on the canvas.
 */
export function watchLayout(changed) {
  const root = document.documentElement;
  let told = "";
  const look = () => {
    const rem = innerWidth / parseFloat(getComputedStyle(root).fontSize);
    const columns = rem >= lettersForTwo ? 2 : 1;
    const single = columns === 1 && (rem < lettersForAll || root.dataset.theme === "projector");
    const drawn = root.dataset.view === "3d";
    const now = `${columns} ${single} ${drawn}`;
    if (now === told) return;
    told = now;
    root.dataset.columns = columns;
    changed(drawn ? 1 : columns, single && !drawn);
  };
  addEventListener("resize", look);
  look();
  return look;
}

/** Has the page take the shape that it has around a view, before that is up. */
export function shape(view) {
  document.documentElement.dataset.shape = view;
}

/** Shows a view. */
export function showView(view) {
  shape(view);
  document.documentElement.dataset.view = view;
  document.getElementById("lab").dataset.view = view;
  document.getElementById("stage-flat").toggleAttribute("hidden", view === "3d");
}
