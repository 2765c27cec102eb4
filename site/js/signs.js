// The words at the stations of the flat stage. They differ much in length from language to language, and a learner writes
// some of them: so each looks for the clear place that is nearest to its own.
import { el, setAttribute, setText } from "./dom.js";
import { clearPlace, taken } from "./clear.js";

const longest = 48; // characters of a note

/** The signs at the places of the flat stage. */
export class Signs {
  #plan;
  #signs;
  #sized;

  /** sized() is told when the words take another size, as when their font arrives. */
  constructor(plan, sized) {
    this.#plan = plan;
    this.#sized = new ResizeObserver(sized);
    this.#signs = new Map(Object.entries(plan.signs).map(([station, place]) => [station, sign(station, place)]));
    for (const { title } of this.#signs.values()) this.#sized.observe(title);
  }

  /** The elements that stand over the picture. */
  get elements() {
    return [...this.#signs.values()].map(({ element }) => element);
  }

  /** Ends what it observes. */
  leave() {
    this.#sized.disconnect();
  }

  /** Shows the words; active is the station that the parcel is at. */
  show(words, active) {
    for (const [station, { element, title, note }] of this.#signs) {
      setText(title, words[station]?.title ?? "");
      setText(note, brief(words[station]?.note ?? "").replaceAll("_", "_\u200b")); // codes may break after an underscore
      setAttribute(element, "data-active", station === active);
    }
  }

  /** Gives each sign its place among the obstacles; unitPx is how long a unit of the plan is. */
  arrange(unitPx, obstacles) {
    const signs = [...this.#signs.values()];
    for (const { element } of signs) setAttribute(element, "data-short", false);
    const sized = signs.map((one) => ({ ...one, active: one.element.hasAttribute("data-active"), whole: sizeOf(one.element, unitPx), short: sizeOf(one.title, unitPx) }));
    sized.sort((a, b) => b.active - a.active); // where the parcel is comes first
    for (const { one, at, cut } of placeAll(sized, obstacles, this.#plan.box)) {
      setAttribute(one.element, "data-short", cut);
      stand(one.element, at, this.#plan.box);
    }
  }
}

/** Places the signs clear of all and of each other; where even that leaves no room, the note of the parcel's station gives way too. */
function placeAll(signs, obstacles, box) {
  const whole = placeInTurn(signs, obstacles, box);
  if (whole.crowded === 0) return whole.placed;
  const short = placeInTurn(signs.map((one) => ({ ...one, whole: null })), obstacles, box);
  return short.crowded < whole.crowded ? short.placed : whole.placed;
}

/** Places one sign after the other. Whichever finds no room is placed before the others next time, a few times; the best time counts. */
function placeInTurn(signs, obstacles, box) {
  let best = null;
  for (let order = signs, times = 0; times <= signs.length; times++) {
    const stood = [...obstacles];
    const placed = order.map((one) => {
      const found = place(one, stood, box);
      stood.push(taken(found.at));
      return found;
    });
    const homeless = placed.filter(({ clear }) => !clear);
    const crowded = homeless.reduce((sum, { cost }) => sum + cost, 0);
    if (!best || crowded < best.crowded) best = { placed, crowded };
    if (crowded === 0) break;
    order = [homeless[0].one, ...order.filter((one) => one !== homeless[0].one)];
  }
  return best;
}

/** The place of a sign; where there is no room for its note, the note gives way, that of the parcel's station last. */
function place(one, stood, box) {
  const whole = one.whole && clearPlace(one.whole, one.place, stood, box);
  if (whole?.clear) return { one, ...whole, cut: false };
  return { one, ...clearPlace(one.short, one.place, stood, box), cut: true };
}

/** A sign has room for a few words; what a learner wrote may be longer, and stands whole in the record. */
function brief(note) {
  const letters = Array.from(note);
  return letters.length > longest ? letters.slice(0, longest - 1).join("") + "…" : note;
}

function sign(station, place) {
  const title = el("b");
  const note = el("span");
  return { place, title, note, element: el("div", { class: "sign", "data-station": station, "aria-hidden": "true" }, title, note) };
}

function sizeOf({ offsetWidth, offsetHeight }, unitPx) {
  return { width: offsetWidth / unitPx, height: offsetHeight / unitPx };
}

function stand(element, { left, top, right }, [planWidth, planHeight]) {
  element.style.left = `${((50 * (left + right)) / planWidth).toFixed(2)}%`;
  element.style.top = `${((100 * top) / planHeight).toFixed(2)}%`;
}
