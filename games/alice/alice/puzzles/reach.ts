/** Of each card alone: from which places it can still be where it was heard to be later. Places are bits; the table is the last. */
import { itemAt } from '@parlour/kernel/result';
import type { CardNumber, Facts, Hop, Lies, Sighting } from '../rules/facts.ts';

/** By epoch and card the places where it can have lain: reach[epoch * cards + card]. */
export type Reach = Uint16Array;

/** Where a card must not lie in the end, for whoever asks whether it could lie elsewhere. */
export type Banned = { readonly card: CardNumber; readonly lies: Lies };

export function reachOf(facts: Facts, banned: Banned): Reach {
  const { cards, hops } = facts;
  const reach = heard(facts);
  const last = hops.length * cards + banned.card;
  reach[last] = itemAt(reach, last) & ~(1 << banned.lies);
  for (let epoch = hops.length - 1; epoch >= 0; epoch--)
    for (let card = 0; card < cards; card++) {
      const at = epoch * cards + card;
      reach[at] = itemAt(reach, at) & before(itemAt(hops, epoch), card, itemAt(reach, at + cards));
    }
  return reach;
}

/** The places before a hop, of a card that has these after it. */
function before({ from, to, card: seen }: Hop, card: CardNumber, after: number): number {
  const came = (after >> to) & 1 ? 1 << from : 0;
  if (seen === null) return after | came;
  return seen === card ? came : after;
}

function heard(facts: Facts): Reach {
  const { cards, seats, hops } = facts;
  const places = new Uint16Array(cards * (hops.length + 1)).fill(2 ** (seats + 1) - 1);
  const keep = ({ epoch, card }: Sighting, mask: number): void => {
    places[epoch * cards + card] = itemAt(places, epoch * cards + card) & mask;
  };
  for (const sighting of facts.there) keep(sighting, 1 << sighting.lies);
  for (const sighting of facts.notThere) keep(sighting, ~(1 << sighting.lies));
  const laid = new Set(facts.there.flatMap(({ epoch, card, lies }) => (epoch === 0 && lies === seats ? card : [])));
  for (let card = 0; card < cards; card++) if (!laid.has(card)) keep({ epoch: 0, card, lies: seats }, ~(1 << seats));
  return places;
}
