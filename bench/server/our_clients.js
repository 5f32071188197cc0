// Clients of folkmoot: `tables` tables of four, each seat with its own person and socket, moves one after another.
// A last argument `rate` sets how many moves a second all tables make together; without it, as many as they can.
const WebSocket = require("ws");
const { measure, sleep } = require("./pacing.js");
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

class Sitting {
  constructor(table, cookie, deflate) {
    this.update = null;
    this.waiting = [];
    this.replies = new Map();
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${table}/socket`, { headers: { Cookie: cookie }, perMessageDeflate: deflate });
    this.socket.on("message", (data) => this.hear(JSON.parse(data)));
    this.socket.on("close", (code) => { if (!this.over) { console.error("closed", code); process.exit(1); } });
    this.open = new Promise((resolve) => { this.opened = resolve; });
  }
  hear(message) {
    if (message.type === "update") {
      this.update = message;
      if (message.view) this.opened();
      this.waiting = this.waiting.filter(([version, resolve]) => message.version < version || resolve());
    } else if (message.type === "ack" || message.type === "refusal") {
      const resolve = this.replies.get(message.id);
      this.replies.delete(message.id);
      if (resolve) resolve(message);
    }
  }
  seen(version) {
    if (this.update.version >= version) return Promise.resolve();
    return new Promise((resolve) => this.waiting.push([version, resolve]));
  }
  play(id, steps) {
    const { seat, version } = this.update;
    this.socket.send(JSON.stringify({ type: "play", id, seat, version, steps }));
    return new Promise((resolve) => this.replies.set(id, resolve));
  }
}

async function sit(number) {
  const deflate = process.env.DEFLATE === "1";
  // New people now and then: nobody may have hundreds of sockets.
  const base = 4 * Math.floor(number / 30);
  const seats = [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }];
  const { doc } = await call("/api/tables", { game: "ethnos", public: true, seats }, await person(base));
  for (let seat = 1; seat < 4; seat++) await call(`/api/tables/${doc.id}/join`, { seat }, await person(base + seat));
  const sittings = [];
  for (let seat = 0; seat < 4; seat++) sittings.push(new Sitting(doc.id, await person(base + seat), deflate));
  for (const sitting of sittings) await sitting.open;
  return sittings;
}

async function move(sittings, number, latencies) {
  const newest = Math.max(...sittings.map((sitting) => sitting.update.version));
  await Promise.all(sittings.map((sitting) => sitting.seen(newest)));
  const sitting = sittings.find((one) => one.update.legal.length > 0);
  if (!sitting) return false;
  const steps = [];
  for (;;) {
    const legal = sitting.update.legal;
    const finals = legal.filter((action) => action.final);
    const choice = finals.length ? finals[number % finals.length] : legal[0];
    steps.push(choice.text);
    const start = performance.now();
    const told = choice.final ? Promise.all(sittings.map((one) => one.seen(newest + 1))) : null;
    const reply = await sitting.play(`m${number}.${steps.length}`, steps);
    if (reply.type !== "ack") throw new Error(JSON.stringify(reply));
    if (reply.closed) {
      await told;
      latencies.push(performance.now() - start);
      return true;
    }
    while (sitting.update.draft.length !== steps.length) await sleep(0);
  }
}

(async () => {
  const all = [];
  for (let n = 0; n < tables; n += 10) {
    const few = [...Array(Math.min(10, tables - n)).keys()];
    all.push(...(await Promise.all(few.map((k) => sit(n + k)))));
  }
  await measure(all, movesEach, rate, move);
})();
