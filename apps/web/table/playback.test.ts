import { PRIVATE_SETTINGS, type TimeLimit } from '@parlour/table/log';
import { describe, expect, it } from 'vitest';
import type { TableView } from '../worker/table-handle.ts';
import { pauseAfterBeat, playbackPace } from './playback.ts';

const VIEW = { game: '', seat: 0, turn: [], others: [], table: null, scores: [] };

type Change = { readonly seat?: TableView['seat']; readonly clock?: TimeLimit; readonly turn?: readonly number[] };

const tableViewWith = ({ seat = 0, clock = { kind: 'none' }, turn = [1] }: Change = {}): TableView => ({
  table: { game: '', rules: 1, options: {}, count: 2, settings: { ...PRIVATE_SETTINGS, clock } },
  seat,
  localSeats: [0],
  isHost: true,
  room: { seats: [], locked: false, closed: false, match: 1, playing: true, cut: [] },
  scene: { view: VIEW, turn, heard: 0 },
  plays: [],
  more: false,
});

const trick = { view: VIEW, fresh: [], hold: 1000, linger: 600 };
const count = { view: VIEW, fresh: [], hold: 4200, linger: 'until told' } as const;

const REMOTE_INFO = {
  id: '',
  code: '',
  visibility: 'private',
  connected: [],
  watching: 0,
  awaySince: [],
  isConnected: true,
} as const;

describe('how long a beat is seen', () => {
  it('lingers on what is worth a look, unless somebody is in a hurry', () => {
    expect(pauseAfterBeat(trick, 'instant', tableViewWith())).toBe(450);
    expect(pauseAfterBeat(trick, 'brisk', tableViewWith())).toBe(1600);
    expect(pauseAfterBeat(trick, 'thoughtful', tableViewWith())).toBe(2400);
  });

  it('keeps a count until the person goes on, unless they are in a hurry', () => {
    expect(pauseAfterBeat(count, 'brisk', tableViewWith())).toBe('until told');
    expect(pauseAfterBeat(count, 'thoughtful', tableViewWith({ clock: { kind: 'days', days: 3 } }))).toBe('until told');
    expect(pauseAfterBeat(count, 'instant', tableViewWith())).toBe(1890);
  });

  it('keeps nobody from a table where time runs', () => {
    for (const tableView of [
      tableViewWith({ turn: [0, 1] }),
      tableViewWith({ clock: { kind: 'turn', seconds: 30 } }),
    ]) {
      expect(pauseAfterBeat(count, 'brisk', tableView)).toBe(4000);
      expect(pauseAfterBeat(count, 'thoughtful', tableView)).toBe(4000);
      expect(pauseAfterBeat(count, 'instant', tableView)).toBe(1890);
    }
  });

  it('limits the count where the table’s own clock runs on a server; at home that clock stops', () => {
    const home = tableViewWith();
    const stalls = { ...home, scene: { ...home.scene!, stallsAt: 20_000 } };
    expect(pauseAfterBeat(count, 'brisk', stalls)).toBe('until told');
    expect(pauseAfterBeat(count, 'brisk', { ...stalls, remote: REMOTE_INFO })).toBe(4000);
  });

  it('asks nothing of onlookers', () => {
    expect(pauseAfterBeat(count, 'brisk', tableViewWith({ seat: null }))).toBe(4200);
  });
});

describe('the pace of what is shown', () => {
  const gentle = tableViewWith();
  it('is no faster than a table at home was laid to go', () => {
    const { pace } = gentle.table.settings;
    expect(playbackPace(gentle, 'instant')).toBe(pace);
    expect(playbackPace(gentle, 'thoughtful')).toBe('thoughtful');
  });

  it('is everybody’s own at a table elsewhere', () => {
    expect(playbackPace({ ...gentle, remote: REMOTE_INFO }, 'instant')).toBe('instant');
  });
});
