/** Puzzles of every pack, opened as the page opens them: the answer is taken, and nothing else is. */
import { readData } from '@parlour/games/shelf/node';
import { puzzleKinds } from '@parlour/games/shelf/puzzle-list';
import { loadPuzzles } from '@parlour/games/shelf/puzzles';
import type { Play } from '@parlour/kernel/game';
import { sure } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { type PuzzleAbout, type PuzzleDesk, puzzleDesk } from './puzzling.ts';

/** A quarter of them in one run, another every day; `npm run puzzles -- --check` opens all. */
const PARTS = 4;
const part = Math.floor(Date.now() / 86_400_000) % PARTS;

/** Of thousands of words a few are enough. */
const OTHERS = 40;

type Opened = { readonly desk: PuzzleDesk; readonly about: PuzzleAbout };

async function openDesk(kind: string, number: number): Promise<Opened> {
  const desk = await puzzleDesk(readData, { kind, number });
  return { desk, about: sure(await desk.about()) };
}

const verdicts = async ({ desk, about }: Opened): Promise<string[]> =>
  Promise.all(about.plays.slice(0, OTHERS).map(async (play: Play) => (await desk.attempt(play)).is));

describe.each(puzzleKinds.map(({ id }) => id))('%s', id => {
  const listed = puzzleKinds.find(kind => kind.id === id)!;

  it('opens, with nothing but its answer right', async () => {
    const { puzzles } = sure(await loadPuzzles(listed, readData));
    for (const { number, seat } of puzzles.filter(puzzle => puzzle.number % PARTS === part)) {
      const opened = await openDesk(id, number);
      const { about } = opened;
      expect(about.seat).toBe(seat);
      expect(about.view.seat).toBe(seat);
      expect(about.hands.length > 0, `${id} ${number}`).toBe(listed.open && about.view.others.length > 0);
      const answers = await verdicts(opened);
      expect(answers.filter(is => is === 'refused')).toEqual([]);
      expect(answers.filter(is => is === 'right').length).toBeLessThanOrEqual(1);
      expect(answers.length).toBeGreaterThan(1);
    }
  });

  it('takes its answer, explains it, and shows the table after it', async () => {
    const count = listed.found.length;
    for (const number of [1, Math.ceil(count / 2), count]) {
      const { desk } = await openDesk(id, number);
      const solution = await desk.solution();
      expect(await desk.attempt(solution.play)).toEqual({ is: 'right' });
      expect(solution.why).toMatch(/\w.*\.$/);
      expect(solution.heard.length).toBeGreaterThan(0);
    }
  });
});

describe('a puzzle that is not there', () => {
  it('is told in one sentence', async () => {
    const nowhere = await puzzleDesk(readData, { kind: 'nowhere', number: 1 });
    expect(await nowhere.about()).toEqual({ ok: false, fault: 'There are no such puzzles.' });
    const [first] = puzzleKinds;
    const beyond = await puzzleDesk(readData, { kind: first?.id ?? '', number: 9999 });
    expect((await beyond.about()).ok).toBe(false);
  });
});
