/** What a seat may do: the right plays, the refusals, and the mistakes that are neither. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Refusal, Seat } from '@parlour/kernel/game';
import { must, nth } from '@parlour/kernel/must';
import { type Card, inOrder, isOne, MOST_PILES } from './cards.ts';
import type { Reading } from './reading.ts';
import { hasOne, isInOrder, isOver, type State, topsOf } from './state.ts';

export type KitPlay =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'lay'; readonly card: Card; readonly on: number | null }
  /** Of four piles the first goes on the second, and the card starts a pile in its place (KK-24r). */
  | { readonly do: 'lay'; readonly card: Card; readonly move: readonly [pile: number, on: number] }
  | { readonly do: 'pass' }
  | { readonly do: 'shout'; readonly at: Seat };

export type Lay = KitPlay & { readonly do: 'lay' };

const no = (clause: string, detail: string): Refusal => ({ clause, detail });

export function refuse(state: State, seat: Seat, play: KitPlay): Refusal | undefined {
  if (isOver(state)) return no('KK-7', 'All books are taken: the game is over.');
  if (!state.dealt) return no('KK-2', 'The packets are still to be dealt.');
  if (state.drawing) return no('KK-8', 'A card is being drawn.');
  if (play.do === 'shout') return refuseShout(state, seat, play.at);
  if (seat !== state.turn) return no('KK-11r', `It is the turn of seat ${state.turn}.`);
  return refuseDeed(state, seat, play) ?? refuseMistake(state, seat, play);
}

type Deed = Exclude<KitPlay, { do: 'shout' }>;

function refuseDeed(state: State, seat: Seat, play: Deed): Refusal | undefined {
  switch (play.do) {
    case 'play':
      return refuseCard(state, seat, play.card);
    case 'lay':
      return refuseLay(state, seat, play.card) ?? refusePile(state, nth(state.kittens, seat).length, play);
    case 'pass':
      return refusePass(state, seat);
  }
}

function refuseCard(state: State, seat: Seat, card: Card): Refusal | undefined {
  if (playable(state, seat).includes(card)) return undefined;
  return nth(state.kittens, seat).some(pile => pile.includes(card))
    ? no('KK-6', `Your Kitten ${card} is covered; the one on it must be played first.`)
    : no('KK-6', `You have no ${card}: cards are played from the hand and from the tops of your Kittens.`);
}

function refuseLay(state: State, seat: Seat, card: Card): Refusal | undefined {
  const hand = nth(state.hands, seat);
  if (state.last) return no('KK-16r', 'In the last phase nobody lays a card: play, or pass.');
  if (hand.length === 0) return no('KK-15r', 'Without a hand you lay nothing: play your top Kittens, or pass.');
  return hand.includes(card) ? undefined : no('KK-5', `You lay a card from your hand, and ${card} is not in it.`);
}

function refusePile({ rules }: State, piles: number, play: Lay): Refusal | undefined {
  const isNew = 'on' in play && play.on === null;
  if (piles < MOST_PILES)
    return isNew ? undefined : no('KK-14r', 'You have fewer than four piles: the card starts a new one.');
  if (isNew) return no('KK-6', 'You have four piles already: say which of them, 0 to 3, goes under or on another.');
  return 'move' in play ? refuseMove(rules, play.move) : undefined;
}

function refuseMove(rules: Reading, [pile, on]: readonly [number, number]): Refusal | undefined {
  if (rules < 2) return no('KK-6', 'By the rules of this table only the card itself covers a pile.');
  return pile === on ? no('KK-24r', 'A pile goes on another one, not on itself.') : undefined;
}

function refusePass(state: State, seat: Seat): Refusal | undefined {
  if (!state.last) {
    return nth(state.hands, seat).length === 0
      ? undefined
      : no('KK-5', 'You end your turn by laying a card from your hand.');
  }
  return !state.acted && playable(state, seat).some(card => isInOrder(state, card))
    ? no('KK-16r', 'You can play, so you must play at least one card before you pass.')
    : undefined;
}

function refuseMistake(state: State, seat: Seat, play: Deed): Refusal | undefined {
  if (state.mistakes === 'called' || !isMistake(state, seat, play)) return undefined;
  return hasOne(state, seat)
    ? no('KK-4', 'You hold a card marked 1, which must be played before anything else.')
    : no('KK-4', 'That card is out of its order: its book waits for another.');
}

function refuseShout(state: State, seat: Seat, at: Seat): Refusal | undefined {
  if (at === seat) return no('KK-18r', 'Nobody shouts at himself.');
  if (at !== state.window?.seat) return no('KK-18r', `There is nothing to shout at seat ${at} for, or no longer.`);
  return state.silent.includes(seat) ? no('KK-20r', 'You have shouted at this turn in vain already.') : undefined;
}

/** What lies at hand: the hand itself and the top Kittens. */
const playable = (state: State, seat: Seat): Card[] => [...nth(state.hands, seat), ...topsOf(nth(state.kittens, seat))];

/** KK-8, KK-25r: anything else done while there is a 1 to play, or a card out of its order. */
function isMistake(state: State, seat: Seat, play: Deed): boolean {
  if (play.do !== 'play') return hasOne(state, seat);
  return !isInOrder(state, play.card) || (!isOne(play.card) && hasOne(state, seat));
}

export const mistake = (state: State, seat: Seat, play: KitPlay): string | undefined =>
  play.do !== 'shout' && isMistake(state, seat, play) ? 'KK-4' : undefined;

type Place = { readonly on: number | null } | { readonly move: readonly [number, number] };

const PILES = seatsOf(MOST_PILES);
const ON_A_PILE: Place[] = PILES.map(on => ({ on }));
const A_PILE_ON_ANOTHER: Place[] = PILES.flatMap(pile =>
  PILES.filter(on => on !== pile).map(on => ({ move: [pile, on] as const })),
);

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
  return nth(state.hands, seat).flatMap(card => places.map(place => ({ do: 'lay', card, ...place }) as const));
}

function placesFor({ rules, kittens }: State, seat: Seat): Place[] {
  if (nth(kittens, seat).length < MOST_PILES) return [{ on: null }];
  return rules < 2 ? ON_A_PILE : [...ON_A_PILE, ...A_PILE_ON_ANOTHER];
}

const shouts = (state: State, seat: Seat): KitPlay[] =>
  mayShout(state, seat) ? [{ do: 'shout', at: must(state.window).seat }] : [];

const mayShout = (state: State, seat: Seat): boolean =>
  state.window !== null && state.window.seat !== seat && !state.silent.includes(seat);

/** Who may shout besides the seat whose turn it is (KK-18r). */
export const interrupters = (state: State): Seat[] =>
  seatsOf(state.count).filter(seat => seat !== state.turn && mayShout(state, seat));
