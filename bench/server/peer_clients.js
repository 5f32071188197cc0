// Clients of boardgame.io's own making: `tables` matches of four, each seat with its own socket, moves one after another.
// A last argument `rate` sets how many moves a second all tables make together; without it, as many as they can.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { measure, sleep } = require("./pacing.js");

const [port, tables, movesEach, rate] = process.argv.slice(2).map(Number);
const url = `http://localhost:${port}`;
const post = async (path, body, auth) => {
  const headers = { "Content-Type": "application/json" };
  return (await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) })).json();
};
const game = require("./peer_game_names.js");

async function sit() {
  const { matchID } = await post("/games/cards/create", { numPlayers: 4 });
  const clients = [];
  for (let seat = 0; seat < 4; seat++) {
    const { playerCredentials } = await post(`/games/cards/${matchID}/join`, { playerID: `${seat}`, playerName: `p${seat}` });
    const client = Client({
      game,
      matchID,
      playerID: `${seat}`,
      credentials: playerCredentials,
      multiplayer: SocketIO({ server: url }),
      debug: false,
      numPlayers: 4,
    });
    client.start();
    clients.push(client);
  }
  return clients;
}

async function connected(clients) {
  while (!clients.every((client) => client.getState() && client.getState().isConnected && client.getState()._stateID !== undefined)) await sleep(10);
}

function seen(clients, id) {
  return new Promise((resolve) => {
    let left = clients.length;
    const stops = [];
    clients.forEach((client, index) => {
      let done = false;
      const look = () => {
        const state = client.getState();
        if (!done && state && state._stateID >= id && confirmed(client, id)) {
          done = true;
          if (--left === 0) { stops.forEach((stop) => stop && stop()); resolve(); }
        }
      };
      stops[index] = client.subscribe(look);
      look();
    });
  });
}

// The mover shows its own guess at once; what counts is the server's word, which the transport hands to the store.
const words = new WeakMap();
function confirmed(client, id) {
  return (words.get(client) || -1) >= id;
}
function watch(client) {
  const transport = client.transport;
  const notify = transport.notifyClient.bind(transport);
  transport.notifyClient = (data) => {
    if (data.type === "update" || data.type === "patch") {
      const id = data.type === "update" ? data.args[1]._stateID : data.args[2];
      words.set(client, id);
    }
    notify(data);
  };
}

async function move(clients, number, latencies) {
  const seat = Number(clients[0].getState().ctx.currentPlayer);
  const client = clients[seat];
  const own = client.getState();
  const hand = own.G.players[seat].hand;
  const start = performance.now();
  const told = seen(clients, own._stateID + 1);
  if (hand.length >= 4) client.moves.band(hand[0]);
  else if (own.G.row.length > 0 && number % 2) client.moves.take(own.G.row[0]);
  else client.moves.draw();
  await told;
  latencies.push(performance.now() - start);
  return true;
}

(async () => {
  const all = [];
  for (let n = 0; n < tables; n++) all.push(await sit());
  for (const clients of all) { clients.forEach(watch); await connected(clients); }
  await measure(all, movesEach, rate, move);
})();
