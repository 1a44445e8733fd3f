/** Beliefs drawn from all that a chair has noticed since the deal. */
import type { AliceHappening } from '../rules/happenings.ts';
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
  const cards = history.reduce((sum, happening) => sum + (happening.what === 'hand' ? happening.cards : 0), 0);
  const beliefs = noBeliefs(sets.length, cards);
  const start = startOf(history, span);
  history.forEach((happening, at) => {
    if (at >= start || !isSaid(happening)) note(beliefs, happening);
  });
  scale(beliefs, ROUNDS);
  return beliefs;
}

function note(beliefs: Beliefs, happening: AliceHappening): void {
  switch (happening.what) {
    case 'hand':
      beliefs.sizes[happening.seat] = happening.cards;
      if (happening.hand !== undefined) learnHand(beliefs, happening.seat, happening.hand.map(placeOf));
      break;
    case 'begin':
      scale(beliefs, ROUNDS);
      break;
    case 'lay':
      beliefs.sizes[happening.seat]! -= 3;
      if (happening.set === undefined) beliefs.hidden += 1;
      else for (const card of cardsOfSet(happening.set)) learnGone(beliefs, placeOf(card));
      break;
    case 'expose':
      beliefs.sizes[happening.seat]! -= 1;
      learnGone(beliefs, placeOf(happening.card));
      break;
    case 'ask':
    case 'no':
      learnNotThere(beliefs, placeOf(happening.card), happening.seat);
      break;
    case 'give':
      moveCard(beliefs, happening.seat, happening.to);
      learnThere(beliefs, placeOf(happening.card), happening.to);
      break;
    case 'complete':
      beliefs.sizes[happening.seat]! -= 2;
      for (const card of wantedOf(happening.set)) learnGone(beliefs, placeOf(card));
      break;
    case 'lack':
    case 'pass':
      learnNoLeading(beliefs, happening.seat);
      break;
    case 'forfeit':
      noteForfeit(beliefs, happening);
  }
}

function noteForfeit(beliefs: Beliefs, { seat, to, card, clause }: AliceHappening & { what: 'forfeit' }): void {
  if (card === undefined) learnUnseen(beliefs, seat, to);
  else learnThere(beliefs, placeOf(card), to);
  beliefs.sizes[to]! += 1;
  if (clause !== 'AL-13') beliefs.sizes[seat]! -= 1;
}
