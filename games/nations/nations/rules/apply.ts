import { cardsByName } from '@parlour/kernel/authoring/cards';
import type { GameEvent, Input, Seat, Step } from '@parlour/kernel/game';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { CARDS, type Card, type CardIndex, indexOf, nationOf, PACK, rankOf } from '../../pack/pack.ts';
import { ledNation, type NationsPlay } from './judge.ts';
import { endByCall, scoreDeal } from './score.ts';
import {
  NO_CARDS,
  partnerOf,
  revealedTitles,
  type ShownTitles,
  type State,
  sideOf,
  starNation,
  titlesDealt,
  winningIndex,
  withDeal,
} from './state.ts';

/** The first deal draws the dealer too, unless one was agreed on. */
export type Deal = { readonly dealer: Seat; readonly pack: readonly Card[] };

/** What players at the table notice. */
export type NationsEvent = GameEvent &
  (
    | { readonly what: 'deal'; readonly dealer: Seat }
    | { readonly what: 'star'; readonly seat: Seat; readonly card: Card }
    | { readonly what: 'star-taken'; readonly seat: Seat }
    /** `isStar`: of another nation than the one led, and a Star. */
    | { readonly what: 'card'; readonly seat: Seat; readonly card: Card; readonly isStar?: true }
    | { readonly what: 'trick'; readonly seat: Seat; readonly card: Card }
    | { readonly what: 'call'; readonly seat: Seat; readonly answer: 'yes' | 'no' | 'own' }
    | { readonly what: 'shown'; readonly seat: Seat; readonly cards: readonly Card[] }
    | { readonly what: 'tricks'; readonly side: number; readonly tricks: number }
    | { readonly what: 'titles'; readonly side: number; readonly titles: number }
    | { readonly what: 'divided' }
    | { readonly what: 'won'; readonly side: number }
  );

export type NationsStep = Step<State, NationsEvent>;

export function draw(state: State, random: Random, pack?: readonly string[]): Deal {
  const dealer = state.dealer ?? pick(random, [0, 1, 2, 3]);
  return { dealer, pack: pack ? cardsByName(PACK, pack) : shuffle(random, PACK) };
}

export function apply(state: State, input: Input<NationsPlay, Deal>): NationsStep {
  if (input.by === 'chance') return applyDeal(state, input.drew);
  if (input.by === 'clock') throw new Error('no clock runs in Nations');
  return input.play.do === 'card' ? playCard(state, input.by, input.play.card) : applyCall(state, input.by);
}

function applyDeal(state: State, { dealer, pack }: Deal): NationsStep {
  const hands = NO_CARDS.slice();
  for (let i = 0; i < 52; i++) {
    const card = indexOf(pack[i]!);
    hands[4 * ((dealer + 1 + i) & 3) + nationOf(card)]! |= 1 << rankOf(card);
  }
  return {
    state: withDeal(state.target, state.scores, dealer, hands, indexOf(pack[51]!)),
    events: [
      { what: 'deal', clause: 'NA-3', dealer },
      { what: 'star', clause: 'NA-4', seat: dealer, card: pack[51]! },
    ],
  };
}

const CARD_KINDS = [
  { clause: 'NA-5' },
  { clause: 'NA-9' },
  { clause: 'NA-6' },
  { clause: 'NA-7' },
  { clause: 'NA-7', isStar: true },
] as const;

/** Built once: events are plain data and may be shared. */
const CARD_EVENTS: readonly NationsEvent[] = CARD_KINDS.flatMap(kind =>
  [0, 1, 2, 3].flatMap(seat => CARDS.map(card => ({ what: 'card', ...kind, seat, card }) as const)),
);
const TRICK_EVENTS: readonly NationsEvent[] = [0, 1, 2, 3].flatMap(seat =>
  CARDS.map(card => ({ what: 'trick', clause: 'NA-8', seat, card }) as const),
);

