// A seat at a table of folkmoot: a socket, what it has been told, and how a move is made.
const WebSocket = require("ws");
const { sleep } = require("./pacing.js");

function changed(view, changes) {
  for (const change of changes) {
    let node = view;
    for (const step of change.slice(0, -2)) node = node[step];
    node[change.at(-2)] = change.at(-1);
  }
  return view;
}

class Sitting {
  constructor(port, table, cookie, deflate = false) {
    this.update = null;
    this.waiting = [];
    this.replies = new Map();
    const address = `ws://127.0.0.1:${port}/api/tables/${table}/socket?changes=true`;
    this.socket = new WebSocket(address, { headers: { Cookie: cookie }, perMessageDeflate: deflate });
    this.socket.on("message", (data) => this.hear(JSON.parse(data)));
    this.socket.on("close", (code) => { console.error("closed", code); process.exit(1); });
    this.open = new Promise((resolve) => { this.opened = resolve; });
  }
  hear(message) {
    if (message.type === "update") {
      if (message.changes) message.view = changed(this.update.view, message.changes);
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

// One move at a table, and how long it took until all seats were told; false: the game is over.
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

module.exports = { Sitting, move };
