/** External programs in the arena: working ones, and every way one can fail. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayerStanding } from '@parlour/players/arena/standings';
import { describe, expect, it, vi } from 'vitest';
import { parsePlayerList, parseProgramCommand } from '../lib/game-setup.ts';

const PARLOUR = join(import.meta.dirname, '..', 'dist', 'parlour.mjs');
const folder = mkdtempSync(join(tmpdir(), 'parlour-outside-'));

type Outcome = { code: number | null; out: string; err: string };

function parlour(args: readonly string[], heard: (out: string, stop: () => void) => void = () => undefined) {
  return new Promise<Outcome>(resolve => {
    const child = spawn(process.execPath, [PARLOUR, ...args], { env: { ...process.env, NO_COLOR: '1' } });
    const outcome = { out: '', err: '' };
    const stop = (): void => {
      clearInterval(watch);
      child.kill('SIGINT');
    };
    const watch = setInterval(() => heard(outcome.out, stop), 50);
    child.stdout.on('data', chunk => {
      outcome.out += chunk;
    });
    child.stderr.on('data', chunk => {
      outcome.err += chunk;
    });
    child.on('close', code => {
      clearInterval(watch);
      resolve({ code, ...outcome });
    });
    child.stdin.end();
  });
}

let programs = 0;

/** Writes a program that answers hello and runs `onPlay` for every question. */
function program(onPlay: string, first = ''): string {
  const file = join(folder, `program-${++programs}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    const say = answer => console.log(typeof answer === 'string' ? answer : JSON.stringify(answer));
    let asked = 0;
    ${first}
    createInterface({ input: process.stdin }).on('line', line => {
      const said = JSON.parse(line);
      if (said.ask === 'hello') return say({ id: said.id, name: 'Rosa' });
      if (said.ask !== 'play') return;
      asked += 1;
      ${onPlay}
    });`,
  );
  return `cmd:${process.execPath} ${file}`;
}

const FIRST = 'say({ id: said.id, play: said.awaited ? said.plays[0] : null });';

const SILENCE = 'if (asked > 0) return;';

type Report = { readonly called: string[]; readonly players: readonly PlayerStanding[]; readonly deals: number };

async function arena(command: string, ...words: string[]): Promise<Report> {
  const args = [
    'arena',
    'monkey',
    '--seats',
    '2',
    '--players',
    `${command},random`,
    '--deals',
    '2',
    '--json',
    ...words,
  ];
  const { out, err, code } = await parlour(args);
  expect({ code, err }).toMatchObject({ code: 0 });
  return JSON.parse(out);
}

const faultsOf = ({ players }: Report) => players[0]!.faults;

describe('a program of one’s own', () => {
  it('is named among others, with its words, without a shell', () => {
    expect(parsePlayerList('cmd:python3 "my, own.py" --x, strong')).toEqual(['cmd:python3 "my, own.py" --x', 'strong']);
    expect(parseProgramCommand('cmd:python3 "my, own.py" -n=\'a b\'')).toEqual(['python3', 'my, own.py', '-n=a b']);
    expect(() => parseProgramCommand('cmd:')).toThrow('"cmd:" needs a program');
    expect(() => parsePlayerList('cmd:a "b')).toThrow('A quotation mark is not closed');
  });

  it('plays in the arena under its own name, and the same again by the same seed', async () => {
    const lots = program('say({ id: said.id, play: said.awaited ? said.plays[asked % said.plays.length] : null });');
    const [one, again] = [await arena(lots), await arena(lots)];
    expect(one.called).toEqual(['Rosa', 'random']);
    expect(one.deals).toBe(2);
    expect(faultsOf(one)).toBeUndefined();
    const shares = ({ players }: Report) => players.map(({ wins, gain }) => ({ wins, gain }));
    expect(shares(one)).toEqual(shares(again));
  });

  it('is asked again once with the refusal, and then gets a random play, which is counted', async () => {
    const log = join(folder, 'refused.txt');
    const stubborn = program(`
      if (said.refused || said.error) appendFileSync(${JSON.stringify(log)}, JSON.stringify(said.refused ?? said.error) + '\\n');
      say({ id: said.id, play: asked % 2 ? { do: 'nonsense' } : { do: 'card', card: 'no-card' } });`);
    const report = await arena(stubborn);
    expect(faultsOf(report)).toMatchObject({ late: 0, lost: [] });
    expect(faultsOf(report)!.wrong).toBeGreaterThan(2);
    expect(readFileSync(log, 'utf8')).toContain('This is not a play of');
  });

  it('may think aloud on one line, and its answer on the next is taken', async () => {
    expect(faultsOf(await arena(program(`say('let me see'); ${FIRST}`)))).toBeUndefined();
  });

  it.each([
    ['ends', `if (asked === 3) { console.error('a bug'); process.exit(3); } ${FIRST}`, 'ended with exit code 3'],
    ['says one line without end', "process.stdout.write('x'.repeat(100000));", 'sent a line longer than 65536'],
    ['says lines without end', 'for (let i = 0; i < 500; i++) say({ id: 0 });', 'lines without being asked'],
    ['is silent', SILENCE, 'was too slow twice'],
  ])('that %s forfeits the match, and the standing says so', async (_, onPlay, why) => {
    const words = onPlay === SILENCE ? ['--ms', '200'] : [];
    const { lost } = faultsOf(await arena(program(onPlay), ...words))!;
    expect(lost[0]).toMatchObject({ deal: 0, why: expect.stringContaining(why) });
  });

  it('that ends is told of in words, with what it had complained of', async () => {
    const buggy = program("console.error('line 7: a bug'); process.exit(1);");
    const { out, err } = await parlour([
      'arena',
      'monkey',
      '--seats',
      '2',
      '--players',
      `${buggy},random`,
      '--deals',
      '3',
    ]);
    expect(out).toMatch(/Rosa ended with exit code 1 in deal 1, and was lost/);
    expect(err).toContain('line 7: a bug');
  });

  it.each([
    ['cmd:no-such-program-here', 'could not be started'],
    [`cmd:${process.execPath} -e 0`, 'ended with exit code 0'],
  ])('that cannot play is told of before anything is played: %s', async (command, why) => {
    const { code, out, err } = await parlour(['arena', 'monkey', '--players', `${command},random`]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(`The program "${command}" can't play: it ${why}`);
  });

  it('goes when we go, and its own children with it, though it will not hear of it', async () => {
    const pids = join(folder, 'pids.txt');
    const deaf = program(
      FIRST,
      `import { spawn } from 'node:child_process';
      const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'ignore' });
      appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n' + child.pid + '\\n');
      setInterval(() => 0, 1000);`,
    );
    const keep = join(folder, 'kept.jsonl');
    const args = ['arena', 'monkey', '--players', `${deaf},random`, '--deals', '100000', '--keep', keep];
    const { code, err } = await parlour(args, (_, stop) => {
      if (textOf(keep).includes('"deal":0,')) stop();
    });
    expect([code, err]).toEqual([130, '']);
    const all = textOf(pids).trim().split('\n');
    expect(all.length).toBeGreaterThan(2);
    // A killed process exists until its parent, or the system, has reaped it.
    await vi.waitUntil(() => !all.some(isAlive), { timeout: 20_000 });
  });
});

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
