/** Runs `parlour play` in a pipe and at a real terminal. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lineQueue } from './terminal.ts';
import { startPlay } from './tests/play-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-terminal-'));

describe('a pipe', () => {
  it('is read line by line, each when a player is asked', async () => {
    const session = startPlay(['nations', '--seed', 'pipe', '--target', '5']);
    session.type('1\n'.repeat(4));
    session.type('quit\n');
    expect(await session.code).toBe(0);
    expect(session.said().match(/You (lead|follow|play|throw) /g)?.length).toBe(4);
    expect(session.said()).not.toContain('It’s ');
  });

  it('the hand stays hidden until the next player types their number', async () => {
    const session = startPlay(['monkey', '--people', '2', '--seats', '2', '--seed', 'curtain']);
    await session.shows(/Pass the screen to Player \d, who types \d to go on\./);
    const [, key = ''] = /who types (\d)/.exec(session.said()) ?? [];
    session.type('\nplays\n');
    await session.shows(`Type ${key} to go on.`);
    expect(session.said()).not.toContain('Your hand');
    session.type(`${key}\n`);
    await session.shows('Your hand');
    session.type('quit\n');
    expect(await session.code).toBe(0);
  });
});

describe('a hint', () => {
  it('names what to look at, then the kind of play, then the play, and starts again after a play', async () => {
    const session = startPlay(['nations', '--seed', 'hinted']);
    session.type('hint\n'.repeat(4));
    session.type('1\nhint\nhelp\nquit\n');
    expect(await session.code).toBe(0);
    const [, look = '', kind = '', play = '', again = '', , next = ''] = session.said().split('You> ');
    for (const step of [look, kind, next]) {
      expect(step).toContain('Type "hint" again for more.');
      expect(step).not.toMatch(/\b(eu|as|af|am)-/);
    }
    expect(kind).not.toBe(look);
    expect(play).toMatch(/^\s+(eu|as|af|am)-\w+\n/);
    expect(again.trim()).toBe(play.trim());
    expect(session.said()).toContain('Get a hint; type it again for more.');
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
    await session.shows(/You (lead|follow|play|throw) /);
    if (how === 'quit') session.type('quit\n');
    else session.kill(how);
    await session.code;
    expect(readFileSync(file, 'utf8')).toMatch(/^0 [a-z]{2}-/m);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it('a deal by a seed is not called verifiable', async () => {
    const file = join(folder, 'advised.txt');
    const session = startPlay(['monkey', '--seats', '2', '--seed', 'advice', '--record', file]);
    session.type('1\n'.repeat(60));
    session.type('quit\n');
    expect(await session.code).toBe(0);
    expect(session.said()).toMatch(new RegExp(`"parlour replay ${file}"\\s+prints it`));
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
    await session.shows('Examples of plays:');
    session.type('pxlays\u001b[D\u001b[D\u001b[D\u001b[D\u007f\r');
    await session.shows(/You> plays[\s\S]*You> $/);
    session.type('nonsense\r');
    await session.shows(/"nonsense" is not a play[^\n]*\n[\s\S]*You> $/);
    session.type('quit\r');
    expect(await session.code).toBe(0);

    const next = startPlay(['nations', '--seed', 'typed'], 'terminal');
    await next.shows('You> ');
    next.type('\u001b[A\u001b[A');
    await next.shows('You> nonsense');
    next.type('\u0003');
    expect(await next.code).toBe(130);
  });
});

it('a line that fails is reported, and the lines after it run in order', async () => {
  const [heard, told]: [string[], unknown[]] = [[], []];
  const queue = lineQueue(
    async line => {
      if (line === 'hint') throw new Error('no hint');
      heard.push(line);
    },
    error => told.push(error),
  );
  for (const line of ['plays', 'hint', 'table']) queue.add(line);
  await queue.done();
  expect(heard).toEqual(['plays', 'table']);
  expect(told).toEqual([new Error('no hint')]);
});