function cardKindIndex(state: State, led: number | null, nation: number): number {
  if (led === null) return state.tricks[0] + state.tricks[1] === 0 ? 0 : 1;
  if (nation === led) return 2;
  return nation === starNation(state) ? 4 : 3;
}

function playCard(state: State, seat: Seat, name: Card): NationsStep {
  const card = indexOf(name);
  const nation = nationOf(card);
  const led = ledNation(state);
  const at = 4 * seat + nation;
  const hands = state.hands.slice();
  hands[at]! ^= 1 << rankOf(card);
  const voids = led === null || led === nation ? state.voids : state.voids | (1 << (4 * seat + led));
  const event = CARD_EVENTS[208 * cardKindIndex(state, led, nation) + 52 * seat + card]!;
  const trick = appendCard(state.trick, card);
  if (trick.length === 4) return endTrick(state, hands, voids, trick, event);
  const next = withPlayedCard(state, hands, voids, trick, state.leader, state.tricks);
  const dealerTakesStar = trick.length === 3 && state.tricks[0] + state.tricks[1] === 0;
  return { state: next, events: dealerTakesStar ? [event, starTakenEvent(state.dealer!)] : [event] };
}

const starTakenEvent = (seat: Seat): NationsEvent => ({ what: 'star-taken', clause: 'NA-4', seat });

/** Written out, because spreading an object costs more than playing the card. */
const withPlayedCard = (
  state: State,
  hands: readonly number[],
  voids: number,
  trick: readonly CardIndex[],
  leader: Seat,
  tricks: readonly [number, number],
): State => ({
  target: state.target,
  dealer: state.dealer,
  scores: state.scores,
  hands,
  dealt: state.dealt,
  star: state.star,
  leader,
  trick,
  tricks,
  voids,
  called: state.called,
  winner: null,
});

/** Faster than copying a list of at most four cards. */
function appendCard(trick: readonly CardIndex[], card: CardIndex): readonly CardIndex[] {
  if (trick.length === 0) return [card];
  if (trick.length === 1) return [trick[0]!, card];
  return trick.length === 2 ? [trick[0]!, trick[1]!, card] : [trick[0]!, trick[1]!, trick[2]!, card];
}

const NO_TRICK: readonly CardIndex[] = [];

function endTrick(
  state: State,
  hands: readonly number[],
  voids: number,
  trick: readonly CardIndex[],
  event: NationsEvent,
): NationsStep {
  const best = winningIndex(trick, starNation(state));
  const winner = (state.leader + best) & 3;
  const [even, odd] = state.tricks;
  const tricks: readonly [number, number] = sideOf(winner) === 0 ? [even + 1, odd] : [even, odd + 1];
  const next = withPlayedCard(state, hands, voids, NO_TRICK, winner, tricks);
  const events = [event, TRICK_EVENTS[52 * winner + trick[best]!]!];
  if (even + odd < 12) return { state: next, events };
  const counted = scoreDeal(next);
  return { state: counted.state, events: [...events, ...counted.events] };
}

/** NA-13, NA-18r: the referee answers at once and truly. */
function applyCall(state: State, seat: Seat): NationsStep {
  const own = titlesDealt(state, seat);
  if (own > 2 || titlesDealt(state, partnerOf(seat)) > 0) {
    const ended = endByCall(state, seat);
    const called: NationsEvent =
      own > 2
        ? { what: 'call', clause: 'NA-19r', seat, answer: 'own' }
        : { what: 'call', clause: 'NA-13', seat, answer: 'yes' };
    const events = [called, ...revealedTitles(ended.state).map(shownEvent), ...ended.events];
    return { state: ended.state, events };
  }
  const event: NationsEvent = { what: 'call', clause: 'NA-20r', seat, answer: 'no' };
  return { state: { ...state, called: [...state.called, seat] }, events: [event] };
}

const shownEvent = ({ seat, cards }: ShownTitles): NationsEvent => ({ what: 'shown', clause: 'NA-13', seat, cards });
