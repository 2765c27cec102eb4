// The whole screen for the lab, where there is one to be had.

/** Fills the screen, or gives it back. */
export function toggleFullScreen() {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => {}); // a frame may forbid it after all; the page goes on as it is
}
