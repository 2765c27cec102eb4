// How many columns the page has room for. It is counted in letters, not pixels: in the projector theme the same screen
// holds less.

const lettersForTwo = 64; // rem
const lettersForAll = 40; // rem; below, panels open one at a time

/** Tells changed(columns, single) now and whenever it changes; call the answer when the theme has changed. */
export function watchLayout(changed) {
  const root = document.documentElement;
  let told = "";
  const look = () => {
    const rem = innerWidth / parseFloat(getComputedStyle(root).fontSize);
    const columns = rem >= lettersForTwo ? 2 : 1;
    const single = columns === 1 && (rem < lettersForAll || root.dataset.theme === "projector");
    const now = `${columns} ${single}`;
    if (now === told) return;
    told = now;
    root.dataset.columns = columns;
    changed(columns, single);
  };
  addEventListener("resize", look);
  look();
  return look;
}
