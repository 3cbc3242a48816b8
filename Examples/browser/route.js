import { cardElement } from "./card.js";
import { at, inFrames, make, picture, say } from "./elements.js";
import { routeMap } from "./map.js";

const EXAMPLE = "helsinki-lanes.json";
const SHORTEST = JSON.stringify({
  code: "Ok",
  routes: [{ distance: 9, duration: 9, legs: [{ distance: 9, duration: 9, steps: ["depart", "arrive"].map((type) => (
    { distance: 9, duration: 9, name: "", maneuver: { type, location: [0, 0] } })) }] }],
});
const options = at("options");
const isDark = matchMedia("(prefers-color-scheme: dark)");
let fingerpost, tags;
/** The response that is shown, and its cards. */
let response, made;
let turn = 0;

/** Prepares the section of routes. */
export async function startRoutes(module) {
  fingerpost = module;
  tags = JSON.parse(await read("languages/index.json"));
  for (const tag of tags) {
    at("locale").append(make("option", { value: tag, lang: tag, textContent: nameOf(tag) }));
  }
  // The clock of this machine; no browser has a time with its offset.
  const now = new Date();
  at("depart").defaultValue = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  takeLink();
  addEventListener("hashchange", () => {
    takeLink();
    show();
  });
  options.addEventListener("change", () => {
    history.replaceState(null, "", `#${new URLSearchParams(chosen())}`);
    show();
  });
  at("alternatives").addEventListener("change", showCards);
  isDark.addEventListener("change", showCards);
  at("example").addEventListener("click", async () => {
    try {
      showRoute({ name: EXAMPLE, bytes: await read(EXAMPLE) });
    } catch (error) {
      refuse(error);
    }
  });
  addEventListener("paste", (event) => {
    const text = event.clipboardData.getData("text");
    if (!text.trim() || event.target.matches("input")) return;
    event.preventDefault();
    showRoute({ name: "route.json", bytes: text });
  });
  // The first cards read all tables, and the browser compiles the code; that is over before one drops a file.
  setTimeout(() => fingerpost.cards(SHORTEST));
}

/** Shows the cards of a response, `{name, bytes}`, whose bytes may be a text. */
export function showRoute(file) {
  response = { ...file, bytes: typeof file.bytes === "string" ? file.bytes : new Uint8Array(file.bytes) };
  at("alternatives").replaceChildren();
  return show();
}

/** The options that are not left as they were, by the names of the command line. */
function chosen() {
  return [...new FormData(options)].filter(([name, value]) => value && value !== options.elements[name].defaultValue);
}

/** Takes the options of the page's address; the route is never part of it. */
function takeLink() {
  options.reset();
  for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
    const field = options.elements.namedItem(name);
    if (field) field.value = value;
    // A value that there is not chooses nothing.
    if (field?.selectedIndex === -1) field.selectedIndex = 0;
  }
}

async function show() {
  if (!response) return;
  const own = ++turn;
  const began = performance.now();
  try {
    const cards = await cardsOf(response);
    if (own !== turn) return;
    if (cards.cards.length === 0) throw new Error(`${response.name}: no steps, so no cards; ask the router for steps`);
    made = { ...cards, ms: Math.round(performance.now() - began) };
    say(at("fault"), "");
    const chosen = Math.max(0, at("alternatives").selectedIndex);
    at("alternatives").replaceChildren(...made.routes.map((route, index) => make(
      "option", { value: index, textContent: `${index + 1}: ${told(route)}` })));
    at("alternatives").selectedIndex = chosen;
    await showCards();
  } catch (error) {
    refuse(error);
  }
}

/** Says why a response is refused, in the line of the terminal. */
function refuse(error) {
  say(at("fault"), error);
  made = undefined;
  say(at("told"), "");
  at("route").hidden = true;
}

/** The options of `fingerpost cards`, by its names. */
function wanted() {
  const { depart, platform, ...others } = Object.fromEntries(
    [...new FormData(options)].filter(([, value]) => value));
  return { alternatives: 9, geometry: "geojson", ...(depart && { depart: withOffset(depart) }), ...others };
}

