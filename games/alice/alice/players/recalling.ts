/** Beliefs drawn from all that a chair has noticed since the deal. */
import type { AliceEvent } from '../rules/happenings.ts';
import { cardsOfSet, placeOf, wantedOf } from '../rules/pack.ts';
import type { AliceSight } from '../rules/view.ts';
import {
  type Beliefs,
  learnGone,
  learnHand,
  learnNoLeading,
  learnNotThere,
  learnThere,
  learnUnseen,
  moveCard,
  noBeliefs,
  scale,
} from './beliefs.ts';
import { isSaid, startOf } from './memory.ts';

const ROUNDS = 8;

/**
 * With all the cards the chair has seen dealt, or as an onlooker would have it who has seen none of them. Of questions and
 * their answers only the last few are recalled, if a span is given; who moved and laid down what is plain on the table.
 */
export function beliefsIn(
  { history, sets }: Pick<AliceSight, 'history' | 'sets'>,
  span: number = Number.POSITIVE_INFINITY,
): Beliefs {
  const cards = history.reduce((sum, event) => sum + (event.what === 'hand' ? event.cards : 0), 0);
  const beliefs = noBeliefs(sets.length, cards);
  const start = startOf(history, span);
  history.forEach((event, at) => {
    if (at >= start || !isSaid(event)) note(beliefs, event);
  });
  scale(beliefs, ROUNDS);
  return beliefs;
}

function note(beliefs: Beliefs, event: AliceEvent): void {
  switch (event.what) {
    case 'hand':
      beliefs.sizes[event.seat] = event.cards;
      if (event.hand !== undefined) learnHand(beliefs, event.seat, event.hand.map(placeOf));
      break;
    case 'begin':
      scale(beliefs, ROUNDS);
      break;
    case 'lay':
      beliefs.sizes[event.seat]! -= 3;
      if (event.set === undefined) beliefs.hidden += 1;
      else for (const card of cardsOfSet(event.set)) learnGone(beliefs, placeOf(card));
      break;
    case 'expose':
      beliefs.sizes[event.seat]! -= 1;
      learnGone(beliefs, placeOf(event.card));
      break;
    case 'ask':
    case 'no':
      learnNotThere(beliefs, placeOf(event.card), event.seat);
      break;
    case 'give':
      moveCard(beliefs, event.seat, event.to);
      learnThere(beliefs, placeOf(event.card), event.to);
      break;
    case 'complete':
      beliefs.sizes[event.seat]! -= 2;
      for (const card of wantedOf(event.set)) learnGone(beliefs, placeOf(card));
      break;
    case 'lack':
    case 'pass':
      learnNoLeading(beliefs, event.seat);
      break;
    case 'forfeit':
      noteForfeit(beliefs, event);
  }
}

function noteForfeit(beliefs: Beliefs, { seat, to, card, clause }: AliceEvent & { what: 'forfeit' }): void {
  if (card === undefined) learnUnseen(beliefs, seat, to);
  else learnThere(beliefs, placeOf(card), to);
  beliefs.sizes[to]! += 1;
  if (clause !== 'AL-13') beliefs.sizes[seat]! -= 1;
}
