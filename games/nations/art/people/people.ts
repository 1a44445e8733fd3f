import type { PERSONS } from '../../pack/pack.ts';
import type { Inks, Nation } from '../inks.ts';
import * as africa from './africa.ts';
import * as america from './america.ts';
import * as asia from './asia.ts';
import * as europe from './europe.ts';
import { medallion } from './medallion.ts';

type Person = (typeof PERSONS)[number];
export type Portrait = { readonly caption: string; draw(inks: Inks): string };

const portrait = (caption: string, figure: (inks: Inks) => string): Portrait => ({
  caption,
  draw: inks => medallion(figure(inks), inks),
});

export const people: Readonly<Record<Nation, Readonly<Record<Person, Portrait>>>> = {
  eu: {
    man: portrait('Man of the Tyrol', europe.man),
    woman: portrait('Woman of Volendam', europe.woman),
    child: portrait('Child of the Highlands', europe.child),
  },
  as: {
    man: portrait('Man of the Punjab', asia.man),
    woman: portrait('Woman of Kyoto', asia.woman),
    child: portrait('Child of Samarkand', asia.child),
  },
  af: {
    man: portrait('Man of Kano', africa.man),
    woman: portrait('Woman of Oyo', africa.woman),
    child: portrait('Child of Ethiopia', africa.child),
  },
  am: {
    man: portrait('Man of the Pampas', america.man),
    woman: portrait('Woman of the Navajo', america.woman),
    child: portrait('Child of the Andes', america.child),
  },
};
