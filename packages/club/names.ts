/** Names of members and guests: which are valid, and which two are confusable (UTS 39). */
import { sayClub } from './club-sentences.ts';
import { CONFUSABLES } from './confusables.generated.ts';

export const MIN_NAME_LENGTH = 2;
export const MAX_NAME_LENGTH = 20;

/** Raise it whenever `nameSkeletons` gives other results than before: servers then recompute the stored ones. */
export const SKELETON_VERSION = 2;

/** Composed letters and single spaces, as stored. */
export const normalizeName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/**
 * Returns the skeletons of a name. Two names that share one are confusable. Marks, spaces, punctuation and case make
 * no difference. There are up to two, because a capital may resemble another letter than its small form does: the
 * Greek Ν an N, but ν a v.
 */
export function nameSkeletons(name: string): readonly string[] {
  const plain = name.normalize('NFKC').normalize('NFD');
  return [...new Set([skeletonBeforeCasing(plain), skeletonOf(plain)])];
}

/**
 * Returns every skeleton a new name may be read as: its own, and the same with digits as the letters they resemble.
 */
export function nameReadings(name: string): readonly string[] {
  const skeletons = nameSkeletons(name);
  const spelled = skeletons.map(skeleton => [...skeleton].map(char => LETTER_OF_DIGIT.get(char) ?? char).join(''));
  return [...new Set([...skeletons, ...spelled.map(mergeLetterRuns)])];
}

const skeletonBeforeCasing = (text: string): string => skeletonOf(replaceConfusables(text));

/** A replacement may lead to another; the longest chain in the data has three steps. */
const MAX_REPLACEMENT_STEPS = 6;

function skeletonOf(text: string): string {
  let skeleton = lettersAndDigits(text.toLowerCase());
  for (let step = 0; step < MAX_REPLACEMENT_STEPS; step++) {
    const next = lettersAndDigits(replaceConfusables(skeleton).toLowerCase());
    if (next === skeleton) break;
    skeleton = next;
  }
  return mergeLetterRuns(skeleton);
}

const lettersAndDigits = (text: string): string =>
  text.normalize('NFD').replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '');

const replaceConfusables = (text: string): string => [...text].map(confusableTarget).join('');

/** A letter that resembles a punctuation mark stays; otherwise the Hebrew yod would vanish from every name. */
function confusableTarget(char: string): string {
  const target = EXTRA_CONFUSABLES.get(char) ?? CONFUSABLES.get(char);
  if (target === undefined) return char;
  return /[\p{L}\p{N}]/u.test(target) || !/[\p{L}\p{N}]/u.test(char) ? target : char;
}

const mergeLetterRuns = (skeleton: string): string =>
  LETTER_RUNS.reduce((text, [run, replacement]) => text.replaceAll(run, replacement), skeleton);

/** Resemblances missing from the Unicode data: a letter and what it is read as. */
const EXTRA_CONFUSABLES: ReadonlyMap<string, string> = new Map(
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

/** Digits that are read as letters. The Unicode data already covers 0 and 1. */
const LETTER_OF_DIGIT: ReadonlyMap<string, string> = new Map(
  ['2z', '3e', '4a', '5s', '6b', '7t', '8b', '9g'].map(([digit = '', letter = '']) => [digit, letter] as const),
);

/** Letters that run together. A capital I looks like a small l, so i and l are one. */
const LETTER_RUNS: readonly (readonly [run: string, replacement: string])[] = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['i', 'l'],
];

/** Names that belong to no single person, or that suggest authority. */
const FORBIDDEN_NAMES = [
  ...['operator', 'administrator', 'admin', 'moderator', 'parlour', 'the parlour', 'the house', 'the club', 'system'],
  ...['computer', 'computer player', 'host', 'guest', 'anonymous', 'nobody', 'somebody', 'everybody', 'chance', 'you'],
  ...['member', 'a member', 'former member', 'a former member'],
];

