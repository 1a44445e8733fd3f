import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkLaws } from '@parlour/kernel/laws';
import { afterAll, expect, it } from 'vitest';
import { clauseModule, leafletFiles } from '../generate.ts';
import { newGameFault, writeBox } from '../new-game.ts';

/** Inside the repository, so that the box finds the kernel. */
const FOLDER = join(import.meta.dirname, '..', '..', '.cache', 'new-game-test', 'box');

afterAll(() => rmSync(join(FOLDER, '..'), { recursive: true, force: true }));

it('a new game keeps the laws before it is changed', async () => {
  writeBox(FOLDER, { id: 'snap-dragon', title: 'Snap Dragon', prefix: 'SN' });
  writeFileSync(join(FOLDER, 'sheet.generated.ts'), clauseModule(FOLDER));
  const { game } = await import(join(FOLDER, 'snap-dragon/rules/game.ts'));
  for (let count = 2; count <= 6; count++)
    checkLaws({ game, options: {}, seating: { count }, seed: `${count}`, scrutiny: 100 });
  expect(game.clauses[0]).toMatchObject({ id: 'SN-1', ruling: false });
  const leaflets = leafletFiles(FOLDER).map(([, text]) => text);
  expect(leaflets).toEqual([expect.stringContaining('What people ask'), expect.stringContaining('In doubt')]);
});

it.each([
  [undefined, undefined, 'Usage'],
  ['Snap', 'Snap', 'An id has small letters'],
  ['nations', 'Nations', 'The box nations already exists.'],
])('refuses the id %s', (id, title, sentence) => {
  expect(newGameFault(id, title)).toContain(sentence);
});
