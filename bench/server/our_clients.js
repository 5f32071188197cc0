// Clients of folkmoot: `tables` tables of four, each seat with its own person and socket, moves one after another.
// A last argument `rate` sets how many moves a second all tables make together; without it, as many as they can.
const { measure } = require("./pacing.js");
const { Sitting, move } = require("./sitting.js");
const [port, tables, movesEach, rate] = process.argv.slice(2).map(Number);
const url = `http://127.0.0.1:${port}`;

async function call(path, body, cookie) {
  const headers = { "Content-Type": "application/json", ...(cookie ? { Cookie: cookie } : {}) };
  const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return { doc: await answer.json(), cookie: (answer.headers.get("set-cookie") || "").split(";")[0] };
}

const people = [];
async function person(seat) {
  if (!people[seat]) people[seat] = call("/api/me", { name: `p${seat}` });
  return (await people[seat]).cookie;
}

async function sit(number) {
  const deflate = process.env.DEFLATE === "1";
  // New people now and then: nobody may have hundreds of sockets.
  const base = 4 * Math.floor(number / 30);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
  const { doc } = await call("/api/tables", { game: "ethnos", public: true, seats }, await person(base));
  for (let seat = 1; seat < 4; seat++) await call(`/api/tables/${doc.id}/join`, { seat }, await person(base + seat));
  const sittings = [];
  for (let seat = 0; seat < 4; seat++) sittings.push(new Sitting(port, doc.id, await person(base + seat), deflate));
  for (const sitting of sittings) await sitting.open;
  return sittings;
}

(async () => {
  const all = [];
  for (let n = 0; n < tables; n += 10) {
    const few = [...Array(Math.min(10, tables - n)).keys()];
    all.push(...(await Promise.all(few.map((k) => sit(n + k)))));
  }
  await measure(all, movesEach, rate, move);
})();
