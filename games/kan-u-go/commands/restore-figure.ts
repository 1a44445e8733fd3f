/** `parlour restore-figure`: the museum piece. */
import type { Command } from '../../shelf/shelf.ts';
import { drawCrossword } from '../crossword/draw.ts';
import { restoreFigure } from '../crossword/restore.ts';
import { bakedLexicon, isBaked } from '../lexicon/opening.ts';

export const restoreLostFigure: Command['run'] = async (_, { list = 'common' }, { read, print, complain }) => {
  if (!isBaked(list)) {
    complain(`There is no list "${list}"; the lists are full, common, child and large.`);
    return 2;
  }
  let found = 0;
  for (const figure of restoreFigure(await bakedLexicon(list, read))) {
    found += 1;
    print(`${found}.\n${drawCrossword(figure.flat())}\n`);
  }
  print(`${found} crosswords fit the words of the booklet with the list "${list}".`);
  return 0;
};
