/** How a program of one's own is named in the terminal: `cmd:python3 my.py`, among others with commas between. */
import { trouble } from '../trouble.ts';

const MARK = 'cmd:';

export const isCommand = (name: string): boolean => name.startsWith(MARK);

/** Parts of a text between separators; what stands in quotation marks is never parted. */
function parted(text: string, separator: RegExp): string[] {
  const parts = [''];
  let quote = '';
  for (const letter of text) {
    if (quote === '' && separator.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
    if (letter === quote) quote = '';
    else if (quote === '' && /["']/.test(letter)) quote = letter;
  }
  if (quote !== '') trouble(`A quotation mark is not closed in "${text}".`);
  return parts.map(part => part.trim()).filter(part => part !== '');
}

/** Who is named: levels, names and commands. */
export const playersNamed = (text: string): string[] => parted(text, /,/);

/** The program and its words. No shell comes into it. */
export function wordsOf(command: string): [program: string, ...words: string[]] {
  const words = parted(command.slice(MARK.length), /\s/).map(word => word.replaceAll(/(["'])(.*?)\1/g, '$2'));
  const [program, ...rest] = words;
  return program === undefined
    ? trouble('After "cmd:" comes a program, as in "cmd:python3 my.py".')
    : [program, ...rest];
}

/** Milliseconds a program has for a play, if nothing is said. */
export const USUAL_MS = 5000;
const LEAST_MS = 10;
const MOST_MS = 600_000;

export function msGiven(text: string | undefined): number {
  const ms = text === undefined ? USUAL_MS : Number(text);
  if (Number.isInteger(ms) && ms >= LEAST_MS && ms <= MOST_MS) return ms;
  return trouble(`--ms is a whole number of milliseconds from ${LEAST_MS} to ${MOST_MS}, not "${text}".`);
}
