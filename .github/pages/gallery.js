// The gallery of glyphs: fills in the pictures of a look, and shows one glyph with its files.
"use strict";

const looks = new Map(); // The drawings that differ from the first look's, by look and name.
const loading = new Map(); // The promises of the looks' files, and what keeps them.
const loaded = new Map();
const facts = JSON.parse(document.getElementById("facts").textContent);
const look = document.getElementById("look");
const dialog = document.getElementById("glyph");
const firstLook = look.options[0].value;

// Takes the drawings of a look from its file glyphs/LOOK.js, which also opens without a server.
async function drawings(name, packed) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  looks.set(name, await new Response(plain).json());
  loaded.get(name)();
}

function load(name) {
  if (!loading.has(name)) loading.set(name, new Promise((resolve, reject) => {
    loaded.set(name, resolve);
    const script = document.createElement("script");
    script.src = `glyphs/${name}.js`;
    script.onerror = reject;
    document.head.append(script);
  }));
  return loading.get(name);
}

const drawing = (name, variant) =>
  (looks.get(look.value)[name] ?? looks.get(firstLook)[name])[variant];
const variant = () => document.querySelector("[name=variant]:checked").value;
const background = (name) => look.selectedOptions[0].dataset[name];

async function draw() {
  const gallery = document.getElementById("gallery");
  gallery.style.setProperty("--back", background(variant()));
  await Promise.all([load(firstLook), load(look.value)]);
  for (const tile of gallery.querySelectorAll(".tile"))
    tile.firstElementChild.innerHTML = drawing(tile.id, variant());
  if (dialog.open) show(dialog.dataset.name);
}

const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

// A link that saves a drawing as the program wrote it.
function svgLink(name, of) {
  const file = new Blob([drawing(name, of)], { type: "image/svg+xml" });
  return element("a", {
    className: "button", href: URL.createObjectURL(file), download: `${name}~${of}.svg`,
    textContent: "SVG",
  });
}

// A link to the program's PNG, or in other looks one that has this browser draw it.
function pngLink(name, of) {
  const link = element("a", { className: "button", download: `${name}~${of}@2x.png`, textContent: "PNG" });
  link.href = look.value === firstLook ? `glyphs/png/${link.download}` : "#";
  if (look.value !== firstLook) link.addEventListener("click", (event) => {
    if (link.href.startsWith("data:")) return;
    event.preventDefault();
    const image = new Image();
    image.onload = () => {
      const canvas = element("canvas", { width: image.width * 2, height: image.height * 2 });
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      link.href = canvas.toDataURL();
      link.click();
    };
    image.src = "data:image/svg+xml," + encodeURIComponent(drawing(name, of));
  });
  return link;
}

function row(title, value) {
  return [element("dt", { textContent: title }), element("dd", {}, element("code", { textContent: value }))];
}

function show(name) {
  const fact = facts[name];
  const sides = ["light", "dark"].map((of) => {
    const picture = element("div", { className: "picture", innerHTML: drawing(name, of) });
    picture.style.background = background(of);
    return element("figure", {}, picture,
      element("figcaption", {}, element("span", { textContent: of }), svgLink(name, of), pngLink(name, of)));
  });
  const rows = [...row("kind", fact.kind),
    ...Object.entries(fact.types ?? {}).flatMap(([platform, type]) => row(platform, type)),
    ...Object.entries(fact.words).flatMap(([engine, words]) => row(engine, words.join(" · ")))];
  const close = element("button", { className: "close", ariaLabel: "Close", textContent: "✕" });
  close.addEventListener("click", () => dialog.close());
  const command = element("pre", { tabIndex: 0 }, element("code", {
    textContent: ["fingerpost glyph", name, look.selectedOptions[0].dataset.options, "--scale 3 -o", `${name}.png`]
      .filter(Boolean).join(" ") }));
  command.dataset.language = "sh";
  const content = [element("h2", { id: "glyph-name", textContent: name }), close,
    element("div", { className: "sides" }, ...sides), command,
    element("dl", {}, ...rows)];
  if (look.value !== firstLook) content.splice(3, 0, element("p", {
    className: "note", textContent: "The SVG files are the program’s own. Your browser draws the PNG of this look; the command below draws the exact one." }));
  document.getElementById("glyph-body").replaceChildren(...content);
  addCopyButton(command);
  dialog.dataset.name = name;
  if (!dialog.open) dialog.showModal();
}

document.querySelector(`[name=variant][value=${
  matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"}]`).checked = true;
look.addEventListener("change", draw);
document.querySelectorAll("[name=variant]").forEach((field) => field.addEventListener("change", draw));
const size = document.getElementById("size");
size.addEventListener("input", () =>
  document.getElementById("gallery").style.setProperty("--size", `${size.value}px`));
document.getElementById("gallery").addEventListener("click", (event) => {
  const tile = event.target.closest(".tile");
  if (tile) history.replaceState(null, "", `#${tile.id}`), show(tile.id);
});
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
dialog.addEventListener("close", () => history.replaceState(null, "", location.pathname + location.search));
const showPlace = () => facts[location.hash.slice(1)] && show(location.hash.slice(1));
addEventListener("hashchange", showPlace);
draw().then(showPlace);
