// Clients of tables that exist already: `file` holds [[id, cookie of each seat…]…]. A socket for every seat, then moves at
// a rate over all tables: node scale_clients.js PORT FILE MOVES RATE
const { readFileSync } = require("fs");
const { measure } = require("./pacing.js");
const { Sitting, move } = require("./sitting.js");
const [port, file, moves, rate] = process.argv.slice(2);

(async () => {
  const given = JSON.parse(readFileSync(file, "utf8"));
  const all = [];
  for (let n = 0; n < given.length; n += 20) {
    const few = given.slice(n, n + 20).map(([id, ...cookies]) => cookies.map((cookie) => new Sitting(port, id, cookie)));
    for (const sitting of few.flat()) await sitting.open;
    all.push(...few);
  }
  await measure(all, Number(moves) / all.length, Number(rate), move);
})();
