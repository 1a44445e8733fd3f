import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import {
  copyDeal,
  type Dice,
  type FastDeal,
  legalCards,
  newDeal,
  newDice,
  playCard,
  randomCard,
  shuffleAndDeal,
} from '../fast-deal.ts';
import { sharedEngine } from './engine.ts';
import { GIVEN_UP } from './give-up.ts';
import { solve, solveAll, solveCards, solveSome, TRICKS } from './solve.ts';

function tricksByBruteForce(deal: FastDeal): number {
  if (deal.left === 0) return deal.even;
  const values = legalCards(deal).map(card => tricksByBruteForce(after(deal, card)));
  return deal.turn % 2 === 0 ? Math.max(...values) : Math.min(...values);
}

function after(deal: FastDeal, card: number): FastDeal {
  const next = newDeal();
  copyDeal(deal, next);
  playCard(next, card);
  return next;
}

const pack = Uint8Array.from({ length: 52 }, (_, card) => card);

function ending(dice: Dice, cards: number): FastDeal {
  const deal = newDeal();
  shuffleAndDeal(deal, pack, 0, dice);
  for (let played = 0; played < 52 - cards; played++) playCard(deal, randomCard(deal, dice));
  return deal;
}

function lineFrom(deal: FastDeal, dice: Dice): FastDeal[] {
  const line = [deal];
  for (let last = deal; last.left > 1; line.push(last)) last = after(last, randomCard(last, dice));
  return line;
}

function valued(work: number[], deal: FastDeal, of?: object): number[] {
  work[0]! += solveCards(deal, 1e9, sharedEngine(), of);
  return legalCards(deal).map(card => TRICKS[card]!);
}

const sideTricks = ({ turn, even, odd }: FastDeal): number => (turn % 2 === 0 ? even : odd);
const forced = (deal: FastDeal, turn: number): number =>
  turn % 2 === 0 ? tricksByBruteForce(deal) : 13 - tricksByBruteForce(deal);

describe('the double-dummy solver', () => {
  const dice = newDice(seededRandom('endings'));

  it.each([1, 2, 3, 4])('agrees with trying everything, %i cards each', cards => {
    for (let n = 0; n < (cards < 4 ? 200 : 5); n++) {
      const deal = ending(dice, 4 * cards);
      expect(solve(deal).tricks).toBe(forced(deal, deal.turn) - sideTricks(deal));
    }
  });

  it.each([13, 11, 10, 9, 6, 5])('values every card, %i cards to be played', cards => {
    for (let n = 0; n < 60; n++) {
      const deal = ending(dice, cards);
      const values = solveAll(deal);
      expect(values.map(({ card }) => card)).toEqual(legalCards(deal));
      expect(solveSome(deal, legalCards(deal))).toEqual(values.map(({ tricks }) => tricks));
      for (const { card, tricks } of values) {
        expect(tricks + sideTricks(deal)).toBe(forced(after(deal, card), deal.turn));
      }
    }
  });

  it('values the best card as it values the deal, ten cards each', () => {
    for (let n = 0; n < 6; n++) {
      const deal = ending(dice, 40);
      solveCards(deal, 1e8);
      const best = Math.max(...legalCards(deal).map(card => TRICKS[card]!));
      expect(solve(deal).tricks).toBe(best);
    }
  });

  it('does not count a partner’s long cards that the leader would have to overtake', () => {
    const deal: FastDeal = { ...newDeal(), turn: 3, left: 6 };
    deal.hands.set([0, 2072, 512, 2304, 0, 0, 2093, 512, 0, 4544, 1024, 1024, 80, 32, 192, 128]);
    expect(solve(deal).tricks).toBe(4);
  });

  it('does the same work for the same deal, whatever it did before', () => {
    const [one, other] = [ending(dice, 36), ending(dice, 40)];
    const first = solve(one);
    solve(other);
    expect(solve(one)).toEqual(first);
  });

  it('values the boards of a deal alike, alone or with what was found before, which is less work', () => {
    const [work, kept] = [[0], [0]];
    for (let n = 0; n < 12; n++) {
      const line = lineFrom(ending(dice, 40 + (n % 4)), dice);
      const alone = line.map(deal => valued(work, deal));
      expect(line.map(deal => valued(kept, deal, line))).toEqual(alone);
    }
    expect(kept[0]!).toBeLessThan(0.8 * work[0]!);
  });

  it('goes on where it gave up, if it is asked for the same', () => {
    const deal = ending(dice, 44);
    const values = solveAll(deal);
    const inGoes = (of: object | undefined, goes: number): unknown => {
      for (let go = 0; go < goes; go++) {
        try {
          return solveAll(deal, 1000, undefined, of);
        } catch (error) {
          expect(error).toBe(GIVEN_UP);
        }
      }
      return undefined;
    };
    expect(inGoes(undefined, 5)).toBeUndefined();
    expect(inGoes(deal, 100)).toEqual(values);
  });

  it('gives up after the work it was granted', () => {
    expect(() => solve(ending(dice, 52), 10)).toThrow(GIVEN_UP);
  });
});
