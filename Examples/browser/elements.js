/** The element of the page with an id. */
export const at = (id) => document.getElementById(id);

/** Makes an element; a text among its children is never read as HTML, and what is absent is left out. */
export function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

/** Shows pixels on a canvas of their size. */
export function canvas({ width, height, data }) {
  const element = make("canvas", { width, height });
  element.getContext("2d").putImageData(new ImageData(data, width, height), 0, 0);
  return element;
}

/** A picture that a screen reader reads as its title. */
export function picture(title, pixels) {
  const element = canvas(pixels);
  element.setAttribute("role", "img");
  element.setAttribute("aria-label", title);
  return element;
}

export function say(element, text) {
  element.classList.toggle("error", text instanceof Error);
  element.textContent = text instanceof Error ? text.message : text;
}

/** Does some work for each element, a frame's worth at a time, until `isOver` says so. */
export async function inFrames(elements, isOver, work) {
  let frame = performance.now();
  for (const element of elements) {
    work(element);
    if (performance.now() - frame > 40) {
      await new Promise(requestAnimationFrame);
      if (isOver()) return;
      frame = performance.now();
    }
  }
}
