import { viewForChair } from '@parlour/kernel/match';
import { sampleMoments } from '@parlour/players/arena/fairness';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import type { AliceEvent } from '../rules/apply.ts';
import { setOf } from '../rules/pack.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';
import { memoryOf } from './memory.ts';

const QUESTIONS = 30;

/** Seat 2 says no to one card after another that seat 1 asks for, and no card moves. */
function questionsSeenBy(hand: string, chair: number): AliceViewWithHistory {
  const asks = Array.from({ length: QUESTIONS }, (_, i): AliceEvent[] => {
    const card = `${(i % 15) + 1}${i < 15 ? 'a' : 'b'}`;
    return [
      { what: 'ask', clause: 'AL-4', seat: 1, of: 2, card },
      { what: 'no', clause: 'AL-7', seat: 2, to: 1, card },
    ];
  });
  const dealt: AliceEvent = { what: 'hand', clause: 'AL-1', seat: chair, cards: 1, hand: [hand] };
  const [moment] = sampleMoments(alice, { peek: false }, { count: 3 }, 'memory', 1);
  const view = viewForChair(moment!.match, chair) as unknown as AliceViewWithHistory;
  return { ...view, seat: chair, history: [dealt, ...asks.flat()] };
}

/** Counts by question how many of sixteen players remember that seat 2 did not have the card. */
function countRemembering(chair: number): number[] {
  const memories = Array.from({ length: 16 }, (_, i) => memoryOf(questionsSeenBy(`${i + 1}L`, chair)));
  const cards = Array.from({ length: QUESTIONS }, (_, i) => `${(i % 15) + 1}${i < 15 ? 'a' : 'b'}`);
  return cards.map(card => memories.filter(({ lacks }) => lacks[2]!.has(card)).length);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

describe('somebody’s memory', () => {
  it('keeps the newest and loses the oldest first', () => {
    const counts = countRemembering(0);
    expect(sum(counts.slice(-5))).toBeGreaterThan(sum(counts.slice(-10, -5)));
    expect(sum(counts.slice(-10, -5))).toBeGreaterThan(sum(counts.slice(-15, -10)));
    expect(sum(countRemembering(1).slice(0, 10))).toBe(0);
  });

  it('keeps own questions longer, and never mixes them up', () => {
    expect(sum(countRemembering(1))).toBeGreaterThan(sum(countRemembering(0)));
    expect(countRemembering(1).slice(-5)).toEqual([16, 16, 16, 16, 16]);
  });

  it('mixes up the two that a scene wants, and nothing else', () => {
    const memories = Array.from({ length: 16 }, (_, i) => memoryOf(questionsSeenBy(`${i + 1}L`, 0)));
    const recentSets = new Set(Array.from({ length: 19 }, (_, i) => ((QUESTIONS - 1 - i) % 15) + 1));
    const kept = memories.flatMap(({ lacks }) => [...lacks[2]!]);
    expect(kept.filter(card => !recentSets.has(setOf(card)))).toEqual([]);
    const newest = Array.from({ length: 5 }, (_, i) => QUESTIONS - 5 + i - 15 + 1);
    const wrong = newest.flatMap(set => memories.filter(({ lacks }) => !lacks[2]!.has(`${set}b`)));
    expect(wrong.length).toBeGreaterThan(2);
    expect(wrong.length).toBeLessThan(30);
  });

  it('is the same whenever it is called up', () => {
    expect(memoryOf(questionsSeenBy('3L', 0))).toEqual(memoryOf(questionsSeenBy('3L', 0)));
  });
});
