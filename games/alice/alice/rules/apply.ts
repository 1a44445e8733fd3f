import { allSeats, dealOneByOne, leftOf, without } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Input, Seat, Step } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { AlicePlay } from './judge.ts';
import { type Card, cardsOfSet, setOf, sortCards, wantedOf, withCard } from './pack.ts';
import {
  allSetsMade,
  countSeats,
  type Forfeit,
  hasCards,
  isDealt,
  isOver,
  isTurnLimitReached,
  leadingCardsIn,
  missingCards,
  resultOf,
  type State,
} from './state.ts';

export type AliceChance = Deal | DrawnForfeit;

export const draw = (state: State, random: Random, pack: readonly Card[], order?: readonly Card[]): AliceChance =>
  state.forfeit === null ? drawDeal(state, random, pack, order) : drawForfeit(state, state.forfeit, random);

export function apply(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  const { state: after, events } = applyInput(state, input);
  const told = [...events, ...(isOver(after) ? [endEvent(after)] : outEvents(state, after))];
  return stepWith(after, ...told);
}

function applyInput(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  if (input.by === 'clock') throw new Error('no clock runs in Alice');
  if (input.by === 'chance') {
    return 'forfeit' in input.drew ? applyForfeit(state, input.drew.forfeit) : applyDeal(state, input.drew);
  }
  if (input.play.do === 'stop') return applyStop(state);
  return input.play.do === 'expose'
    ? applyExpose(state, input.play.card)
    : applyAsk(state, input.play.of, input.play.card);
}

function applyExpose(state: State, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = {
    ...state,
    hands: handsWithout(state, seat, card),
    exposed: state.exposed.with(seat, card),
    ground: 'AL-4',
  } as const;
  const clause = state.completed ? 'AL-9' : 'AL-4';
  return followedBy(stepWith(after, { what: 'expose', clause, seat, card }), next => completeOrWait(next, 'AL-17r'));
}

const applyStop = (state: State): AliceStep =>
  followedBy(stepWith(state, { what: 'stop', clause: 'AL-16r', seat: state.turn }), passTurn);

function applyAsk(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const asked = stepWith({ ...state, last: seat }, { what: 'ask', clause: state.ground, seat, of, card });
  return followedBy(asked, after =>
    itemAt(state.hands, of).includes(card) ? handOver(after, of, card) : answerNo(after, of, card),
  );
}

function handOver(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = receiveCard({ ...state, hands: handsWithout(state, of, card), ground: 'AL-6' }, seat, card);
  const given = stepWith(after, { what: 'give', clause: 'AL-5', seat: of, to: seat, card });
  return followedBy(given, next => completeOrWait(next, 'AL-6'));
}

function answerNo(state: State, of: Seat, card: Card): AliceStep {
  const owed = { from: state.turn, to: of, asked: card };
  const told = stepWith(state, { what: 'no', clause: 'AL-7', seat: of, to: state.turn, card });
  return followedBy(told, after =>
    itemAt(state.hands, state.turn).length > 0 ? stepWith({ ...after, forfeit: owed }) : loseExposed(after, owed),
  );
}

/** AL-19r: out after the last card, until a forfeit brings the player in again. */
const outEvents = (before: State, after: State): AliceEvent[] =>
  allSeats(countSeats(after))
    .filter(seat => (hasCards(before, seat) || !isDealt(before)) && !hasCards(after, seat))
    .map(seat => ({ what: 'out', clause: 'AL-19r', seat }));

function endEvent(state: State): AliceEvent {
  const { winners } = resultOf(state);
  if (!allSetsMade(state)) return { what: 'end', clause: 'AL-23r', winners, turns: state.turns };
  return { what: 'end', clause: winners.length > 1 ? 'AL-21r' : 'AL-14', winners };
}

export type Deal = { readonly dealer: Seat; readonly pack: readonly Card[] };

export const drawDeal = (state: State, random: Random, pack: readonly Card[], order?: readonly Card[]): Deal => ({
  dealer: state.dealer ?? random.below(countSeats(state)),
  pack: order ?? shuffle(random, pack),
});

