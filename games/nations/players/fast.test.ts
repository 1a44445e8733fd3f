import { seeded } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { nations } from '../rules/nations.ts';
import { CARDS } from '../rules/pack.ts';
import { dealOut, newDeal, newDice, playCard, randomCard } from './fast.ts';

it('plays whole deals as the rules play them, card by card', () => {
  const [deal, dice] = [newDeal(), newDice(seeded('agreement'))];
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  for (let n = 0; n < 300; n++) {
    const dealer = n & 3;
    dealOut(deal, pack, dealer, dice);
    const drew = { dealer, pack: Array.from(pack, card => CARDS[card]!) };
    let { state } = nations.apply(nations.begin({ target: 20 }, { count: 4, dealer }), { by: 'chance', drew });
    for (let card = 0; card < 52; card++) {
      expect([...deal.hands]).toEqual(state.hands);
      expect(nations.status(state)).toEqual({ is: 'open', turn: [deal.turn] });
      const chosen = randomCard(deal, dice);
      const play = { do: 'card', card: CARDS[chosen]! } as const;
      expect(nations.refuse(state, deal.turn, play)).toBeUndefined();
      state = nations.apply(state, { by: deal.turn, play }).state;
      playCard(deal, chosen);
      if (card < 51) expect(state.tricks).toEqual([deal.even, deal.odd]);
    }
  }
});

it('finds every permitted card sooner or later', () => {
  const [deal, dice] = [newDeal(), newDice(seeded('every'))];
  const pack = Uint8Array.from({ length: 52 }, (_, card) => card);
  dealOut(deal, pack, 0, dice);
  const seen = new Set(Array.from({ length: 2000 }, () => randomCard(deal, dice)));
  expect(seen.size).toBe(13);
});
