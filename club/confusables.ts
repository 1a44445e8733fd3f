/**
 * Letters that are taken for others. Chosen by us among the facts of Unicode Technical Standard 39, "Unicode Security
 * Mechanisms" (its data is confusables.txt), for the writings a name here is likely to be copied in; each pair is the letter
 * and what it is read as. What Unicode itself holds to be the same letter (wide, round, bold, with marks) needs none.
 */

/** Great letters that look otherwise than their small ones. */
const GREAT =
  'Αa Βb Εe Ζz Ηh Ιi Κk Μm Νn Οo Ρp Τt Υy Χx Ϲc Ϳj ' + 'Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮃw Ꮓz';

/** Small letters, and great ones as soon as they are written small. */
const SMALL =
  // Cyrillic
  'аa вb гr еe іi јj кk мm нh оo пn рp сc тt уy хx ѕs ьb һh ӏl ԁd ԛq ԝw шw щw ѡw үy ұy ҝk ҡk қk ҳx ҽe ғf ' +
  // Greek
  'αa βb γy εe ηn ιi κk μu νv οo ρp σo ςc τt υu χx ωw ϲc ϳj ' +
  // Armenian
  'աw գq հh յj ոn ռn սu տs ցg օo քf ' +
  // Latin
  'ıi ɩi ɪi ȷj ɑa ɡg ɢg ʙb ʜh ĸk ʟl ɴn ŋn ʀr ʏy øo đd ðd ħh łl ŧt ßb þp ƒf ɛe ꞵb ' +
  // Digits
  '0o 1l';

const tableOf = (pairs: string): ReadonlyMap<string, string> =>
  new Map(
    pairs.split(' ').map(pair => {
      const [letter = '', read = ''] = pair;
      return [letter, read] as const;
    }),
  );

export const GREAT_LETTERS: ReadonlyMap<string, string> = tableOf(GREAT);
export const SMALL_LETTERS: ReadonlyMap<string, string> = tableOf(SMALL);

/** Letters that close up to one another, and the one they are then read as. The great I is a small l: they are all one. */
export const RUNS: readonly (readonly [seen: string, read: string])[] = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['rn', 'm'],
  ['vv', 'w'],
  ['i', 'l'],
];
