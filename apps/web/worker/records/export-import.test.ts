import 'fake-indexeddb/auto';
import { unwrap } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { readPuzzleProgress, recordPuzzleEvent } from '../puzzles/puzzle-progress.ts';
import { openStore } from '../store.ts';
import { deleteDeviceData, exportDeviceData, importDeviceData } from './export-import.ts';

it('puzzles go along with the games, and what is here already stays', async () => {
  const store = await openStore();
  const which = { kind: 'some-kind', number: 3 };
  await recordPuzzleEvent(which, { what: 'wrong' });
  const early = await exportDeviceData(store);
  await recordPuzzleEvent(which, { what: 'solved', day: '2026-11-01' });
  const late = await exportDeviceData(store);
  expect(JSON.parse(late).puzzles).toMatchObject([{ ...which, wrong: 1, ended: 'solved', day: '2026-11-01' }]);
  expect(unwrap(await importDeviceData(store, early))).toBe(0);
  expect(await readPuzzleProgress()).toMatchObject([{ ...which, ended: 'solved' }]);
  const other = JSON.parse(late);
  other.puzzles[0] = { ...other.puzzles[0], id: 'some-kind 4', number: 4 };
  expect(unwrap(await importDeviceData(store, JSON.stringify(other)))).toBe(0);
  expect(await readPuzzleProgress()).toHaveLength(2);
});

it('deleting leaves nothing to export', async () => {
  const store = await openStore();
  await recordPuzzleEvent({ kind: 'some-kind', number: 5 }, { what: 'solved' });
  const table = { id: 't', game: 'some-game', options: {}, count: 1, people: ['Ada'], level: 'easy' } as const;
  await store.put('tables', { ...table, laid: 1, touched: 1, isOver: false });
  await store.put('far', { id: 'remote', touched: 1 });
  await store.put('files', new Uint8Array(1), 'some-box/data/own.a.json');
  await deleteDeviceData(store);
  expect(JSON.parse(await exportDeviceData(store))).toEqual({
    ...{ parlour: 1, records: [], tables: [], entries: [], days: [], puzzles: [] },
  });
  expect([await store.count('far'), await store.count('files')]).toEqual([0, 0]);
});
