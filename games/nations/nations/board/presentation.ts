/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, Lesson } from '@parlour/board-kit/board';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Chair, Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { toSecondPerson } from '@parlour/kernel/sentences';
import {
  type Card,
  indexOf,
  NATION_NAMES,
  NATIONS,
  type Nation,
  nationOf as nationIndex,
  titleOf,
} from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { winningIndex } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';

export const nationOfCard = (card: string): Nation => itemAt(NATIONS, nationIndex(indexOf(card)));

const isOwnTurn = ({ seat, turn }: NationsView): boolean => seat !== null && turn.includes(seat);

const nationLed = (view: NationsView): Nation | undefined => view.trick[0] && nationOfCard(view.trick[0].card);

const holdsNation = (view: NationsView, nation: Nation): boolean =>
  view.hand?.some(card => nationOfCard(card) === nation) ?? false;

const starNationOf = ({ star }: NationsView): Nation | undefined => (star === null ? undefined : nationOfCard(star));

export const isStar = (view: NationsView, card: string): boolean => nationOfCard(card) === starNationOf(view);

/** Returns undefined until the trick is complete. */
export function takerOf({ trick, star }: NationsView): Seat | undefined {
  if (trick.length < 4 || star === null) return undefined;
  const cards = trick.map(({ card }) => indexOf(card));
  return trick[winningIndex(cards, nationIndex(indexOf(star)))]!.seat;
}

export function promptFor(view: NationsView, _: readonly NationsPlay[], name: (seat: Seat) => string): string {
  if (view.winner !== null) return 'The game is won.';
  const taker = takerOf(view);
  if (taker !== undefined) return `${name(taker)} takes the trick.`;
  if (!isOwnTurn(view)) return view.turn[0] === undefined ? 'One moment …' : `${name(view.turn[0])} is to play.`;
  return ownPrompt(view, nationLed(view));
}

function ownPrompt(view: NationsView, nation: Nation | undefined): string {
  if (view.hand?.length === 1) return nation === undefined ? 'You lead your last card.' : 'Play your last card.';
  if (nation === undefined) return 'You lead: any card.';
  if (holdsNation(view, nation)) return `Follow ${NATION_NAMES[nation]}.`;
  const star = starNationOf(view);
  if (nation === star) return `You have no ${NATION_NAMES[nation]}, the Star nation: any card.`;
  return `You have no ${NATION_NAMES[nation]}: any card${star !== undefined && holdsNation(view, star) ? ', or a Star' : ''}.`;
}

export const describePlay = (play: NationsPlay): string =>
  play.do === 'call' ? 'Call: “Can you one?”' : `Play ${titleOf(play.card)}.`;

export const callOut = (event: NationsEvent): Call | undefined =>
  event.what === 'call' ? { seat: event.seat, words: 'Can you one?' } : undefined;

const SOUNDS: Readonly<Partial<Record<NationsEvent['what'], SoundName>>> = {
  deal: 'shuffle',
  card: 'place',
  trick: 'gather',
  call: 'knock',
};

export const soundOf = ({ what }: NationsEvent): SoundName | undefined => SOUNDS[what];

/** By both sides, in this deal. */
const countTricks = ({ tricks }: NationsView): number => tricks.reduce((sum, taken) => sum + taken, 0);

/** Then reading a lesson keeps no player from answering a trick. */
const isBetweenTricks = ({ trick }: NationsView): boolean => trick.length === 0;

const ownTallyPlace = ({ seat }: NationsView): string => `tricks-${(seat ?? 0) % 2}`;

export const lessons: readonly Lesson<NationsView, NationsPlay, NationsEvent>[] = [
  {
    id: 'nations/star',
    clause: 'NA-4',
    says: 'The last card dealt is the Star card. Until the next deal its nation outranks the three others.',
    about: view => (view.starExposed && view.star !== null ? view.star : 'star'),
    when: ({ star }) => star !== null,
  },
  {
    id: 'nations/follow',
    clause: 'NA-6',
    says: 'Follow the nation led if you can: the cards that stand up are permitted. If you cannot, discard a low card, or take the trick with a Star.',
    about: () => 'own',
    when: view => isOwnTurn(view) && nationLed(view) !== undefined,
  },
  {
    id: 'nations/ranks',
    clause: 'NA-8',
    says: 'The Map is the highest of its nation, then Man, Woman, Child, and 10 down to 2. The highest of the nation led takes the trick, unless a Star does.',
    about: () => 'own',
    when: view => isBetweenTricks(view) && countTricks(view) > 0,
  },
  {
    id: 'nations/tricks',
    clause: 'NA-10',
    says: 'You and your partner opposite take tricks together. Of the thirteen in a deal the first six count nothing; each one more is a point. The first side to reach the number written here wins.',
    about: ownTallyPlace,
    when: view => isBetweenTricks(view) && countTricks(view) > 1,
  },
  {
    id: 'nations/titles',
    clause: 'NA-11',
    says: 'Map, Man, Woman and Child of the Star nation are titles. A side that was dealt three of them counts 2 points more at the end of the deal, with all four 4.',
    about: () => 'star',
    when: view => isBetweenTricks(view) && countTricks(view) > 3,
  },
];

