/** What is permitted in the Game of the Monkey, and what happens then. */
import { dealRound, leftOf, withAt, without } from '@parlour/kernel/cards';
import type { Happening, Input, Refusal, Seat, Step } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { drawnFrom, hasPair, isOver, isPair, type MonkeyState, neighbour, type Sighting } from './monkey-state.ts';
import { CARDS, type Card, PACK } from './pack.ts';

export type MonkeyPlay =
  | { readonly do: 'pair'; readonly cards: readonly [Card, Card] }
  | { readonly do: 'draw'; readonly at: number };

export type MonkeyChance =
  | { readonly of: 'deal'; readonly dealer: Seat; readonly pack: readonly Card[] }
  | { readonly of: 'draw'; readonly card: Card };

export type MonkeyHappening = Happening &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    | { readonly what: 'pair'; readonly seat: Seat; readonly cards: readonly [Card, Card] }
    | { readonly what: 'reach'; readonly seat: Seat; readonly from: Seat }
    | { readonly what: 'draw'; readonly seat: Seat; readonly from: Seat; readonly card?: Card }
    | { readonly what: 'safe'; readonly seat: Seat }
    | { readonly what: 'monkey'; readonly seat: Seat; readonly card: Card; readonly removed: Card }
  );

type MonkeyStep = Step<MonkeyState, MonkeyHappening>;

const no = (clause: string, detail: string): Refusal => ({ clause, detail });

export function refuse(state: MonkeyState, seat: Seat, play: MonkeyPlay): Refusal | undefined {
  if (isOver(state)) return no('MO-6', 'All cards but one are paired.');
  if (seat !== state.turn) return no('MO-3', `It is the turn of seat ${state.turn}.`);
  return play.do === 'pair' ? refusePair(state, seat, play.cards) : refuseDraw(state, seat, play.at);
}

function refusePair(state: MonkeyState, seat: Seat, [one, two]: readonly [Card, Card]): Refusal | undefined {
  const missing = [one, two].find(card => !state.hands[seat]!.includes(card));
  if (missing !== undefined) return no('MO-4', `You do not hold ${missing}.`);
  return isPair(one, two) ? undefined : no('MO-4', `${one} and ${two} are not two cards of one value.`);
}

function refuseDraw(state: MonkeyState, seat: Seat, at: number): Refusal | undefined {
  if (hasPair(state.hands[seat]!)) return no('MO-7r', 'You have a pair and must throw it rather than draw.');
  const size = state.hands[drawnFrom(state, seat)]!.length;
  return at < size ? undefined : no('MO-5', `Your neighbour's fan has ${size} cards, numbered from 0.`);
}

export function plays(state: MonkeyState, seat: Seat): MonkeyPlay[] {
  if (isOver(state) || seat !== state.turn || state.removed === null || state.drawing) return [];
  const pairs = pairsIn(state.hands[seat]!);
  if (pairs.length > 0) return pairs.map(cards => ({ do: 'pair', cards }));
  return state.hands[drawnFrom(state, seat)]!.map((_, at) => ({ do: 'draw', at }));
}

/** Two cards of one value, each pair once, named in the order of the hand. */
function pairsIn(hand: readonly Card[]): [Card, Card][] {
  return hand.flatMap((one, i) =>
    hand
      .slice(i + 1)
      .filter(two => isPair(one, two))
      .map((two): [Card, Card] => [one, two]),
  );
}

export function draw(state: MonkeyState, random: Random, pack?: readonly string[]): MonkeyChance {
  if (state.drawing) return { of: 'draw', card: pick(random, state.hands[drawnFrom(state, state.turn)]!) };
  const dealer = state.dealer ?? random.below(state.count);
  return { of: 'deal', dealer, pack: (pack as Card[] | undefined) ?? shuffle(random, PACK) };
}

export function apply(state: MonkeyState, input: Input<MonkeyPlay, MonkeyChance>): MonkeyStep {
  if (input.by === 'clock') throw new Error('no clock runs in the Game of the Monkey');
  if (input.by === 'chance')
    return input.drew.of === 'deal' ? deal(state, input.drew) : takeCard(state, input.drew.card);
  if (input.play.do === 'pair') return endTurn(throwPair(state, input.by, input.play.cards));
  const reach: MonkeyHappening = { what: 'reach', clause: 'MO-5', seat: input.by, from: drawnFrom(state, input.by) };
  return { state: { ...state, drawing: true }, happenings: [reach] };
}

