/** The Python package: its own tests, its check over every game, and every line of its README. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { describe, expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, '..', '..', 'examples', 'python');
const PARLOUR = join(import.meta.dirname, 'dist', 'parlour.mjs');
const README = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;

const hasPettingZoo = spawnSync('python3', ['-c', 'import pettingzoo.test']).status === 0;

const found = (form: RegExp): string[] => Array.from(README.matchAll(form), ([, text]) => text!);

/** Returns what was printed, or the failure. */
function python(...args: string[]): string {
  const PARLOUR_REFEREE = `"${process.execPath}" "${PARLOUR}" referee`;
  const env = { ...process.env, PARLOUR_REFEREE, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr } = spawnSync('python3', args, { cwd: FOLDER, env, encoding: 'utf8' });
  return status === 0 ? stdout : `failed: ${stderr}`;
}

describe.runIf(hasPython)('Python [needs python3]', () => {
  it('keeps the AEC interface in every game', () => {
    const games = gamesOnShelf().map(({ id }) => id);
    const kept = python('-m', 'parlour', ...games)
      .trim()
      .split('\n');
    expect(kept).toEqual(games.map(game => expect.stringMatching(`^${game}: kept in \\d+ steps$`)));
  });

  it.each(found(/```python\n(.*?)```/gs))('runs piece %# of the README', code => {
    expect(python('-c', code)).not.toMatch(/^failed|^$/);
  });

  it.each(found(/^ {4}python3 (.*)$/gm))('python3 %s', words => {
    expect(python(...words.split(' '))).not.toContain('failed');
  });

  it.runIf(hasPettingZoo)("passes PettingZoo's own tests, as the README shows it [needs pettingzoo]", () => {
    expect(python('-m', 'unittest', 'tests.test_pettingzoo')).not.toContain('failed');
    for (const code of found(/```python pettingzoo\n(.*?)```/gs)) expect(python('-c', code)).not.toContain('failed');
  });
});
