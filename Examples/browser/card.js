import { make } from "./elements.js";

/**
 * A card as an element of a list; `draw` gives the picture of a name, `platform` is a member of `platforms`, `view`
 * the glyph of the junction.
 */
export function cardElement(card, draw, platform, view) {
  const text = (tag, className, content) =>
    make(tag, { className, lang: card.language, dir: "auto", textContent: content });
  const [instruction, ...shorter] = card.instructionVariants;
  const shields = (card.attributedInstructionVariants?.[0] ?? []).flatMap((part) => part.shield ?? []);
  return make(
    "li", { className: "card" }, draw(card.glyph.name, { size: 64 }),
    make(
      "div", {},
      text("p", "distance", card.approach.distance.text ?? ""),
      Object.assign(text("p", "instruction", instruction), { id: `instruction-${card.id}` }),
      row("shields", shields.map(({ name }) => draw(name))),
      row("lanes", [
        ...(card.laneCard ? [draw(card.laneCard.glyph.name, { size: laneSize(card) })] : []),
        ...(card.laneInstructionVariants ?? []).slice(0, 1).map((words) => text("span", "", words)),
      ]),
      view ? draw(view, { size: VIEW }) : undefined,
      ahead(card),
      make(
        "div", { className: "more" }, speaker(card),
        folded("Shorter texts", shorter.map((words) => text("li", "", words))),
        folded("Announcements", (card.announcements ?? []).map(({ seconds, text: words }) => make(
          "li", {}, `${Math.round(seconds)} s before: `, text("span", "", words)))),
      ),
      platform && facts(card.platforms[platform] ?? {}),
    ));
}

const VIEW = { width: 140, height: 100 };

/** Lanes as wide as they are read at a glance, at most 16 of them. */
const laneSize = ({ lanes }) => ({ width: 28 * Math.min(lanes.length, 16), height: 36 });

function row(className, children) {
  return children.length === 0 ? undefined : make("div", { className }, ...children);
}

function folded(title, elements) {
  return elements.length === 0 ? undefined
    : make("details", {}, make("summary", { textContent: title }), make("ul", {}, ...elements));
}

/** What is left of the way, and when one is at the maneuver. */
function ahead({ remaining: { destination }, arrival }) {
  const values = [destination.time.text, destination.distance.text, arrival?.text];
  const [time, distance, clock] = values.map((value) => value && make("bdi", { textContent: value }));
  return make(
    "p", {}, ...[time && [time, " left"], distance && [distance, " to go"], clock && ["arrival ", clock]]
      .filter(Boolean).flatMap((parts, index) => (index ? [" · ", ...parts] : parts)));
}

/** What a platform takes, a row for each value. */
function facts(values) {
  const list = make("dl", {});
  const add = (name, value) => {
    if (Object(value) !== value) {
      list.append(make("dt", { textContent: name }), make("dd", { dir: "auto", textContent: value }));
    } else if (Array.isArray(value) && value.every((part) => Object(part) !== part)) add(name, value.join(" | "));
    else for (const [key, part] of Object.entries(value)) add(name ? `${name}.${key}` : key, part);
  };
  add("", values);
  return list;
}

/** The button whose card is spoken. */
let speaking;

/** A button that speaks the announcements of a card with the browser's voice, and stops it. */
function speaker({ announcements, language, id }) {
  if (!announcements || !globalThis.speechSynthesis) return undefined;
  const button = make("button", { type: "button", textContent: "Speak" });
  button.setAttribute("aria-describedby", `instruction-${id}`);
  button.addEventListener("click", () => {
    const isOver = speaking === button;
    speechSynthesis.cancel();
    if (speaking) speaking.textContent = "Speak";
    speaking = isOver ? undefined : button;
    if (isOver) return;
    button.textContent = "Stop";
    const utterances = announcements.map(
      ({ text }) => Object.assign(new SpeechSynthesisUtterance(text), { lang: language }));
    const end = () => {
      if (speaking === button) speaking = undefined;
      button.textContent = "Speak";
    };
    for (const name of ["end", "error"]) utterances.at(-1).addEventListener(name, end);
    utterances.forEach((utterance) => speechSynthesis.speak(utterance));
  });
  return button;
}
