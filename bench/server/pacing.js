// How clients of either server make their moves: as fast as each table can, or at a steady rate over all tables.
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function flatOut(tables, movesEach, move) {
  const play = async (table) => {
    for (let number = 0; number < movesEach; number++) if (!(await move(table, number))) return;
  };
  await Promise.all(tables.map(play));
}

// `rate` moves a second, each at the next table that is free; when none is, as soon as one is.
async function paced(tables, total, rate, move) {
  const free = tables.map((table) => ({ table, number: 0 }));
  const start = performance.now();
  const jobs = [];
  for (let number = 0; number < total; number++) {
    const wait = start + (1000 * number) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    while (!free.length) await sleep(1);
    const next = free.shift();
    jobs.push(move(next.table, next.number++).then(() => free.push(next)));
  }
  await Promise.all(jobs);
}

// Wait for the word to begin, let `move(table, number, latencies)` happen at all tables, and report.
async function measure(tables, movesEach, rate, move) {
  console.log("seated");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const latencies = [];
  const start = performance.now();
  const one = (table, number) => move(table, number, latencies);
  await (rate ? paced(tables, tables.length * movesEach, rate, one) : flatOut(tables, movesEach, one));
  const found = JSON.stringify({ seconds: (performance.now() - start) / 1000, latencies });
  process.stdout.write(found + "\n", () => process.exit(0));
}

module.exports = { measure, sleep };
