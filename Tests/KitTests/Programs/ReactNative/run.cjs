const { readFileSync } = require("node:fs");
const { main } = require("./main.js");

console.log(main(process.argv.slice(2), (path) => readFileSync(path, "utf8")).join("\n"));
