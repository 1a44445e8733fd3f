/** External programs at real tables: in the terminal and over a server. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findGame } from '@parlour/games/shelf/shelf';
import { connectClient, createTableAt, openServer, until } from '@parlour/server/tests/test-server';
import { describe, expect, it, vi } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PARLOUR = join(ROOT, 'apps', 'cli', 'dist', 'parlour.mjs');
const LONG_SUIT = `cmd:python3 ${join(ROOT, 'examples', 'outside.py')}`;
const hasPython = spawnSync('python3', ['--version']).status === 0;
const two = findGame('monkey')!;

function parlour(...args: readonly string[]) {
  const child = spawn(process.execPath, [PARLOUR, ...args], { env: { ...process.env, NO_COLOR: '1' } });
  const running = { child, out: '', code: undefined as number | null | undefined };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', chunk => {
      running.out += chunk;
    });
  }
  child.on('close', code => {
    running.code = code;
  });
  return running;
}

const TIMEOUT = { timeout: 60_000 };

describe('in the terminal', () => {
  it.runIf(hasPython)('a program sits opposite under its own name, and plays [needs python3]', async () => {
    const running = parlour('play', two.id, '--seats', '2', '--opponents', LONG_SUIT);
    const typing = setInterval(() => running.child.stdin.write('1\n'), 100);
    await vi.waitUntil(() => /Long Suit (draws|throws|reaches|has)/.test(running.out), TIMEOUT);
    clearInterval(typing);
    running.child.stdin.end('quit\n');
    await vi.waitUntil(() => running.code !== undefined, TIMEOUT);
    expect(running.code).toBe(0);
  });

  it('a program that exits is reported, and random plays replace it', async () => {
    const script =
      "let n = 0; process.stdin.on('data', d => { if (n++) process.exit(4); const { id } = JSON.parse(d); console.log(JSON.stringify({ id, name: 'Brief' })); })";
    const running = parlour('play', two.id, '--seats', '2', '--opponents', `cmd:${process.execPath} -e "${script}"`);
    const typing = setInterval(() => running.child.stdin.write('1\n'), 100);
    await vi.waitUntil(() => /Brief (draws|throws|reaches|has)/.test(running.out), TIMEOUT);
    clearInterval(typing);
    expect(running.out).toContain('ended with exit code 4. Random plays replace it.');
    running.child.kill();
  });

  it('an unknown opponent is rejected', async () => {
    const running = parlour('play', two.id, '--opponents', 'easy,god');
    await vi.waitUntil(() => running.code !== undefined, TIMEOUT);
    expect([running.code, running.out]).toEqual([
      2,
      'parlour: --opponents needs levels (easy, normal, strong or expert) or programs such as "cmd:python3 my.py" (got god). See "parlour play --help".\n',
    ]);
  });
});

describe('over a server', () => {
  it.runIf(hasPython)(
    'a program takes a seat at a real table, plays a match to its end and the next one too [needs python3]',
    async () => {
      const { address } = await openServer();
      const { table, code, host } = await createTableAt(address, {
        game: two.id,
        seats: 2,
        settings: { pace: 'instant' },
      });
      const running = parlour('sit', address, code, '--player', LONG_SUIT);
      const owner = connectClient(address, { table, host });
      await until(() => owner.state()?.room.seats[0]?.is === 'person');
      await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
      await until(() => (owner.state()?.room.match ?? 0) >= 2);
      expect(owner.state()!.room.seats[0]).toMatchObject({ is: 'person', name: 'Long Suit' });
      await owner.ask({ ask: 'close' });
      await vi.waitUntil(() => running.code !== undefined, TIMEOUT);
      expect(running.out).toContain('The table is closed.');
      expect(running.code).toBe(0);
    },
  );

  it('illegal plays are refused there, and in the end a random play is made', async () => {
    const { address } = await openServer();
    const { table, code, host } = await createTableAt(address, {
      game: two.id,
      seats: 2,
      settings: { pace: 'instant' },
    });
    const script =
      "require('node:readline').createInterface({ input: process.stdin }).on('line', l => { const { ask, id } = JSON.parse(l); console.log(JSON.stringify(ask === 'hello' ? { id, name: 'Rash' } : { id, play: { do: 'nonsense' } })); })";
    const running = parlour('sit', address, code, '--player', `cmd:${process.execPath} -e "${script}"`);
    const owner = connectClient(address, { table, host });
    await until(() => owner.state()?.room.seats[0]?.is === 'person');
    await owner.ask({ ask: 'computer', seat: 1, level: 'easy' });
    await until(() => owner.state()?.history.some(event => 'seat' in event && event.seat === 0));
    await owner.ask({ ask: 'close' });
    await vi.waitUntil(() => running.code !== undefined, TIMEOUT);
    expect(running.code).toBe(0);
  });

  it.each([
    [
      ['http://127.0.0.1:9', 'BBBBB', '--player', LONG_SUIT],
      "Can't reach a Parlour server at http://127.0.0.1:9. Check the address and that the server runs.",
    ],
    [
      ['http://127.0.0.1:9', 'BBBBB', '--player', 'expert'],
      '--player needs a program such as "cmd:python3 my.py" (got expert). See "parlour sit --help".',
    ],
  ])('one sentence says what was wrong: %j', async (args, sentence) => {
    const running = parlour('sit', ...args);
    await vi.waitUntil(() => running.code !== undefined, TIMEOUT);
    expect([running.code, running.out]).toEqual([2, `parlour: ${sentence}\n`]);
  });
});
