/** Personas: passengers of a liner about 1890 for Nations, a nursery for the Monkey. */
import { type Translate, translator } from '@parlour/messages';
import type { Persona } from '@parlour/players/persona';

const english = {
  easyManner: 'is on his first voyage; he saves his high cards, except when one is too pretty to keep',
  normalManner: 'has read the whist book twice, and plays by it',
  strongManner: 'imagines a couple of hundred ways the hidden cards could lie',
  expertManner: 'maps coasts from the ship’s rail, and your hand from the cards you play',
  toby: 'I’m saving the pretty ones. Mostly.',
  daisy: 'If I win, I get the top bunk.',
  percy: 'The ship rolled, and that card fell out by itself.',
  harriet: 'Chapter four covers this. Shall we?',
  josiah: 'My wife reads the book, and I read my wife.',
  lavinia: 'Never lead the top of nothing, dear.',
  amos: 'I have brought worse hands than this safely home.',
  dorcas: 'He commands the ship. I count the Stars.',
  giles: 'Permission to take the first trick?',
  odile: 'Play two cards, and I will draw you the rest.',
  marchetti: 'She draws the map. I find the treasure.',
  lindqvist: 'I forgive everything except a wasted Star.',
  monkeyEasyManner: 'lays down any pair he sees; with three or more players that is as good as any plan',
  monkeyNormalManner: 'lays small pairs first and looks solemn; it is still luck',
  monkeyStrongManner: 'keeps three of a kind when only two are playing; with more he just looks clever',
  monkeyExpertManner: 'works a game for two out to the end; with more players she trusts to luck like everyone else',
  clement: 'Two! Two the same! Mine!',
  rosamund: 'No monkey for me. You have it.',
  ned: 'I always pick the one that sticks out.',
  winifred: 'I never look worried. Watch me.',
  edith: 'If it’s me again, I’m telling.',
  mabel: 'I know the odd card. It smells of jam.',
  hugo: 'I have a system. It nearly always works.',
  bertha: 'Hugo has a system. I have luck.',
  felix: 'Take the left one. Or do I mean the right?',
  stock: 'Sit up straight. I am counting your cards.',
  duval: 'Probability, my friends, and a little charm.',
  applegate: 'One more game, and then it’s bed for the loser.',
} as const;
const text: Translate<typeof english> = translator('nations-people', english);

export const nationsPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Master Toby Lisle',
    kin: ['Miss Daisy Lisle', 'Master Percy Lisle'],
    manner: text('easyManner'),
    lines: {
      'Master Toby Lisle': text('toby'),
      'Miss Daisy Lisle': text('daisy'),
      'Master Percy Lisle': text('percy'),
    },
    tempo: { quickest: 0.6, slowest: 1.4, broods: 12 },
  },
  {
    level: 'normal',
    name: 'Mrs. Harriet Penrose',
    kin: ['Mr. Josiah Penrose', 'Aunt Lavinia Cole'],
    manner: text('normalManner'),
    lines: {
      'Mrs. Harriet Penrose': text('harriet'),
      'Mr. Josiah Penrose': text('josiah'),
      'Aunt Lavinia Cole': text('lavinia'),
    },
    tempo: { quickest: 1.2, slowest: 2 },
  },
  {
    level: 'strong',
    name: 'Captain Amos Fairweather',
    kin: ['Mrs. Dorcas Fairweather', 'Lieutenant Giles Harker'],
    manner: text('strongManner'),
    lines: {
      'Captain Amos Fairweather': text('amos'),
      'Mrs. Dorcas Fairweather': text('dorcas'),
      'Lieutenant Giles Harker': text('giles'),
    },
    tempo: { quickest: 1.4, slowest: 2.6, broods: 6 },
  },
  {
    level: 'expert',
    name: 'Madame Odile Marchetti',
    kin: ['Signor Marchetti', 'Baroness Lindqvist'],
    manner: text('expertManner'),
    lines: {
      'Madame Odile Marchetti': text('odile'),
      'Signor Marchetti': text('marchetti'),
      'Baroness Lindqvist': text('lindqvist'),
    },
    tempo: { quickest: 0.9, slowest: 1.3 },
  },
];

/** Quick: the turns of all the others together take at most 4 s. */
export const monkeyPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Baby Clement',
    kin: ['Baby Rosamund', 'Little Ned'],
    manner: text('monkeyEasyManner'),
    lines: { 'Baby Clement': text('clement'), 'Baby Rosamund': text('rosamund'), 'Little Ned': text('ned') },
    tempo: { quickest: 0.2, slowest: 0.4 },
  },
  {
    level: 'normal',
    name: 'Winifred',
    kin: ['Edith', 'Mabel'],
    manner: text('monkeyNormalManner'),
    lines: { Winifred: text('winifred'), Edith: text('edith'), Mabel: text('mabel') },
    tempo: { quickest: 0.3, slowest: 0.5 },
  },
  {
    level: 'strong',
    name: 'Cousin Hugo',
    kin: ['Cousin Bertha', 'Cousin Felix'],
    manner: text('monkeyStrongManner'),
    lines: { 'Cousin Hugo': text('hugo'), 'Cousin Bertha': text('bertha'), 'Cousin Felix': text('felix') },
    tempo: { quickest: 0.2, slowest: 0.5 },
  },
  {
    level: 'expert',
    name: 'Miss Euphemia Stock, the governess',
    kin: ['Monsieur Duval, the tutor', 'Nurse Applegate'],
    manner: text('monkeyExpertManner'),
    lines: {
      'Miss Euphemia Stock, the governess': text('stock'),
      'Monsieur Duval, the tutor': text('duval'),
      'Nurse Applegate': text('applegate'),
    },
    tempo: { quickest: 0.3, slowest: 0.5 },
  },
];
