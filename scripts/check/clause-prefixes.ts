/** Clause prefixes: the two letters before the number identify the box, so no two boxes share them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';

/** The rule book of every box, by its folder. */
type RuleBooks = ReadonlyMap<string, string>;

function ruleBooksIn(folder: string): RuleBooks {
  if (!existsSync(folder)) return new Map();
  const books = readdirSync(folder)
    .map(box => [box, join(folder, box, 'RULES.md')] as const)
    .filter(([, file]) => existsSync(file));
  return new Map(books.map(([box, file]) => [box, readFileSync(file, 'utf8')]));
}

/** Includes the example boxes, which may be put on the shelf. */
export const readRuleBooks = (): RuleBooks =>
  new Map([...ruleBooksIn(join(ROOT, 'games')), ...ruleBooksIn(join(ROOT, 'examples', 'boxes'))]);

const prefixesIn = (book: string): ReadonlySet<string> =>
  new Set([...book.matchAll(/^\| ([A-Z][A-Z0-9])-\d+r? \|/gm)].map(([, prefix = '']) => prefix));

/** Returns one sentence for every prefix used by several boxes. */
export function findSharedPrefixes(books: RuleBooks): string[] {
  const owners = new Map<string, string[]>();
  for (const [box, book] of books)
    for (const prefix of prefixesIn(book)) owners.set(prefix, [...(owners.get(prefix) ?? []), box]);
  return [...owners]
    .filter(([, boxes]) => boxes.length > 1)
    .map(([prefix, boxes]) => `the boxes ${boxes.join(' and ')} both use the clause prefix ${prefix}-`);
}

const SECOND_CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ23456789';

/** Returns the first two letters of an id, else its first with another of its letters, else with any free one. */
export function findFreePrefix(id: string, books: RuleBooks): string | undefined {
  const taken = new Set([...books.values()].flatMap(book => [...prefixesIn(book)]));
  const letters = id.replaceAll('-', '').toUpperCase();
  return [...letters.slice(1), ...SECOND_CHARACTERS]
    .map(second => letters.charAt(0) + second)
    .find(prefix => !taken.has(prefix));
}
