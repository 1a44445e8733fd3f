/** The list of all puzzles as a module, out of the packs: what a page shows before it opens one. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FINDERS, type PuzzlePack, readPack } from '@parlour/games/shelf/puzzle-pack';
import { unwrap } from '@parlour/kernel/result';

const ENDING = '.puzzles.txt';

function packsIn(box: string): PuzzlePack[] {
  const folder = join(box, 'puzzles');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter(name => name.endsWith(ENDING));
  return files.sort().map(name => unwrap(readPack(readFileSync(join(folder, name), 'utf8'))));
}

/** Who finds each puzzle is one figure, by its place among those who might. */
const listed = ({ kind, puzzles }: PuzzlePack): object => ({
  ...kind,
  found: puzzles.map(({ found }) => FINDERS.indexOf(found)).join(''),
});

/** For the boxes by their folders, in the order of the shelf. */
export const puzzleList = (boxes: readonly string[]): string =>
  `import type { ListedKind } from './puzzle-list.ts';\n\nexport const kinds: readonly ListedKind[] = ${JSON.stringify(boxes.flatMap(packsIn).map(listed), null, 2)};\n`;
