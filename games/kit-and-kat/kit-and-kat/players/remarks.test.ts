import { pickRemark } from '@parlour/players/persona';
import { describe, expect, it } from 'vitest';
import type { KitEvent } from '../rules/events.ts';
import { view } from '../rules/view.ts';
import { dealScene } from '../testing/scene.ts';
import { kitRemarks } from './remarks.ts';

const seen = view(dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8']).state, null);
const momentsOf = (event: KitEvent): unknown => kitRemarks.moments(event, seen);

const shout = (verdict: 'mistake' | 'late' | 'false'): KitEvent => ({
  what: 'shout',
  clause: 'KK-8',
  seat: 0,
  at: 1,
  verdict,
});

describe('what is said in the class', () => {
  it('[KK-23r] a 1 held back is a good catch, and nobody takes it back', () => {
    expect(momentsOf(shout('late'))).toEqual([
      { seat: 1, at: 'late' },
      { seat: 0, at: 'catches' },
    ]);
    expect(momentsOf(shout('false'))).toEqual([{ seat: 0, at: 'mistaken' }]);
    expect(momentsOf(shout('mistake'))).toContainEqual({ seat: 1, at: 'caught' });
  });

  it('[KK-12r] of a packet only when it comes with the game, not with the deal', () => {
    const packet = (clause: string): KitEvent => ({ what: 'packet', clause, seat: 1, left: 20 });
    expect(momentsOf(packet('KK-2'))).toEqual([]);
    expect(momentsOf(packet('KK-12r'))).toEqual([{ seat: 1, at: 'packet' }]);
  });

  it('differs with the level, at every moment', () => {
    const { words } = kitRemarks;
    for (const at of Object.keys(words.easy) as (keyof typeof words.easy)[]) {
      const said = [words.easy, words.normal, words.strong, words.expert].flatMap(level => level[at]);
      expect(new Set(said).size).toBe(said.length);
    }
  });

  it('is heard in the last phase from somebody at the table', () => {
    const remark = pickRemark(kitRemarks, { what: 'last', clause: 'KK-9' } as KitEvent, seen, () => 'expert');
    expect(kitRemarks.words.expert.last).toContain(remark?.words);
  });
});
