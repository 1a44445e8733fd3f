/** Compares playouts with the rules. */
import type { Game, Input } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, viewForChair } from '@parlour/kernel/match';
import { pick, seededRandom } from '@parlour/kernel/random';
import { sampleMoments } from '@parlour/players/arena/fairness';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import type { AliceParts } from '../rules/state.ts';
import { cardSharesOf, playoutStateOf } from './playout-state.ts';
import { playOut } from './playouts.ts';

const game: Game = alice;
const CARDS = 48;

function replayMatch({ options, seating, log }: Match): Match<AliceParts> {
  const match = beginMatch(game, options, seating);
  for (const input of log) applyInput(match, input);
  return match as unknown as Match<AliceParts>;
}

describe('a match played out', () => {
  it.each([3, 4, 6, 12])('keeps to the rules and comes to the same sets, %i at the table', count => {
    for (const [i, { match: moment, seat }] of sampleMoments(
      game,
      { peek: false },
      { count },
      `out ${count}`,
      12,
    ).entries()) {
      const match = replayMatch(moment);
      const random = seededRandom(`${i}`);
      const first = pick(random, alice.plays(match.state, seat));
      const inputs: Input[] = [{ by: seat, play: first }];
      const [all, own] = [null, seat].map(chair => cardSharesOf(viewForChair(match, chair)));
      const playout = {
        ...playoutStateOf(match.state, CARDS, seat, all!, own!, i % 2 === 0 ? 'likeliest' : 'byLot'),
        onInput: (input: Input) => inputs.push(input),
      };
      playOut(playout, first, random);
      for (const input of inputs) {
        if (typeof input.by === 'number') expect(game.refuse(match.state, input.by, input.play)).toBeUndefined();
        applyInput(match as unknown as Match, input);
      }
      expect(matchStatus(match as unknown as Match)).toMatchObject({
        is: 'over',
        result: { scores: [...playout.made] },
      });
    }
  });
});
