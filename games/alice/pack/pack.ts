/** A pack file: what stands on the cards of the sixteen sets. The rules do not depend on it. */
import { itemAt } from '@parlour/kernel/result';
import { type Card, PACK, placeOf, setOf } from '../alice/rules/pack.ts';

/** The cards of a set, as its pictures are named. */
export const PLACES = ['scene', 'first', 'second'] as const;
export type Place = (typeof PLACES)[number];

/** A Leading card and the two cards it wants. */
export type OwnSet = {
  readonly scene: string;
  readonly wants: readonly [string, string];
  /** Data URLs. */
  readonly pictures?: Readonly<Partial<Record<Place, string>>>;
};

/** A pack of somebody's own. */
export type Pack = {
  readonly title: string;
  readonly author: string;
  readonly licence: string;
  /** The name under which a device keeps the pictures, which are too heavy to travel with the words. */
  readonly album?: string;
  readonly sets: readonly OwnSet[];
};

export const titleIn = ({ sets }: Pack, card: Card): string => {
  const { scene, wants } = itemAt(sets, setOf(card) - 1);
  return itemAt([scene, ...wants], placeOf(card) % 3);
};

export const picturesIn = ({ sets }: Pack): Readonly<Record<Card, string>> =>
  Object.fromEntries(
    PACK.flatMap(card => {
      const picture = sets[setOf(card) - 1]?.pictures?.[itemAt(PLACES, placeOf(card) % 3)];
      return picture === undefined ? [] : [[card, picture]];
    }),
  );
