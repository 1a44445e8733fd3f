/** Forfeits, and what changes when a card comes to a hand. */
import { without } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AliceEvent } from './happenings.ts';
import { type Card, withCard } from './pack.ts';
import type { Forfeit, State } from './state.ts';
import { type AliceStep, followedBy, passTurn, step } from './turn.ts';

/** The card a forfeit took. */
export type Taken = { readonly forfeit: Card };

/** AL-8 */
export const drawForfeit = (state: State, { from }: Forfeit, random: Random): Taken => ({
  forfeit: pick(random, itemAt(state.hands, from)),
});

/** AL-13, AL-18r */
export function loseExposed(state: State, owed: Forfeit): AliceStep {
  const card = assertDefined(state.exposed[owed.from]);
  const after = receive({ ...state, exposed: state.exposed.with(owed.from, null) }, owed.to, card);
  const told = { what: 'forfeit', clause: 'AL-13', seat: owed.from, to: owed.to, card } as const;
  return followedBy(step(bar(after, owed), told), passTurn);
}

export function takeForfeit(state: State, card: Card): AliceStep {
  const owed = assertDefined(state.forfeit);
  const after = receive({ ...state, hands: handsWithout(state, owed.from, card), forfeit: null }, owed.to, card);
  return followedBy(step(bar(after, owed), forfeitTaken(owed.from, owed.to, card)), passTurn);
}

export const forfeitTaken = (seat: Seat, to: Seat, card: Card): AliceEvent => ({
  what: 'forfeit',
  clause: 'AL-8',
  seat,
  to,
  secret: { card },
  seenBy: [seat, to],
});

export const handsWithout = (state: State, seat: Seat, card: Card): (readonly Card[])[] =>
  state.hands.with(seat, without(itemAt(state.hands, seat), card));

/** A card comes to a hand, and its owner may be asked everything again (AL-23r). */
export const receive = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: state.hands.with(seat, withCard(itemAt(state.hands, seat), card)),
  barred: state.barred.filter(question => question.of !== seat),
});

/** The forfeit for a question cannot be the card asked for: it bars the question and does not open it again. */
const bar = (state: State, { from, to, asked }: Forfeit): State =>
  asked === null ? state : { ...state, barred: [...state.barred, { by: from, of: to, card: asked }] };
