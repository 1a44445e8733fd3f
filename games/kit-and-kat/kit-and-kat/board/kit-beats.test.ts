import { describe, expect, it } from 'vitest';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitView } from '../rules/view.ts';
import { beats } from './kit-beats.ts';

const [before, after] = [{ player: 1 }, { player: 0 }] as unknown as [KitView, KitView];
const plays: KitEvent = { what: 'plays', clause: 'KK-10', seat: 1, card: 'B4', from: 'hand' };
const shout: KitEvent = { what: 'shout', clause: 'KK-8', seat: 0, at: 1, verdict: 'mistake' };
const back: KitEvent = { what: 'back', clause: 'KK-19r', seat: 1, cards: ['B4'], books: [] };

describe('the beats of Kit and Kat', () => {
  it('a chain is held up by nothing', () => {
    expect(beats(before, after, [plays])).toEqual([{ view: after, fresh: [plays], hold: 0 }]);
  });

  it('[KK-8] a shout is heard before anything goes back', () => {
    const [heard, undone] = beats(before, after, [shout, back]);
    expect(heard).toMatchObject({ view: { player: 1, turn: [] }, fresh: [shout] });
    expect(heard!.hold).toBeGreaterThan(0);
    expect(undone).toEqual({ view: after, fresh: [back], hold: 0 });
  });

  it('[KK-20r] a false shout is one beat', () => {
    expect(beats(before, after, [{ ...shout, verdict: 'false' }])).toHaveLength(1);
  });
});
