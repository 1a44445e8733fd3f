import { defaultsOf } from '@parlour/kernel/options';
import { highestCard } from '@parlour/table/tests/highest-card';
import { expect, it } from 'vitest';
import { thinkRandom } from '../generic-players.ts';
import { type Character, thinkOnce } from '../player.ts';
import { findUnfairness, sampleMoments } from './fairness.ts';

type Player = Pick<Character, 'think' | 'budget'>;

/** A game that leaks its stock in the view, and a player that reads it. */
const careless: typeof highestCard = {
  ...highestCard,
  view: (state, chair) => ({ ...highestCard.view(state, chair), rest: state.rest }),
};
const peek = thinkOnce(({ view, plays }) => {
  const { rest } = view as unknown as { rest: string[] };
  return { play: plays[Number(rest[0]!.slice(1)) % plays.length], why: '', options: [], units: 0 };
});

const faults = (game: typeof highestCard, player: Player): string[] =>
  sampleMoments(game, defaultsOf(game.options), { count: 3 }, 'moments', 20).flatMap(
    (moment, i) => findUnfairness(moment, player, `${i}`) ?? [],
  );

it('nobody who looks only at the view is called unfair', () => {
  expect(faults(highestCard, { think: thinkRandom, budget: 1 })).toEqual([]);
});

it('a player who peeks is found out', () => {
  expect(faults(careless, { think: peek, budget: 1 })[0]).toMatch(/but in a world that looks the same/);
});
