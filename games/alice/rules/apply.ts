/** What happens in Alice when cards are dealt, a card is exposed or asked for, or a forfeit is drawn. */
import { dealRound, leftOf, seatsOf, without } from '@parlour/kernel/cards';
import type { Input, Seat } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import type { AliceHappening } from './happenings.ts';
import type { AlicePlay } from './judge.ts';
import { type Card, cardsOfSet, setOf, sorted, withCard } from './pack.ts';
import { allSetsMade, countSeats, type Forfeit, hasCards, isDealt, resultOf, type State } from './state.ts';
import { type AliceStep, completeOrWait, followedBy, passTurn, pointFor, startTurn, step } from './turn.ts';

/** The deal, which also names the dealer; or the card a forfeit took. */
export type AliceChance = { readonly dealer: Seat; readonly pack: readonly Card[] } | { readonly forfeit: Card };

export function draw(state: State, random: Random, pack: readonly Card[], order?: readonly Card[]): AliceChance {
  if (state.forfeit !== null) return { forfeit: pick(random, state.hands[state.forfeit.from]!) };
  const dealer = state.dealer ?? random.below(countSeats(state));
  return { dealer, pack: order ?? shuffle(random, pack) };
}

export function apply(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  const { state: after, happenings } = happen(state, input);
  const told = [...happenings, ...(allSetsMade(after) ? [end(after)] : outs(state, after))];
  return step({ ...after, history: state.history.concat(told) }, ...told);
}

function happen(state: State, input: Input<AlicePlay, AliceChance>): AliceStep {
  if (input.by === 'clock') throw new Error('no clock runs in Alice');
  if (input.by === 'chance') {
    return 'forfeit' in input.drew ? takeForfeit(state, input.drew.forfeit) : deal(state, input.drew);
  }
  if (input.play.do === 'stop') return stop(state);
  return input.play.do === 'expose' ? expose(state, input.play.card) : ask(state, input.play.of, input.play.card);
}

function deal(state: State, { dealer, pack }: { dealer: Seat; pack: readonly Card[] }): AliceStep {
  const count = countSeats(state);
  const hands = dealRound(pack, count, dealer).map(sorted);
  const dealt = step(
    { ...state, dealer, hands },
    { what: 'deal', clause: 'AL-1', dealer },
    ...hands.map((hand, seat) => handDealt(seat, hand)),
  );
  const first = leftOf(dealer, count);
  const laid = seatsOf(count).reduce((so, i) => followedBy(so, after => layDown(after, (first + i) % count)), dealt);
  return followedBy(
    followedBy(laid, after => step(after, { what: 'begin', clause: 'AL-3', seat: first })),
    after => startTurn(after, first),
  );
}

export const handDealt = (seat: Seat, hand: readonly Card[]): AliceHappening => ({
  what: 'hand',
  clause: 'AL-1',
  seat,
  cards: hand.length,
  secret: { hand },
  seenBy: [seat],
});

function layDown(state: State, seat: Seat): AliceStep {
  const hand = state.hands[seat]!;
  const sets = [...new Set(hand.map(setOf))].filter(set => cardsOfSet(set).every(card => hand.includes(card)));
  const after = {
    ...state,
    hands: state.hands.with(
      seat,
      hand.filter(card => !sets.includes(setOf(card))),
    ),
    made: state.made.with(seat, sets),
  };
  return step(after, ...sets.map(set => setLaid(state, seat, set, countSeats(state))));
}

/** Face down, unless sets lie face up. */
export function setLaid(rules: Pick<State, 'peek'>, seat: Seat, set: number, seats: number): AliceHappening {
  const laid = { what: 'lay', clause: 'AL-2', seat, points: pointFor(seat, seats) } as const;
  return rules.peek ? { ...laid, set } : { ...laid, secret: { set }, seenBy: [seat] };
}

