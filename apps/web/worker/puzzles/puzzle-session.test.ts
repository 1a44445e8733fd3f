/** In every pack, only the answer of a puzzle is accepted. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { puzzleKinds } from '@parlour/games/shelf/puzzles/list';
import { openPuzzlePack } from '@parlour/games/shelf/puzzles/open';
import type { Play } from '@parlour/kernel/game';
import { unwrap } from '@parlour/kernel/result';
import { testedPart } from '@parlour/kernel/tests/seed';
import { describe, expect, it } from 'vitest';
import { openPuzzleSession, type PuzzlePosition, type PuzzleSession } from './puzzle-session.ts';

/** A run tests one of this many parts; `npm run generate -- puzzles --check` opens all puzzles. */
const PARTS = 4;
const part = testedPart('puzzle sessions', PARTS);

/** Word games have thousands of plays; a few are enough. */
const OTHERS = 40;

type Opened = { readonly session: PuzzleSession; readonly about: PuzzlePosition };

async function openSession(kind: string, number: number): Promise<Opened> {
  const session = await openPuzzleSession(readShelfData, { kind, number });
  return { session, about: unwrap(await session.position()) };
}

const verdicts = async ({ session, about }: Opened): Promise<string[]> =>
  Promise.all(about.plays.slice(0, OTHERS).map(async (play: Play) => (await session.attempt(play)).is));

describe.each(puzzleKinds.map(({ id }) => id))('%s', id => {
  const listed = puzzleKinds.find(kind => kind.id === id)!;

  it('opens, with nothing but its answer right', async () => {
    const { puzzles } = unwrap(await openPuzzlePack(listed, readShelfData));
    for (const { number, seat } of puzzles.filter(puzzle => puzzle.number % PARTS === part)) {
      const opened = await openSession(id, number);
      const { about } = opened;
      expect(about.seat).toBe(seat);
      expect(about.view.seat).toBe(seat);
      expect(about.openHands.length > 0, `${id} ${number}`).toBe(listed.open && about.view.others.length > 0);
      const answers = await verdicts(opened);
      expect(answers.filter(is => is === 'refused')).toEqual([]);
      expect(answers.filter(is => is === 'right').length).toBeLessThanOrEqual(1);
      expect(answers.length).toBeGreaterThan(1);
    }
  });

  it('takes its answer, explains it, and shows the table after it', async () => {
    const count = listed.found.length;
    for (const number of [1, Math.ceil(count / 2), count]) {
      const { session } = await openSession(id, number);
      const solution = await session.solution();
      expect(await session.attempt(solution.play)).toEqual({ is: 'right' });
      expect(solution.why).toMatch(/\w.*\.$/);
      expect(solution.tableEvents.length).toBeGreaterThan(0);
    }
  });
});

describe('a puzzle that is not there', () => {
  it('is told in one sentence', async () => {
    const nowhere = await openPuzzleSession(readShelfData, { kind: 'nowhere', number: 1 });
    expect(await nowhere.position()).toEqual({ ok: false, fault: "These puzzles don't exist." });
    const [first] = puzzleKinds;
    const beyond = await openPuzzleSession(readShelfData, { kind: first?.id ?? '', number: 9999 });
    expect((await beyond.position()).ok).toBe(false);
  });
});
