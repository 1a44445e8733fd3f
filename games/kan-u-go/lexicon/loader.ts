/** Loads dictionaries through the host, and opens games with them. */
import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import type { Lexicon } from './lexicon.ts';

const BAKED_LEXICONS = ['full', 'common', 'child', 'large'] as const;
type BakedLexiconName = (typeof BAKED_LEXICONS)[number];

export const isBakedLexiconName = (name: unknown): name is BakedLexiconName =>
  BAKED_LEXICONS.includes(name as BakedLexiconName);

/** By host. Lexicons are large and shared by all games of the box. */
const lexiconCache = new WeakMap<ReadDataFile, Map<BakedLexiconName, Promise<Lexicon>>>();

/** Loads a dictionary from its data file. */
export function bakedLexicon(name: BakedLexiconName, read: ReadDataFile): Promise<Lexicon> {
  const byName = lexiconCache.get(read) ?? new Map<BakedLexiconName, Promise<Lexicon>>();
  const lexicon = byName.get(name) ?? readBakedLexicon(name, read);
  lexiconCache.set(read, byName.set(name, lexicon));
  return lexicon;
}

async function readBakedLexicon(name: BakedLexiconName, read: ReadDataFile): Promise<Lexicon> {
  const { lexiconFile: fileOf, openLexicon } = await import('./lexicon.ts');
  return openLexicon(await read(`kan-u-go/data/baked/${fileOf(name)}`), name);
}

/** Words have letters A to Z only. Drops a byte-order mark. */
const decodeLatin1 = (bytes: Uint8Array): string =>
  Array.from(bytes, byte => String.fromCharCode(byte))
    .join('')
    .replace(/^\xEF\xBB\xBF/, '');

/** The host serves it as own.txt. */
async function readOwnLexicon(read: ReadDataFile): Promise<Lexicon> {
  const { parseOwnLexicon: ownLexicon } = await import('./lexicon.ts');
  const bytes = await read('kan-u-go/data/own.txt').catch(() => undefined);
  if (bytes === undefined) throw new Error('There is no word list of your own here that can be read.');
  const text = decodeLatin1(bytes);
  const own = ownLexicon(text, await bakedLexicon('full', read));
  if (!own.ok) throw new Error(`The word list, line ${own.fault.line}: ${own.fault.message}`);
  return own.value;
}

export const loadLexicon = ({ lexicon }: Options, read: ReadDataFile): Promise<Lexicon> =>
  lexicon === 'own' ? readOwnLexicon(read) : bakedLexicon(lexicon as BakedLexiconName, read);

/** Computer players look words up in the lexicon of their game. */
const lexiconByGame = new WeakMap<object, Lexicon>();

export function attachLexicon<G extends object>(game: G, lexicon: Lexicon): G {
  lexiconByGame.set(game, lexicon);
  return game;
}

export function gameLexicon(game: object): Lexicon {
  const lexicon = lexiconByGame.get(game);
  if (lexicon === undefined) throw new Error('the game was not taken out of its box');
  return lexicon;
}

export type GameFactory<G extends Game = Game> = (lexicon: Lexicon, version?: number) => G;

/** Loads rules and dictionary in parallel. */
export async function openGame<G extends Game>(
  rules: GameFactory<G> | Promise<GameFactory<G>>,
  options: Options,
  read: ReadDataFile,
  version?: number,
): Promise<G> {
  const [make, lexicon] = await Promise.all([rules, loadLexicon(options, read)]);
  return attachLexicon(make(lexicon, version), lexicon);
}
