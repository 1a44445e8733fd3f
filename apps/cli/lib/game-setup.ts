/**
 * Sets up a game from the command line: its computer players, and options like `--target 5`, `--peek` or `--pack
 * my-class.json`.
 */
import { existsSync } from 'node:fs';
import { type BoxedGame, findGame, type ReadDataFile } from '@parlour/games/shelf/shelf';
import { type OptionSpec, type Options, parseOptions, validateOptions } from '@parlour/kernel/options';
import { assertDefined, itemAt, valueOr } from '@parlour/kernel/result';
import type { Character, Level } from '@parlour/players/player';
import { characterOfLevel } from '@parlour/table/computer/situation';
import { fail } from './errors.ts';

export type ChosenOptions = {
  readonly options: Options;
  /** The user's own file, if an option names one. */
  readonly own?: string;
};

/** Parses the arguments that no flag of the command has consumed. */
export function parseGameOptions(game: BoxedGame, words: readonly string[]): ChosenOptions {
  const given = parsePairs(game, words);
  const [file] = given.filter(([name, value]) => isOwnFile(assertDefined(game.options[name]), value));
  const named = given.map(([name, value]) => `${name}=${file?.[0] === name ? 'own' : value}`);
  const checked = validateOptions(game.options, parseOptions(game.options, named.join(' ')));
  return { options: valueOr(checked, fail), ...(file && { own: file[1] }) };
}

function parsePairs(game: BoxedGame, words: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i < words.length; i++) {
    const [, name, given] = /^--([a-zA-Z]+)(?:=(.*))?$/.exec(itemAt(words, i)) ?? [];
    const spec = name !== undefined && Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (name === undefined || spec === undefined) return rejectUnknownOption(game, itemAt(words, i));
    const next = words[i + 1];
    const bare = given === undefined && spec.kind === 'switch' && (next === undefined || next.startsWith('--'));
    if (given === undefined && !bare) i++;
    pairs.push([name, given ?? (bare ? 'true' : (next ?? ''))]);
  }
  return pairs;
}

function rejectUnknownOption(game: BoxedGame, word: string): never {
  const names = Object.keys(game.options).map(name => `--${name}`);
  return fail(
    `${game.title} does not know "${word}"; ${names.length ? `its options are ${names.join(', ')}` : 'it has no options'}.`,
  );
}

/** True if the option accepts a user file and the value is an existing one. */
const isOwnFile = (spec: OptionSpec, value: string): boolean =>
  (spec.kind === 'text' || (spec.kind === 'choice' && spec.also?.includes('own') === true)) && existsSync(value);

export const loadCharacters = async (game: string, read: ReadDataFile): Promise<readonly Character[]> =>
  (await findGame(game)?.players?.(read)) ?? [];

export const loadCharacter = async (game: string, level: Level, read: ReadDataFile): Promise<Character> =>
  characterOfLevel(await loadCharacters(game, read), level);
