/** The options of a game, given in the terminal as `--target 5`, `--peek` or `--pack my-class.json`. */
import { existsSync } from 'node:fs';
import type { BoxedGame } from '@parlour/games/shelf/shelf';
import { must, nth } from '@parlour/kernel/must';
import { checkOptions, type OptionSpec, type Options, readOptions } from '@parlour/kernel/options';
import { valueOr } from '@parlour/kernel/result';
import { trouble } from './trouble.ts';

export type Chosen = {
  readonly options: Options;
  /** The player's own file, if an option names one. */
  readonly own?: string;
};

/** Reads the words that no flag of the command has taken. */
export function chooseOptions(game: BoxedGame, words: readonly string[]): Chosen {
  const given = pairsOf(game, words);
  const [file] = given.filter(([name, value]) => isOwnFile(must(game.options[name]), value));
  const named = given.map(([name, value]) => `${name}=${file?.[0] === name ? 'own' : value}`);
  const checked = checkOptions(game.options, readOptions(game.options, named.join(' ')));
  return { options: valueOr(checked, trouble), ...(file && { own: file[1] }) };
}

function pairsOf(game: BoxedGame, words: readonly string[]): [name: string, value: string][] {
  const pairs: [string, string][] = [];
  for (let i = 0; i < words.length; i++) {
    const [, name, given] = /^--([a-zA-Z]+)(?:=(.*))?$/.exec(nth(words, i)) ?? [];
    const spec = name !== undefined && Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (name === undefined || spec === undefined) return unknown(game, nth(words, i));
    const next = words[i + 1];
    const bare = given === undefined && spec.kind === 'switch' && (next === undefined || next.startsWith('--'));
    if (given === undefined && !bare) i++;
    pairs.push([name, given ?? (bare ? 'true' : (next ?? ''))]);
  }
  return pairs;
}

function unknown(game: BoxedGame, word: string): never {
  const names = Object.keys(game.options).map(name => `--${name}`);
  return trouble(
    `${game.title} does not know "${word}"; ${names.length ? `its options are ${names.join(', ')}` : 'it has no options'}.`,
  );
}

/** Whether an option takes a file of the player's own, and this is one. */
const isOwnFile = (spec: OptionSpec, value: string): boolean =>
  (spec.kind === 'text' || (spec.kind === 'choice' && spec.also?.includes('own') === true)) && existsSync(value);
