/** What is legal in the Game of the Monkey, and what it leads to. */
import { cardsByName, dealOneByOne, leftOf, replaceAt, without } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Input, Refusal, Seat, Step } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { CARDS, type Card, PACK } from '../../pack/pack.ts';
import {
  drawSource,
  handOf,
  hasPair,
  isOver,
  isPair,
  type MonkeyState,
  neighbour,
  rankNameOf,
  type Sighting,
} from './state.ts';

/** A card is drawn unseen, by its place in the fan. */
export type MonkeyPlay =
  | { readonly do: 'pair'; readonly cards: readonly [Card, Card] }
  | { readonly do: 'draw'; readonly at: number };

export type MonkeyChance =
  | { readonly of: 'deal'; readonly dealer: Seat; readonly pack: readonly Card[] }
  | { readonly of: 'draw'; readonly card: Card };

/** What players at the table notice. */
export type MonkeyEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    | { readonly what: 'pair'; readonly seat: Seat; readonly cards: readonly [Card, Card] }
    | { readonly what: 'reach'; readonly seat: Seat; readonly from: Seat }
    | { readonly what: 'draw'; readonly seat: Seat; readonly from: Seat; readonly card?: Card }
    | { readonly what: 'safe'; readonly seat: Seat }
    | { readonly what: 'monkey'; readonly seat: Seat; readonly card: Card; readonly removed: Card }
  );

/** Why a play is refused. */
export type MonkeyRefusal = Refusal &
  (
    | { readonly clause: 'MO-6'; readonly why: 'over' }
    | { readonly clause: 'MO-3'; readonly why: 'not-your-turn'; readonly turn: Seat }
    | { readonly clause: 'MO-4'; readonly why: 'not-held'; readonly card: Card }
    | { readonly clause: 'MO-4'; readonly why: 'no-pair'; readonly cards: readonly [Card, Card] }
    | { readonly clause: 'MO-7r'; readonly why: 'has-pair' }
    | { readonly clause: 'MO-5'; readonly why: 'no-such-card'; readonly from: Seat; readonly size: number }
  );

type MonkeyStep = Step<MonkeyState, MonkeyEvent>;

export function refuse(state: MonkeyState, seat: Seat, play: MonkeyPlay): MonkeyRefusal | undefined {
  if (isOver(state)) return { clause: 'MO-6', why: 'over' };
  if (seat !== state.turn) return { clause: 'MO-3', why: 'not-your-turn', turn: state.turn };
  return play.do === 'pair' ? refusePair(state, seat, play.cards) : refuseDraw(state, seat, play.at);
}

function refusePair(state: MonkeyState, seat: Seat, cards: readonly [Card, Card]): MonkeyRefusal | undefined {
  const card = cards.find(card => !handOf(state, seat).includes(card));
  if (card !== undefined) return { clause: 'MO-4', why: 'not-held', card };
  return isPair(...cards) ? undefined : { clause: 'MO-4', why: 'no-pair', cards };
}

function refuseDraw(state: MonkeyState, seat: Seat, at: number): MonkeyRefusal | undefined {
  if (hasPair(handOf(state, seat))) return { clause: 'MO-7r', why: 'has-pair' };
  const from = drawSource(state, seat);
  const size = handOf(state, from).length;
  return at < size ? undefined : { clause: 'MO-5', why: 'no-such-card', from, size };
}

export function plays(state: MonkeyState, seat: Seat): MonkeyPlay[] {
  if (isOver(state) || seat !== state.turn || state.removed === null || state.drawing) return [];
  const pairs = pairsIn(handOf(state, seat));
  if (pairs.length > 0) return pairs.map(cards => ({ do: 'pair', cards }));
  return handOf(state, drawSource(state, seat)).map((_, at) => ({ do: 'draw', at }));
}

/** Returns each pair once, in the order of the hand. */
function pairsIn(hand: readonly Card[]): [Card, Card][] {
  return hand.flatMap((one, i) =>
    hand
      .slice(i + 1)
      .filter(two => isPair(one, two))
      .map((two): [Card, Card] => [one, two]),
  );
}

export function draw(state: MonkeyState, random: Random, pack?: readonly string[]): MonkeyChance {
  if (state.drawing) return { of: 'draw', card: pick(random, handOf(state, drawSource(state, state.turn))) };
  const dealer = state.dealer ?? random.below(state.count);
  return { of: 'deal', dealer, pack: pack ? cardsByName(PACK, pack) : shuffle(random, PACK) };
}

export function apply(state: MonkeyState, input: Input<MonkeyPlay, MonkeyChance>): MonkeyStep {
  if (input.by === 'clock') throw new Error('no clock runs in the Game of the Monkey');
  if (input.by === 'chance')
    return input.drew.of === 'deal' ? deal(state, input.drew) : takeCard(state, input.drew.card);
  if (input.play.do === 'pair') return endTurn(layDownPair(state, input.by, input.play.cards));
  const reach: MonkeyEvent = { what: 'reach', clause: 'MO-5', seat: input.by, from: drawSource(state, input.by) };
  return { state: { ...state, drawing: true }, events: [reach] };
}

