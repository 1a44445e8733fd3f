/** Who plays Kit and Kat: an invented class of 1948 and its teachers; kittens where a table brings its own pack. */
import type { Persona, Tempo } from '@parlour/players/persona';

/** Nobody lays a card sooner than a slow shout comes: how quickly they play is manner, and no advantage. */
export const kitPeople: readonly (Persona & { readonly tempo: Tempo })[] = [
  {
    level: 'easy',
    name: 'Nyadak',
    kin: ['Gatwech', 'Nyachan'],
    withOwnPack: ['Socks', 'Button', 'Patch'],
    manner: 'is often elsewhere with her thoughts, and forgets a 1 over a prettier card',
    tempo: { quickest: 2.7, slowest: 3.6 },
  },
  {
    level: 'normal',
    name: 'Gatluak',
    kin: ['Nyamal', 'Gatkuoth'],
    withOwnPack: ['Ginger', 'Pepper', 'Smoky'],
    manner: 'plays all he can, overlooks a card now and then, and shouts a little too soon',
    tempo: { quickest: 2.1, slowest: 3.1 },
  },
  {
    level: 'strong',
    name: 'Nyabol',
    kin: ['Gatdet', 'Nyabuay'],
    withOwnPack: ['Tabby', 'Juno', 'Minka'],
    manner: 'empties her hand quickly and hardly ever nods',
    tempo: { quickest: 2, slowest: 2.4 },
  },
  {
    level: 'expert',
    name: 'Teacher Nyakuoth',
    kin: ['Teacher Riek', 'Teacher Nyaluak'],
    withOwnPack: ['Professor Mog', 'Professor Tom', 'Professor Paws'],
    manner: 'never nods and proves every mistake; who draws the tens is luck all the same',
    tempo: { quickest: 2.4, slowest: 2.8 },
  },
];
