import { at, canvas, inFrames, picture, say } from "./elements.js";
import { Fingerpost } from "./fingerpost-module.js";
import { readPNG } from "./png.js";
import { showRoute, startRoutes } from "./route.js";

const began = performance.now();
let fingerpost;

function figure(title, pixels) {
  const element = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.textContent = title;
  element.append(caption, picture(title, pixels));
  return element;
}

// Glyphs

function theme() {
  const theme = JSON.parse(fingerpost.theme(at("theme").value));
  const variant = theme.variants[at("variant").value];
  for (const role of ["lit", "unlit"]) {
    if (at(role).dataset.own) variant[role] = at(role).value;
  }
  return theme;
}

/** Shows the theme's own colors until others are chosen. */
function showColors() {
  const variant = theme().variants[at("variant").value];
  for (const role of ["lit", "unlit"]) at(role).value = variant[role].slice(0, 7).toLowerCase();
}

/** A name that may break behind each of its words. */
function label(name) {
  const element = document.createElement("span");
  for (const word of name.split(/(?<=_)/)) element.append(word, document.createElement("wbr"));
  return element;
}

let drawing = 0;

/** Draws the glyphs whose names fit, a frame's worth at a time. */
async function showGlyphs() {
  const turn = ++drawing;
  const part = at("filter").value.trim().toLowerCase().replaceAll("-", "_").replaceAll(" ", "_");
  const names = fingerpost.names().filter((name) => name.includes(part));
  const [side, scale] = [+at("side").value, devicePixelRatio];
  at("side-shown").textContent = `${side} px`;
  const options = {
    theme: JSON.stringify(theme()), weight: at("weight").value, variant: at("variant").value,
    size: side, scale, form: "pixels",
  };
  const links = [];
  const add = (name) => {
    const link = document.createElement("a");
    const pixels = canvas(fingerpost.draw(name, options));
    pixels.style.width = `${side}px`;
    link.append(pixels, label(name));
    link.href = "#";
    link.download = `${name}.png`;
    link.addEventListener("click", () => {
      const { png } = fingerpost.draw(name, { ...options, form: "png" });
      link.href = URL.createObjectURL(new Blob([png], { type: "image/png" }));
    });
    links.push(link);
  };
  try {
    await inFrames(names, () => turn !== drawing, add);
  } catch (error) {
    return say(at("count"), error);
  }
  if (turn !== drawing) return;
  at("glyphs").className = `glyphs ${at("variant").value}`;
  at("glyphs").replaceChildren(...links);
  say(at("count"), `${names.length} glyphs. Click one to save it as PNG.`);
}

// Files

/** The SVG or the two PNG that are shown. */
let files = [];

async function show() {
  const isSVG = files.length === 1 && files[0].name.endsWith(".svg");
  at("svg-controls").hidden = !isSVG;
  at("rules").hidden = !isSVG && files.length !== 2;
  at("tolerance-shown").textContent = at("tolerance").value;
  try {
    if (isSVG) await showSVG(files[0]);
    else if (files.length === 2) await showDifference(...files);
    else if (files.length > 2) throw new Error("more than two PNG; drop two, or one SVG");
    else if (files.length === 1) {
      at("figures").replaceChildren(figure(files[0].name, files[0].pixels ??= await readPNG(files[0].bytes)));
      say(at("finding"), "Drop the PNG to compare it with.");
    }
  } catch (error) {
    at("figures").replaceChildren();
    say(at("finding"), new Error(`${files.map((file) => file.name).join(", ")}: ${error.message}`));
  }
}

async function showSVG(file) {
  const longer = +at("svg-side").value;
  at("svg-side-shown").textContent = `${longer} px`;
  const own = fingerpost.drawSVG(new Uint8Array(file.bytes), { form: "pixels" });
  const scale = longer / Math.max(own.width, own.height);
  const ours = fingerpost.drawSVG(
    new Uint8Array(file.bytes), { form: "pixels", scale: Math.min(Math.max(scale, 0.01), 64) });
  const theirs = await browserPicture(file, ours.width, ours.height);
  // What one sees: a canvas keeps no color under little opacity.
  const difference = fingerpost.diff(onWhite(ours), onWhite(theirs), rules());
  at("figures").replaceChildren(
    figure("Fingerpost", ours), figure("This browser", theirs), figure("What differs", difference));
  const ignored = ours.ignored.map((line) => ` Ignored: ${line}.`).join("");
  say(at("finding"), `${file.name}: on white, ${told(difference)}${ignored}`);
}

