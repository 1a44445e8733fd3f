import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Box, BoxedGame, ReadFile } from '../shelf.ts';
import type { Lexicon, LexiconName } from './lexicon/lexicon.ts';
import { aloneOptions, kanUGoOptions, raceOptions, thirdOptions } from './rules/options.ts';
import { sheet } from './rules/sheet.generated.ts';

type Baked = Exclude<LexiconName, 'own'>;

/** Lexicons that have been opened, by host: they are large, and all games of the box stand on them. */
const opened = new WeakMap<ReadFile, Map<Baked, Promise<Lexicon>>>();

function bakedLexicon(name: Baked, read: ReadFile): Promise<Lexicon> {
  const byName = opened.get(read) ?? new Map<Baked, Promise<Lexicon>>();
  const lexicon = byName.get(name) ?? openBaked(name, read);
  opened.set(read, byName.set(name, lexicon));
  return lexicon;
}

async function openBaked(name: Baked, read: ReadFile): Promise<Lexicon> {
  const { fileOf, openLexicon } = await import('./lexicon/lexicon.ts');
  return openLexicon(await read(`kan-u-go/data/baked/${fileOf(name)}`), name);
}

/** Words are of the letters A to Z, so that every byte is a character; a byte-order mark is none. */
const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => String.fromCharCode(byte))
    .join('')
    .replace(/^\xEF\xBB\xBF/, '');

/** The host reads the player's list under the name own.txt. */
async function openOwn(read: ReadFile): Promise<Lexicon> {
  const { ownLexicon } = await import('./lexicon/lexicon.ts');
  const text = textOf(await read('kan-u-go/data/own.txt'));
  const own = ownLexicon(text, await bakedLexicon('full', read));
  if ('fault' in own) throw new Error(`The word list, line ${own.fault.line}: ${own.fault.message}`);
  return own.lexicon;
}

const lexiconFor = ({ lexicon }: Options, read: ReadFile): Promise<Lexicon> =>
  lexicon === 'own' ? openOwn(read) : bakedLexicon(lexicon as Baked, read);

/** Loads the rules and the lexicon side by side. */
const opening =
  (rules: () => Promise<(lexicon: Lexicon) => Game>): BoxedGame['open'] =>
  async (options, read) => {
    const [make, lexicon] = await Promise.all([rules(), lexiconFor(options, read)]);
    return make(lexicon);
  };

export const box: Box = {
  id: 'kan-u-go',
  title: 'Kan-U-Go',
  year: '1934',
  story: 'Letters for cards, one crossword for all, and the commonest letter hurts most if you are left with it.',
  games: [
    {
      id: 'kan-u-go',
      title: 'Kan-U-Go',
      seats: [2, 7],
      options: kanUGoOptions,
      clauses: sheet['kan-u-go'],
      open: opening(async () => (await import('./rules/kan-u-go/game.ts')).kanUGo),
    },
    {
      id: 'race',
      title: 'Kan-U-Go Race',
      seats: [2, 7],
      options: raceOptions,
      clauses: sheet.race,
      open: opening(async () => (await import('./rules/race/game.ts')).race),
    },
    {
      id: 'alone-first',
      title: 'Kan-U-Go Alone, first method',
      seats: [1, 1],
      options: aloneOptions,
      clauses: sheet['alone-first'],
      open: opening(async () => (await import('./rules/alone/games.ts')).aloneFirst),
    },
    {
      id: 'alone-second',
      title: 'Kan-U-Go Alone, second method',
      seats: [1, 1],
      options: aloneOptions,
      clauses: sheet['alone-second'],
      open: opening(async () => (await import('./rules/alone/games.ts')).aloneSecond),
    },
    {
      id: 'alone-third',
      title: 'Kan-U-Go Alone, third method',
      seats: [1, 1],
      options: thirdOptions,
      clauses: sheet['alone-third'],
      open: opening(async () => (await import('./rules/alone/games.ts')).aloneThird),
    },
  ],
};
