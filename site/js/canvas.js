// What lab.wasm needs of the page before it starts: Ebitengine owns its page, so what it takes hold of at its start is
// put in order here. `prepare()` must have been called before `go.run`.

/** No side of the picture is larger: a texture above the limit of the graphics system is a crash. */
const LARGEST_SIDE_PX = 4096;

/** The globals that Ebitengine reads once, kept to be put back as soon as it has them. */
const own = {
  requestAnimationFrame: globalThis.requestAnimationFrame,
  createElement: document.createElement,
};

// It asks for smoothing and depth too, which it never uses.
const contextOptions = { alpha: false, antialias: false, depth: false, premultipliedAlpha: true, stencil: true };

let canvas = null;
let ahead = null; // a canvas with its context, made before Ebitengine asks for one
let largestSide = LARGEST_SIDE_PX;

const gate = {
  waiting: null, // the callback that wants the next frame
  wanted: false,
  asked: false, // the browser has been asked for a frame
  seen: true, // the canvas is on the screen at all
  shown: true, // it is the view
  lost: false, // the graphics system took the context away: no frame can be drawn any more
};

/** How many frames were drawn, and the way to ask for one more: with nothing moving, no frame is drawn at all. */
const frames = {
  drawn: 0,
  wake() {
    gate.wanted = true;
    askForFrame();
  },
  /** Ebitengine's canvas, null before it has made one. */
  get canvas() {
    return canvas;
  },
  image,
};

function askForFrame() {
  if (gate.asked || gate.lost || !gate.wanted || !gate.seen || !gate.shown || !gate.waiting || !hasSize()) return;
  gate.asked = true;
  own.requestAnimationFrame.call(globalThis, (time) => {
    gate.asked = false;
    runFrame(time);
  });
}

// A frame of another page may be taken out of its layout, or without a size: a picture would be for nobody.
function hasSize() {
  return globalThis.innerWidth > 0 && globalThis.innerHeight > 0;
}

function runFrame(time) {
  const callback = gate.waiting;
  if (!callback || gate.lost) return;
  gate.waiting = null;
  gate.wanted = false;
  frames.drawn += 1;
  callback(time);
}

/** Draws a frame within this task, so that the picture can be read: the browser throws it away after showing it. */
function drawNow() {
  if (!gate.waiting || gate.lost) return false;
  runFrame(performance.now());
  return true;
}

/** The picture as the address of a PNG (`data:image/png;base64,…`), "" before there is one. */
function image() {
  return canvas && drawNow() ? canvas.toDataURL("image/png") : "";
}

/** What Ebitengine gets for requestAnimationFrame; whoever else asks before it has started isn't gated. */
function gatedRequest(callback) {
  if (!canvas) return own.requestAnimationFrame.call(globalThis, callback);
  gate.waiting = callback;
  askForFrame();
  return 0;
}

/** The size of the picture in pixels of the screen: sharp at any scale, within what a texture may have. */
function backingSize() {
  const ratio = globalThis.devicePixelRatio || 1;
  const box = canvas?.getBoundingClientRect();
  const width = (box?.width || globalThis.innerWidth) * ratio;
  const height = (box?.height || globalThis.innerHeight) * ratio;
  const shrink = Math.min(1, largestSide / Math.max(width, height, 1));
  return { width: Math.round(width * shrink), height: Math.round(height * shrink) }; // a hair under whole pixels is whole pixels
}

/** Ebitengine takes the canvas's pixels from the body's size and reads the pixel ratio only once: tell it pixels. */
function answerBodySize() {
  Object.defineProperty(document.body, "clientWidth", { configurable: true, get: () => backingSize().width });
  Object.defineProperty(document.body, "clientHeight", { configurable: true, get: () => backingSize().height });
}

/** The scale changes when the window moves to another screen, without a resize: make one of it. */
function watchPixelRatio() {
  const query = globalThis.matchMedia(`(resolution: ${globalThis.devicePixelRatio}dppx)`);
  query.addEventListener("change", () => {
    globalThis.dispatchEvent(new Event("resize"));
    watchPixelRatio();
  }, { once: true });
}

