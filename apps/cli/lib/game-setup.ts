/** Sets up a game from the command line: its seats, its options like `--pack my-class.json`, and its players. */
import { existsSync } from 'node:fs';
import { type BoxedGame, findGame, gamesOnShelf, type ReadDataFile } from '@parlour/games/shelf/shelf';
import { isOwnText, type OptionSpec, type Options, parseOptions, validateOptions } from '@parlour/kernel/options';
import { assertDefined, itemAt, valueOr } from '@parlour/kernel/result';
import type { Character, Level } from '@parlour/players/player';
import { characterOfLevel } from '@parlour/table/computer/situation';
import { didYouMean, parseChoice, parseWholeNumber } from './arguments.ts';
import type { CliOption } from './command.ts';
import { fail, failUsage } from './errors.ts';

/** Finds a game by its id or title, in any case. */
export function findGameOrFail(name: string): BoxedGame {
  const games = gamesOnShelf();
  const isNamed = (game: BoxedGame): boolean =>
    [game.id, game.title].some(each => each.toLowerCase() === name.toLowerCase());
  const ids = games.map(game => game.id);
  const found = games.find(isNamed);
  const close = didYouMean(name, ids);
  return found ?? failUsage(`There is no game "${name}".${close || ` The games are ${ids.join(', ')}.`}`);
}

export const SEATS_OPTION: CliOption = { flag: '--seats <n>', says: 'Number of seats.' };

/** Returns the number of seats from the flag, or the game's default. */
export function parseSeatCount(game: BoxedGame, text: string | undefined): number {
  const [min, max] = game.seats;
  return text === undefined ? Math.max(min, Math.min(4, max)) : parseWholeNumber('--seats', text, min, max);
}

export type ChosenOptions = {
  readonly options: Options;
  /** The user's own file, if an option names one. */
  readonly own?: string;
};

/** Parses the arguments that no flag of the command has consumed. */
export function parseGameOptions(game: BoxedGame, words: readonly string[]): ChosenOptions {
  const given = parsePairs(game, words);
  for (const [name, value] of given) checkGameOption(game, name, value);
  const [file] = given.filter(([name, value]) => isOwnFile(assertDefined(game.options[name]), value));
  const named = given.map(([name, value]) => `${name}=${file?.[0] === name ? 'own' : value}`);
  const checked = validateOptions(game.options, parseOptions(game.options, named.join(' ')));
  return { options: valueOr(checked, failUsage), ...(file && { own: file[1] }) };
}

/** Fails with the name of the option as it was typed. */
function checkGameOption(game: BoxedGame, name: string, value: string): void {
  const spec = assertDefined(game.options[name]);
  if (spec.kind === 'number') parseWholeNumber(`--${name}`, value, spec.least, spec.most);
  if (spec.kind !== 'choice' || spec.also?.includes(value) || isOwnFile(spec, value) || isOwnText(value)) return;
  if (spec.also?.includes('own') && /[./\\]/.test(value)) fail(`Can't read ${value}: there is no such file.`);
  parseChoice(`--${name}`, spec.of, value);
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
  const options =
    names.length > 0 ? `The options of ${game.title} are ${names.join(', ')}.` : `${game.title} has no options.`;
  if (!word.startsWith('-')) return failUsage(`Can't understand "${word}".`);
  const [name = word] = word.split('=');
  return failUsage(`Unknown option ${name}. ${options}`, { name, known: names });
}

/** True if the option accepts a user file and the value is an existing one. */
const isOwnFile = (spec: OptionSpec, value: string): boolean =>
  (spec.kind === 'text' || (spec.kind === 'choice' && spec.also?.includes('own') === true)) && existsSync(value);

export const loadCharacters = async (game: string, read: ReadDataFile): Promise<readonly Character[]> =>
  (await findGame(game)?.players?.(read)) ?? [];

export const loadCharacter = async (game: string, level: Level, read: ReadDataFile): Promise<Character> =>
  characterOfLevel(await loadCharacters(game, read), level);

/** Players are levels, names, or external programs such as `cmd:python3 my.py`. */
const PROGRAM_PREFIX = 'cmd:';

export const isProgramCommand = (name: string): boolean => name.startsWith(PROGRAM_PREFIX);

/** Splits a text at separators that are not inside quotation marks. */
function splitOutsideQuotes(text: string, separator: RegExp): string[] {
  const parts = [''];
  let quote = '';
  for (const letter of text) {
    if (quote === '' && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
    if (letter === quote) quote = '';
    else if (quote === '' && /["']/.test(letter)) quote = letter;
  }
  if (quote !== '') failUsage(`A quotation mark is not closed in ${text}.`);
  return parts.map(part => part.trim()).filter(part => part !== '');
}

export const parsePlayerList = (text: string): string[] => splitOutsideQuotes(text, /,/);

/** Returns the program and its arguments. No shell is involved. */
export function parseProgramCommand(command: string): [program: string, ...words: string[]] {
  const words = splitOutsideQuotes(command.slice(PROGRAM_PREFIX.length), /\s/).map(word =>
    word.replaceAll(/(["'])(.*?)\1/g, '$2'),
  );
  const [program, ...rest] = words;
  return program === undefined
    ? failUsage('"cmd:" needs a program after it, such as "cmd:python3 my.py".')
    : [program, ...rest];
}

export const DEFAULT_PLAY_MS = 5000;
const MIN_PLAY_MS = 10;
const MAX_PLAY_MS = 600_000;

export const PLAY_MS_OPTION: CliOption = {
  flag: '--ms <n>',
  says: `Time limit of a program per play, in ms (default: ${DEFAULT_PLAY_MS}).`,
};

export function parsePlayMs(text: string | undefined): number {
  return text === undefined ? DEFAULT_PLAY_MS : parseWholeNumber('--ms', text, MIN_PLAY_MS, MAX_PLAY_MS);
}
