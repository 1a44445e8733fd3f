/** The example players sit down at a real table and play on, whatever the line and the server do to them. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGame } from '@parlour/games/shelf/shelf';
import { must } from '@parlour/kernel/must';
import { afterAll, describe, expect, it } from 'vitest';
import { type Mischief, mischiefBefore } from './mischief.ts';
import { layAt, newFile, open, until, visit } from './test-server.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples');
const two = must(findGame('monkey'));
const race = must(findGame('race'));
const programs: ChildProcess[] = [];
const lines: Mischief[] = [];
afterAll(() => {
  for (const program of programs) program.kill();
  for (const line of lines) line.close();
});

const players: Readonly<Record<string, readonly [string, ...string[]]>> = {
  TypeScript: [process.execPath, '--import', 'tsx', join(EXAMPLES, 'player.ts')],
  Python: ['python3', join(EXAMPLES, 'player.py')],
};

/** Names of requests of one kind: what is asked again under the same name is one. */
const idsOf = ({ asked }: Mischief, kind: string): number =>
  new Set(asked.filter(({ ask }) => ask === kind).map(({ id }) => id)).size;

for (const [language, [command, ...args]] of Object.entries(players)) {
  const canRun = spawnSync(command, ['--version']).status === 0;
  describe.runIf(canRun)(`a player in ${language}`, () => {
    const send = (address: string, code: string): { ended?: number | null } => {
      const sent: { ended?: number | null } = {};
      const program = spawn(command, [...args, address, code, 'Rosa'], { stdio: ['ignore', 'ignore', 'inherit'] });
      program.on('exit', exit => {
        sent.ended = exit;
      });
      programs.push(program);
      return sent;
    };

    it('plays match after match on a line where everything goes wrong, through a restart, and sits down once', async () => {
      const file = newFile();
      const first = await open({ file });
      const { table, code, host } = await layAt(first.address, {
        ...{ game: two.id, seats: 2, settings: { pace: 'instant' } },
      });
      const line = await mischiefBefore(() => first.address);
      lines.push(line);
      const sent = send(line.address, code);
      const owner = visit(first.address, { table, host });
      await until(() => owner.seen()?.room.seats[0]?.is === 'person');
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => owner.seen()?.room.playing);
      await first.close();
      const second = await open({ file, port: Number(new URL(first.address).port) });
      await until(() => line.asked.length > 22 && (owner.seen()?.room.match ?? 0) >= 2 && owner.seen()?.scene?.over);
      expect(owner.seen()!.room.seats).toMatchObject([{ is: 'person', name: 'Rosa' }, { is: 'computer' }]);
      expect(idsOf(line, 'sit')).toBe(1);
      // One for each match that was to come, and one more for each that was answered with an error.
      expect(idsOf(line, 'cut')).toBeLessThanOrEqual((owner.seen()?.room.match ?? 0) + 2);
      expect(sent.ended).toBeUndefined();
      await owner.ask({ ask: 'close' });
      await until(() => sent.ended !== undefined);
      await second.close();
    });

    it('says that it is ready where all begin at once', async () => {
      const { address } = await open();
      const settings = { pace: 'instant', start: 'ready' };
      const { table, code, host } = await layAt(address, { game: race.id, seats: 2, settings });
      send(address, code);
      const owner = visit(address, { table, host });
      await until(() => owner.seen()?.room.seats[0]?.is === 'person');
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => owner.seen()?.scene && !owner.seen()?.scene?.start);
      expect(owner.seen()!.room.playing).toBe(true);
    });

    it('ends where there is no table', async () => {
      const { address } = await open();
      const sent = send(address, 'BBBBB');
      await until(() => sent.ended !== undefined);
    });
  });
}