const ORDER = new Map(PACK.map((card, i) => [card, i]));
/** A hand lies sorted: the order in which cards came tells nobody anything. */
export const sorted = (hand: readonly Card[]): Card[] => hand.toSorted((a, b) => ORDER.get(a)! - ORDER.get(b)!);

/** MO-1, MO-2, MO-8r: the first card is put aside, and the others go round from the dealer's left. */
function deal(state: MonkeyState, { dealer, pack }: { dealer: Seat; pack: readonly Card[] }): MonkeyStep {
  const [removed, ...rest] = pack;
  const hands = dealRound(rest, state.count, dealer).map(sorted);
  return {
    state: { ...state, dealer, removed: removed!, hands, turn: dealer },
    happenings: [{ what: 'deal', clause: 'MO-2', dealer }],
  };
}

/** The two cards land in the order of the pack: which of them was drawn is nobody's business. */
function throwPair(state: MonkeyState, seat: Seat, pair: readonly [Card, Card]): MonkeyStep {
  const cards = sorted(pair) as [Card, Card];
  const gone = (card: Card): boolean => cards.includes(card);
  return {
    state: {
      ...state,
      hands: withAt(
        state.hands,
        seat,
        state.hands[seat]!.filter(card => !gone(card)),
      ),
      thrown: [...state.thrown, cards],
      sightings: state.sightings.map(seen => seen.filter(({ card }) => !gone(card))),
    },
    happenings: [{ what: 'pair', clause: 'MO-4', seat, cards }],
  };
}

/** MO-5: the card is taken in, and thrown at once if it makes a pair. */
function takeCard(state: MonkeyState, card: Card): MonkeyStep {
  const seat = state.turn;
  const from = drawnFrom(state, seat);
  const partner = state.hands[seat]!.find(own => isPair(own, card));
  const hands = withAt(state.hands, from, without(state.hands[from]!, card));
  const taken: MonkeyState = {
    ...state,
    drawing: false,
    drawn: state.drawn.includes(seat) ? state.drawn : [...state.drawn, seat].sort((a, b) => a - b),
    hands: withAt(hands, seat, sorted([...hands[seat]!, card])),
    sightings: partner ? state.sightings : sightAgain(state, seat, from, card),
  };
  const drew: MonkeyHappening = { what: 'draw', clause: 'MO-5', seat, from, secret: { card }, seenBy: [seat, from] };
  const step = partner ? throwPair(taken, seat, [partner, card]) : { state: taken, happenings: [] };
  return endTurn({ state: step.state, happenings: [drew, ...step.happenings] });
}

/** What everybody can say of the cards he has seen go, now that a card went unthrown from one seat to another. */
function sightAgain(state: MonkeyState, by: Seat, from: Seat, card: Card): Sighting[][] {
  return state.sightings.map((seen, viewer) => {
    if (viewer === by) return seen.filter(sighting => sighting.card !== card);
    if (viewer === from)
      return [...seen, { card, at: [by] }].sort((a, b) => CARDS.indexOf(a.card) - CARDS.indexOf(b.card));
    return seen.map(sighting => (sighting.at.includes(from) ? spread(sighting, by) : sighting));
  });
}

const spread = ({ card, at }: Sighting, to: Seat): Sighting => ({
  card,
  at: at.includes(to) ? at : [...at, to].sort((a, b) => a - b),
});

/** MO-3, MO-6, MO-9r: the turn passes to the left, unless all but one are paired. */
function endTurn({ state, happenings }: MonkeyStep): MonkeyStep {
  const empty = state.hands.flatMap((hand, seat) => (hand.length === 0 && !state.out.includes(seat) ? [seat] : []));
  const safe = empty.map(seat => ({ what: 'safe', clause: 'MO-9r', seat }) as const);
  const passed = { ...state, out: [...state.out, ...empty], turns: state.turns + 1 };
  if (!isOver(passed)) {
    const turn = neighbour(passed, leftOf, state.turn);
    return { state: { ...passed, turn }, happenings: [...happenings, ...safe] };
  }
  return { state: passed, happenings: [...happenings, ...safe, lastOf(passed)] };
}

function lastOf(state: MonkeyState): MonkeyHappening {
  const seat = state.hands.findIndex(hand => hand.length > 0);
  const points = state.hands.map((_, other) => (other === seat ? 0 : 1));
  const card = state.hands[seat]![0]!;
  return { what: 'monkey', clause: 'MO-6', seat, card, removed: state.removed!, points };
}
