/** Reads values from the command line. Errors name the option, what it needs, what it got, and the likely intention. */
import { itemAt } from '@parlour/kernel/result';
import { failUsage } from './errors.ts';

/** Reads a whole number, such as the value of `--seats`. */
export function parseWholeNumber(name: string, text: string, min = 0, max = Number.POSITIVE_INFINITY): number {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isSafeInteger(number) && number >= min && number <= max) return number;
  const range = max === Number.POSITIVE_INFINITY ? `of at least ${min}` : `from ${min} to ${max}`;
  return failUsage(`${name} needs ${min === max ? min : `a whole number ${range}`} (${gotText(text)}).`);
}

/** Reads one of several words, in any case. */
export function parseChoice<T extends string>(name: string, choices: readonly T[], text: string): T {
  const found = choices.find(choice => choice.toLowerCase() === text.toLowerCase());
  return found ?? failUsage(`${name} needs ${orList(choices)} (${gotText(text)}).${didYouMean(text, choices)}`);
}

export const gotText = (text: string): string => `got ${text === '' ? 'nothing' : text}`;

/** Returns "a, b or c". */
export const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

/** Returns ` Did you mean "arena"?`, or nothing if no known word is close. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const found = closestWord(typed, known);
  return found === undefined ? '' : ` Did you mean "${found}"?`;
}

const MIN_PREFIX_CHARS = 3;

/** Returns the known word that differs least from the typed one, or else one that begins with it. */
export function closestWord(typed: string, known: readonly string[]): string | undefined {
  const word = typed.toLowerCase();
  if (word.length < 2) return undefined;
  const maxDistance = Math.max(1, Math.floor(word.length / 3));
  const [closest] = known
    .map(name => ({ name, distance: editDistance(word, name.toLowerCase()) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance);
  if (closest) return closest.name;
  return word.length < MIN_PREFIX_CHARS ? undefined : known.find(name => name.toLowerCase().startsWith(word));
}

/** Counts inserted, deleted and replaced letters; two swapped neighbours count once. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const costs = [itemAt(last, j) + 1, itemAt(row, j - 1) + 1, itemAt(last, j - 1) + (isSame ? 0 : 1)];
      row.push(Math.min(...costs, isSwapped ? itemAt(before, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
    [before, last] = [last, row];
  }
  return itemAt(last, b.length);
}
