/** The hand-made lists of `data/`: words in capitals, as many to a line as one likes; `#` begins a remark. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dataFolder: string = join(import.meta.dirname, '../data');

const wordsIn = (line: string): string[] =>
  line
    .replace(/#.*/, '')
    .split(/\s+/)
    .filter(word => word !== '');
const linesOf = (name: string): string[] => readFileSync(join(dataFolder, name), 'utf8').split('\n');

export const readList = (name: string): string[] => linesOf(name).flatMap(wordsIn);

/** A list in which `yes` or `no` before the words of a line says what they are. */
export function readJudgements(name: string): Map<string, boolean> {
  return new Map(
    linesOf(name).flatMap(line => {
      const [verdict, ...words] = wordsIn(line);
      if (verdict === undefined) return [];
      if (verdict !== 'yes' && verdict !== 'no') throw new Error(`${name}: "${line}" says neither yes nor no.`);
      return words.map(word => [word, verdict === 'yes'] as const);
    }),
  );
}

/** Whether a word is in a list in which `STEM*` stands for every word that begins so. */
export function matcherOf(list: readonly string[]): (word: string) => boolean {
  const words = new Set(list.filter(entry => !entry.endsWith('*')));
  const stems = new Set(list.filter(entry => entry.endsWith('*')).map(entry => entry.slice(0, -1)));
  const lengths = [...new Set([...stems].map(({ length }) => length))];
  return word => words.has(word) || lengths.some(length => stems.has(word.slice(0, length)));
}
