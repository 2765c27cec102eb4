// Small ways to make and change elements without touching what is already right: an element that is written again
// loses a selection, interrupts a screen reader and costs a layout.

const svgSpace = "http://www.w3.org/2000/svg";

/** Makes an HTML element with attributes and children. */
export function el(tag, attributes = {}, ...children) {
  return dress(document.createElement(tag), attributes, children);
}

/** Makes an SVG element with attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  return dress(document.createElementNS(svgSpace, tag), attributes, children);
}

function dress(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  element.append(...children);
  return element;
}

/** Sets an attribute if it differs; null and false remove it, true is the empty text. */
export function setAttribute(element, name, value) {
  if (value === null || value === undefined || value === false) {
    if (element.hasAttribute(name)) element.removeAttribute(name);
    return;
  }
  const text = value === true ? "" : String(value);
  if (element.getAttribute(name) !== text) element.setAttribute(name, text);
}

/** Sets an element's text if it differs, and hides the element while there is none. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
  setAttribute(element, "hidden", text === "");
}

/** Puts children into this order, moving only those that stand elsewhere, and removes all others. */
export function arrange(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, i) => {
    if (parent.children[i] !== child) parent.insertBefore(child, parent.children[i] ?? null);
  });
}

/** A function that has act done before the next frame is shown, once however often it is asked: to ask for sizes in between would cost a layout each time. */
export function oncePerFrame(act) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      act();
    });
  };
}