const FORBIDDEN_SKELETONS: ReadonlySet<string> = new Set(FORBIDDEN_NAMES.flatMap(nameSkeletons));

const RESERVED_SKELETONS: ReadonlySet<string> = new Set(
  ['operator', 'administrator', 'admin', 'moderator', 'the parlour', 'the house', 'a former member'].flatMap(
    nameSkeletons,
  ),
);

/** Whether the name suggests authority over the server. Guests may not use it either. */
export const isReservedName = (name: string): boolean =>
  nameReadings(name).some(skeleton => RESERVED_SKELETONS.has(skeleton));

/** Letters and digits of any script with their marks; between them one space, hyphen, point or apostrophe. */
const NAME_PATTERN = /^[\p{L}\p{N}]\p{M}{0,2}(?:[ .'’-]{0,2}[\p{L}\p{N}]\p{M}{0,2})*\.?$/u;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

/** The scripts in use today: Tables 5 and 7 of Unicode Standard Annex 31. */
const RECOMMENDED_SCRIPTS = [
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Latn Mlym Mymr Orya Sinh',
  'Taml Telu Thaa Thai Tibt Adlm Cakm Cans Cham Cher Hmnp Java Kali Lana Lepc Limb Lisu Mand Mtei Nagm Newa Nkoo Olck Osge',
  'Plrd Rohg Saur Sund Sylo Syrc Tale Talu Tavt Tfng Vaii Wcho Yiii',
].flatMap(line => line.split(' ').map(script => `\\p{scx=${script}}`));

/** With Latin only whole syllables of Hangul: a single ㅇ among Latin letters looks like an o. */
const ALLOWED_SCRIPT_MIXES = [
  '\\p{scx=Latn}\\p{scx=Hani}\\p{scx=Hira}\\p{scx=Kana}',
  '\\p{scx=Latn}\\p{scx=Hani}\\p{scx=Bopo}',
  '\\p{scx=Latn}\\p{scx=Hani}가-힣',
  '\\p{scx=Hani}\\p{scx=Hang}',
];

/**
 * The level "highly restrictive" of Unicode Technical Standard 39: one script, or Latin beside those of East Asia.
 */
const SINGLE_SCRIPT = new RegExp(
  `^(?:${[...RECOMMENDED_SCRIPTS, ...ALLOWED_SCRIPT_MIXES].map(scripts => `[${scripts}\\p{scx=Zyyy}\\p{scx=Zinh}]*`).join('|')})$`,
  'u',
);

export const mixedScriptReason = (name: string): string | undefined =>
  SINGLE_SCRIPT.test(name.normalize('NFC')) ? undefined : sayClub('nameMixedScripts');

/** Returns a sentence, or undefined if the name is valid. */
export function invalidNameReason(
  name: string,
  computerSkeletons: ReadonlySet<string> = new Set(),
): string | undefined {
  const normalized = normalizeName(name);
  const { length } = [...normalized];
  if (length < MIN_NAME_LENGTH || length > MAX_NAME_LENGTH)
    return sayClub('nameLength', { min: MIN_NAME_LENGTH, max: MAX_NAME_LENGTH });
  if (!NAME_PATTERN.test(normalized) || IGNORABLE.test(normalized)) return sayClub('nameCharacters');
  if (!/\p{L}/u.test(normalized)) return sayClub('nameNeedsLetter');
  const scriptReason = mixedScriptReason(normalized);
  if (scriptReason !== undefined) return scriptReason;
  const readings = nameReadings(normalized);
  if (readings.some(skeleton => FORBIDDEN_SKELETONS.has(skeleton))) return sayClub('nameReserved');
  if ([...readings, ...nameReadings(withoutRomanNumeral(normalized))].some(skeleton => computerSkeletons.has(skeleton)))
    return sayClub('nameOfComputer');
  return undefined;
}

/** Roman numerals distinguish computer players of the same name at a table. */
const withoutRomanNumeral = (name: string): string => name.replace(/ [IVX]+$/, '');
