// Prints the digest of the set as the module draws it: node digest.mjs fingerpost.wasm
import { readFileSync } from "node:fs";

import { Fingerpost } from "../../Kits/Templates/fingerpost-module.js";

const fingerpost = await Fingerpost.load(readFileSync(process.argv[2]));
process.stdout.write(fingerpost.digest());
