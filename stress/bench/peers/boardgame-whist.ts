/** The same deal in boardgame.io, the best-known library, with its client and without a server. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { Client } from 'boardgame.io/dist/cjs/client.js';

type Deal = { hands: number[][]; trick: number[]; leader: number; trumps: number; won: number };
type Context = {
  G: Deal;
  ctx: { currentPlayer: string; playOrderPos: number };
  events: { endTurn(to?: object): void };
};

const suitOf = (card: number): number => Math.trunc(card / 13);

function shuffled(): number[] {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  for (let i = 51; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [pack[i], pack[j]] = [itemAt(pack, j), itemAt(pack, i)];
  }
  return pack;
}

const whist = {
  setup: (): Deal => {
    const pack = shuffled();
    const hands = [0, 1, 2, 3].map(seat => pack.filter((_, i) => i % 4 === seat));
    return { hands, trick: [], leader: 0, trumps: suitOf(itemAt(pack, 51)), won: 0 };
  },
  moves: {
    play: ({ G, ctx, events }: Context, card: number): void => {
      const seat = Number(ctx.currentPlayer);
      G.hands[seat] = itemAt(G.hands, seat).filter(other => other !== card);
      G.trick.push(card);
      if (G.trick.length === 4) {
        const worth = (c: number): number =>
          (suitOf(c) === G.trumps ? 100 : suitOf(c) === suitOf(itemAt(G.trick, 0)) ? 50 : 0) + (c % 13);
        const best = G.trick.reduce((top, c, i) => (worth(c) > worth(itemAt(G.trick, top)) ? i : top), 0);
        G.leader = (G.leader + best) % 4;
        G.won += G.leader & 1;
        G.trick = [];
        events.endTurn({ next: `${G.leader}` });
      } else events.endTurn({ next: `${(seat + 1) % 4}` });
    },
  },
};

function oneDeal(): void {
  const client = Client({ game: whist, numPlayers: 4, debug: false });
  for (let n = 0; n < 52; n++) {
    const { G, ctx } = client.getState() as unknown as Context;
    const hand = itemAt(G.hands, Number(ctx.currentPlayer));
    const follow = G.trick.length > 0 ? hand.filter(card => suitOf(card) === suitOf(itemAt(G.trick, 0))) : [];
    const cards = follow.length > 0 ? follow : hand;
    assertDefined(client.moves.play)(cards[Math.floor(Math.random() * cards.length)]);
  }
}

export function boardgameDeals(): number {
  for (let n = 0; n < 5; n++) oneDeal();
  return 5;
}
