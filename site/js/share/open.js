// Opens a scenario file: whole or not at all. What was open before can be had back.
import { notice } from "../notices.js";
import { bytes, refusal, text } from "../texts.js";

const mostBytes = 64 * 1024; // lab-format.md, Scenario

/** Opens a file in the lab and tells what came of it. open(scenario, words) opens it in place of the session, and says so; it answers the lab's error, null without one. */
export async function openFile(file, lab, open) {
  const refuse = (message) => notice("file", text("page.file.refused", { name: file.name, message }));
  const { scenario, refused } = await read(file, lab);
  if (refused) return refuse(refused);
  const error = open(scenario, text("page.file.opened", { name: file.name })); // what runs may still be too long to be saved again
  if (error) refuse(explain(error));
}

// The lab runs the scenario beside the open session first: what is wrong with it changes nothing.
async function read(file, lab) {
  if (file.size > mostBytes) return { refused: text("page.file.large", { size: bytes(file.size), most: bytes(mostBytes) }) };
  let scenario;
  try {
    scenario = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch (error) {
    return { refused: error instanceof TypeError ? refusal({ code: "bad-utf8" }) : error.message }; // a folder, or a file that went away
  }
  const { error } = JSON.parse(lab.run(scenario));
  return { scenario, refused: error ? explain(error) : "" };
}

function explain(error) {
  return error.path ? `${refusal(error)} ${text("page.file.place", { path: error.path })}` : refusal(error);
}
