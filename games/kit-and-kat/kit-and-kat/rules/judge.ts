/** What a seat may do: the right plays, the refusals, and the mistakes that are neither. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, inOrder, isOne, MOST_PILES } from './cards.ts';
import type { Reading } from './reading.ts';
import type { KitRefusal } from './refusals.ts';
import { hasOne, isInOrder, isOver, type State, topsOf } from './state.ts';

/** All that a seat can do, rightly or wrongly. */
export type KitPlay =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'lay'; readonly card: Card; readonly on: number | null }
  /** Of four piles the first goes on the second, and the card starts a pile in its place (KK-24r). */
  | { readonly do: 'lay'; readonly card: Card; readonly move: readonly [pile: number, on: number] }
  | { readonly do: 'pass' }
  | { readonly do: 'shout'; readonly at: Seat };

export type Lay = KitPlay & { readonly do: 'lay' };

export function refuse(state: State, seat: Seat, play: KitPlay): KitRefusal | undefined {
  if (isOver(state)) return { clause: 'KK-7', why: 'over' };
  if (!state.dealt) return { clause: 'KK-2', why: 'not-dealt' };
  if (state.drawing) return { clause: 'KK-8', why: 'draw-due' };
  if (play.do === 'shout') return refuseShout(state, seat, play.at);
  if (seat !== state.turn) return { clause: 'KK-11r', why: 'not-your-turn', turn: state.turn };
  return refuseDeed(state, seat, play) ?? refuseMistake(state, seat, play);
}

type Deed = Exclude<KitPlay, { do: 'shout' }>;

function refuseDeed(state: State, seat: Seat, play: Deed): KitRefusal | undefined {
  switch (play.do) {
    case 'play':
      return refuseCard(state, seat, play.card);
    case 'lay':
      return refuseLay(state, seat, play.card) ?? refusePile(state, itemAt(state.kittens, seat).length, play);
    case 'pass':
      return refusePass(state, seat);
  }
}

function refuseCard(state: State, seat: Seat, card: Card): KitRefusal | undefined {
  if (playable(state, seat).includes(card)) return undefined;
  return itemAt(state.kittens, seat).some(pile => pile.includes(card))
    ? { clause: 'KK-6', why: 'covered', card }
    : { clause: 'KK-6', why: 'not-playable', card };
}

function refuseLay(state: State, seat: Seat, card: Card): KitRefusal | undefined {
  const hand = itemAt(state.hands, seat);
  if (state.last) return { clause: 'KK-16r', why: 'last-phase' };
  if (hand.length === 0) return { clause: 'KK-15r', why: 'no-hand' };
  return hand.includes(card) ? undefined : { clause: 'KK-5', why: 'not-in-hand', card };
}

function refusePile({ rules }: State, piles: number, play: Lay): KitRefusal | undefined {
  const isNew = 'on' in play && play.on === null;
  if (piles < MOST_PILES) return isNew ? undefined : { clause: 'KK-14r', why: 'new-pile' };
  if (isNew) return { clause: 'KK-6', why: 'which-pile' };
  return 'move' in play ? refuseMove(rules, play.move) : undefined;
}

function refuseMove(rules: Reading, [pile, on]: readonly [number, number]): KitRefusal | undefined {
  if (rules < 2) return { clause: 'KK-6', why: 'no-moving' };
  return pile === on ? { clause: 'KK-24r', why: 'same-pile' } : undefined;
}

function refusePass(state: State, seat: Seat): KitRefusal | undefined {
  if (!state.last) {
    return itemAt(state.hands, seat).length === 0 ? undefined : { clause: 'KK-5', why: 'must-lay' };
  }
  return !state.acted && playable(state, seat).some(card => isInOrder(state, card))
    ? { clause: 'KK-16r', why: 'must-play' }
    : undefined;
}

function refuseMistake(state: State, seat: Seat, play: Deed): KitRefusal | undefined {
  if (state.mistakes === 'called' || !isMistake(state, seat, play)) return undefined;
  return hasOne(state, seat) ? { clause: 'KK-4', why: 'one-first' } : { clause: 'KK-4', why: 'out-of-order' };
}

