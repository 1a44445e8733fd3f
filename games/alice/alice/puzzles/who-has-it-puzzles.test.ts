/** Compares proofs with all the worlds there are. */
import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { sampleMoments } from '@parlour/players/arena/fairness';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import { describe, expect, it } from 'vitest';
import { aliceWith } from '../rules/alice.ts';
import type { AliceParts } from '../rules/state.ts';
import { everyWorld } from '../testing/every-world.ts';
import { viewWithHistory } from '../testing/fixtures.ts';
import { whoHasItPuzzles } from './who-has-it-puzzles.ts';

/** The pack is so small that every world can be counted. */
function smallPositions(seats: number, sets: number, seed: string): PuzzleCandidate<AliceParts>[] {
  const game: Game = aliceWith(sets);
  return sampleMoments(game, { peek: false }, { count: seats, dealer: seats - 1 }, seed, 4).map(({ match, seat }) => ({
    match: match as unknown as Match<AliceParts>,
    seat,
  }));
}

function certainByCounting({ match, seat }: PuzzleCandidate<AliceParts>): string[] {
  const { game, state } = match;
  const worlds = everyWorld(game, viewWithHistory(match, seat));
  const asks = game.plays(state, seat).filter(play => play.do === 'ask');
  return asks.filter(({ of, card }) => worlds.every(({ hands }) => hands[of]!.includes(card))).map(game.write);
}

describe('who has it?', () => {
  it('is proved as counting every world proves it', () => {
    let [proved, sure] = [0, 0];
    for (const [seats, sets] of [
      [3, 4],
      [4, 4],
    ] as const) {
      for (let i = 0; i < 8; i++) {
        for (const position of smallPositions(seats, sets, `${seats} ${i}`)) {
          const answers = whoHasItPuzzles.prove(position);
          if (answers === undefined) continue;
          const counted = certainByCounting(position);
          expect(answers.map(position.match.game.write)).toEqual(counted);
          proved += 1;
          sure += counted.length;
        }
      }
    }
    expect(proved).toBeGreaterThan(25);
    expect(sure).toBeGreaterThan(8);
  });

  it('has one answer, which comes off, out of many questions, and says why', () => {
    const found: string[] = [];
    for (const position of whoHasItPuzzles.propose(seededRandom('handful'))) {
      const [answer, ...others] = whoHasItPuzzles.prove(position) ?? [];
      if (answer?.do !== 'ask') continue;
      const { game, state } = position.match;
      expect(others).toEqual([]);
      expect(state.hands[answer.of]).toContain(answer.card);
      expect(game.plays(state, position.seat).length).toBeGreaterThanOrEqual(5);
      const why = whoHasItPuzzles.explain(position, answer);
      expect(why).toContain(`Seat ${answer.of} must have`);
      expect(why.match(/ago|last question/g)!.length).toBeGreaterThanOrEqual(2);
      if (found.push(why) === 6) break;
    }
    expect(new Set(found).size).toBe(6);
  });
});
