import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import { describe, expect, it } from 'vitest';
import { indexOf } from '../../pack/pack.ts';
import { solveCards, TRICKS } from '../players/double-dummy/solve.ts';
import { legalCards, newDeal, readState } from '../players/fast-deal.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/state.ts';
import { bruteForceTricks } from './brute-force.ts';
import { endingPuzzles } from './ending-puzzles.ts';

const { propose, prove, explain } = endingPuzzles;

function firstPositions(seed: string, count: number): PuzzleCandidate<NationsParts>[] {
  const proposals = propose(seededRandom(seed));
  return Array.from({ length: count }, () => proposals.next().value);
}

function tricksBySolver({ match: { state } }: PuzzleCandidate<NationsParts>): Map<number, number> {
  const deal = newDeal();
  readState(deal, state);
  solveCards(deal, Number.POSITIVE_INFINITY);
  return new Map(legalCards(deal).map(card => [card, TRICKS[card]!]));
}

describe('puzzles of the last tricks', () => {
  const positions = firstPositions('endings', 6);

  it('are proved to have one answer, and the double-dummy solver agrees card by card', () => {
    for (const position of positions) {
      expect(prove(position)).toHaveLength(1);
      const forced = new Map(bruteForceTricks(position.match.state));
      expect(new Map([...forced].sort(([a], [b]) => a - b))).toEqual(tricksBySolver(position));
    }
  });

  it('leave three choices and more, four to six cards a hand', () => {
    for (const { match, seat } of positions) {
      const { state } = match;
      expect(nations.plays(state, seat).length).toBeGreaterThan(2);
      expect(13 - state.tricks[0] - state.tricks[1]).toBeGreaterThan(3);
      expect(13 - state.tricks[0] - state.tricks[1]).toBeLessThan(7);
    }
  });

  it('explain the answer by how many tricks it brings, and where they come from', () => {
    for (const position of positions) {
      const [answer] = prove(position)!;
      if (answer?.do !== 'card') throw new Error('a card was asked for');
      const most = tricksBySolver(position).get(indexOf(answer.card));
      expect(explain(position, answer)).toContain(`wins your side ${most} of the`);
      expect(explain(position, answer)).toMatch(
        /The difference comes in .*: with the first card .* it with the .*; with the second/,
      );
    }
  });

  it('are kept as a short record of one deal', () => {
    for (const { match } of positions) expect(writeRecord(match).length).toBeLessThan(1200);
  });

  it('are not proved while there are too many cards', () => {
    const { match, seat } = positions[0]!;
    const [deal] = match.log;
    if (deal?.by !== 'chance') throw new Error('a deal comes first');
    const begun = nations.apply(nations.begin({ target: 10 }, match.seating), deal).state;
    expect(prove({ match: { ...match, state: begun }, seat })).toBeUndefined();
  });
});
