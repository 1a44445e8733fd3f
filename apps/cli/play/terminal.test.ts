/** Runs `parlour play` in a pipe and at a real terminal. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { lineQueue } from './terminal.ts';

const PARLOUR = join(import.meta.dirname, '..', 'dist', 'parlour.mjs');
const folder = mkdtempSync(join(tmpdir(), 'parlour-terminal-'));

/** Python's pty module gives the program a pseudo-terminal and forwards the input. */
const AT_TERMINAL = ['python3', '-c', 'import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)'];

type PlayProcess = {
  type(text: string): void;
  shows(text: string | RegExp): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  readonly said: () => string;
  readonly code: Promise<number | null>;
};

function startPlay(args: readonly string[], where: 'terminal' | 'pipe' = 'pipe'): PlayProcess {
  const program = [process.execPath, PARLOUR, 'play', ...args];
  const [command = '', ...rest] = where === 'terminal' ? [...AT_TERMINAL, ...program] : program;
  const env = { ...process.env, NO_COLOR: '1', TERM: 'xterm', PARLOUR_HISTORY: join(folder, 'history') };
  const child = spawn(command, rest, { env });
  let said = '';
  const shown = (): string => stripVTControlCharacters(said).replaceAll('\r', '');
  const add = (chunk: Buffer): void => {
    said += chunk;
  };
  child.stdout.on('data', add);
  child.stderr.on('data', add);
  return {
    type: text => void child.stdin.write(text),
    said: shown,
    kill: signal => void child.kill(signal),
    code: new Promise(resolve => child.on('close', code => resolve(code))),
    shows: text => expect.poll(shown, { timeout: 30_000, interval: 30 }).toMatch(text),
  };
}

describe('a pipe', () => {
  it('is heard line by line, each when somebody is asked', async () => {
    const session = startPlay(['nations', '--seed', 'pipe', '--target', '5']);
    session.type('1\n'.repeat(4));
    session.type('quit\n');
    expect(await session.code).toBe(0);
    expect(session.said().match(/Guest (leads|follows|plays|throws)/g)?.length).toBe(4);
    expect(session.said()).not.toContain('It is the turn of');
  });

  it('a curtain is lifted by its own key alone', async () => {
    const session = startPlay(['monkey', '--people', '2', '--seats', '2', '--seed', 'curtain']);
    await session.shows(/Pass the screen to Player \d, who types \d\./);
    const [, key = ''] = /who types (\d)/.exec(session.said()) ?? [];
    session.type('\nplays\n');
    await session.shows(`Only ${key} lifts this curtain.`);
    expect(session.said()).not.toContain('Your hand');
    session.type(`${key}\n`);
    await session.shows('Your hand');
    session.type('quit\n');
    expect(await session.code).toBe(0);
  });
});

describe('a hint', () => {
  it('tells what to look at, then what kind of play, then the play, and begins anew after a play', async () => {
    const session = startPlay(['nations', '--seed', 'hinted']);
    session.type('hint\n'.repeat(4));
    session.type('1\nhint\nhelp\nquit\n');
    expect(await session.code).toBe(0);
    const [, look = '', kind = '', play = '', again = '', , next = ''] = session.said().split('You> ');
    for (const step of [look, kind, next]) {
      expect(step).toContain('"hint" again tells more.');
      expect(step).not.toMatch(/\b(eu|as|af|am)-/);
    }
    expect(kind).not.toBe(look);
    expect(play).toMatch(/^\s+(eu|as|af|am)-\w+\n/);
    expect(again.trim()).toBe(play.trim());
    expect(session.said()).toContain('what to look at; once more what kind of play, and then the play and why');
  });

  it.each([
    ['alice', /expose \d+L/],
    ['kit-and-kat', /lay [A-Z]\d/],
  ])('%s names the play in the third step and not before', async (game, play) => {
    const session = startPlay([game, '--seed', 'a']);
    session.type('hint\n'.repeat(3));
    session.type('quit\n');
    expect(await session.code).toBe(0);
    const [, look = '', kind = '', third = ''] = session.said().split('You> ');
    expect(`${look}${kind}`).not.toMatch(play);
    expect(third).toMatch(play);
  });
});

describe('the record is kept whatever happens', () => {
  it.each(['quit', 'SIGTERM', 'SIGHUP', 'SIGKILL', 'SIGINT'] as const)('%s', async how => {
    const file = join(folder, `${how}.txt`);
    const session = startPlay(['nations', '--seed', 'kept', '--record', file]);
    session.type('1\n');
    await session.shows(/Guest (leads|follows|plays|throws)/);
    if (how === 'quit') session.type('quit\n');
    else session.kill(how);
    await session.code;
    expect(readFileSync(file, 'utf8')).toMatch(/^0 [a-z]{2}-/m);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('what it advises is true of a deal by a seed', async () => {
    const file = join(folder, 'advised.txt');
    const session = startPlay(['monkey', '--seats', '2', '--seed', 'advice', '--record', file]);
    session.type('1\n'.repeat(60));
    session.type('quit\n');
    expect(await session.code).toBe(0);
    expect(session.said()).toContain(`"parlour replay ${file}" tells it again`);
  });
});

describe('a terminal', () => {
  it('edits, completes, remembers, and asks again after every answer', async () => {
    const session = startPlay(['nations', '--seed', 'typed'], 'terminal');
    await session.shows('You> ');
    session.type('hel');
    await session.shows('You> hel');
    session.type('\t');
    await session.shows('You> help');
    session.type('\r');
    await session.shows('Plays are written so:');
    session.type('pxlays\u001b[D\u001b[D\u001b[D\u001b[D\u007f\r');
    await session.shows(/You> plays[\s\S]*You> $/);
    session.type('nonsense\r');
    await session.shows(/"nonsense" is no play[^\n]*\n[\s\S]*You> $/);
    session.type('quit\r');
    expect(await session.code).toBe(0);

    const next = startPlay(['nations', '--seed', 'typed'], 'terminal');
    await next.shows('You> ');
    next.type('\u001b[A\u001b[A');
    await next.shows('You> nonsense');
    next.type('\u0003');
    expect(await next.code).toBe(130);
  });

  it('what is being typed stays while others race', async () => {
    const session = startPlay(['race', '--seats', '2', '--level', 'expert', '--seed', 'race'], 'terminal');
    await session.shows('You> ');
    session.type('plays CR');
    await session.shows(/(makes|gives)[^\n]*\n[\s\S]*You> plays CR$/);
    session.type('\u0003');
    expect(await session.code).toBe(130);
  });
});

it('a line that fails is told, and the lines after it are heard in order', async () => {
  const [heard, told]: [string[], unknown[]] = [[], []];
  const queue = lineQueue(
    async line => {
      if (line === 'hint') throw new Error('nobody thinks here');
      heard.push(line);
    },
    error => told.push(error),
  );
  for (const line of ['plays', 'hint', 'table']) queue.add(line);
  await queue.done();
  expect(heard).toEqual(['plays', 'table']);
  expect(told).toEqual([new Error('nobody thinks here')]);
});
