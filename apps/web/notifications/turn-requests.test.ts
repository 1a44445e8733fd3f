import { expect, it } from 'vitest';
import { turnRequestText, waitingTurnFromLastState } from './turn-requests.ts';

const wait = { table: 'a', game: 'nations', seat: 0, with: ['Bob', 'Cis'], since: 0, until: null };
const HOUR = 60 * 60_000;

it('shows the game, the other players and the time left', () => {
  const about = (until: number | null): string => turnRequestText({ ...wait, until }, 0).about;
  expect(turnRequestText(wait, 0)).toEqual({ title: 'Nations', about: 'with Bob and Cis' });
  expect([50 * HOUR, 47 * HOUR, HOUR, 1, 0, -HOUR].map(about)).toEqual([
    'with Bob and Cis · 2 days left',
    'with Bob and Cis · 47 hours left',
    'with Bob and Cis · 60 minutes left',
    'with Bob and Cis · 1 minute left',
    'with Bob and Cis · time is up',
    'with Bob and Cis · time is up',
  ]);
  expect(turnRequestText({ ...wait, with: [] }, 0).about).toBe('');
});

it('uses the last known state of a table when offline', () => {
  const seats = [
    { is: 'person', name: 'Ada' },
    { is: 'computer', name: 'Edith', level: 'easy' },
  ];
  const room = { seats, closed: false };
  const lastState = { seat: 0, table: { game: 'monkey' }, room, scene: { turn: [0] } };
  const requestsOf = (more: object) =>
    waitingTurnFromLastState({ id: 'a', touched: 5, seen: { ...lastState, ...more } } as never);
  expect(requestsOf({})).toEqual([{ table: 'a', game: 'monkey', seat: 0, with: ['Edith'], since: 5, until: null }]);
  const none = [{ scene: { turn: [1] } }, { scene: { turn: [0], over: {} } }, { seat: null }, { scene: undefined }];
  for (const more of [...none, { room: { seats, closed: true } }]) expect(requestsOf(more)).toEqual([]);
  expect(waitingTurnFromLastState({ id: 'a', touched: 5 })).toEqual([]);
});
