// What the client needs to know of the game: its moves by name. All but `take` are made on the server only.
module.exports = {
  name: "cards",
  moves: {
    draw: { client: false, move: () => {} },
    take: ({ G, playerID }, card) => {
      const at = G.row.indexOf(card);
      if (at < 0) return "INVALID_MOVE";
      G.row.splice(at, 1);
      G.players[playerID].hand.push(card);
    },
    band: { client: false, move: () => {} },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};
