// Runs after the page's own modules and says so where these didn't come: when the connection broke, or in a sandboxed frame
// whose host lets nobody read its files. It is no module, so it needs no leave of the host's.
{
  const { documentElement: root } = document;
  const began = document.getElementById("tools").hasChildNodes();

  const tellHost = (message) => {
    const error = { code: "not-loaded", message, path: "" };
    if (parent !== window) parent.postMessage({ redriveLab: 1, event: "error", data: JSON.stringify({ error }) }, "*");
  };

  const tell = () => {
    const all = JSON.parse(document.getElementById("texts").textContent);
    const asked = new URLSearchParams(location.search).get("locale");
    root.lang = Object.hasOwn(all, asked) ? asked : "en";
    const words = all[root.lang];
    const message = words["page.failed.network"].replace("{file}", "js/main.js").replace("{message}", navigator.onLine ? "ES modules" : "offline");
    const again = document.createElement("button");
    again.textContent = words["page.retry"];
    again.addEventListener("click", () => location.reload());
    document.getElementById("loading-words").textContent = message;
    document.getElementById("loading-bar").replaceWith(again);
    tellHost(message);
  };

  if (!began) tell();
}
