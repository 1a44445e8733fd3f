import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { expect, it } from 'vitest';
import type { StoredTable } from '../worker/store.ts';
import { matchStandingText, ongoingGames, withoutWaitingTables } from './ongoing-games.ts';

const names = ['Ada', 'Edith', 'Brian', 'Mabel'];

it.each([
  ['high', [12, 9], [0], [0], 'You lead 12–9. Your turn.'],
  ['high', [9, 12], [1], [2], 'You’re behind, 9–12. Edith’s turn.'],
  ['low', [14, 30, 22, 9], [3], [0], 'You’re behind, 14–9. Mabel’s turn.'],
  ['low', [4, 30, 22, 9], [0], [0], 'You lead 4–9. Your turn.'],
  ['high', [5, 5, 2, 1], [0], [0], 'You’re even at 5. Your turn.'],
  ['high', [0, 0], [0], [0], 'Your turn.'],
  ['high', [3, 4], [2], [], '3–4. Brian’s turn.'],
  ['low', [0], [0], [0], 'Your turn.'],
] as const)('%s of %j, turn of %j: %j', (better, scores, turn, mine, line) => {
  expect(matchStandingText({ better, turns: 'one by one' }, { names, scores, turn }, mine)).toBe(line);
});

it('names no player where all play at once', () => {
  const standing = { names, scores: [12, 24], turn: [0, 1] };
  expect(matchStandingText({ better: 'low', turns: 'all at once' }, standing, [0])).toBe(
    'You lead 12–24. Everyone plays at once.',
  );
});

const [{ id: game } = { id: '' }] = gamesOnShelf();
const table = (id: string, touched: number, more: Partial<StoredTable> = {}): StoredTable => ({
  ...{ id, game, options: {}, count: 4, people: ['Ada', null, null, null], level: 'normal', laid: 0, touched },
  isOver: false,
  ...more,
});

it('lists ongoing games, the latest first, without finished and unknown ones', () => {
  const tables = [table('a', 1), table('b', 3), table('c', 2, { isOver: true }), table('d', 4, { game: 'gone' })];
  expect(ongoingGames(tables, []).map(({ to }) => to)).toEqual(['/table/b', '/table/a']);
});

it('lists a remote table only while the player has a seat', () => {
  const seats = names.map(name => ({ is: 'person', name }) as const);
  const room = { seats, locked: false, closed: false, match: 0, playing: false, cut: [] };
  const lastState = { number: 1, room, seat: 0, history: [], table: { game } as never };
  const remoteTables = [
    { id: 'x', touched: 1, seat: 'token', seen: lastState },
    { id: 'y', touched: 2, seen: lastState },
  ];
  expect(ongoingGames([], remoteTables)).toMatchObject([
    { to: '/t/x', standing: 'Not started yet.', opponents: ['Edith', 'Brian', 'Mabel'] },
  ]);
  const going = ongoingGames([table('x', 3)], remoteTables);
  expect(withoutWaitingTables(going, ['x']).map(({ to }) => to)).toEqual(['/table/x']);
  expect(withoutWaitingTables(going, ['y'])).toEqual(going);
});
