import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { aimIn, sayAim } from './aim.ts';

const name = (seat: number): string => ['Ada', 'Nyachan', 'Gatwech'][seat]!;

/** Seat 0 looks; seat 1 has laid A7 in an earlier turn, and has played D3 in the one that may be shouted at. */
const view = (change: Partial<KitView> = {}): KitView =>
  ({
    seat: 0,
    player: 2,
    scores: [0, 0, 0],
    silent: [],
    window: { seat: 1, since: 1 },
    notes: [
      { is: 'laid', seat: 1, card: 'A7', on: null, plain: null },
      { is: 'played', seat: 1, card: 'D3', from: null, plain: null },
      { is: 'ended', seat: 1 },
    ],
    ...change,
  }) as unknown as KitView;

const said = (change: Partial<KitView> = {}): string => sayAim(aimIn(view(change)), name);

describe('what stands on the button of a shout', () => {
  it('[KK-18r] is the turn that may be shouted at, and what was done in it last', () => {
    expect(said()).toBe('Nyachan: D3?');
  });

  it('[KK-18r] says so while nothing may be shouted at, and would mean whoever is to play', () => {
    for (const window of [null, { seat: 0, since: 3 }]) {
      expect(said({ window })).toBe('nothing to shout at');
      expect(aimIn(view({ window }))).toMatchObject({ at: 2, open: false });
    }
    expect(aimIn(view())).toMatchObject({ at: 1, open: true });
  });

  it('[KK-20r] says that one has to be silent', () => {
    expect(said({ silent: [0] })).toBe('silent about Nyachan’s turn');
    expect(said({ silent: [2] })).toBe('Nyachan: D3?');
  });
});
