import 'fake-indexeddb/auto';
import { unwrap } from '@parlour/kernel/result';
import { expect, it } from 'vitest';
import { readPuzzleProgress, recordPuzzleEvent } from '../puzzles/puzzle-progress.ts';
import { openStore } from '../store.ts';
import { exportDeviceData, importDeviceData } from './export-import.ts';

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