type NationsAnimation = AnimationStep<NationsView, NationsEvent>;

const [TRICK_MS, TRICK_LINGER_MS, COUNT_MS, DEAL_MS] = [1000, 600, 3200, 2200] as const;

/** Splits the end of a trick and of a deal for the eye: the fourth card, the gathering, the count. */
export function animationSteps(
  before: NationsView,
  after: NationsView,
  fresh: readonly NationsEvent[],
): NationsAnimation[] {
  const end = fresh.findIndex(({ what }) => what === 'trick');
  const taken = fresh[end];
  const card = fresh.find(event => event.what === 'card');
  if (taken?.what !== 'trick' || card?.what !== 'card') return [{ view: after, fresh, hold: dealHoldMs(fresh) }];
  const withFourth = withCard(before, after, card);
  const complete = { view: withFourth, fresh: fresh.slice(0, end), hold: TRICK_MS, linger: TRICK_LINGER_MS };
  const next = fresh.findIndex(({ what }) => what === 'deal' || what === 'won');
  if (next < 0) return [complete, { view: after, fresh: fresh.slice(end), hold: 0 }];
  const counted = withTrickTaken(withFourth, after, taken);
  const count = { view: counted, fresh: fresh.slice(end, next), hold: COUNT_MS };
  return [
    complete,
    after.winner === null ? { ...count, linger: 'until told' } : count,
    { view: after, fresh: fresh.slice(next), hold: dealHoldMs(fresh) },
  ];
}

/** No seat plays before the pack is dealt. */
const dealHoldMs = (fresh: readonly NationsEvent[]): number =>
  fresh.some(({ what }) => what === 'deal') ? DEAL_MS : 0;

/** Returns the view before the trick is taken. */
function withCard(
  before: NationsView,
  after: NationsView,
  { seat, card }: NationsEvent & { what: 'card' },
): NationsView {
  const trick = [...before.trick, { seat, card }];
  return {
    ...before,
    turn: [],
    trick,
    table: { ...before.table, trick },
    starExposed: false,
    ...(before.hand && { hand: before.hand.filter(held => held !== card) }),
    others: before.others.map(other => (other.seat === seat ? { ...other, cards: other.cards - 1 } : other)),
    seat: after.seat,
  };
}

/** Returns the view while the deal is scored. */
function withTrickTaken(withFourth: NationsView, after: NationsView, { seat }: { readonly seat: number }): NationsView {
  const [even, odd] = withFourth.tricks;
  const tricks: NationsView['tricks'] = seat % 2 === 0 ? [even + 1, odd] : [even, odd + 1];
  return { ...withFourth, trick: [], table: { ...withFourth.table, trick: [] }, tricks, scores: after.scores };
}

type CardEvent = NationsEvent & { readonly what: 'card' };
type CaptionedCard = { readonly card: Card; readonly says: string };

const TRICK_CARDS = 4;

/** Returns who played what and who took it; empty before the first trick is taken. */
export function lastTrick(past: readonly NationsEvent[], name: (seat: Seat) => string, me: Chair): CaptionedCard[] {
  const taken = past.findLastIndex(({ what }) => what === 'trick');
  const trick = past[taken];
  if (trick?.what !== 'trick') return [];
  const cards = past.slice(0, taken).filter((event): event is CardEvent => event.what === 'card');
  return cards.slice(-TRICK_CARDS).map(({ seat, card }) => ({
    card,
    says: card === trick.card ? toSecondPerson(me, name, called => `${called(seat)} takes it`) : name(seat),
  }));
}

export type ScreenSide = 'bottom' | 'left' | 'top' | 'right';

const SCREEN_SIDES: readonly ScreenSide[] = ['bottom', 'left', 'top', 'right'];

/** Puts the chair at the bottom, its left neighbour on the left. */
export const sideOfSeat = (seat: Seat, chair: Chair): ScreenSide => SCREEN_SIDES[(seat - (chair ?? 0) + 4) % 4]!;
