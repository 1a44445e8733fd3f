/** Right plays, refusals, and mistakes, which are legal inputs. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { type Card, isOne, MAX_PILES, sortCards } from './cards.ts';
import type { RulesVersion } from './options.ts';
import type { KitRefusal } from './refusals.ts';
import { isInOrder, isOver, type KitState, mustPlayOne, topCards } from './state.ts';

/** What a seat can do. */
export type KitPlay =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'lay'; readonly card: Card; readonly on: number | null }
  /** KK-24r: `pile` goes on `on`; the card starts a pile in its place. */
  | { readonly do: 'lay'; readonly card: Card; readonly move: readonly [pile: number, on: number] }
  | { readonly do: 'pass' }
  | { readonly do: 'shout'; readonly at: Seat };

export type Lay = KitPlay & { readonly do: 'lay' };

export function refuse(state: KitState, seat: Seat, play: KitPlay): KitRefusal | undefined {
  if (isOver(state)) return { clause: 'KK-7', why: 'over' };
  if (!state.dealt) return { clause: 'KK-2', why: 'not-dealt' };
  if (state.drawing) return { clause: 'KK-8', why: 'draw-due' };
  if (play.do === 'shout') return refuseShout(state, seat, play.at);
  if (seat !== state.turn) return { clause: 'KK-11r', why: 'not-your-turn', turn: state.turn };
  return refuseTurnPlay(state, seat, play) ?? refuseMistake(state, seat, play);
}

type TurnPlay = Exclude<KitPlay, { do: 'shout' }>;

function refuseTurnPlay(state: KitState, seat: Seat, play: TurnPlay): KitRefusal | undefined {
  switch (play.do) {
    case 'play':
      return refuseCard(state, seat, play.card);
    case 'lay':
      return refuseLay(state, seat, play.card) ?? refusePile(state, itemAt(state.kittens, seat).length, play);
    case 'pass':
      return refusePass(state, seat);
  }
}

function refuseCard(state: KitState, seat: Seat, card: Card): KitRefusal | undefined {
  if (playable(state, seat).includes(card)) return undefined;
  return itemAt(state.kittens, seat).some(pile => pile.includes(card))
    ? { clause: 'KK-6', why: 'covered', card }
    : { clause: 'KK-6', why: 'not-playable', card };
}

function refuseLay(state: KitState, seat: Seat, card: Card): KitRefusal | undefined {
  const hand = itemAt(state.hands, seat);
  if (state.last) return { clause: 'KK-16r', why: 'last-phase' };
  if (hand.length === 0) return { clause: 'KK-15r', why: 'no-hand' };
  return hand.includes(card) ? undefined : { clause: 'KK-5', why: 'not-in-hand', card };
}

function refusePile({ rules }: KitState, piles: number, play: Lay): KitRefusal | undefined {
  const isNew = 'on' in play && play.on === null;
  if (piles < MAX_PILES) return isNew ? undefined : { clause: 'KK-14r', why: 'new-pile' };
  if (isNew) return { clause: 'KK-6', why: 'which-pile' };
  return 'move' in play ? refuseMove(rules, play.move) : undefined;
}

function refuseMove(rules: RulesVersion, [pile, on]: readonly [number, number]): KitRefusal | undefined {
  if (rules < 2) return { clause: 'KK-6', why: 'no-moving' };
  return pile === on ? { clause: 'KK-24r', why: 'same-pile' } : undefined;
}

function refusePass(state: KitState, seat: Seat): KitRefusal | undefined {
  if (!state.last) {
    return itemAt(state.hands, seat).length === 0 ? undefined : { clause: 'KK-5', why: 'must-lay' };
  }
  return !state.acted && playable(state, seat).some(card => isInOrder(state, card))
    ? { clause: 'KK-16r', why: 'must-play' }
    : undefined;
}