/** A local time with its offset from UTC. */
function withOffset(time) {
  const minutes = -new Date(time).getTimezoneOffset();
  const [hour, minute] = [Math.abs(minutes) / 60, Math.abs(minutes) % 60].map(
    (number) => String(Math.floor(number)).padStart(2, "0"));
  return `${time}:00${minutes < 0 ? "-" : "+"}${hour}:${minute}`;
}

/** The file `cards.json` of a response, and what it says. */
async function cardsOf({ name, bytes }) {
  const call = (languageFiles) => fingerpost.cards(bytes, { name, ...wanted(), languageFiles });
  const asked = at("locale").value;
  let found = call(await languageFiles(asked || "en"));
  // The route's own language is known once it has been read.
  const files = asked ? [] : await languageFiles(found.language);
  if (files.length > 0) found = call(files);
  return { ...found, ...JSON.parse(new TextDecoder().decode(found.json)) };
}

/** The file of each variety of a language, behind those that it extends; the module has plain English. */
async function languageFiles(language) {
  const files = new Map();
  const add = async (tag) => {
    if (tag === "en" || files.has(tag)) return;
    const text = await read(`languages/${tag}.json`);
    await add(JSON.parse(text).extends ?? "en");
    files.set(tag, text);
  };
  const family = (tag) => tag.split("-")[0];
  for (const tag of tags) if (language !== "en" && family(tag) === family(language)) await add(tag);
  return [...files.values()];
}

const texts = new Map();

/** The text of a file beside the page. */
async function read(address) {
  if (!texts.has(address)) {
    const found = await fetch(address);
    if (!found.ok) throw new Error(`${address}: ${found.status}; load the page again`);
    texts.set(address, await found.text());
  }
  return texts.get(address);
}

async function showCards() {
  if (!made) return;
  const own = ++turn;
  const index = at("alternatives").selectedIndex;
  const route = made.routes[index];
  const cards = made.cards.filter((card) => card.route === index);
  const first = made.cards.indexOf(cards[0]);
  globalThis.speechSynthesis?.cancel();
  const draw = painter(isDark.matches ? "dark" : "light");
  at("route").hidden = false;
  at("alternatives-label").hidden = made.routes.length < 2;
  at("summary").textContent = told(route);
  at("summary").lang = made.locale;
  const found = `${cards.length} cards in ${nameOf(made.locale, "en")} from the format ${route.format}`;
  say(at("told"), `${response.name}: ${found}; ${made.ms} ms.`);
  at("warnings").replaceChildren(...made.warnings.map((textContent) => make("li", { className: "warning", textContent })));
  at("command").replaceChildren(...command().flatMap((word) => [make("span", { textContent: word }), " "]));
  URL.revokeObjectURL(at("save").href);
  at("save").href = URL.createObjectURL(new Blob([made.json], { type: "application/json" }));
  at("map").replaceChildren(...[routeMap(route, cards)].filter(Boolean));
  at("cards").replaceChildren();
  const platform = at("platform").value;
  await inFrames(cards.entries(), () => own !== turn, ([place, card]) => {
    at("cards").append(cardElement(card, draw, platform, made.junctions[first + place]));
  });
}

/** Draws pictures by their names at this screen's density, each once. */
function painter(variant) {
  const pictures = new Map();
  return (name, size) => {
    if (!pictures.has(name)) {
      pictures.set(name, fingerpost.draw(name, { ...size, variant, scale: devicePixelRatio, form: "pixels" }));
    }
    const pixels = pictures.get(name);
    const element = picture(name.replaceAll("_", " "), pixels);
    element.style.width = `${pixels.width / devicePixelRatio}px`;
    return element;
  };
}

/** The words of the command that writes the same file. */
function command() {
  const words = Object.entries(wanted()).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return ["fingerpost", "cards", response.name, ...words].map(
    (word) => (/^[\w.:+-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`));
}

/** A language's name in another one. */
function nameOf(tag, language = tag) {
  return new Intl.DisplayNames([language], { type: "language" }).of(tag);
}

/** Where a route goes, how long it takes, and its length. */
function told({ summaryVariants: [way], additionalInformationVariants: [length] }) {
  return `${way} · ${length}`;
}
