import { readFileSync, writeFileSync } from "node:fs";
import { FingerpostGlyphs } from "./fingerpost.js";

// Finds the glyphs of the cases and compares them with the expected ones.
const rows = readFileSync("cases.tsv", "utf8").split("\n").map((row) => row.split("\t"));
const all = new FingerpostGlyphs(rows.map((row) => (row[0] === "glyph" ? row[7] : row[5])));
const own = new FingerpostGlyphs();
const text = (field) => (field === "-" ? null : field);
const number = (field) => (field === "-" ? null : Number(field));
const words = (field) => field.split(";").filter((word) => word !== "");
const exits = [null, ...Array.from({ length: 20 }, (_, index) => index)];
const angles = [null, ...Array.from({ length: 24 }, (_, index) => 15 * index + 15)];
const found = [];
for (const row of rows) {
  if (row[0] === "glyph") {
    const [, engine, type, modifier, exit, angle, drivingSide, name, kind] = row;
    const names = new Set();
    for (const one of exit === "*" ? exits : [number(exit)]) {
      for (const other of angle === "*" ? angles : [number(angle)]) {
        const asked = { engine, type, modifier: text(modifier), exit: one, angle: other, drivingSide };
        const exact = all.glyph(asked);
        if (exact.name !== name || exact.kind !== kind) console.log(row, exact);
        names.add(own.glyph(asked).name);
      }
    }
    found.push([...names].sort().join(" "));
  } else {
    const [, engine, drivingSide, turn, lanes, name] = row;
    const asked = lanes.split("|").map((lane) => lane.split(":"))
      .map(([directions, followed, state, access]) =>
        ({ directions: words(directions), followed: text(followed), state, access: words(access) }));
    const options = { engine, drivingSide, turn: number(turn) };
    const exact = all.lanes(asked, options);
    if (exact.join(" ") !== name) console.log(row, exact);
    found.push(own.lanes(asked, options).join(" "));
  }
}
writeFileSync("found.tsv", found.join("\n"));
