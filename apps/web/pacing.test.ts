import { HOME, type TimeLimit } from '@parlour/table/log';
import { describe, expect, it } from 'vitest';
import type { TableView } from './host/table-handle.ts';
import { paceOf, pauseOf } from './pacing.ts';

const VIEW = { game: '', seat: 0, turn: [], others: [], table: null, scores: [] };

type Change = { readonly seat?: TableView['seat']; readonly clock?: TimeLimit; readonly turn?: readonly number[] };

const sightOf = ({ seat = 0, clock = { kind: 'none' }, turn = [1] }: Change = {}): TableView => ({
  table: { game: '', rules: 1, options: {}, count: 2, settings: { ...HOME, clock } },
  seat,
  people: [0],
  isHost: true,
  room: { seats: [], locked: false, closed: false, match: 1, playing: true, cut: [] },
  scene: { view: VIEW, turn, heard: 0 },
  plays: [],
  more: false,
});

const trick = { view: VIEW, fresh: [], hold: 1000, linger: 600 };
const count = { view: VIEW, fresh: [], hold: 4200, linger: 'until told' } as const;

const FAR = { id: '', code: '', door: 'private', here: [], away: [], isConnected: true } as const;

describe('how long a beat is seen', () => {
  it('lingers on what is worth a look, unless somebody is in a hurry', () => {
    expect(pauseOf(trick, 'instant', sightOf())).toBe(450);
    expect(pauseOf(trick, 'brisk', sightOf())).toBe(1600);
    expect(pauseOf(trick, 'thoughtful', sightOf())).toBe(2400);
  });

  it('keeps a count until the person goes on, unless they are in a hurry', () => {
    expect(pauseOf(count, 'brisk', sightOf())).toBe('until told');
    expect(pauseOf(count, 'thoughtful', sightOf({ clock: { kind: 'days', days: 3 } }))).toBe('until told');
    expect(pauseOf(count, 'instant', sightOf())).toBe(1890);
  });

  it('keeps nobody from a table where time runs', () => {
    for (const sight of [sightOf({ turn: [0, 1] }), sightOf({ clock: { kind: 'turn', seconds: 30 } })]) {
      expect(pauseOf(count, 'brisk', sight)).toBe(4000);
      expect(pauseOf(count, 'thoughtful', sight)).toBe(4000);
      expect(pauseOf(count, 'instant', sight)).toBe(1890);
    }
  });

  it('limits the count where the table’s own clock runs on a server; at home that clock stops', () => {
    const home = sightOf();
    const stalls = { ...home, scene: { ...home.scene!, stallsAt: 20_000 } };
    expect(pauseOf(count, 'brisk', stalls)).toBe('until told');
    expect(pauseOf(count, 'brisk', { ...stalls, remote: FAR })).toBe(4000);
  });

  it('asks nothing of onlookers', () => {
    expect(pauseOf(count, 'brisk', sightOf({ seat: null }))).toBe(4200);
  });
});

describe('the pace of what is shown', () => {
  const gentle = sightOf();
  it('is no faster than a table at home was laid to go', () => {
    const { pace } = gentle.table.settings;
    expect(paceOf(gentle, 'instant')).toBe(pace);
    expect(paceOf(gentle, 'thoughtful')).toBe('thoughtful');
  });

  it('is everybody’s own at a table elsewhere', () => {
    expect(paceOf({ ...gentle, remote: FAR }, 'instant')).toBe('instant');
  });
});
