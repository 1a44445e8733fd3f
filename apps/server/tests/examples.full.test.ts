/** The example players play at a real table, through faults of the connection and the server. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { afterAll, describe, expect, it } from 'vitest';
import { type FaultyProxy, openFaultyProxy } from './faulty-proxy.ts';
import { connectClient, createTableAt, newDatabaseFile, openServer, until } from './test-server.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', '..', 'examples');
const two = assertDefined(findGame('monkey'));
const race = assertDefined(findGame('race'));
const programs: ChildProcess[] = [];
const lines: FaultyProxy[] = [];
afterAll(() => {
  for (const program of programs) program.kill();
  for (const line of lines) line.close();
});

const players: Readonly<Record<string, readonly [string, ...string[]]>> = {
  TypeScript: [process.execPath, '--import', 'tsx', join(EXAMPLES, 'player.ts')],
  Python: ['python3', join(EXAMPLES, 'player.py')],
};

/** Ids of requests of one kind; a retry has the same id. */
const idsOf = ({ asked }: FaultyProxy, kind: string): number =>
  new Set(asked.filter(({ ask }) => ask === kind).map(({ id }) => id)).size;

for (const [language, [command, ...args]] of Object.entries(players)) {
  const canRun = spawnSync(command, ['--version']).status === 0;
  describe.runIf(canRun)(`a player in ${language} [needs ${command}]`, () => {
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
      const file = newDatabaseFile();
      const first = await openServer({ file });
      const { table, code, host } = await createTableAt(first.address, {
        ...{ game: two.id, seats: 2, settings: { pace: 'instant' } },
      });
      const line = await openFaultyProxy(() => first.address);
      lines.push(line);
      const sent = send(line.address, code);
      const owner = connectClient(first.address, { table, host });
      await until(() => owner.state()?.room.seats[0]?.is === 'person');
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => owner.state()?.room.playing);
      await first.close();
      const second = await openServer({ file, port: Number(new URL(first.address).port) });
      await until(() => line.asked.length > 22 && (owner.state()?.room.match ?? 0) >= 2 && owner.state()?.scene?.over);
      expect(owner.state()!.room.seats).toMatchObject([{ is: 'person', name: 'Rosa' }, { is: 'computer' }]);
      expect(idsOf(line, 'sit')).toBe(1);
      // One for each match, and one more for each that was answered with an error.
      expect(idsOf(line, 'cut')).toBeLessThanOrEqual((owner.state()?.room.match ?? 0) + 2);
      expect(sent.ended).toBeUndefined();
      await owner.ask({ ask: 'close' });
      await until(() => sent.ended !== undefined);
      await second.close();
    });

    it('says that it is ready where all begin at once', async () => {
      const { address } = await openServer();
      const settings = { pace: 'instant', start: 'ready' };
      const { table, code, host } = await createTableAt(address, { game: race.id, seats: 2, settings });
      send(address, code);
      const owner = connectClient(address, { table, host });
      await until(() => owner.state()?.room.seats[0]?.is === 'person');
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => owner.state()?.scene && !owner.state()?.scene?.start);
      expect(owner.state()!.room.playing).toBe(true);
    });

    it('ends where there is no table', async () => {
      const { address } = await openServer();
      const sent = send(address, 'BBBBB');
      await until(() => sent.ended !== undefined);
    });
  });
}