const PACK_PLACES = new Map(PACK.map((card, i) => [card, i]));
/** Sorts a hand, so that it does not reveal the order in which cards came. */
export const sortHand = (hand: readonly Card[]): Card[] => hand.toSorted((a, b) => packPlaceOf(a) - packPlaceOf(b));

const packPlaceOf = (card: Card): number => assertDefined(PACK_PLACES.get(card));
const comesBefore = (one: Card, two: Card): boolean => packPlaceOf(one) < packPlaceOf(two);

/** MO-1, MO-2, MO-8r: the first card is put aside, the others go round from the dealer's left. */
function deal(state: MonkeyState, { dealer, pack }: { dealer: Seat; pack: readonly Card[] }): MonkeyStep {
  const [removed, ...rest] = pack;
  const hands = dealOneByOne(rest, state.count, dealer).map(sortHand);
  return {
    state: { ...state, dealer, removed: assertDefined(removed), hands, turn: dealer },
    events: [{ what: 'deal', clause: 'MO-2', dealer }],
  };
}

/** Lays down in pack order, so that it does not reveal which card was drawn. */
function layDownPair(state: MonkeyState, seat: Seat, [one, two]: readonly [Card, Card]): MonkeyStep {
  const cards: [Card, Card] = comesBefore(one, two) ? [one, two] : [two, one];
  const isGone = (card: Card): boolean => cards.includes(card);
  return {
    state: {
      ...state,
      hands: replaceAt(
        state.hands,
        seat,
        handOf(state, seat).filter(card => !isGone(card)),
      ),
      thrown: [...state.thrown, cards],
      sightings: state.sightings.map(seen => seen.filter(({ card }) => !isGone(card))),
    },
    events: [{ what: 'pair', clause: 'MO-4', seat, cards }],
  };
}

/** MO-5: laid down at once if it makes a pair. */
function takeCard(state: MonkeyState, card: Card): MonkeyStep {
  const seat = state.turn;
  const from = drawSource(state, seat);
  const partner = handOf(state, seat).find(own => isPair(own, card));
  const hands = replaceAt(state.hands, from, without(handOf(state, from), card));
  const taken: MonkeyState = {
    ...state,
    drawing: false,
    drawn: state.drawn.includes(seat) ? state.drawn : [...state.drawn, seat].sort((a, b) => a - b),
    paired: replaceAt(state.paired, seat, partner ? rankNameOf(card) : null),
    hands: replaceAt(hands, seat, sortHand([...itemAt(hands, seat), card])),
    sightings: partner ? state.sightings : updateSightings(state, seat, from, card),
  };
  const drew: MonkeyEvent = { what: 'draw', clause: 'MO-5', seat, from, secret: { card }, seenBy: [seat, from] };
  const step = partner ? layDownPair(taken, seat, [partner, card]) : { state: taken, events: [] };
  return endTurn({ state: step.state, events: [drew, ...step.events] });
}

/** Updates them after a card went unpaired from one seat to another. */
function updateSightings(state: MonkeyState, by: Seat, from: Seat, card: Card): Sighting[][] {
  return state.sightings.map((seen, viewer) => {
    if (viewer === by) return seen.filter(sighting => sighting.card !== card);
    if (viewer === from)
      return [...seen, { card, at: [by] }].sort((a, b) => CARDS.indexOf(a.card) - CARDS.indexOf(b.card));
    return seen.map(sighting => (sighting.at.includes(from) ? addPossibleSeat(sighting, by) : sighting));
  });
}

const addPossibleSeat = ({ card, at }: Sighting, to: Seat): Sighting => ({
  card,
  at: at.includes(to) ? at : [...at, to].sort((a, b) => a - b),
});

/** MO-3, MO-6, MO-9r: the turn passes to the left, unless all cards but one are paired. */
function endTurn({ state, events }: MonkeyStep): MonkeyStep {
  const empty = state.hands.flatMap((hand, seat) => (hand.length === 0 && !state.out.includes(seat) ? [seat] : []));
  const safe = empty.map(seat => ({ what: 'safe', clause: 'MO-9r', seat }) as const);
  const passed = { ...state, out: [...state.out, ...empty], turns: state.turns + 1 };
  if (!isOver(passed)) {
    const turn = neighbour(passed, leftOf, state.turn);
    return { state: { ...passed, turn }, events: [...events, ...safe] };
  }
  return { state: passed, events: [...events, ...safe, monkeyFound(passed)] };
}

function monkeyFound(state: MonkeyState): MonkeyEvent {
  const seat = state.hands.findIndex(hand => hand.length > 0);
  const points = state.hands.map((_, other) => (other === seat ? 0 : 1));
  const card = itemAt(handOf(state, seat), 0);
  return { what: 'monkey', clause: 'MO-6', seat, card, removed: assertDefined(state.removed), points };
}
