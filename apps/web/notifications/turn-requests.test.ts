import { expect, it } from 'vitest';
import { turnRequestText, waitingTurnFromLastState } from './turn-requests.ts';

const wait = { table: 'a', game: 'nations', seat: 0, with: ['Bob', 'Cis'], since: 0, until: null };
const HOUR = 60 * 60_000;

it('says which game, with whom, and how long there is', () => {
  const about = (until: number | null): string => turnRequestText({ ...wait, until }, 0).about;
  expect(turnRequestText(wait, 0)).toEqual({ title: 'Nations', about: 'with Bob, Cis' });
  expect([50 * HOUR, 47 * HOUR, HOUR, 1, 0, -HOUR].map(about)).toEqual([
    'with Bob, Cis; 2 days left',
    'with Bob, Cis; 47 hours left',
    'with Bob, Cis; 60 minutes left',
    'with Bob, Cis; one minute left',
    'with Bob, Cis; the time is up',
    'with Bob, Cis; the time is up',
  ]);
  expect(turnRequestText({ ...wait, with: [] }, 0).about).toBe('');
});

it('without the house goes by what was last seen at a table', () => {
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
