/** `parlour lexicon`: one word told, or every word printed. */
import type { Command } from '../../shelf/shelf.ts';
import { openDefinitions } from '../lexicon/definitions.ts';
import { bakedLexicon, isBaked } from '../lexicon/opening.ts';
import { dump, tell } from '../lexicon/tell.ts';

const USAGE = 'Name a word, for example "parlour lexicon tacks", or ask for all of them with --dump.';
const DEFINITIONS = 'kan-u-go/data/baked/definitions.txt';

export const lexicon: Command['run'] = async ([word], { list = 'full', dump: all }, { read, print, complain }) => {
  if (!isBaked(list)) {
    complain(`There is no list "${list}"; the lists are full, common, child and large.`);
    return 2;
  }
  if (all === true) {
    for (const line of dump(await bakedLexicon(list, read))) print(line);
    return 0;
  }
  if (word === undefined || !/^[A-Za-z]+$/.test(word)) {
    complain(USAGE);
    return 2;
  }
  const words = await bakedLexicon(list, read);
  for (const line of tell(words, openDefinitions(await read(DEFINITIONS)), word)) print(line);
  return words.has(word.toUpperCase()) ? 0 : 1;
};
