/** Names of members: what may be one, and which two look alike. */
import { GREAT_LETTERS, RUNS, SMALL_LETTERS } from './confusables.ts';

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 20;

/** How a name is kept: one way of writing each letter, and no more than one space between two. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/**
 * What is left of a name at a glance: names with the same look are taken for each other. Marks, spaces, points and hyphens
 * are overlooked, and so is whether a letter is great or small.
 */
export function glanceOf(name: string): string {
  const bare = name
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');
  const small = read(read(bare, GREAT_LETTERS).toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''), SMALL_LETTERS);
  return RUNS.reduce((look, [seen, as]) => look.replaceAll(seen, as), small);
}

const read = (text: string, table: ReadonlyMap<string, string>): string =>
  [...text].map(letter => table.get(letter) ?? letter).join('');

/** What people are called who are nobody in particular, or who speak for the house. */
const NO_NAMES = [
  ...['operator', 'administrator', 'admin', 'moderator', 'parlour', 'the parlour', 'the house', 'the club', 'system'],
  ...['computer', 'computer player', 'host', 'guest', 'anonymous', 'nobody', 'somebody', 'everybody', 'chance', 'you'],
  ...['member', 'a member', 'former member', 'a former member'],
];

const NO_LOOKS: ReadonlySet<string> = new Set(NO_NAMES.map(glanceOf));

/** Whether somebody would speak for the house by this name; a guest may not either. */
export const isReserved = (name: string): boolean => RESERVED.has(glanceOf(name));

const RESERVED: ReadonlySet<string> = new Set(
  ['operator', 'administrator', 'admin', 'moderator', 'the parlour', 'the house', 'a former member'].map(glanceOf),
);

/** Letters and digits of any writing with their marks; between them one space, hyphen, point or apostrophe. */
const WRITTEN = /^[\p{L}\p{N}]\p{M}{0,2}(?:[ .'’-]{0,2}[\p{L}\p{N}]\p{M}{0,2})*\.?$/u;
const IGNORED = /\p{Default_Ignorable_Code_Point}/u;

/** Why somebody cannot be called that, in one sentence; undefined if they can. The looks of computer players come from outside. */
export function nameFault(name: string, computers: ReadonlySet<string> = new Set()): string | undefined {
  const tidy = tidyName(name);
  const { length } = [...tidy];
  if (length < SHORTEST_NAME || length > LONGEST_NAME) return `A name has ${SHORTEST_NAME} to ${LONGEST_NAME} letters.`;
  if (!WRITTEN.test(tidy) || IGNORED.test(tidy)) return 'A name is made of letters and digits, with spaces between.';
  if (!/\p{L}/u.test(tidy)) return 'A name has at least one letter.';
  const look = glanceOf(tidy);
  if (NO_LOOKS.has(look)) return 'That is not a name of one person; please choose another.';
  if (computers.has(look)) return 'A computer player is called that; please choose another name.';
  return undefined;
}
