/** Which card to give away, and which to take for it [KG-24, KR-6]. */
import { codeOf } from '../../lexicon/graph.ts';
import { isFree, isLetter, kindsOf } from '../../pack/pack.ts';
import { burden, changed } from '../../players/letters.ts';
import type { Take } from '../rules/cards.ts';
import type { TablePlay } from '../rules/plays.ts';
import type { Position } from './position.ts';

export type Exchange = TablePlay & { readonly do: 'exchange' };

/** What a card nobody has seen is expected to add to the burden of a hand. */
const UNSEEN = 7;

/** Each exchange of a letter, best first: the smaller the burden afterwards the better. */
export function exchangesBy({ hand, view }: Position): { readonly play: Exchange; readonly value: number }[] {
  const gives = kindsOf(view.hand!).filter(isLetter);
  const all = gives.flatMap(give =>
    changed(hand, codeOf(give), -1, () => [
      exchange(give, 'blind', -burden(hand) - UNSEEN),
      ...(view.up === null || view.up === give ? [] : [exchange(give, 'up', -burdenWith(hand, view.up))]),
    ]),
  );
  return all.sort((a, b) => b.value - a.value);
}

const exchange = (give: string, take: Take, value: number): { play: Exchange; value: number } => ({
  play: { do: 'exchange', give, take },
  value,
});

/** A free card is no burden: it goes out with the last letters [KG-26]. */
const burdenWith = (hand: Uint8Array, card: string): number =>
  isFree(card) ? burden(hand) : changed(hand, codeOf(card), 1, () => burden(hand));
