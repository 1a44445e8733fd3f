/** What everybody, or one chair, has heard of where cards are not: a bit for each seat that has not got the card. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { CardNumber } from '../rules/facts.ts';
import type { AliceHappening } from '../rules/happenings.ts';
import { placeOf } from '../rules/pack.ts';

/** By card: the seats that have not got it. */
export type Rumour = Uint16Array;

export const hearNot = (rumour: Rumour, card: CardNumber, seat: Seat): void => {
  rumour[card] = nth(rumour, card) | (1 << seat);
};

export const hearWith = (rumour: Rumour, card: CardNumber, seat: Seat): void => {
  rumour[card] = 0xffff ^ (1 << seat);
};

/** A card has gone unseen: whatever the one may have had, the other may have now. */
export function hearMoved(rumour: Rumour, from: Seat, to: Seat): void {
  for (let card = 0; card < rumour.length; card++)
    if (((nth(rumour, card) >> from) & 1) === 0) rumour[card] = nth(rumour, card) & ~(1 << to);
}

/** From a history as one chair has noticed it, or as an onlooker would. */
export function rumourOf(history: readonly AliceHappening[], cards: number): Rumour {
  const rumour = new Uint16Array(cards);
  for (const happening of history) hear(rumour, happening);
  return rumour;
}

function hear(rumour: Rumour, happening: AliceHappening): void {
  switch (happening.what) {
    case 'hand':
      if (happening.hand) hearHand(rumour, happening.seat, happening.hand.map(placeOf));
      break;
    case 'ask':
    case 'no':
      hearNot(rumour, placeOf(happening.card), happening.seat);
      break;
    case 'give':
      hearWith(rumour, placeOf(happening.card), happening.to);
      break;
    case 'forfeit':
      if (happening.card === undefined) hearMoved(rumour, happening.seat, happening.to);
      else hearWith(rumour, placeOf(happening.card), happening.to);
  }
}

function hearHand(rumour: Rumour, seat: Seat, hand: readonly CardNumber[]): void {
  for (let card = 0; card < rumour.length; card++) hearNot(rumour, card, seat);
  for (const card of hand) hearWith(rumour, card, seat);
}
