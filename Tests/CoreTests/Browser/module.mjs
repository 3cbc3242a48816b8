// Compares what the module draws with what the program draws, byte by byte, and fails at the first
// difference: node module.mjs FOLDER PROGRAM [RESPONSES], where FOLDER is what `.github/core` wrote
// and RESPONSES a folder of more responses.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [folder, program, responses] = process.argv.slice(2).map((name) => path.resolve(name));
const own = (file) => import(pathToFileURL(path.join(folder, file)));
const { Fingerpost } = await own("fingerpost-module.js");
const { readPNG } = await own("png.js");
const fingerpost = await Fingerpost.load(readFileSync(path.join(folder, "fingerpost.wasm")));
const run = (...options) => execFileSync(program, ["glyph", ...options, "-o", "-"]);
let count = 0;

function expectSame(png, options) {
  assert.deepEqual(Buffer.from(png), run(...options), options.join(" "));
  count += 1;
}

// Each kind of glyph, and each option of the face.
const glyphs = [
  ["turn-left"], ["roundabout", { angle: 135, exit: 2, drivingSide: "left" }, "--angle", "135",
    "--exit", "2", "--driving-side", "left"],
  ["lanes", { words: "left;through|through*|right", dividers: true }, "left;through|through*|right",
    "--dividers"],
  ["junction", { words: "l90|0|r45*", size: { width: 140, height: 100 } }, "l90|0|r45*", "--size",
    "140x100"],
  ["shield", { words: "us-interstate:75", scale: 3 }, "us-interstate:75", "--scale", "3"],
  ["exit:12A", { country: "us" }, "--country", "us"], ["speed-vienna-50"], ["arrive-left"],
  ["fork-right", { theme: "outline", weight: "bold", variant: "dark" }, "--theme", "outline",
    "--weight", "bold", "--variant", "dark"],
  ["merge", { unfitted: true, size: 24 }, "--unfitted", "--size", "24x24"],
];
for (const [name, options = {}, ...words] of glyphs) {
  const { png, width, height } = fingerpost.draw(name, options);
  expectSame(png, [name, ...words]);
  // The pixels are those of the file.
  const pixels = fingerpost.draw(name, { ...options, form: "pixels" });
  const read = await readPNG(png.buffer);
  assert.deepEqual([read.width, read.height], [width, height]);
  assert.deepEqual(read.data, pixels.data, name);
}

// SVG files in their own colors, at sizes that no grid suits.
const icons = path.resolve("Icons/furniture");
for (const file of readdirSync(icons).filter((name) => name.endsWith(".svg"))) {
  const place = path.join(icons, file);
  const { png } = fingerpost.drawSVG(readFileSync(place, "utf8"), { size: 37.3, scale: 2 });
  expectSame(png, [place, "--size", "37.3x37.3", "--scale", "2"]);
}

// The files of a language's varieties, behind those that they extend.
const languages = path.join(folder, "languages");
function languageFiles(language) {
  const family = (tag) => tag.split("-")[0];
  const files = new Map();
  const add = (tag) => {
    if (tag === "en" || files.has(tag)) return;
    const text = readFileSync(path.join(languages, `${tag}.json`), "utf8");
    add(JSON.parse(text).extends ?? "en");
    files.set(tag, text);
  };
  for (const tag of JSON.parse(readFileSync(path.join(languages, "index.json")))) {
    if (language !== "en" && family(tag) === family(language)) add(tag);
  }
  return [...files.values()];
}

// The cards of all examples, with what is warned of.
let routes = 0;
const examples = path.resolve("Examples/routes");
for (const file of readdirSync(examples).filter((name) => /(?<!cards).json$/.test(name))) {
  const response = readFileSync(path.join(examples, file));
  const { language } = fingerpost.cards(response, { name: file });
  const cards = fingerpost.cards(response, { name: file, languageFiles: languageFiles(language) });
  const own = spawnSync(program, ["cards", file, "--no-config"], { cwd: examples });
  assert.deepEqual(Buffer.from(cards.json), own.stdout, file);
  const warned = cards.warnings.map((line) => `warning: ${file}: ${line}\n`).join("");
  assert.equal(warned, own.stderr.toString(), file);
  routes += 1;
}
assert.ok(routes >= 10);