export function applyDeal(state: State, { dealer, pack }: Deal): AliceStep {
  const count = countSeats(state);
  const hands = dealOneByOne(pack, count, dealer).map(sortCards);
  const dealt = stepWith(
    { ...state, dealer, hands },
    { what: 'deal', clause: 'AL-1', dealer },
    ...hands.map((hand, seat) => handEvent(seat, hand)),
  );
  const first = leftOf(dealer, count);
  const laid = allSeats(count).reduce(
    (before, i) => followedBy(before, after => layDownSets(after, (first + i) % count)),
    dealt,
  );
  return followedBy(
    followedBy(laid, after => stepWith(after, { what: 'begin', clause: 'AL-3', seat: first })),
    after => startTurn(after, first),
  );
}

export const handEvent = (seat: Seat, hand: readonly Card[]): AliceEvent => ({
  what: 'hand',
  clause: 'AL-1',
  seat,
  cards: hand.length,
  secret: { hand },
  seenBy: [seat],
});

function layDownSets(state: State, seat: Seat): AliceStep {
  const hand = itemAt(state.hands, seat);
  const sets = [...new Set(hand.map(setOf))].filter(set => cardsOfSet(set).every(card => hand.includes(card)));
  const after = {
    ...state,
    hands: state.hands.with(
      seat,
      hand.filter(card => !sets.includes(setOf(card))),
    ),
    made: state.made.with(seat, sets),
    laid: state.laid.with(seat, sets.length),
  };
  return stepWith(after, ...sets.map(set => setLaidEvent(state, seat, set, countSeats(state))));
}

/** Face down, unless sets lie face up. */
export function setLaidEvent(rules: Pick<State, 'peek'>, seat: Seat, set: number, seats: number): AliceEvent {
  const laid = { what: 'lay', clause: 'AL-2', seat, points: pointsFor(seat, seats) } as const;
  return rules.peek ? { ...laid, set } : { ...laid, secret: { set }, seenBy: [seat] };
}

export type DrawnForfeit = { readonly forfeit: Card };

/** AL-8. */
export const drawForfeit = (state: State, { from }: Forfeit, random: Random): DrawnForfeit => ({
  forfeit: pick(random, itemAt(state.hands, from)),
});

/** AL-13, AL-18r. */
export function loseExposed(state: State, owed: Forfeit): AliceStep {
  const card = assertDefined(state.exposed[owed.from]);
  const after = receiveCard({ ...state, exposed: state.exposed.with(owed.from, null) }, owed.to, card);
  const told = { what: 'forfeit', clause: 'AL-13', seat: owed.from, to: owed.to, card } as const;
  return followedBy(stepWith(barQuestion(after, owed), told), passTurn);
}

export function applyForfeit(state: State, card: Card): AliceStep {
  const owed = assertDefined(state.forfeit);
  const after = receiveCard({ ...state, hands: handsWithout(state, owed.from, card), forfeit: null }, owed.to, card);
  return followedBy(stepWith(barQuestion(after, owed), forfeitEvent(owed.from, owed.to, card)), passTurn);
}

export const forfeitEvent = (seat: Seat, to: Seat, card: Card): AliceEvent => ({
  what: 'forfeit',
  clause: 'AL-8',
  seat,
  to,
  secret: { card },
  seenBy: [seat, to],
});

export const handsWithout = (state: State, seat: Seat, card: Card): (readonly Card[])[] =>
  state.hands.with(seat, without(itemAt(state.hands, seat), card));

/** The owner of the hand may then be asked everything again (AL-23r). */
export const receiveCard = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: state.hands.with(seat, withCard(itemAt(state.hands, seat), card)),
  barred: state.barred.filter(question => question.of !== seat),
});

/** The forfeit cannot be the card asked for, so it does not open the question again. */
const barQuestion = (state: State, { from, to, asked }: Forfeit): State =>
  asked === null ? state : { ...state, barred: [...state.barred, { by: from, of: to, card: asked }] };

export type AliceStep = Step<State, AliceEvent>;

export const stepWith = (state: State, ...events: readonly AliceEvent[]): AliceStep => ({ state, events });

/** Joins two steps into one. */
export function followedBy(before: AliceStep, next: (state: State) => AliceStep): AliceStep {
  const after = next(before.state);
  return { state: after.state, events: [...before.events, ...after.events] };
}