function refuseMistake(state: KitState, seat: Seat, play: TurnPlay): KitRefusal | undefined {
  if (state.mistakes === 'called' || !isMistake(state, seat, play)) return undefined;
  return mustPlayOne(state, seat) ? { clause: 'KK-4', why: 'one-first' } : { clause: 'KK-4', why: 'out-of-order' };
}

function refuseShout(state: KitState, seat: Seat, at: Seat): KitRefusal | undefined {
  if (at === seat) return { clause: 'KK-18r', why: 'shout-at-yourself' };
  if (at !== state.window?.seat) return { clause: 'KK-18r', why: 'nothing-to-shout-at', at };
  return state.silent.includes(seat) ? { clause: 'KK-20r', why: 'shouted-in-vain' } : undefined;
}

const playable = (state: KitState, seat: Seat): Card[] => [
  ...itemAt(state.hands, seat),
  ...topCards(itemAt(state.kittens, seat)),
];

/** KK-8, KK-25r */
function isMistake(state: KitState, seat: Seat, play: TurnPlay): boolean {
  if (play.do !== 'play') return mustPlayOne(state, seat);
  return !isInOrder(state, play.card) || (!isOne(play.card) && mustPlayOne(state, seat));
}

export const mistake = (state: KitState, seat: Seat, play: KitPlay): string | undefined =>
  play.do !== 'shout' && isMistake(state, seat, play) ? 'KK-4' : undefined;

type LayTarget = { readonly on: number | null } | { readonly move: readonly [number, number] };

const PILES = allSeats(MAX_PILES);
const ON_A_PILE: LayTarget[] = PILES.map(on => ({ on }));
const A_PILE_ON_ANOTHER: LayTarget[] = PILES.flatMap(pile =>
  PILES.filter(on => on !== pile).map(on => ({ move: [pile, on] as const })),
);

const LAY_TARGETS: readonly LayTarget[] = [{ on: null }, ...ON_A_PILE, ...A_PILE_ON_ANOTHER];

/** Legal or not. */
export const allPlaysWith = (card: Card): KitPlay[] => [
  { do: 'play', card },
  ...LAY_TARGETS.map(place => ({ do: 'lay', card, ...place }) as const),
];

/** Order: cards, Kittens, pass, shout. */
export function plays(state: KitState, seat: Seat): KitPlay[] {
  if (isOver(state) || !state.dealt || state.drawing) return [];
  return [...(seat === state.turn ? rightPlays(state, seat) : []), ...shouts(state, seat)];
}

function rightPlays(state: KitState, seat: Seat): KitPlay[] {
  const mustPlayFirst = mustPlayOne(state, seat);
  const cards = playable(state, seat).filter(card => (mustPlayFirst ? isOne(card) : isInOrder(state, card)));
  const right = sortCards(cards).map(card => ({ do: 'play', card }) as const);
  if (mustPlayFirst) return right;
  return refusePass(state, seat) ? [...right, ...lays(state, seat)] : [...right, { do: 'pass' }];
}

function lays(state: KitState, seat: Seat): KitPlay[] {
  if (state.last) return [];
  const places = layTargets(state, seat);
  return itemAt(state.hands, seat).flatMap(card => places.map(place => ({ do: 'lay', card, ...place }) as const));
}

function layTargets({ rules, kittens }: KitState, seat: Seat): LayTarget[] {
  if (itemAt(kittens, seat).length < MAX_PILES) return [{ on: null }];
  return rules < 2 ? ON_A_PILE : [...ON_A_PILE, ...A_PILE_ON_ANOTHER];
}

const shouts = (state: KitState, seat: Seat): KitPlay[] =>
  mayShout(state, seat) ? [{ do: 'shout', at: assertDefined(state.window).seat }] : [];

const mayShout = (state: KitState, seat: Seat): boolean =>
  state.window !== null && state.window.seat !== seat && !state.silent.includes(seat);

/** Besides the seat whose turn it is (KK-18r). */
export const seatsThatMayShout = (state: KitState): Seat[] =>
  allSeats(state.count).filter(seat => seat !== state.turn && mayShout(state, seat));
