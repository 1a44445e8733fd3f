/** Invented pupils and teachers of 1948, by experience; kittens for tables with their own pack. */
import type { Persona, Tempo } from '@parlour/players/persona';

/** Slowest shout < quickest play: tempo is manner, not an advantage. */
export const kitPeople: readonly (Persona & { readonly tempo: Tempo })[] = [
  {
    level: 'easy',
    name: 'Nyadak',
    kin: ['Gatwech', 'Nyachan'],
    withOwnPack: ['Socks', 'Button', 'Patch'],
    manner: 'learned the game this week, and now and then forgets to play a 1 first',
    tempo: { quickest: 2.7, slowest: 3.6 },
  },
  {
    level: 'normal',
    name: 'Gatluak',
    kin: ['Nyamal', 'Gatkuoth'],
    withOwnPack: ['Ginger', 'Pepper', 'Smoky'],
    manner: 'has played for a month: plays all he can, and shouts a little too soon',
    tempo: { quickest: 2.1, slowest: 3.1 },
  },
  {
    level: 'strong',
    name: 'Nyabol',
    kin: ['Gatdet', 'Nyabuay'],
    withOwnPack: ['Tabby', 'Juno', 'Minka'],
    manner: 'has played all year: empties her hand quickly and rarely misses a card',
    tempo: { quickest: 2, slowest: 2.4 },
  },
  {
    level: 'expert',
    name: 'Teacher Nyakuoth',
    kin: ['Teacher Riek', 'Teacher Nyaluak'],
    withOwnPack: ['Professor Mog', 'Professor Tom', 'Professor Paws'],
    manner: 'knows the pack by heart and proves every mistake; who draws the tens is luck all the same',
    tempo: { quickest: 2.4, slowest: 2.8 },
  },
];
