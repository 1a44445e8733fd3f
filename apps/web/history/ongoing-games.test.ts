import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { expect, it } from 'vitest';
import type { StoredTable } from '../worker/store.ts';
import { matchStandingText, ongoingGames, withoutWaitingTables } from './ongoing-games.ts';

const names = ['Ada', 'Edith', 'Brian', 'Mabel'];

it.each([
  ['high', [12, 9], [0], [0], 'you lead 12 to 9, your turn'],
  ['high', [9, 12], [1], [2], 'you are behind 9 to 12, Edith is to play'],
  ['low', [14, 30, 22, 9], [3], [0], 'you are behind 14 to 9, Mabel is to play'],
  ['low', [4, 30, 22, 9], [0], [0], 'you lead 4 to 9, your turn'],
  ['high', [5, 5, 2, 1], [0], [0], 'you are even at 5, your turn'],
  ['high', [0, 0], [0], [0], 'your turn'],
  ['high', [3, 4], [2], [], '3 to 4, Brian is to play'],
  ['low', [0], [0], [0], 'your turn'],
] as const)('%s of %j, %j to play: %j', (better, scores, turn, mine, line) => {
  expect(matchStandingText({ better, turns: 'one by one' }, { names, scores, turn }, mine)).toBe(line);
});

it('names nobody where all play at once', () => {
  const standing = { names, scores: [12, 24], turn: [0, 1] };
  expect(matchStandingText({ better: 'low', turns: 'all at once' }, standing, [0])).toBe(
    'you lead 12 to 24, all play at once',
  );
});

const [{ id: game } = { id: '' }] = gamesOnShelf();
const table = (id: string, touched: number, more: Partial<StoredTable> = {}): StoredTable => ({
  ...{ id, game, options: {}, count: 4, people: ['Ada', null, null, null], level: 'normal', laid: 0, touched },
  isOver: false,
  ...more,
});

it('tells what goes on, the latest first, and nothing that is over or unknown', () => {
  const tables = [table('a', 1), table('b', 3), table('c', 2, { isOver: true }), table('d', 4, { game: 'gone' })];
  expect(ongoingGames(tables, []).map(({ to }) => to)).toEqual(['/table/b', '/table/a']);
});

it('keeps a table elsewhere only as long as one sits there', () => {
  const seats = names.map(name => ({ is: 'person', name }) as const);
  const room = { seats, locked: false, closed: false, match: 0, playing: false, cut: [] };
  const lastState = { number: 1, room, seat: 0, history: [], table: { game } as never };
  const remoteTables = [
    { id: 'x', touched: 1, seat: 'token', seen: lastState },
    { id: 'y', touched: 2, seen: lastState },
  ];
  expect(ongoingGames([], remoteTables)).toMatchObject([
    { to: '/t/x', standing: 'with Edith, Brian, Mabel; not begun yet' },
  ]);
  const going = ongoingGames([table('x', 3)], remoteTables);
  expect(withoutWaitingTables(going, ['x']).map(({ to }) => to)).toEqual(['/table/x']);
  expect(withoutWaitingTables(going, ['y'])).toEqual(going);
});