/** What the two controls allow. */
function rules() {
  return {
    form: "pixels", tolerance: +at("tolerance").value,
    antialiasing: at("edges").checked ? "ignore" : "compare",
  };
}

function told({ pixels, exactPixels, largest, box }) {
  if (exactPixels === 0) return "no pixel differs.";
  const counted = pixels === exactPixels ? "" : ` of which ${pixels} count,`;
  return `${exactPixels} pixels differ,${counted} by at most ${largest} of 255${box ? `, within ${box}` : ""}.`;
}

function onWhite({ width, height, data }) {
  const result = new Uint8ClampedArray(data.length);
  for (let i = 0; i < data.length; i++) {
    const alpha = data[i | 3];
    result[i] = (i & 3) === 3 ? 255 : Math.round((data[i] * alpha + 255 * (255 - alpha)) / 255);
  }
  return { width, height, data: result };
}

/** Draws an SVG with the browser; opacity passes through a canvas, which rounds colors under it. */
async function browserPicture(file, width, height) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([file.bytes], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode().catch(() => {
    throw new Error("this browser cannot draw it");
  });
  const context = Object.assign(document.createElement("canvas"), { width, height })
    .getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(address);
  return context.getImageData(0, 0, width, height);
}

async function showDifference(expected, actual) {
  const [a, b] = [
    expected.pixels ??= await readPNG(expected.bytes), actual.pixels ??= await readPNG(actual.bytes),
  ];
  const difference = fingerpost.diff(a, b, rules());
  at("figures").replaceChildren(
    figure(`Expected: ${expected.name}`, a), figure(`Actual: ${actual.name}`, b),
    figure("What differs", difference));
  const sizes = a.width === b.width && a.height === b.height
    ? "" : ` The sizes differ: ${a.width}×${a.height}, ${b.width}×${b.height}.`;
  say(at("finding"), `Of the two PNG ${told(difference)}${sizes}`);
}

/** Takes pictures to compare, or the response of a routing engine. */
async function take(list) {
  const taken = await Promise.all(
    [...list].map(async (file) => ({ name: file.name, bytes: await file.arrayBuffer() })));
  if (taken.length === 0) return;
  const response = taken.find((file) => !/\.(svg|png)$/i.test(file.name));
  if (response) return showRoute(response);
  for (const file of taken) file.name = file.name.toLowerCase();
  // A second PNG is compared with the first.
  const isSecond = taken.length === 1 && files.length === 1
    && [...files, ...taken].every((file) => file.name.endsWith(".png"));
  files = isSecond ? [...files, ...taken] : taken;
  // Browsers round colors in other places; between two PNG each level counts.
  at("tolerance").value = files[0].name.endsWith(".svg") ? 2 : 0;
  await show();
}

try {
  fingerpost = await Fingerpost.load("fingerpost.wasm");
  fingerpost.draw("turn-left", { size: 96 });
  const start = Math.round(performance.now() - began);
  say(at("state"), `Ready: the module and the first glyph took ${start} ms.`);
  document.querySelector("main").hidden = false;
  await startRoutes(fingerpost);
  if (matchMedia("(prefers-color-scheme: dark)").matches) at("variant").value = "dark";
  showColors();
  for (const id of ["theme", "variant"]) {
    at(id).addEventListener("change", () => {
      for (const role of ["lit", "unlit"]) delete at(role).dataset.own;
      showColors();
      showGlyphs();
    });
  }
  for (const role of ["lit", "unlit"]) {
    at(role).addEventListener("input", () => {
      at(role).dataset.own = "yes";
      showGlyphs();
    });
  }
  for (const id of ["weight", "side", "filter"]) at(id).addEventListener("input", showGlyphs);
  for (const id of ["svg-side", "tolerance", "edges"]) at(id).addEventListener("input", show);
  for (const id of ["files", "response"]) {
    at(id).addEventListener("change", (event) => take(event.target.files));
    // The same file may be chosen again once it has changed.
    at(id).addEventListener("click", (event) => (event.target.value = ""));
  }
  for (const name of ["dragenter", "dragover", "dragleave", "drop"]) {
    addEventListener(name, (event) => {
      event.preventDefault();
      document.body.classList.toggle("over", name === "dragenter" || name === "dragover");
      if (name === "drop") take(event.dataTransfer.files);
    });
  }
  await showGlyphs();
} catch (error) {
  say(at("state"), error);
}
