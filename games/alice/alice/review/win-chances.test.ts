import type { Game } from '@parlour/kernel/game';
import { type Match, rebuildMatch } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { describe, expect, it } from 'vitest';
import { aliceCharacters } from '../players/characters.ts';
import { alice } from '../rules/alice.ts';
import { begin, type State } from '../rules/state.ts';
import { winChances } from './review.ts';

const game: Game = alice;

function played(seed: string): Match {
  const players = aliceCharacters.slice();
  return playMatch({ game, options: defaultsOf(game.options), seating: { count: 4 }, players, seed, limit: 5000 });
}

const standAt = (match: Match, share: number): readonly number[] =>
  winChances(rebuildMatch(match, Math.floor(share * match.log.length)).state as State);

describe('how everybody stands', () => {
  it('is even before the deal, shared out among all, and the result in the end', () => {
    expect(winChances(begin({ peek: false }, { count: 4 }))).toEqual([0.25, 0.25, 0.25, 0.25]);
    const match = played('whole');
    for (const share of [0.2, 0.5, 0.8])
      expect(standAt(match, share).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    const status = game.status(match.state);
    const winners = status.is === 'over' ? status.result.winners : [];
    expect(standAt(match, 1)).toEqual([0, 1, 2, 3].map(seat => (winners.includes(seat) ? 1 / winners.length : 0)));
  });

  it('tells more of who will win the later it is', () => {
    const matches = Array.from({ length: 40 }, (_, i) => played(`stand ${i}`));
    const [early, late] = [0.25, 0.75].map(share =>
      matches.reduce((sum, match) => {
        const end = standAt(match, 1);
        return sum + standAt(match, share).reduce((hit, each, seat) => hit + each * end[seat]!, 0);
      }, 0),
    );
    expect(early! / 40).toBeGreaterThan(0.25);
    expect(late!).toBeGreaterThan(early!);
  });
});
