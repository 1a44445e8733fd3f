/** Names of members and guests: what may be one, and which two look alike. */
import { CONFUSABLES } from './confusables.ts';

export const SHORTEST_NAME = 2;
export const LONGEST_NAME = 20;

/** Raise it whenever `looksOf` gives other looks than before: servers then recompute those they have stored. */
export const LOOKS_VERSION = 2;

/** Normalizes how a name is stored: composed letters, and single spaces. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/**
 * What is left of a name at a glance. Two names with a look in common are taken for each other. Marks, spaces, punctuation and
 * case make no difference. There are up to two looks, because a capital may resemble another letter than its small form does:
 * the Greek Ν an N, but ν a v.
 */
export function looksOf(name: string): readonly string[] {
  const plain = name.normalize('NFKC').normalize('NFD');
  return [...new Set([resolve(plain), settle(plain)])];
}

/** Every look a newcomer's name may be read as: its own, and the same with digits as the letters they stand for. */
export function readingsOf(name: string): readonly string[] {
  const looks = looksOf(name);
  const spelled = looks.map(look => [...look].map(sign => DIGITS.get(sign) ?? sign).join(''));
  return [...new Set([...looks, ...spelled.map(joinRuns)])];
}

/** Replaces each letter by what it resembles, then goes on without case. */
const resolve = (text: string): string => settle(resemble(text));

/** A resemblance may lead to a further one, but not often: the longest chain in the data has three steps. */
const MOST_STEPS = 6;

function settle(text: string): string {
  let look = bare(text.toLowerCase());
  for (let step = 0; step < MOST_STEPS; step++) {
    const next = bare(resemble(look).toLowerCase());
    if (next === look) break;
    look = next;
  }
  return joinRuns(look);
}

/** Only letters and digits, without their marks. */
const bare = (text: string): string =>
  text.normalize('NFD').replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');

const resemble = (text: string): string => [...text].map(resembled).join('');

/** A letter that resembles a punctuation mark stays, or the Hebrew yod would be overlooked in every name. */
function resembled(sign: string): string {
  const target = MORE.get(sign) ?? CONFUSABLES.get(sign);
  if (target === undefined) return sign;
  return /[\p{L}\p{N}]/u.test(target) || !/[\p{L}\p{N}]/u.test(sign) ? target : sign;
}

const joinRuns = (look: string): string => RUNS.reduce((text, [seen, as]) => text.replaceAll(seen, as), look);

/** Resemblances that the data of Unicode does not have, as pairs of a letter and what it is read as. */
const MORE: ReadonlyMap<string, string> = new Map(
  [
    // Cyrillic
    'мm тt ьb щw ҝk ҡk ҳx ғf',
    // Greek
    'εe μu πn ςc τt χx ωw',
    // Armenian
    'յj տs',
    // Latin
    'ʙb ɢg ʜh ȷj ĸk ʟl ɴn ʀr ðd ßb ɛe',
    // Han
    '丨l',
  ].flatMap(pairs => pairs.split(' ').map(([letter = '', read = '']) => [letter, read] as const)),
);

/** Digits that are read as letters. The data of Unicode has 0 and 1 already. */
const DIGITS: ReadonlyMap<string, string> = new Map(
  ['2z', '3e', '4a', '5s', '6b', '7t', '8b', '9g'].map(([digit = '', letter = '']) => [digit, letter] as const),
);

/** Letters that run into each other. A capital I is a small l, so i and l are one. */
const RUNS: readonly (readonly [seen: string, read: string])[] = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['i', 'l'],
];

/** Names that belong to no single person, or that speak for the house. */
const NO_NAMES = [
  ...['operator', 'administrator', 'admin', 'moderator', 'parlour', 'the parlour', 'the house', 'the club', 'system'],
  ...['computer', 'computer player', 'host', 'guest', 'anonymous', 'nobody', 'somebody', 'everybody', 'chance', 'you'],
  ...['member', 'a member', 'former member', 'a former member'],
];

const NO_LOOKS: ReadonlySet<string> = new Set(NO_NAMES.flatMap(looksOf));

const RESERVED: ReadonlySet<string> = new Set(
  ['operator', 'administrator', 'admin', 'moderator', 'the parlour', 'the house', 'a former member'].flatMap(looksOf),
);

/** Whether this name would speak for the house; guests may not have it either. */
export const isReserved = (name: string): boolean => readingsOf(name).some(look => RESERVED.has(look));

/** Letters and digits of any script with their marks; between them one space, hyphen, point or apostrophe. */
const WRITTEN = /^[\p{L}\p{N}]\p{M}{0,2}(?:[ .'’-]{0,2}[\p{L}\p{N}]\p{M}{0,2})*\.?$/u;
const IGNORED = /\p{Default_Ignorable_Code_Point}/u;

/** The scripts in use today: Tables 5 and 7 of Unicode Standard Annex 31. */
const SCRIPTS = [
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh',
  'Taml Telu Thaa Thai Tibt Adlm Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mtei Nagm Newa Nkoo Olck Osge',
  'Plrd Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii',
].flatMap(line => line.split(' ').map(script => `\\p{scx=${script}}`));

/** With Latin only whole syllables of Hangul: a single ㅇ among Latin letters is an o. */
const TOGETHER = [
  '\\p{scx=Latn}\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  '\\p{scx=Latn}\\p{scx=Hani}\\p{scx=Bopo}',
  '\\p{scx=Latn}\\p{scx=Hani}가-힣',
  '\\p{scx=Hani}\\p{scx=Hang}',
];

/** The level "highly restrictive" of Unicode Technical Standard 39: one script, or Latin beside those of East Asia. */
const ONE_WRITING_SYSTEM = new RegExp(
  `^(?:${[...SCRIPTS, ...TOGETHER].map(scripts => `[${scripts}\\p{scx=Zyyy}\\p{scx=Zinh}]*`).join('|')})$`,
  'u',
);

/** Why this name mixes what belongs to different writing systems; undefined if it does not. */
export const scriptFault = (name: string): string | undefined =>
  ONE_WRITING_SYSTEM.test(name.normalize('NFC'))
    ? undefined
    : 'A name is written in one writing system; please choose letters that belong together.';

/** Why this cannot be a name, in one sentence; undefined if it can. The looks of computer players come from outside. */
export function nameFault(name: string, computers: ReadonlySet<string> = new Set()): string | undefined {
  const tidy = tidyName(name);
  const { length } = [...tidy];
  if (length < SHORTEST_NAME || length > LONGEST_NAME) return `A name has ${SHORTEST_NAME} to ${LONGEST_NAME} letters.`;
  if (!WRITTEN.test(tidy) || IGNORED.test(tidy)) return 'A name is made of letters and digits, with spaces between.';
  if (!/\p{L}/u.test(tidy)) return 'A name has at least one letter.';
  const fault = scriptFault(tidy);
  if (fault !== undefined) return fault;
  const readings = readingsOf(tidy);
  if (readings.some(look => NO_LOOKS.has(look))) return 'That is not a name of one person; please choose another.';
  if ([...readings, ...readingsOf(withoutNumeral(tidy))].some(look => computers.has(look)))
    return 'A computer player is called that; please choose another name.';
  return undefined;
}

/** Computer players of the same name at a table are told apart by Roman numerals. */
const withoutNumeral = (name: string): string => name.replace(/ [IVX]+$/, '');