// Those of a folder of responses, in English; the module knows no zone by its name alone.
let [read, refused] = [0, 0];
const zoned = [];
for (const file of responses ? readdirSync(responses, { recursive: true }).filter((name) => name.endsWith(".json")) : []) {
  const name = path.basename(file);
  const own = spawnSync(program, ["cards", name, "--no-config", "--locale", "en", "-q"], {
    cwd: path.dirname(path.join(responses, file)), maxBuffer: 1 << 28 });
  let json;
  try {
    ({ json } = fingerpost.cards(readFileSync(path.join(responses, file)), { name, locale: "en" }));
  } catch (error) {
    assert.equal(own.stderr.toString(), `error: ${error.message}\n`);
    refused += 1;
    continue;
  }
  if (own.stdout.equals(Buffer.from(json))) read += 1;
  else zoned.push(file);
}
if (responses) {
  console.log(`${read} responses give the same, ${refused} the same error, ${zoned.length} differ: ${zoned}`);
  assert.ok(read >= 100);
  for (const file of zoned) assert.match(readFileSync(path.join(responses, file), "utf8"), /"time_?zone"/i);
}
assert.throws(() => fingerpost.cards("{}"), /route.json: /);

// What is warned of, and the views of the junctions, which are those of `render`.
const step = (type, modifier) => ({ distance: 9, duration: 9, name: "", maneuver: { type, modifier, location: [0, 0] } });
const leg = (...steps) => ({ distance: 9, duration: 9, steps });
const strange = JSON.stringify({ code: "Ok", routes: [
  { distance: 9, duration: 9, legs: [leg(), leg(step("depart"), step("swerve", "left"), step("arrive"))] }] });
assert.deepEqual(fingerpost.cards(strange).warnings.map((line) => line.split(":")[0]), [
  "leg 1", "routes[0].legs[1].steps[1].maneuver"]);
const views = readFileSync(path.join(examples, "helsinki-lanes.json"));
const rendered = mkdtempSync(path.join(tmpdir(), "fingerpost-"));
execFileSync(program, ["render", path.join(examples, "helsinki-lanes.json"), "-o", rendered, "--junction-size",
  "140x100", "--no-config"]);
const { cards: withViews } = JSON.parse(readFileSync(path.join(rendered, "cards.json")));
rmSync(rendered, { recursive: true });
const { junctions } = fingerpost.cards(views);
assert.ok(junctions.some(Boolean));
assert.deepEqual(junctions, withViews.map((card) => card.junction?.name ?? null));
for (const name of junctions.filter(Boolean)) {
  expectSame(fingerpost.draw(name, { size: { width: 140, height: 100 } }).png, [name, "--size", "140x100"]);
}

// A number that no road has is refused in words, in each place; none stops the module.
const response = JSON.parse(views);
let numbers = 0;
function disturb(node) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === "number") {
      for (const other of [9e9, -9e9, 1e300]) {
        node[key] = other;
        try {
          fingerpost.cards(JSON.stringify(response));
        } catch (error) {
          assert.doesNotMatch(error.message, /stopped/, `${key}: ${other}`);
        }
        numbers += 1;
      }
      node[key] = value;
    } else if (value && typeof value === "object") disturb(value);
  }
}
response.routes[0].legs[0].steps.length = 3;
disturb(response);
assert.ok(numbers > 100);

// Numbers that are hard to read exactly.
const odd = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1e1 10.000000000000000001" width="31"
  height="31"><path d="M.1234567890123456789 1e-7L9.87654321e0 2.2250738585072011e-308
  3.3333333333333333333333 9.999999999999999999z" stroke="#123" stroke-width="0.7071067811865475244"/></svg>`;
assert.ok(fingerpost.drawSVG(odd).png.length > 100);

const [a, b] = ["turn-left", "turn-right"].map((name) => fingerpost.draw(name, { form: "pixels" }));
assert.equal(fingerpost.diff(a, a).pixels, 0);
const difference = fingerpost.diff(a, b);
assert.ok(!difference.allowed && difference.pixels > 100 && difference.box);
assert.ok(fingerpost.diff(a, b, { maxPixels: 2500 }).allowed);

assert.throws(() => fingerpost.draw("turn-lft"), /did you mean 'turn-left'/);
assert.throws(() => fingerpost.drawSVG("<svg"), /line 1/);
assert.throws(() => fingerpost.draw("turn-left", { size: 65000, scale: 64 }), /65000|4160000/);
assert.ok(fingerpost.names().length > 400);
console.log(`${count} pictures and ${routes} files of cards are the program's`);
