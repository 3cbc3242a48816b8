// Prints the digest of the set as the module draws it: node digest.mjs fingerpost.wasm
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

// The face for JavaScript lies beside the module.
const face = new URL("fingerpost-module.js", pathToFileURL(process.argv[2]));
const { Fingerpost } = await import(face);
const fingerpost = await Fingerpost.load(readFileSync(process.argv[2]));
process.stdout.write(fingerpost.digest());
