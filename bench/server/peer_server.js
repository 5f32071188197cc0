// A card game of about the size of Ethnos on boardgame.io's own server, kept in memory as it does by default.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const TRIBES = ["centaur", "dwarf", "elf", "giant", "merfolk", "minotaur"];
const COLOURS = ["orange", "red", "green", "grey", "purple", "blue"];

function setup({ ctx, random }) {
  const deck = [];
  for (const tribe of TRIBES) for (const colour of COLOURS) deck.push(`${tribe}.${colour}`, `${tribe}.${colour}`);
  const cards = random.Shuffle(deck);
  const players = {};
  const seats = [];
  for (let seat = 0; seat < ctx.numPlayers; seat++) {
    players[seat] = { hand: [cards.pop()] };
    seats.push({ glory: 0, supply: 25, cards: 1, known: [], bands: [], orcs: [], trolls: [] });
  }
  const kingdoms = {};
  for (const colour of COLOURS) {
    kingdoms[colour] = { tokens: random.Shuffle([0, 2, 4, 6, 8, 10]).slice(0, 3), markers: Array(ctx.numPlayers).fill(0) };
  }
  return { secret: { deck: cards }, players, seats, kingdoms, row: cards.splice(0, 8), age: 1, dragons: 0 };
}

const moves = {
  // What must stay hidden is drawn on the server only.
  draw: {
    client: false,
    move: ({ G, playerID }) => {
      if (G.secret.deck.length === 0) return "INVALID_MOVE";
      G.players[playerID].hand.push(G.secret.deck.pop());
      G.seats[playerID].cards += 1;
    },
  },
  take: ({ G, playerID }, card) => {
    const at = G.row.indexOf(card);
    if (at < 0) return "INVALID_MOVE";
    G.row.splice(at, 1);
    G.players[playerID].hand.push(card);
    G.seats[playerID].cards += 1;
    G.seats[playerID].known.push(card);
  },
  // A band: its leader's kingdom gets a marker, the rest of the hand goes back into the row.
  band: {
    client: false,
    move: ({ G, playerID }, leader) => {
      const hand = G.players[playerID].hand;
      const at = hand.indexOf(leader);
      if (at < 0) return "INVALID_MOVE";
      hand.splice(at, 1);
      const [, colour] = leader.split(".");
      G.seats[playerID].bands.push({ leader, cards: [leader] });
      G.kingdoms[colour].markers[playerID] += 1;
      G.seats[playerID].supply -= 1;
      G.row.push(...hand);
      G.players[playerID].hand = [];
      G.seats[playerID].cards = 0;
      G.seats[playerID].known = [];
    },
  },
};

const game = { name: "cards", setup, moves, turn: { minMoves: 1, maxMoves: 1 }, playerView: PlayerView.STRIP_SECRETS };

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
