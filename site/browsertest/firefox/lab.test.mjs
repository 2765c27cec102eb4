// The lab in Firefox: both lessons from their start to an end, in the three languages, on the canvas by pointer and in the text
// view by keyboard and pointer. Expected ends are those of quarantine.md, Worked example, and review.md, The two branches.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { LabPage, start } from "./firefox.mjs";

let firefox;
before(async () => { firefox = await start(); });
after(() => firefox?.close());

const lessons = {
  quarantine: {
    steps: ["receiveCycle", "schema-2", "approved", "remediationFixed", "redrive", "consume"],
    ended({ state, totalReceives, redrives, bodyHash }) {
      assert.deepEqual({ state, totalReceives, redrives }, { state: "SUCCEEDED", totalReceives: 4, redrives: 1 });
      assert.equal(bodyHash, "29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df");
    },
  },
  review: {
    steps: ["fail-dependency-not-ready", "wait-due", "deliver-lost", "deliver"],
    ended({ state, attempt, ledger }) {
      assert.deepEqual({ state, attempt, ledger }, { state: "acknowledged", attempt: 3, ledger: ["invoice-417:reminder"] });
    },
  },
};

// A letter of the language's own script, as the page must show some.
const scripts = { en: /[A-Za-z]{4}/, th: /[\u0e01-\u0e5b]{4}/, ru: /[А-Яа-яё]{4}/ };

for (const locale of Object.keys(scripts)) {
  for (const [name, lesson] of Object.entries(lessons)) {
    const address = (more) => `${firefox.url}lab.html?lesson=${name}&locale=${locale}&${more}`;

    test(`${name} in ${locale}, canvas, by pointer`, () => inPage(async (page) => {
      await page.open(address("speed=instant"), "3d");
      await page.hand(...lesson.steps);
      lesson.ended(await page.state());
      await speaks(page, locale);
      await isPainted(page);
      await staysAfterReload(page, "3d", lesson);
    }));

    test(`${name} in ${locale}, text, by keyboard and by pointer`, () => inPage(async (page) => {
      await page.open(address("view=text"), "text");
      await page.enter(...lesson.steps);
      lesson.ended(await page.state());
      await speaks(page, locale);
      await page.click("reset");
      assert.equal((await page.state()).step, 0);
      await page.click(...lesson.steps);
      lesson.ended(await page.state());
      await staysAfterReload(page, "text", lesson);
    }));
  }
}

async function inPage(play) {
  const page = new LabPage(await firefox.page());
  try {
    await play(page);
    assert.deepEqual(page.complaints, []);
  } finally {
    await page.close();
  }
}

async function speaks(page, locale) {
  const { lang, said } = await page.ask(() => ({ lang: document.documentElement.lang, said: document.getElementById("live").textContent }));
  assert.equal(lang, locale);
  assert.match(said, scripts[locale]);
}

async function staysAfterReload(page, view, lesson) {
  const { step } = await page.state();
  await page.reload(view);
  assert.equal((await page.state()).step, step);
  lesson.ended(await page.state());
}

// The stage has many colours, and light ones among them: an empty canvas has one, a broken one is black.
async function isPainted(page) {
  const { colours, brightest } = await page.ask(async () => {
    const picture = await createImageBitmap(new Blob([Uint8Array.from(atob((await redriveLab.image()).split(",").pop()), (c) => c.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, picture.width, picture.height).data.buffer);
    const seen = new Set(pixels);
    return { colours: seen.size, brightest: Math.max(...[...seen].map((rgba) => rgba >>> 8 & 255)) };
  });
  assert.ok(colours > 1000, `${colours} colours`);
  assert.ok(brightest > 200, `the brightest has ${brightest} of green`);
}

// Where Firefox hides what it runs on, a canvas gives noise: the text view is whole, and says why it is there.
test("where what is drawn can't be read", async () => {
  const hiding = await start({ "privacy.resistFingerprinting": true });
  try {
    const page = new LabPage(await hiding.page());
    await page.open(`${hiding.url}lab.html`, "text");
    await page.until(() => document.querySelector('[data-notice="webgl"]')?.textContent.includes("canvas"));
    await page.click(...lessons.quarantine.steps);
    lessons.quarantine.ended(await page.state());
    assert.deepEqual(page.complaints, []);
  } finally {
    await hiding.close();
  }
});
