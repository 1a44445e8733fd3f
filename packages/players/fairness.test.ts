import { defaultsOf } from '@parlour/kernel/options';
import { expect, it } from 'vitest';
import { highestCard } from '../table/tests/highest-card.ts';
import { momentsOf, unfairness } from './fairness.ts';
import { atOnce, type Character } from './player.ts';
import { thinkRandom } from './random.ts';

type Player = Pick<Character, 'think' | 'budget'>;

/** A table that lets its cards be seen by whoever looks in the right place, and a player who does. */
const careless: typeof highestCard = {
  ...highestCard,
  view: (state, chair) => ({ ...highestCard.view(state, chair), rest: state.rest }),
};
const peek = atOnce(({ view, plays }) => {
  const { rest } = view as unknown as { rest: string[] };
  return { play: plays[Number(rest[0]!.slice(1)) % plays.length], why: '', options: [], units: 0 };
});

const faults = (game: typeof highestCard, player: Player): string[] =>
  momentsOf(game, defaultsOf(game.options), { count: 3 }, 'moments', 20).flatMap(
    (moment, i) => unfairness(moment, player, `${i}`) ?? [],
  );

it('nobody who looks only at the view is called unfair', () => {
  expect(faults(highestCard, { think: thinkRandom, budget: 1 })).toEqual([]);
});

it('a player who peeks is found out', () => {
  expect(faults(careless, { think: peek, budget: 1 })[0]).toMatch(/but in a world that looks the same/);
});
