import { killUnderLoad } from '@parlour/stress/kills/kill-under-load';
import { restartSingleServer } from '@parlour/stress/kills/restarts';
import { expect, it } from 'vitest';
import { newDatabaseFile } from './test-server.ts';

/** `npm run stress -- kills --kills 100` goes further. */
it('a killed server has lost nothing it acknowledged, and done nothing twice', { timeout: 300_000 }, async () => {
  const port = 20_000 + (process.pid % 20_000);
  const deaths = await killUnderLoad({ file: newDatabaseFile(), port, kills: 3, tables: 4, seed: 'test' });
  expect(deaths.complaints).toEqual([]);
  expect(deaths.acknowledged).toBeGreaterThan(20);
});

/** `npm run stress -- kills --restarts 100` goes further. */
it('experts on turn when a server is killed or stopped play on after its restart', { timeout: 300_000 }, async () => {
  const { onTurn, botPlays, failures } = await restartSingleServer(newDatabaseFile(), { restarts: 2, tables: 4 });
  expect(failures).toEqual([]);
  expect(Math.min(onTurn.ordinary, onTurn.rated, onTurn.tournament)).toBeGreaterThan(0);
  expect(botPlays).toBeGreaterThan(0);
});
