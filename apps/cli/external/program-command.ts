/** Parses players on the command line: levels, names and programs like `cmd:python3 my.py`, separated by commas. */
import { fail } from '../lib/errors.ts';

const PREFIX = 'cmd:';

export const isProgramCommand = (name: string): boolean => name.startsWith(PREFIX);

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
  if (quote !== '') fail(`A quotation mark is not closed in "${text}".`);
  return parts.map(part => part.trim()).filter(part => part !== '');
}

export const parsePlayerList = (text: string): string[] => splitOutsideQuotes(text, /,/);

/** Returns the program and its arguments. No shell is involved. */
export function parseProgramCommand(command: string): [program: string, ...words: string[]] {
  const words = splitOutsideQuotes(command.slice(PREFIX.length), /\s/).map(word =>
    word.replaceAll(/(["'])(.*?)\1/g, '$2'),
  );
  const [program, ...rest] = words;
  return program === undefined ? fail('After "cmd:" comes a program, as in "cmd:python3 my.py".') : [program, ...rest];
}

export const DEFAULT_PLAY_MS = 5000;
const MIN_PLAY_MS = 10;
const MAX_PLAY_MS = 600_000;

export function parsePlayMs(text: string | undefined): number {
  const ms = text === undefined ? DEFAULT_PLAY_MS : Number(text);
  if (Number.isInteger(ms) && ms >= MIN_PLAY_MS && ms <= MAX_PLAY_MS) return ms;
  return fail(`--ms is a whole number of milliseconds from ${MIN_PLAY_MS} to ${MAX_PLAY_MS}, not "${text}".`);
}
