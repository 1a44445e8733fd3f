/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import { seatPlace } from '@parlour/board-kit/components/seats/seat.tsx';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Seat } from '@parlour/kernel/game';
import { type Card, titleOf } from '../../pack/pack.ts';
import { ranksText } from '../rules/english.ts';
import type { MonkeyEvent, MonkeyPlay } from '../rules/play.ts';
import { rankNameOf } from '../rules/state.ts';
import type { MonkeyView } from '../rules/view.ts';
import { hasPair, isOwnTurn } from './hand.ts';
import { monkeyBoardText } from './monkey-board-text.ts';

export function promptFor(view: MonkeyView, _: readonly MonkeyPlay[], name: (seat: Seat) => string): string {
  if (view.removed !== null) return monkeyBoardText('over');
  if (isOwnTurn(view))
    return hasPair(view) ? monkeyBoardText('layPair') : monkeyBoardText('pickFrom', { who: name(view.drawsFrom) });
  return view.turn[0] === undefined
    ? monkeyBoardText('oneMoment')
    : monkeyBoardText('turnOf', { who: name(view.turn[0]) });
}

export const describePlay = (play: MonkeyPlay): string =>
  play.do === 'pair'
    ? monkeyBoardText('namedPair', { one: titleOf(play.cards[0]), two: titleOf(play.cards[1]) })
    : monkeyBoardText('namedDraw', { number: play.at + 1 });

export const callOut = (event: MonkeyEvent): Call | undefined =>
  event.what === 'pair'
    ? { seat: event.seat, words: monkeyBoardText('callPair', { ranks: ranksText(rankNameOf(event.cards[0])) }) }
    : undefined;

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
    says: monkeyBoardText('lessonOdd'),
    about: () => 'own',
    when: ({ hand = [] }) => hand.length > 0,
  },
  {
    id: 'monkey/pair',
    clause: 'MO-4',
    says: monkeyBoardText('lessonPair'),
    about: () => 'own',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'pair'),
  },
  {
    id: 'monkey/draw',
    clause: 'MO-5',
    says: monkeyBoardText('lessonDraw'),
    about: () => 'offer',
    when: (view, plays) => isOwnTurn(view) && plays.some(play => play.do === 'draw'),
  },
  {
    id: 'monkey/safe',
    clause: 'MO-9r',
    says: monkeyBoardText('lessonSafe'),
    about: view => seatPlace(view.out[0] ?? view.drawsFrom),
    when: ({ out }) => out.length > 0,
  },
];

type MonkeyAnimation = AnimationStep<MonkeyView, MonkeyEvent>;
type DrawEvent = MonkeyEvent & { what: 'draw' };

const [DRAW_MS, PAIR_MS, DEAL_MS] = [500, 300, 1700] as const;
/** To find the card in the own hand and see what it is. */
const OWN_CARD_LINGER_MS = 450;
/** From one turn of the chair to the next: its own draw, and the turns of all the others, one of which takes a card of it. */
const ROUND_MS = 3500;
const OTHERS_MS = ROUND_MS - (DRAW_MS + PAIR_MS) - 2 * OWN_CARD_LINGER_MS;

/** Scales the turns of the others, so that they stay short together; the chair's own takes its time. */
const paceFor = ({ others, out }: MonkeyView, isOwn: boolean): number =>
  isOwn ? 1 : Math.min(1, OTHERS_MS / Math.max(1, others.length - out.length) / (DRAW_MS + PAIR_MS));

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
  const pace = paceFor(
    before,
    fresh.some(event => 'seat' in event && event.seat === after.seat),
  );
  if (!drew) return [{ view: after, fresh, hold: holdMs(fresh, pace) }];
  const timing = { hold: DRAW_MS * pace, linger: lingerMs(drew, after) };
  if (pair < 0) return [{ view: after, fresh, ...timing }];
  return [
    { view: withDraw(before, after, drew), fresh: fresh.slice(0, pair), ...timing },
    { view: after, fresh: fresh.slice(pair), hold: PAIR_MS * pace },
  ];
}

function holdMs(fresh: readonly MonkeyEvent[], pace: number): number {
  if (fresh.some(({ what }) => what === 'deal')) return DEAL_MS;
  return fresh.some(({ what }) => what === 'pair') ? PAIR_MS * pace : 0;
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
