import { nations } from '@parlour/games/nations/nations/rules/nations';
import type { Game } from '@parlour/kernel/game';
import { highestCard } from '@parlour/table/tests/highest-card';
import { describe, expect, it } from 'vitest';
import { defaultContest } from '../arena/contest.ts';
import { evaluateWorld } from './evaluation.ts';

const dealt = highestCard.apply(highestCard.begin({}, { count: 2 }), {
  by: 'chance',
  drew: { deal: highestCard.pack },
}).state;

const standing = (game: Game, scores: readonly number[]): readonly number[] => {
  const state = { ...dealt, scores };
  return evaluateWorld(game, { state, status: game.status(state) });
};

describe('fortunes', () => {
  it('are with the high scores where these are the good ones', () => {
    const [ahead, behind] = standing(highestCard, [90, 5]);
    expect(ahead).toBeGreaterThan(0.9);
    expect(behind).toBeLessThan(0.1);
  });

  it('are with the low scores where those are', () => {
    const [behind, ahead] = standing({ ...highestCard, better: 'low' }, [90, 5]);
    expect(ahead).toBeGreaterThan(0.9);
    expect(behind).toBeLessThan(0.1);
  });

  it('are shared by partners', () => {
    const begun = nations.begin({ target: 10 }, { count: 4, dealer: 0 });
    const state = { ...begun, scores: [6, 2] as const };
    const [one, other, partner, last] = evaluateWorld(nations, { state, status: nations.status(state) });
    expect([one, other]).toEqual([partner, last]);
    expect(one).toBeGreaterThan(other!);
  });
});

it('a plain contest counts points so that more is better', () => {
  const match = { game: { ...highestCard, better: 'low' }, state: { ...dealt, scores: [90, 5] } };
  expect(defaultContest.worth(match as never)).toEqual([-90, -5]);
});
