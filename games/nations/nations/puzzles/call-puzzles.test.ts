import { viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { writeRecord } from '@parlour/kernel/record';
import { assertDefined } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import { describe, expect, it } from 'vitest';
import { nationsCharacters } from '../players/characters.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/state.ts';
import { callPuzzles } from './call-puzzles.ts';

const { propose, prove, explain } = callPuzzles;

function firstPositions(seed: string, count: number): PuzzleCandidate<NationsParts>[] {
  const proposals = propose(seededRandom(seed));
  return Array.from({ length: count }, () => proposals.next().value);
}

function callsWon({ match, seat }: PuzzleCandidate<NationsParts>, worlds: number): number {
  const random = seededRandom('calls');
  const view = viewForChair(match, seat);
  return Array.from({ length: worlds }, () => nations.imagine(view, random)).filter(
    state => nations.apply(state, { by: seat, play: { do: 'call' } }).state.winner === seat % 2,
  ).length;
}

const WORLDS = 100;

describe('puzzles of the call', () => {
  const positions = firstPositions('calls', 12);

  it('[NA-13, NA-20r] have one answer, and the rules agree in every world there could be', () => {
    for (const position of positions) {
      const [answer, ...others] = assertDefined(prove(position));
      expect(others).toEqual([]);
      expect(callsWon(position, WORLDS)).toBe(answer?.do === 'call' ? WORLDS : 0);
    }
  });

  it('are as often a call as a card, and always a choice between the two', () => {
    for (const { match, seat } of positions) expect(nations.plays(match.state, seat)).toHaveLength(2);
    const calls = positions.filter(position => assertDefined(prove(position))[0]?.do === 'call').length;
    expect(calls).toBeGreaterThan(3);
    expect(calls).toBeLessThan(9);
  });

  it('are explained by the titles that can be known of', () => {
    for (const position of positions) {
      const answer = assertDefined(assertDefined(prove(position))[0]);
      const why = explain(position, answer);
      expect(why).toMatch(/^You hold the (Map|Man|Woman) and (Man|Woman|Child) of the Stars/);
      expect(why).toMatch(
        answer.do === 'call' ? /third|counts as dealt|enough without partner/ : /without success|elsewhere/,
      );
    }
  });

  it('have no answer where it hangs on chance', () => {
    const vain = assertDefined(positions.find(position => assertDefined(prove(position))[0]?.do === 'card'));
    const unheard = { ...vain.match, state: { ...vain.match.state, called: [] } };
    expect(prove({ match: unheard, seat: vain.seat })).toBeUndefined();
  });

  it('are kept as a record of three deals at most', () => {
    for (const { match } of positions) expect(writeRecord(match).length).toBeLessThan(3000);
  });

  it('that are in vain are found by the rule-book player, and not by the beginner', () => {
    const vain = positions.filter(position => assertDefined(prove(position))[0]?.do === 'card');
    for (const { match, seat } of vain) {
      const [easy, normal] = nationsCharacters.map(({ think: player, budget }) => {
        const plays = nations.plays(match.state, seat);
        const view = viewForChair(match, seat);
        return think(player, { game: nations, seat, view, plays, awaited: true, random: seededRandom('level'), budget })
          .play;
      });
      expect([easy?.do, normal?.do]).toEqual(['call', 'card']);
    }
  });
});
