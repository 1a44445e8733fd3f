import { killing } from '@parlour/trials/kills/kills';
import { expect, it } from 'vitest';
import { newFile } from './test-server.ts';

/** `npm run kills -- --kills 100` goes further. */
it('a killed server has lost nothing it acknowledged, and done nothing twice', { timeout: 300_000 }, async () => {
  const port = 20_000 + (process.pid % 20_000);
  const deaths = await killing({ file: newFile(), port, kills: 3, tables: 4, seed: 'test' });
  expect(deaths.complaints).toEqual([]);
  expect(deaths.acknowledged).toBeGreaterThan(20);
});
