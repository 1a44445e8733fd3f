import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { shoutTarget, targetLabel } from './shout.tsx';

const name = (seat: number): string => ['Ada', 'Nyachan', 'Gatwech'][seat]!;

/** Seat 1 laid A7 in an earlier turn, and has played D3 in the current one. */
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

const label = (change: Partial<KitView> = {}): string => targetLabel(shoutTarget(view(change)), name);

describe('what stands on the button of a shout', () => {
  const played = (card: string) => ({ is: 'played', seat: 1, card, from: null, plain: null }) as const;
  const turnOf = (...notes: KitView['notes']): string => label({ window: { seat: 1, since: 0 }, notes });

  it('[KK-18r] is everything done in the turn that may be shouted at, right or wrong', () => {
    expect(label()).toBe('Catch Nyachan (D3)');
    const laid = { is: 'laid', seat: 1, card: 'N10', on: null, plain: null } as const;
    expect(turnOf({ ...played('J2'), plain: 'order' }, laid)).toBe('Catch Nyachan (J2, then N10)');
    expect(turnOf(played('J2'), { ...laid, plain: 'kitten' })).toBe('Catch Nyachan (J2, then N10)');
    expect(turnOf(played('A1'), played('A2'), laid)).toBe('Catch Nyachan (A1, A2, then N10)');
    expect(turnOf({ is: 'passed', seat: 1, plain: 'kitten' })).toBe('Catch Nyachan (passed)');
  });

  it('[KK-18r] counts the plays of a turn that is too long to list, and names the first and the last', () => {
    const passed = { is: 'passed', seat: 1, plain: null } as const;
    const run = ['A3', 'A4', 'C2', 'D7', 'D8', 'N10'].map(played);
    expect(turnOf(...run)).toBe('Catch Nyachan (6 plays, A3 to N10)');
    expect(turnOf(...run, passed)).toBe('Catch Nyachan (7 plays, A3 to N10)');
  });

  it('[KK-18r] says so while nothing may be shouted at, and would mean whoever is to play', () => {
    for (const window of [null, { seat: 0, since: 3 }]) {
      expect(label({ window })).toBe('nothing to shout at');
      expect(shoutTarget(view({ window }))).toMatchObject({ at: 2, isOpen: false });
    }
    expect(shoutTarget(view())).toMatchObject({ at: 1, isOpen: true });
  });

  it('[KK-20r] says that one has to be silent', () => {
    expect(label({ silent: [0] })).toBe('silent about Nyachan’s turn');
    expect(label({ silent: [2] })).toBe('Catch Nyachan (D3)');
  });
});
