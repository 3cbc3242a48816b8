#!/usr/bin/env node
// Says what the JavaScript module osrm-text-instructions makes of the cases in the form of OSRM.
//
//   node osrm-text-instructions.mjs ATLAS MODULE > results.jsonl
//
// ATLAS is the folder of atlas.json, MODULE a clone of Project-OSRM/osrm-text-instructions. The module says
// sentences and nothing else, so a result is the sentence or the error that it throws.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [atlas, module] = process.argv.slice(2);
if (!module) {
  console.error("usage: osrm-text-instructions.mjs ATLAS MODULE");
  process.exit(64);
}
const compiler = createRequire(import.meta.url)(resolve(module))("v5");
console.log = console.error; // The module prints unknown types there, among the results.

const { engines } = JSON.parse(readFileSync(join(atlas, "atlas.json"), "utf8"));
for (const { name } of engines) {
  const lines = readFileSync(join(atlas, "cases", `${name}.jsonl`), "utf8").split("\n").filter(Boolean);
  const cases = lines.map((line) => JSON.parse(line));
  if (!steps(cases[0].response)[0]?.step.maneuver?.type) continue; // Another form.
  for (const one of cases) {
    let result;
    try {
      result = { id: one.id, instruction: instruction(one) };
    } catch (error) {
      result = { id: one.id, error: String(error.message ?? error) };
    }
    process.stdout.write(JSON.stringify(result) + "\n");
  }
}

/** The steps of the first route, each with the number of its leg. */
function steps({ routes, matchings, trips }) {
  const legs = (routes ?? matchings ?? trips)?.[0]?.legs ?? [];
  return legs.flatMap((leg, legIndex) => (leg.steps ?? []).map((step) => ({ legIndex, legCount: legs.length, step })));
}

/** The sentence of the case's step, with what an app can tell the module about the route. */
function instruction({ response, step: number, drivingSide }) {
  const { step, legIndex, legCount } = steps(response)[number];
  const classes = step.intersections?.[0]?.classes;
  return compiler.compile("en", { driving_side: drivingSide, ...step }, { legIndex, legCount, classes });
}
