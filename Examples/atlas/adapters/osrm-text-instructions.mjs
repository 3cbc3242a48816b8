#!/usr/bin/env node
// Says what the JavaScript module osrm-text-instructions makes of the cases in the forms of OSRM and Mapbox.
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
for (const { name } of engines.filter(({ format }) => ["osrm", "mapbox"].includes(format))) {
  const lines = readFileSync(join(atlas, "cases", `${name}.jsonl`), "utf8").split("\n").filter(Boolean);
  for (const line of lines) {
    const one = JSON.parse(line);
    if (one.response.route_instructions) continue; // OSRM's version 4.
    let result;
    try {
      result = { id: one.id, instruction: instruction(one) };
    } catch (error) {
      result = { id: one.id, error: String(error.message ?? error) };
    }
    process.stdout.write(JSON.stringify(result) + "\n");
  }
}

/** The sentence of the case's step, with what an app can tell the module about the route. */
function instruction({ response, step, drivingSide }) {
  const { legs } = (response.routes ?? response.matchings ?? response.trips)[0];
  const steps = legs.flatMap((leg, legIndex) => leg.steps.map((step) => ({ legIndex, step })));
  const { legIndex, step: own } = steps[step];
  const classes = own.intersections?.[0]?.classes;
  return compiler.compile("en", { driving_side: drivingSide, ...own }, { legIndex, legCount: legs.length, classes });
}
