// The same API in a worker.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { exampleHash, read, workedExample } from "./load.mjs";

const program = `
  const { parentPort, workerData } = require("node:worker_threads");
  import(workerData.load).then(async ({ load }) => {
    const lab = await load();
    parentPort.on("message", ({ call, args }) => parentPort.postMessage(lab[call](...args)));
  });
`;

test("a worker plays the worked example", async () => {
  const load = new URL("./load.mjs", import.meta.url).href;
  const worker = new Worker(program, { eval: true, workerData: { load } });
  try {
    const answer = new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
    worker.postMessage({ call: "run", args: [workedExample] });
    const { final } = read(await answer);
    assert.equal(final.state, "SUCCEEDED");
    assert.equal(final.bodyHash, exampleHash);
  } finally {
    await worker.terminate();
  }
});
