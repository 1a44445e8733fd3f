/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { type Card, titleOf } from '../../pack/pack.ts';
import { PLURALS } from '../rules/english.ts';
import type { MonkeyEvent, MonkeyPlay } from '../rules/play.ts';
import { rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';
import { hasPair, isOwnTurn } from './hand.ts';

export function promptFor(view: MonkeyView, _: readonly MonkeyPlay[], name: (seat: Seat) => string): string {
  if (view.removed !== null) return 'The game is over.';
  if (!isOwnTurn(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return hasPair(view)
    ? 'Lay down a pair: tap one of its cards.'
    : `No pair: draw a card from ${name(view.drawsFrom)}.`;
}

export const describePlay = (play: MonkeyPlay): string =>
  play.do === 'pair' ? `Lay down ${play.cards.map(titleOf).join(' and ')}.` : `Draw card ${play.at + 1} of the fan.`;

export const callOut = (event: MonkeyEvent): Call | undefined =>
  event.what === 'pair' ? { seat: event.seat, words: `A pair of ${PLURALS[rankNameOf(event.cards[0])]}` } : undefined;

const SOUNDS: Readonly<Partial<Record<MonkeyEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  pair: 'place',
  draw: 'slide',
  monkey: 'knock',
};

export const soundOf = ({ what }: MonkeyEvent): SoundName | undefined => SOUNDS[what];

export const lessons: readonly Lesson<MonkeyView, MonkeyPlay, MonkeyEvent>[] = [
  {
    id: 'monkey/odd',
    clause: 'MO-1',
    says: 'One card was put aside unseen, so one value lacks a card, and one card of it finds no partner. Whoever is left with that card at the end is the Monkey, and has lost.',
    about: () => 'own',
    when: ({ hand = [] }) => hand.length > 0,
  },
  {
    id: 'monkey/pair',
    clause: 'MO-4',
    says: 'In your turn lay down one pair: two cards of one value, of any nations. Tap a card that stands up, and its partner goes with it.',
    about: () => 'own',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'pair'),
  },
  {
    id: 'monkey/draw',
    clause: 'MO-5',
    says: 'You have no pair, so your right-hand neighbour holds out a fan. Draw any card; if it makes a pair, the pair is laid down at once.',
    about: () => 'offer',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'draw'),
  },
  {
    id: 'monkey/safe',
    clause: 'MO-9r',
    says: 'Somebody has no cards left and is safe. They sit out; you now draw from the next one on that side who still has some.',
    about: view => seatPlace(view.out[0] ?? view.drawsFrom),
    when: ({ out }) => out.length > 0,
  },
];

type MonkeyAnimation = AnimationStep<MonkeyView, MonkeyEvent>;
type DrawEvent = MonkeyEvent & { what: 'draw' };

const [DRAW_MS, PAIR_MS, DEAL_MS] = [900, 500, 1700] as const;
/** To find the card in the own hand and see what it is. */
const OWN_CARD_LINGER_MS = 1500;

/**
 * Shows a draw first, then the pair it makes. A card that enters or leaves the own hand is shown longer: the
 * neighbour may take it away again at once.
 */
export function animationSteps(
  before: MonkeyView,
  after: MonkeyView,
  fresh: readonly MonkeyEvent[],
): MonkeyAnimation[] {
  const drew = fresh.find((event): event is DrawEvent => event.what === 'draw');
  const pair = fresh.findIndex(({ what }) => what === 'pair');
  if (!drew) return [{ view: after, fresh, hold: holdMs(fresh) }];
  const timing = { hold: DRAW_MS, linger: lingerMs(drew, after) };
  if (pair < 0) return [{ view: after, fresh, ...timing }];
  return [
    { view: withDraw(before, after, drew), fresh: fresh.slice(0, pair), ...timing },
    { view: after, fresh: fresh.slice(pair), hold: PAIR_MS },
  ];
}

function holdMs(fresh: readonly MonkeyEvent[]): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL_MS;
  return fresh.some(({ what }) => what === 'pair') ? PAIR_MS : 0;
}

const lingerMs = ({ seat, from }: DrawEvent, view: MonkeyView): number =>
  seat === view.seat || from === view.seat ? OWN_CARD_LINGER_MS : 0;

/** Returns the view in which the card has changed hands, and no pair lies there yet. */
function withDraw(before: MonkeyView, after: MonkeyView, { seat, from, card }: DrawEvent): MonkeyView {
  const hand = before.hand?.filter((held): held is Card => !(from === before.seat && held === card));
  const change = (of: number): number => (of === seat ? 1 : of === from ? -1 : 0);
  return {
    ...before,
    seat: after.seat,
    turn: [],
    ...(hand && { hand: seat === before.seat && card ? [...hand, card] : hand }),
    others: before.others.map(other => ({ ...other, cards: other.cards + change(other.seat) })),
  };
}
