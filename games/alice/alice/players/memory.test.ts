/** What people forget: the old before the new, what others asked before their own questions, and which of two it was. */

import { viewForChair } from '@parlour/kernel/match';
import { sampleMoments } from '@parlour/players/arena/fairness';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import type { AliceEvent } from '../rules/happenings.ts';
import { setOf } from '../rules/pack.ts';
import type { AliceSight } from '../rules/view.ts';
import { memoryOf } from './memory.ts';

const QUESTIONS = 30;

/** Seat 1 asks seat 2 for one card after another, and is told no; nobody receives anything. */
function heard(hand: string, chair: number): AliceSight {
  const asks = Array.from({ length: QUESTIONS }, (_, i): AliceEvent[] => {
    const card = `${(i % 15) + 1}${i < 15 ? 'a' : 'b'}`;
    return [
      { what: 'ask', clause: 'AL-4', seat: 1, of: 2, card },
      { what: 'no', clause: 'AL-7', seat: 2, to: 1, card },
    ];
  });
  const dealt: AliceEvent = { what: 'hand', clause: 'AL-1', seat: chair, cards: 1, hand: [hand] };
  const [moment] = sampleMoments(alice, { peek: false }, { count: 3 }, 'memory', 1);
  const view = viewForChair(moment!.match, chair) as unknown as AliceSight;
  return { ...view, seat: chair, history: [dealt, ...asks.flat()] };
}

/** By question how many of sixteen heads remember that seat 2 had the card not. */
function remembered(chair: number): number[] {
  const heads = Array.from({ length: 16 }, (_, i) => memoryOf(heard(`${i + 1}L`, chair)));
  const cards = Array.from({ length: QUESTIONS }, (_, i) => `${(i % 15) + 1}${i < 15 ? 'a' : 'b'}`);
  return cards.map(card => heads.filter(({ lacks }) => lacks[2]!.has(card)).length);
}

const sum = (counts: readonly number[]): number => counts.reduce((all, each) => all + each, 0);

describe('somebody’s memory', () => {
  it('keeps the newest and loses the oldest first', () => {
    const counts = remembered(0);
    expect(sum(counts.slice(-5))).toBeGreaterThan(sum(counts.slice(-10, -5)));
    expect(sum(counts.slice(-10, -5))).toBeGreaterThan(sum(counts.slice(-15, -10)));
    expect(sum(remembered(1).slice(0, 10))).toBe(0);
  });

  it('keeps own questions longer, and never mixes them up', () => {
    expect(sum(remembered(1))).toBeGreaterThan(sum(remembered(0)));
    expect(remembered(1).slice(-5)).toEqual([16, 16, 16, 16, 16]);
  });

  it('mixes up the two that a scene wants, and nothing else', () => {
    const heads = Array.from({ length: 16 }, (_, i) => memoryOf(heard(`${i + 1}L`, 0)));
    const lately = new Set(Array.from({ length: 19 }, (_, i) => ((QUESTIONS - 1 - i) % 15) + 1));
    const kept = heads.flatMap(({ lacks }) => [...lacks[2]!]);
    expect(kept.filter(card => !lately.has(setOf(card)))).toEqual([]);
    const newest = Array.from({ length: 5 }, (_, i) => QUESTIONS - 5 + i - 15 + 1);
    const wrong = newest.flatMap(set => heads.filter(({ lacks }) => !lacks[2]!.has(`${set}b`)));
    expect(wrong.length).toBeGreaterThan(2);
    expect(wrong.length).toBeLessThan(30);
  });

  it('is the same whenever it is called up', () => {
    expect(memoryOf(heard('3L', 0))).toEqual(memoryOf(heard('3L', 0)));
  });
});
