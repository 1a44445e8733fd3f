/** The art of a box that has none: faces, back and lid set in type, from the names of its cards. */
import { must } from '@parlour/kernel/must';
import type { PackArt } from '../dress.ts';
import { back, lid, lidSize } from './cover.ts';
import { face, frame, index, size } from './face.ts';
import { groupNames, namedCards, spelt } from './naming.ts';

export type PlainPack = {
  readonly title: string;
  readonly pack: readonly string[];
  /** What a card is called, where the game says it. */
  sayCard?(card: string): string;
};

/** Two letters for the colour of a group, for whoever does not see colours. */
const signOf = (card: string): string => spelt(card).slice(0, 2);

export function plainArt({ title, pack, sayCard = spelt }: PlainPack): PackArt {
  const named = new Map(namedCards(pack).map(card => [card.card, card]));
  const cards = [...named.keys()];
  return {
    size,
    frame,
    type: 'fellCaps',
    lidSize,
    index,
    cards,
    face: (card, dress) => face(must(named.get(card)), sayCard(card), dress?.press),
    back: dress => back(title, dress?.press),
    lid: () => lid(title),
    nameOf: card => sayCard(card),
    ...(groupNames(cards).length > 0 && { signOf }),
  };
}
