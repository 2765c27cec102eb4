// The stage as a PNG: the canvas as it is drawn, its words included; without one the flat stage, drawn anew at the same sharpness.
import { refusal, text } from "../texts.js";

const ratio = () => Math.max(2, globalThis.devicePixelRatio || 1); // a print shows more than a screen
const patience = 60; // frames
const drawn = "path, rect, circle, ellipse, line, polygon, text";
const looks = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "text-anchor"];

/** Promises the picture as a Blob; canvas says whether the 3D view is up. */
export async function picture(lab, canvas) {
  if (!canvas) return flatPicture(document.getElementById("stage-flat"));
  const address = await drawnImage(lab);
  const [head, content] = address.split(",");
  if (head !== "data:image/png;base64") throw new Error(refusal(JSON.parse(address).error));
  return new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: "image/png" });
}

// There is none while a frame is being drawn.
async function drawnImage(lab) {
  for (let frame = 0; frame < patience; frame++) {
    const address = lab.image();
    if (address !== "") return address;
    await new Promise((resolve) => { requestAnimationFrame(resolve); });
  }
  throw new Error(text("page.share.picture.busy"));
}

// What is on its way arrives first.
function atRest(root) {
  const ending = root.getAnimations({ subtree: true }).filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime));
  return Promise.allSettled(ending.map(({ finished }) => finished));
}

async function flatPicture(root) {
  await atRest(root);
  const box = root.getBoundingClientRect();
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(box.width * ratio());
  canvas.height = Math.round(box.height * ratio());
  const to = canvas.getContext("2d");
  to.scale(ratio(), ratio());
  to.fillStyle = getComputedStyle(root).backgroundColor;
  to.fillRect(0, 0, box.width, box.height);
  const stage = root.querySelector("svg");
  const at = stage.getBoundingClientRect();
  to.drawImage(await rasterised(stage, at), at.left - box.left, at.top - box.top, at.width, at.height);
  for (const sign of root.querySelectorAll(".sign :is(b, span)")) drawWords(to, sign, box);
  return new Promise((resolve, reject) => { canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("toBlob"))), "image/png"); });
}

// An image has no style sheets: each shape is written with the look and the place that it has on the page.
async function rasterised(stage, at) {
  const whole = stage.cloneNode(false);
  for (const [name, value] of Object.entries({ xmlns: "http://www.w3.org/2000/svg", width: at.width * ratio(), height: at.height * ratio() })) whole.setAttribute(name, value);
  const back = stage.getScreenCTM().inverse();
  for (const shape of stage.querySelectorAll(drawn)) {
    if (!shape.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    whole.append(dressed(shape, back.multiply(shape.getScreenCTM())));
  }
  const url = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(whole)], { type: "image/svg+xml" }));
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(url);
  }
  return image;
}

function dressed(shape, { a, b, c, d, e, f }) {
  const look = getComputedStyle(shape);
  const copy = shape.cloneNode(true);
  copy.removeAttribute("style");
  copy.setAttribute("transform", `matrix(${[a, b, c, d, e, f]})`);
  for (const name of looks) copy.setAttribute(name, look.getPropertyValue(name));
  copy.setAttribute("opacity", opacity(shape));
  if (shape.tagName === "text") for (const name of ["font-size", "font-weight", "font-family"]) copy.setAttribute(name, look.getPropertyValue(name));
  return copy;
}

function opacity(shape) {
  let all = 1;
  for (let each = shape; each.ownerSVGElement; each = each.parentElement) all *= getComputedStyle(each).opacity;
  return all;
}

// Line by line, as the browser broke them.
function drawWords(to, element, box) {
  const look = getComputedStyle(element);
  to.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  const { fontBoundingBoxAscent: above, fontBoundingBoxDescent: below } = to.measureText("");
  for (const { words, at } of linesOf(element)) {
    const base = at.top + (at.height - below + above) / 2 - box.top;
    to.fillStyle = look.color;
    to.fillText(words, at.left - box.left, base);
    if (look.textDecorationLine !== "underline") continue;
    to.fillStyle = look.textDecorationColor;
    to.fillRect(at.left - box.left, base + (parseFloat(look.textUnderlineOffset) || 0), to.measureText(words).width, parseFloat(look.textDecorationThickness) || 1);
  }
}

function linesOf(element) {
  const lines = [];
  const range = document.createRange();
  for (const node of element.childNodes) {
    for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(node.data ?? "")) {
      range.setStart(node, index);
      range.setEnd(node, index + segment.length);
      const [at] = range.getClientRects();
      const last = lines.at(-1);
      if (last && (!at || Math.abs(at.top - last.at.top) < 2)) last.words += segment;
      else if (at) lines.push({ words: segment, at });
    }
  }
  return lines;
}
