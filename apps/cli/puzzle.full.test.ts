/** Runs `parlour puzzle` as a real process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { puzzleKinds } from '@parlour/games/shelf/puzzles/list';
import { openPuzzle, openPuzzlePack } from '@parlour/games/shelf/puzzles/open';
import { assertDefined, unwrap } from '@parlour/kernel/result';
import { expect, it } from 'vitest';

const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');

function puzzle(words: readonly string[], input = ''): { code: number | null; out: string; err: string } {
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [PARLOUR, 'puzzle', ...words], { input, env });
  return { code: status, out: String(stdout), err: String(stderr) };
}

it('lists the kinds, and names the one of today', () => {
  const { code, out } = puzzle([]);
  expect(code).toBe(0);
  const text = out.replaceAll(/\s+/g, ' ');
  for (const { id, asks, found } of puzzleKinds) expect(text).toContain(`${id} (${found.length}) ${asks}`);
  expect(out).toMatch(/Puzzle of today: parlour puzzle [a-z-]+ \d+/);
});

it.each(puzzleKinds.map(({ id }) => id))('%s is solved by its answer as it is written, and by no other', async id => {
  const kind = assertDefined(puzzleKinds.find(one => one.id === id));
  const first = assertDefined(unwrap(await openPuzzlePack(kind, readShelfData)).puzzles[0]);
  const { match, seat } = unwrap(await openPuzzle(first, readShelfData));
  const plays = match.game.plays(match.state, seat).map(play => match.game.write(play));
  const other = assertDefined(plays.find(play => play !== first.answer));
  const solved = puzzle([id, '1'], `${other}\n${first.answer}\n`);
  expect(solved.out.replaceAll(/\s+/g, ' ')).toContain(kind.asks);
  expect(solved.out).toContain('Not the right play.');
  expect(solved.out).toContain(`Right: ${first.answer}.`);
  expect(solved.code).toBe(0);
  expect(puzzle([id, '1'], `${other}\nquit\n`).code).toBe(1);
  expect(puzzle([id, '1'], 'answer\n').out).toContain(`The answer is ${first.answer}.`);
});

it('says in one sentence what there is', () => {
  expect(puzzle(['nowhere'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('[kind] needs alice-who-has-it, '),
  });
  const { id, found } = assertDefined(puzzleKinds[0]);
  const last = expect.stringContaining(`1 to ${found.length}`);
  expect(puzzle([id, '9999'])).toMatchObject({ code: 2, err: last });
});
