/** What is taken along to another device, in real stores that lie in memory. */
import 'fake-indexeddb/auto';
import { sure } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { exportAll, importAll } from './moving.ts';
import { keptPuzzles, notePuzzle } from './solved.ts';
import { openStore } from './store.ts';

it('puzzles go along with the games, and what is here already stays', async () => {
  const store = await openStore();
  const which = { kind: 'some-kind', number: 3 };
  await notePuzzle(which, { what: 'wrong' });
  const early = await exportAll(store);
  await notePuzzle(which, { what: 'solved', day: '2026-11-01' });
  const late = await exportAll(store);
  expect(JSON.parse(late).puzzles).toMatchObject([{ ...which, wrong: 1, ended: 'solved', day: '2026-11-01' }]);
  expect(sure(await importAll(store, early))).toBe(0);
  expect(await keptPuzzles()).toMatchObject([{ ...which, ended: 'solved' }]);
  const other = JSON.parse(late);
  other.puzzles[0] = { ...other.puzzles[0], id: 'some-kind 4', number: 4 };
  expect(sure(await importAll(store, JSON.stringify(other)))).toBe(0);
  expect(await keptPuzzles()).toHaveLength(2);
});
