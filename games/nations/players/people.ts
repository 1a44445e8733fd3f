/** Personas: passengers of a liner about 1890 for Nations, a nursery for the Monkey. */
import type { Persona } from '@parlour/players/persona';

export const nationsPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Master Toby Lisle',
    kin: ['Miss Daisy Lisle', 'Master Percy Lisle'],
    manner: 'on his first voyage; keeps his high cards, and sometimes plays one because it is pretty',
    tempo: { quickest: 0.6, slowest: 1.4, broods: 12 },
  },
  {
    level: 'normal',
    name: 'Mrs. Harriet Penrose',
    kin: ['Mr. Josiah Penrose', 'Aunt Lavinia Cole'],
    manner: 'has read the whist book twice, and plays by its page',
    tempo: { quickest: 1.2, slowest: 2 },
  },
  {
    level: 'strong',
    name: 'Captain Amos Fairweather',
    kin: ['Mrs. Dorcas Fairweather', 'Lieutenant Giles Harker'],
    manner: 'deals the hidden cards out in his head, a couple of hundred times',
    tempo: { quickest: 1.4, slowest: 2.6, broods: 6 },
  },
  {
    level: 'expert',
    name: 'Madame Odile Marchetti',
    kin: ['Signor Marchetti', 'Baroness Lindqvist'],
    manner: 'maps coasts from the ship’s rail, and your hand from the cards you play',
    tempo: { quickest: 0.9, slowest: 1.3 },
  },
];

export const monkeyPeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'Baby Clement',
    kin: ['Baby Rosamund', 'Little Ned'],
    manner: 'lays whatever pair he sees; with three or more players nobody can do better',
    tempo: { quickest: 0.5, slowest: 1.1 },
  },
  {
    level: 'normal',
    name: 'Winifred',
    kin: ['Edith', 'Mabel'],
    manner: 'lays small pairs first and looks solemn; it is luck all the same',
    tempo: { quickest: 1.1, slowest: 1.9 },
  },
  {
    level: 'strong',
    name: 'Cousin Hugo',
    kin: ['Cousin Bertha', 'Cousin Felix'],
    manner: 'keeps three of a kind when there are two of you; among more he only looks clever',
    tempo: { quickest: 0.9, slowest: 1.6, broods: 5 },
  },
  {
    level: 'expert',
    name: 'Miss Euphemia Stock, the governess',
    kin: ['Monsieur Duval, the tutor', 'Nurse Applegate'],
    manner: 'works the game for two out to the end; among more she trusts to luck like everybody',
    tempo: { quickest: 1.3, slowest: 1.7 },
  },
];