function refuseShout(state: State, seat: Seat, at: Seat): KitRefusal | undefined {
  if (at === seat) return { clause: 'KK-18r', why: 'shout-at-yourself' };
  if (at !== state.window?.seat) return { clause: 'KK-18r', why: 'nothing-to-shout-at', at };
  return state.silent.includes(seat) ? { clause: 'KK-20r', why: 'shouted-in-vain' } : undefined;
}

/** What lies at hand: the hand itself and the top Kittens. */
const playable = (state: State, seat: Seat): Card[] => [
  ...itemAt(state.hands, seat),
  ...topsOf(itemAt(state.kittens, seat)),
];

/** KK-8, KK-25r: anything else done while there is a 1 to play, or a card out of its order. */
function isMistake(state: State, seat: Seat, play: Deed): boolean {
  if (play.do !== 'play') return hasOne(state, seat);
  return !isInOrder(state, play.card) || (!isOne(play.card) && hasOne(state, seat));
}

export const mistake = (state: State, seat: Seat, play: KitPlay): string | undefined =>
  play.do !== 'shout' && isMistake(state, seat, play) ? 'KK-4' : undefined;

type Place = { readonly on: number | null } | { readonly move: readonly [number, number] };

const PILES = allSeats(MOST_PILES);
const ON_A_PILE: Place[] = PILES.map(on => ({ on }));
const A_PILE_ON_ANOTHER: Place[] = PILES.flatMap(pile =>
  PILES.filter(on => on !== pile).map(on => ({ move: [pile, on] as const })),
);

const EVERYWHERE: readonly Place[] = [{ on: null }, ...ON_A_PILE, ...A_PILE_ON_ANOTHER];

/** Whatever can be done with a card: it is played, or laid in one of so many places. */
export const playsWith = (card: Card): KitPlay[] => [
  { do: 'play', card },
  ...EVERYWHERE.map(place => ({ do: 'lay', card, ...place }) as const),
];

/** The right plays: cards, then what can be laid, then passing, then shouting. */
export function plays(state: State, seat: Seat): KitPlay[] {
  if (isOver(state) || !state.dealt || state.drawing) return [];
  return [...(seat === state.turn ? rightDeeds(state, seat) : []), ...shouts(state, seat)];
}

/** Whoever has a 1 to play has nothing else to do. */
function rightDeeds(state: State, seat: Seat): KitPlay[] {
  const isBound = hasOne(state, seat);
  const cards = playable(state, seat).filter(card => (isBound ? isOne(card) : isInOrder(state, card)));
  const right = inOrder(cards).map(card => ({ do: 'play', card }) as const);
  if (isBound) return right;
  return refusePass(state, seat) ? [...right, ...lays(state, seat)] : [...right, { do: 'pass' }];
}

function lays(state: State, seat: Seat): KitPlay[] {
  if (state.last) return [];
  const places = placesFor(state, seat);
  return itemAt(state.hands, seat).flatMap(card => places.map(place => ({ do: 'lay', card, ...place }) as const));
}

function placesFor({ rules, kittens }: State, seat: Seat): Place[] {
  if (itemAt(kittens, seat).length < MOST_PILES) return [{ on: null }];
  return rules < 2 ? ON_A_PILE : [...ON_A_PILE, ...A_PILE_ON_ANOTHER];
}

const shouts = (state: State, seat: Seat): KitPlay[] =>
  mayShout(state, seat) ? [{ do: 'shout', at: assertDefined(state.window).seat }] : [];

const mayShout = (state: State, seat: Seat): boolean =>
  state.window !== null && state.window.seat !== seat && !state.silent.includes(seat);

/** Who may shout besides the seat whose turn it is (KK-18r). */
export const interrupters = (state: State): Seat[] =>
  allSeats(state.count).filter(seat => seat !== state.turn && mayShout(state, seat));
