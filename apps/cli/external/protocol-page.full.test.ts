/** Runs every command and every line of docs/players-protocol.md. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@parlour/games/shelf/shelf';
import { assertDefined } from '@parlour/kernel/result';
import { connectClient, createTableAt, openServer, until } from '@parlour/server/tests/test-server';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PARLOUR = join(ROOT, 'apps', 'cli', 'dist', 'parlour.mjs');
const page = readFileSync(join(ROOT, 'docs', 'players-protocol.md'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'parlour-page-'));
const programs: ChildProcess[] = [];
afterAll(() => {
  for (const program of programs) program.kill();
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

const commands = [...page.matchAll(/^ {4}((?:npx|python3) .*)$/gm)].map(([, command = '']) => command);
const commandWith = (words: string): string => assertDefined(commands.find(command => command.includes(words)));

/** Runs a command of the page with the local program and server address. */
function run(command: string, more = ''): ChildProcess {
  const here = command.replace('npx parlour', `"${process.execPath}" "${PARLOUR}"`).replace('npx tsx', '"$TSX"');
  const env = { ...process.env, NO_COLOR: '1', TSX: join(ROOT, 'node_modules', '.bin', 'tsx') };
  const child = spawn('sh', ['-c', `exec ${here} ${more}`], { cwd: ROOT, env, stdio: ['pipe', 'pipe', 'inherit'] });
  programs.push(child);
  return child;
}

const ended = (child: ChildProcess): Promise<string> =>
  new Promise(resolve => {
    let out = '';
    child.stdout?.on('data', chunk => {
      out += chunk;
    });
    child.on('close', () => resolve(out));
  });

describe('the commands', () => {
  it('are five, each of which is tried here', () => {
    expect(commands.map(command => command.split(' ').slice(0, 3).join(' '))).toEqual([
      'npx parlour arena',
      'npx parlour play',
      'npx parlour sit',
      'npx tsx examples/player.ts',
      'python3 examples/player.py http://localhost:8420',
    ]);
  });

  it.runIf(hasPython)(
    'a player of 30 lines meets strong, and the standings have an interval [needs python3]',
    async () => {
      const lines = readFileSync(join(ROOT, 'examples', 'outside.py'), 'utf8')
        .trim()
        .split('\n');
      expect(lines.length).toBeLessThanOrEqual(30);
      const out = await ended(run(commandWith('arena')));
      expect(out).toMatch(/Long Suit +[\d.]+ % \([\d.]+ … [\d.]+\)/);
      expect(out).toMatch(/strong +[\d.]+ % \([\d.]+ … [\d.]+\)/);
      expect(out).not.toContain('by lot');
    },
  );

  it('the other one meets levels too, shouts and all', async () => {
    const args = ['arena', 'kit-and-kat', '--seats', '3', '--deals', '2', '--json'];
    const player = 'cmd:node examples/outside.mjs';
    const { stdout } = spawnSync(process.execPath, [PARLOUR, ...args, '--players', `${player},easy`], { cwd: ROOT });
    const { called, players } = JSON.parse(String(stdout));
    expect(called).toEqual(['Anything', 'easy']);
    expect(players[0].faults).toBeUndefined();
  });

  it('a table in the terminal', async () => {
    const child = run(commandWith('play monkey'));
    child.stdin?.end('plays\nquit\n');
    expect(await ended(child)).toContain('Anything: ');
  });

  it.each(hasPython ? ['parlour sit', 'player.ts', 'player.py'] : ['player.ts'])('%s takes a seat', async words => {
    const { address } = await openServer();
    const game = assertDefined(findGame('monkey')).id;
    const { table, code, host } = await createTableAt(address, { game, seats: 2, settings: { pace: 'instant' } });
    run(commandWith(words).replace('http://localhost:8420', address).replace('KRTPX', code));
    const owner = connectClient(address, { table, host });
    await until(() => owner.state()?.room.seats[0]?.is === 'person');
  });
});

describe('the lines', () => {
  it('the referee takes every one', () => {
    const [, lines = ''] = /```referee\n([\s\S]*?)```/.exec(page) ?? [];
    const { stdout } = spawnSync(process.execPath, [PARLOUR, 'referee'], { input: lines });
    const answers = String(stdout).trim().split('\n');
    expect(answers.map(answer => JSON.parse(answer).ok)).toEqual(
      lines
        .trim()
        .split('\n')
        .map(() => true),
    );
  });

  /** Examples on the page by message kind: `hello`, `play`, `over`, `bye`. */
  const examples = new Map(
    [...page.matchAll(/```json\n(.*)\n```/g)].map(([, line = '']) => {
      const json: Record<string, unknown> = JSON.parse(line);
      return [String(json.ask ?? json.tell ?? `answer with ${Object.keys(json)[1]}`), json];
    }),
  );

  it('are what a program is really told, name by name', async () => {
    const log = join(folder, 'heard.txt');
    const file = join(folder, 'listener.mjs');
    const hello = JSON.stringify(assertDefined(examples.get('answer with name')));
    writeFileSync(
      file,
      `import { appendFileSync } from 'node:fs';
      process.stdin.on('data', data => {
        for (const line of String(data).trim().split('\\n')) {
          appendFileSync(${JSON.stringify(log)}, line + '\\n');
          const { ask, id, plays } = JSON.parse(line);
          if (ask === 'hello') console.log(JSON.stringify({ ...${hello}, id }));
          if (ask === 'play') console.log(JSON.stringify({ id, play: plays[0] }));
        }
      });`,
    );
    await ended(run(`npx parlour arena nations --matches --deals 1 --players "cmd:node ${file}",random`));
    await until(() => existsSync(log) && readFileSync(log, 'utf8').includes('"bye"'));
    const heard = readFileSync(log, 'utf8')
      .trim()
      .split('\n')
      .map(line => JSON.parse(line));
    for (const kind of ['hello', 'play', 'over', 'bye']) {
      const real = heard.findLast(({ ask, tell }) => (ask ?? tell) === kind);
      expect(Object.keys(real).sort()).toEqual(Object.keys(assertDefined(examples.get(kind))).sort());
    }
  });
});