function expose(state: State, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = {
    ...state,
    hands: state.hands.with(seat, without(state.hands[seat]!, card)),
    exposed: state.exposed.with(seat, card),
  };
  const clause = state.completed ? 'AL-9' : 'AL-4';
  return followedBy(step(after, { what: 'expose', clause, seat, card }), next => completeOrWait(next, 'AL-17r'));
}

const stop = (state: State): AliceStep =>
  followedBy(step(state, { what: 'stop', clause: 'AL-16r', seat: state.turn }), passTurn);

/** A first question rests on AL-4, the next on AL-6, and one for a card exposed in an earlier turn on AL-12. */
function ask(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const before = state.history.findLast(({ what }) => what !== 'out')!.what;
  const clause = before === 'expose' ? 'AL-4' : before === 'give' ? 'AL-6' : 'AL-12';
  const asked = step({ ...state, last: seat }, { what: 'ask', clause, seat, of, card });
  return followedBy(asked, after =>
    state.hands[of]!.includes(card) ? give(after, of, card) : answerNo(after, of, card),
  );
}

function give(state: State, of: Seat, card: Card): AliceStep {
  const { turn: seat } = state;
  const after = receive({ ...state, hands: handsWithout(state, of, card) }, seat, card);
  const given = step(after, { what: 'give', clause: 'AL-5', seat: of, to: seat, card });
  return followedBy(given, next => completeOrWait(next, 'AL-6'));
}

function answerNo(state: State, of: Seat, card: Card): AliceStep {
  const owed = { from: state.turn, to: of, asked: card };
  const told = step(state, { what: 'no', clause: 'AL-7', seat: of, to: state.turn, card });
  return followedBy(told, after =>
    state.hands[state.turn]!.length > 0 ? step({ ...after, forfeit: owed }) : loseExposed(after, owed),
  );
}

/** AL-13, AL-18r */
function loseExposed(state: State, owed: Forfeit): AliceStep {
  const card = state.exposed[owed.from]!;
  const after = receive({ ...state, exposed: state.exposed.with(owed.from, null) }, owed.to, card);
  const told = { what: 'forfeit', clause: 'AL-13', seat: owed.from, to: owed.to, card } as const;
  return followedBy(step(bar(after, owed), told), passTurn);
}

function takeForfeit(state: State, card: Card): AliceStep {
  const owed = state.forfeit!;
  const after = receive({ ...state, hands: handsWithout(state, owed.from, card), forfeit: null }, owed.to, card);
  return followedBy(step(bar(after, owed), forfeitTaken(owed.from, owed.to, card)), passTurn);
}

export const forfeitTaken = (seat: Seat, to: Seat, card: Card): AliceHappening => ({
  what: 'forfeit',
  clause: 'AL-8',
  seat,
  to,
  secret: { card },
  seenBy: [seat, to],
});

const handsWithout = (state: State, seat: Seat, card: Card): (readonly Card[])[] =>
  state.hands.with(seat, without(state.hands[seat]!, card));

/** A card comes to a hand, and its owner may be asked everything again (AL-23r). */
const receive = (state: State, seat: Seat, card: Card): State => ({
  ...state,
  hands: state.hands.with(seat, withCard(state.hands[seat]!, card)),
  barred: state.barred.filter(question => question.of !== seat),
});

/** The forfeit for a question cannot be the card asked for: it bars the question and does not open it again. */
const bar = (state: State, { from, to, asked }: Forfeit): State =>
  asked === null ? state : { ...state, barred: [...state.barred, { by: from, of: to, card: asked }] };

/** AL-19r: who has had his last card is out, until a forfeit brings him in again. */
const outs = (before: State, after: State): AliceHappening[] =>
  seatsOf(countSeats(after))
    .filter(seat => (hasCards(before, seat) || !isDealt(before)) && !hasCards(after, seat))
    .map(seat => ({ what: 'out', clause: 'AL-19r', seat }));

function end(state: State): AliceHappening {
  const { winners } = resultOf(state);
  return { what: 'end', clause: winners.length > 1 ? 'AL-21r' : 'AL-14', winners };
}
