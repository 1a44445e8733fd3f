/** The example players sit down at a real table and play a match to its end. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGame } from '@parlour/games/shelf';
import { afterAll, describe, expect, it } from 'vitest';
import { layAt, open, until, visit } from './test-server.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'examples');
const two = findGame('monkey')!;
const programs: ChildProcess[] = [];
afterAll(() => {
  for (const program of programs) program.kill();
});

const players = {
  TypeScript: [process.execPath, '--import', 'tsx', join(EXAMPLES, 'player.ts')],
  Python: ['python3', join(EXAMPLES, 'player.py')],
};

describe('an outside player', () => {
  for (const [language, [command, ...args]] of Object.entries(players)) {
    const canRun = spawnSync(command!, ['--version']).status === 0;
    it.runIf(canRun)(`in ${language} plays a match to its end`, async () => {
      const { address } = await open();
      const { table, code, host } = await layAt(address, { game: two.id, seats: 2, settings: { pace: 'instant' } });
      programs.push(spawn(command!, [...args, address, code, 'Rosa'], { stdio: 'ignore' }));
      const owner = visit(address, { table, host });
      await until(() => owner.seen()?.room.seats.some(sits => sits.is === 'person'));
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => owner.seen()?.scene?.over);
      expect(owner.seen()!.room.seats[0]).toMatchObject({ is: 'person', name: 'Rosa' });
    });
  }
});
