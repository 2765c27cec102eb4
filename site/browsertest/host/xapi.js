// Completes each statement with what only this page knows: who it is about. A real page sends it to its record store then.
const learner = { objectType: "Agent", account: { homePage: "https://school.example", name: "learner-17" } };
const statements = []; // to look at

document.querySelector("redrive-lab").addEventListener("statement", ({ detail }) => {
  statements.push({ actor: learner, ...detail });
});
