// What the Firefox tests start with: the built site on this machine, a display and a Firefox on it. Firefox gives WebGL2 only in
// a window, so the window stands on Xvfb, and Mesa draws it in software.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import puppeteer from "puppeteer-core";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const dist = process.env.REDRIVELAB_DIST ?? join(top, "dist");
const width = 1280, height = 800;
const patienceMs = 60_000; // far more than any condition needs, even on a busy machine

/** Starts all three. close() ends them; page() opens an empty page in front, url is the site's address. prefs are Firefox's settings. */
export async function start(prefs = {}) {
  const scratch = mkdtempSync(join(tmpdir(), "redrive-lab-firefox-"));
  const server = serve(scratch);
  const display = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${width + 100}x${height + 200}x24`, "-nolisten", "tcp"], { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const end = [() => rmSync(scratch, { recursive: true, force: true }), () => server.kill(), () => display.kill()];
  try {
    const url = /http:\S+/.exec(await firstLine(server, server.stdout))[0];
    const browser = await launch(`:${await firstLine(display, display.stdio[3])}`, prefs);
    end.push(() => browser.close());
    return { url, page: () => browser.newPage(), close: () => inTurn(end.reverse()) };
  } catch (error) {
    await inTurn(end.reverse());
    throw error;
  }
}

async function inTurn(steps) {
  for (const step of steps) await step();
}

function serve(scratch) {
  const program = join(scratch, "serve");
  execFileSync("go", ["build", "-o", program, "./site/serve"], { cwd: top, stdio: "inherit" });
  return spawn(program, ["-dir", dist, "-port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
}

/** The first line that a program says, or why there is none. */
function firstLine(program, stream) {
  return new Promise((resolve, reject) => {
    let said = "";
    program.once("error", reject);
    program.once("exit", (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
    stream.on("data", (part) => {
      said += part;
      if (said.includes("\n")) resolve(said.split("\n")[0].trim());
    });
  });
}

/** Where a program is: the driver wants a whole path. */
function program(variable, name) {
  return execFileSync("which", [process.env[variable] ?? name], { encoding: "utf8" }).trim();
}

function launch(display, prefs) {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: program("FIREFOX", "firefox-esr"),
    headless: false,
    defaultViewport: { width, height },
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: "1", MOZ_DISABLE_AUTO_SAFE_MODE: "1" },
    extraPrefsFirefox: { "webgl.force-enabled": true, "intl.accept_languages": "en", ...prefs },
    protocolTimeout: 2 * patienceMs,
  });
}

/** One page with the lab, and what a person does there. It keeps what the console had to complain about. */
export class LabPage {
  #page;
  complaints = [];

  constructor(page) {
    this.#page = page;
    page.setDefaultTimeout(patienceMs);
    page.on("pageerror", (error) => this.complaints.push(`exception: ${error.message}`));
    page.on("console", (message) => {
      if (["error", "warn", "assert"].includes(message.type())) this.complaints.push(`console.${message.type()}: ${message.text()}`);
    });
  }

  /** Opens an address and waits until the lab is usable in a view, "text" or "3d". Nobody is offered the tour of a first visit. */
  async open(url, view) {
    await this.#page.evaluateOnNewDocument(() => localStorage.setItem("redrive-lab.tour", "left"));
    await this.#page.goto(url);
    await this.shows(view);
  }

  async reload(view) {
    await this.#page.reload();
    await this.shows(view);
  }

  shows(view) {
    return this.until((view) => globalThis.redriveLab !== undefined && document.documentElement.dataset.view === view, view);
  }

  until(met, ...args) {
    return this.#page.waitForFunction(met, { polling: 20 }, ...args);
  }

  ask(expression, ...args) {
    return this.#page.evaluate(expression, ...args);
  }

  async state() {
    return JSON.parse(await this.ask(() => redriveLab.state()));
  }

  /** Clicks controls of the text view with the pointer. */
  async click(...ids) {
    for (const id of ids) await this.#page.click(`[data-id="${id}"]`);
  }

  /** Clicks controls where the canvas shows them, on the sheet that has them. */
  async hand(...ids) {
    for (const id of ids) {
      for (const tab of (await this.#targets()).filter((target) => target.id.startsWith("ui:tab:"))) {
        if (await this.#target(id)) break;
        await this.#point(tab);
      }
      await this.#point(await this.#target(id) ?? assertShown(id));
    }
  }

  async #targets() {
    return JSON.parse(await this.ask(() => redriveLab.targets()));
  }

  async #target(id) {
    return (await this.#targets()).find((target) => target.id === id);
  }

  #point({ x, y, w, h }) {
    return this.#page.mouse.click(x + w / 2, y + h / 2);
  }

  /** Goes to controls with the Tab key alone and presses each with Enter. */
  async enter(...ids) {
    for (const id of ids) {
      await this.#tabTo(id);
      await this.#page.keyboard.press("Enter");
    }
  }

  // It goes back with Shift: past the page's last element Tab leaves for the browser's own buttons, and driven keys don't come back.
  async #tabTo(id) {
    const keyboard = this.#page.keyboard;
    for (let n = 0; n < 120; n++) {
      const way = await this.#wayTo(id);
      if (way === "here") return;
      if (way === "back") await keyboard.down("Shift");
      await keyboard.press("Tab");
      if (way === "back") await keyboard.up("Shift");
    }
    throw new Error(`Tab doesn't reach ${id}`);
  }

  #wayTo(id) {
    return this.ask((id) => {
      const at = document.activeElement, control = document.querySelector(`[data-id="${id}"]`);
      if (at === control) return "here";
      return at !== document.body && at.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING ? "back" : "on";
    }, id);
  }

  close() {
    return this.#page.close();
  }
}

function assertShown(id) {
  throw new Error(`the canvas shows no ${id}`);
}