/** Takes Ebitengine's canvas as it is made: without its listeners, which would keep Tab, wheel and touch from the page. */
function adopt(element) {
  canvas = element;
  canvas.id = "stage-canvas";
  canvas.setAttribute("aria-hidden", "true");
  canvas.addEventListener = () => {};
  canvas.focus = () => {};
  canvas.setAttribute = (name, value) => {
    Element.prototype.setAttribute.call(canvas, name, name === "tabindex" ? "-1" : value);
  };
  canvas.getContext = (kind, options) => {
    const context = HTMLCanvasElement.prototype.getContext.call(canvas, kind, { ...options, ...contextOptions });
    if (context) largestSide = Math.min(LARGEST_SIDE_PX, context.getParameter(context.MAX_TEXTURE_SIZE));
    return context;
  };
  stopWhenUnseen();
  stopWhenNotTheView();
  stopOnLostContext();
}

/** An embedded lab that is scrolled out of sight draws nothing. */
function stopWhenUnseen() {
  if (!globalThis.IntersectionObserver) return;
  new IntersectionObserver((entries) => {
    const last = entries[entries.length - 1];
    gate.seen = last.isIntersecting || frames.drawn === 0; // the first frame is owed to the page
    askForFrame();
  }).observe(canvas);
}

/** While the text view is up, steps move nothing on a canvas that nobody sees; what is still wanted is drawn on return. */
function stopWhenNotTheView() {
  const root = document.documentElement;
  new MutationObserver(() => {
    gate.shown = root.dataset.view === "3d" || frames.drawn === 0;
    askForFrame();
  }).observe(root, { attributeFilter: ["data-view"] });
}

/** Ebitengine would reload the page. The session is safe in the memory of the module: the text view goes on with it. */
function stopOnLostContext() {
  EventTarget.prototype.addEventListener.call(canvas, "webglcontextlost", (event) => {
    event.preventDefault();
    gate.lost = true;
    globalThis.redriveLabPage?.failed?.("webglcontextlost");
  });
}

function createElement(name, ...rest) {
  if (String(name).toLowerCase() !== "canvas") return own.createElement.call(document, name, ...rest);
  delete document.createElement;
  globalThis.requestAnimationFrame = own.requestAnimationFrame;
  adopt(takeAhead() ?? document.createElement("canvas"));
  return canvas;
}

/**
 * Says whether this browser draws WebGL2, and words for it. The first context of a page takes its time, the graphics system's more
 * than the page's; so the one made to find out is kept for Ebitengine.
 */
export function drawsWebGL2() {
  if (ahead || canvas) return true;
  const element = document.createElement("canvas");
  if (element.getContext("webgl2", contextOptions) && readsWords()) ahead = element;
  return ahead !== null;
}

/**
 * Says whether what a 2D canvas draws can be read, as the words on the stage are: a browser that hides what it runs on gives noise
 * instead. One that only blurs its traces changes little.
 */
export function readsWords() {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const drawn = [0x20, 0x80, 0xe0, 0xff];
  context.fillStyle = `rgb(${drawn.slice(0, 3).join(" ")})`;
  context.fillRect(0, 0, 4, 4);
  const read = context.getImageData(0, 0, 4, 4).data;
  return read.every((value, i) => Math.abs(value - drawn[i % 4]) < 16);
}

// One whose context was taken away meanwhile is of no use.
function takeAhead() {
  const taken = ahead;
  ahead = null;
  return taken?.getContext("webgl2").isContextLost() ? null : taken;
}

/** Ebitengine polls gamepads in each frame: a warning each on plain HTTP, a crash where a policy forbids them. */
function hideGamepads() {
  try {
    Object.defineProperty(navigator, "getGamepads", { configurable: true, value: () => [] });
  } catch {
    // A browser that doesn't let go of it has no policy against it either.
  }
}

/** Puts the page in order for one start of lab.wasm and gives the frame gate, which is `globalThis.redriveLabFrames` too. */
export function prepare() {
  globalThis.requestAnimationFrame = gatedRequest;
  document.createElement = createElement;
  globalThis.redriveLabFrames = frames;
  hideGamepads();
  answerBodySize();
  watchPixelRatio();
  globalThis.addEventListener("resize", askForFrame);
  return frames;
}