/** Runs the turn up to a choice or a forfeit. AL-19r skips a seat without cards. */
export function startTurn(state: State, seat: Seat): AliceStep {
  if (allSetsMade(state) || isTurnLimitReached(state)) return stepWith(state);
  if (!hasCards(state, seat)) return startTurn(state, leftOf(seat, countSeats(state)));
  const begun = { ...state, turn: seat, completed: false, ground: 'AL-12' } as const;
  if (state.exposed[seat] !== null) return completeOrWait(begun, 'AL-17r');
  return leadingCardsIn(state, seat).length > 0 ? stepWith(begun) : oweForNoLeading(begun);
}

export const passTurn = (state: State): AliceStep =>
  startTurn({ ...state, turns: state.turns + 1 }, leftOf(state.turn, countSeats(state)));

/** AL-10; AL-20r where there is no seat to forfeit to. */
function oweForNoLeading(state: State): AliceStep {
  const { turn: seat, last: to } = state;
  if (to === null || to === seat)
    return followedBy(stepWith(state, { what: 'pass', clause: 'AL-20r', seat }), passTurn);
  return stepWith({ ...state, forfeit: { from: seat, to, asked: null } }, { what: 'lack', clause: 'AL-10', seat, to });
}

export function completeOrWait(state: State, clause: 'AL-6' | 'AL-17r'): AliceStep {
  return missingCards(state, state.turn).length > 0
    ? stepWith(state)
    : followedBy(completeSet(state, clause), goOnOrPass);
}

function completeSet(state: State, clause: string): AliceStep {
  const { turn: seat } = state;
  const set = setOf(assertDefined(state.exposed[seat]));
  const after = {
    ...state,
    hands: state.hands.with(
      seat,
      itemAt(state.hands, seat).filter(card => setOf(card) !== set),
    ),
    exposed: state.exposed.with(seat, null),
    made: state.made.with(seat, [...itemAt(state.made, seat), set]),
    barred: state.barred.filter(question => !wantedOf(set).includes(question.card)),
    completed: true,
    last: seat,
  };
  return stepWith(after, { what: 'complete', clause, seat, set, points: pointsFor(seat, countSeats(state)) });
}

/** AL-9 if the seat can go on, else AL-11. */
function goOnOrPass(state: State): AliceStep {
  if (allSetsMade(state) || leadingCardsIn(state, state.turn).length > 0) return stepWith(state);
  return followedBy(stepWith(state, { what: 'pass', clause: 'AL-11', seat: state.turn }), passTurn);
}

export const pointsFor = (seat: Seat, count: number): number[] =>
  allSeats(count).map(other => (other === seat ? 1 : 0));

/** A chair can reason only from events it has noticed. */
export type AliceEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    /** Only the owner sees the hand. */
    | { readonly what: 'hand'; readonly seat: Seat; readonly cards: number; readonly hand?: readonly Card[] }
    /** Only the owner knows which set, unless sets lie face up. */
    | { readonly what: 'lay'; readonly seat: Seat; readonly set?: number }
    | { readonly what: 'begin'; readonly seat: Seat }
    | { readonly what: 'expose'; readonly seat: Seat; readonly card: Card }
    | { readonly what: 'ask'; readonly seat: Seat; readonly of: Seat; readonly card: Card }
    | { readonly what: 'give'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
    | { readonly what: 'no'; readonly seat: Seat; readonly to: Seat; readonly card: Card }
    | { readonly what: 'complete'; readonly seat: Seat; readonly set: number }
    /** For lack of a Leading card; a forfeit is owed. */
    | { readonly what: 'lack'; readonly seat: Seat; readonly to: Seat }
    /** Only the two it passes between see the card, unless it lay exposed. */
    | { readonly what: 'forfeit'; readonly seat: Seat; readonly to: Seat; readonly card?: Card }
    | { readonly what: 'pass'; readonly seat: Seat }
    | { readonly what: 'stop'; readonly seat: Seat }
    | { readonly what: 'out'; readonly seat: Seat }
    /** `turns` if their limit ended the game. */
    | { readonly what: 'end'; readonly winners: readonly Seat[]; readonly turns?: number }
  );
