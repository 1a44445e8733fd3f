/** The dictionaries of the box, read through its host and kept while it is open. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Options } from '@parlour/kernel/options';
import type { Lexicon } from './lexicon.ts';

const BAKED = ['full', 'common', 'child', 'large'] as const;
type Baked = (typeof BAKED)[number];

export const isBaked = (name: unknown): name is Baked => BAKED.includes(name as Baked);

/** Lexicons that have been opened, by host: they are large, and all games of the box stand on them. */
const opened = new WeakMap<ReadDataFile, Map<Baked, Promise<Lexicon>>>();

/** A dictionary of the box; it is read once for every reader. */
export function bakedLexicon(name: Baked, read: ReadDataFile): Promise<Lexicon> {
  const byName = opened.get(read) ?? new Map<Baked, Promise<Lexicon>>();
  const lexicon = byName.get(name) ?? openBaked(name, read);
  opened.set(read, byName.set(name, lexicon));
  return lexicon;
}

async function openBaked(name: Baked, read: ReadDataFile): Promise<Lexicon> {
  const { fileOf, openLexicon } = await import('./lexicon.ts');
  return openLexicon(await read(`kan-u-go/data/baked/${fileOf(name)}`), name);
}

/** Words are of the letters A to Z, so that every byte is a character; a byte-order mark is none. */
const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => String.fromCharCode(byte))
    .join('')
    .replace(/^\xEF\xBB\xBF/, '');

/** The host reads the player's list under the name own.txt. */
async function openOwn(read: ReadDataFile): Promise<Lexicon> {
  const { ownLexicon } = await import('./lexicon.ts');
  const bytes = await read('kan-u-go/data/own.txt').catch(() => undefined);
  if (bytes === undefined) throw new Error('There is no word list of your own here that can be read.');
  const text = textOf(bytes);
  const own = ownLexicon(text, await bakedLexicon('full', read));
  if (!own.ok) throw new Error(`The word list, line ${own.fault.line}: ${own.fault.message}`);
  return own.value;
}

export const lexiconFor = ({ lexicon }: Options, read: ReadDataFile): Promise<Lexicon> =>
  lexicon === 'own' ? openOwn(read) : bakedLexicon(lexicon as Baked, read);

/** The lexicon each game taken out of the box stands on: computer players look their words up in the same. */
const under = new WeakMap<object, Lexicon>();

export function standOn<G extends object>(game: G, lexicon: Lexicon): G {
  under.set(game, lexicon);
  return game;
}

export function lexiconUnder(game: object): Lexicon {
  const lexicon = under.get(game);
  if (lexicon === undefined) throw new Error('the game was not taken out of its box');
  return lexicon;
}
