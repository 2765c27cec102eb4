// What each lab tells is kept here, so that one can look at it.
const heard = [];
for (const lab of document.querySelectorAll("redrive-lab")) {
  for (const type of ["ready", "transition", "error"]) {
    lab.addEventListener(type, (event) => heard.push({ from: lab.id, type, ...event.detail }));
  }
}
