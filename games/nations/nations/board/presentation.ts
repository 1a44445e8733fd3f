/** Texts, sounds, lessons and animation steps. */
import type { AnimationStep, Call, HintQuestion, Lesson } from '@parlour/board-kit/board';
import { joinWithAnd } from '@parlour/board-kit/ending';
import { shortName } from '@parlour/board-kit/short-name';
import type { SoundName } from '@parlour/board-kit/sound/sound';
import type { Chair, Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import {
  type Card,
  indexOf,
  NATION_NAMES,
  NATIONS,
  type Nation,
  nationOf as nationIndex,
  rankNameOfCard,
  titleOf,
} from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import { callWords } from '../rules/call-words.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { winningIndex } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';
import { nationsTableText as t } from './nations-text.ts';

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
  if (view.winner !== null) return t('gameOver');
  const taker = takerOf(view);
  if (taker !== undefined) return t('takes', { name: shortName(name(taker)) });
  if (isOwnTurn(view)) return ownPrompt(view, nationLed(view));
  return view.turn[0] === undefined ? t('moment') : t('othersTurn', { name: shortName(name(view.turn[0])) });
}

function ownPrompt(view: NationsView, led: Nation | undefined): string {
  if (view.hand?.length === 1) return t(led === undefined ? 'leadLast' : 'playLast');
  if (led === undefined) return t('leadAny');
  const nation = NATION_NAMES[led];
  if (holdsNation(view, led)) return t('follow', { nation });
  const star = starNationOf(view);
  const canStar = star !== undefined && star !== led && holdsNation(view, star);
  return t(canStar ? 'noNationButStar' : 'noNation', { nation });
}

/** The seat whose card has the trick so far. */
export function winningSeat({ trick, star }: NationsView): Seat | undefined {
  if (trick.length === 0 || star === null) return undefined;
  return trick[
    winningIndex(
      trick.map(({ card }) => indexOf(card)),
      nationIndex(indexOf(star)),
    )
  ]!.seat;
}

const cardsIn = (view: NationsView, nation: Nation): readonly Card[] =>
  (view.hand ?? []).filter(card => nationOfCard(card) === nation);

/** The first press of a hint: what this seat has to weigh up in this trick. */
export function hintQuestion(
  view: NationsView,
  _: readonly NationsPlay[],
  name: (seat: Seat) => string,
): HintQuestion | undefined {
  if (!isOwnTurn(view) || !view.hand) return undefined;
  const [led, winner] = [nationLed(view), winningSeat(view)];
  if (led === undefined || winner === undefined) return leadQuestion(view, view.hand);
  const best = view.trick.find(({ seat }) => seat === winner)!.card;
  const facts = { name: shortName(name(winner)), rank: rankName(best), nation: NATION_NAMES[led] };
  const own = cardsIn(view, led);
  if (own.length > 0) {
    const isPartners = view.seat !== null && winner === (view.seat + 2) % 4;
    return {
      asks: isPartners ? t('partnerWins', { partner: facts.name }) : t('canYouBeat'),
      about: t('cardAgainst', { ...facts, cards: sayRanks(own, facts.nation) }),
      cards: [best, ...own],
    };
  }
  const star = starNationOf(view);
  const stars = star === undefined || star === led ? [] : cardsIn(view, star);
  return {
    asks: t(stars.length > 0 ? 'worthAStar' : 'whatToDrop'),
    about: t('noneLeft', facts),
    cards: [best, ...(stars.length > 0 ? stars : view.hand)],
  };
}

function leadQuestion(view: NationsView, hand: readonly Card[]): HintQuestion {
  const groups = NATIONS.map(nation => ({ nation, cards: cardsIn(view, nation) }));
  const { nation, cards } = groups.reduce((longest, group) =>
    group.cards.length > longest.cards.length ? group : longest,
  );
  const about = t('longest', { nation: NATION_NAMES[nation], count: cards.length });
  return { asks: t('leadWhat'), about, cards: hand.length === cards.length ? hand : cards };
}

const MAX_NAMED_CARDS = 3;

const sayRanks = (cards: readonly Card[], nation: string): string =>
  cards.length > MAX_NAMED_CARDS
    ? t('manyOf', { count: cards.length, nation })
    : t('ranksOf', { ranks: joinWithAnd(cards.map(rankName)), nation });

/** "Woman", "10". */
function rankName(card: Card): string {
  const rank = rankNameOfCard(card);
  return rank.slice(0, 1).toUpperCase() + rank.slice(1);
}

export const describePlay = (play: NationsPlay): string =>
  play.do === 'call' ? t('callPlay') : t('playCard', { card: titleOf(play.card) });

export const callOut = (event: NationsEvent): Call | undefined =>
  event.what === 'call' ? { seat: event.seat, words: callWords(event.seat) } : undefined;

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
    says: t('lessonStar'),
    about: view => (view.starExposed && view.star !== null ? view.star : 'star'),
    when: ({ star }) => star !== null,
  },
  {
    id: 'nations/follow',
    clause: 'NA-6',
    says: t('lessonFollow'),
    about: () => 'own',
    when: view => isOwnTurn(view) && nationLed(view) !== undefined,
  },
  {
    id: 'nations/ranks',
    clause: 'NA-8',
    says: t('lessonRanks'),
    about: () => 'own',
    when: view => isBetweenTricks(view) && countTricks(view) > 0,
  },
  {
    id: 'nations/tricks',
    clause: 'NA-10',
    says: t('lessonTricks'),
    about: ownTallyPlace,
    when: view => isBetweenTricks(view) && countTricks(view) > 1,
  },
  {
    id: 'nations/titles',
    clause: 'NA-11',
    says: t('lessonTitles'),
    about: () => 'star',
    when: view => isBetweenTricks(view) && countTricks(view) > 3,
  },
];

type NationsAnimation = AnimationStep<NationsView, NationsEvent>;

const [TRICK_MS, TRICK_LINGER_MS, COUNT_MS, DEAL_MS] = [620, 900, 3200, 1400] as const;

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

const TRICK_CARDS = 4;

export type LastTrick = {
  readonly cards: readonly { readonly seat: Seat; readonly card: Card; readonly says: string }[];
  readonly taker: Seat;
  /** Who won it, and with what. */
  readonly says: string;
};

/** Returns who played what and who took it; undefined before the first trick is taken. */
export function lastTrick(
  past: readonly NationsEvent[],
  name: (seat: Seat) => string,
  me: Chair,
): LastTrick | undefined {
  const taken = past.findLastIndex(({ what }) => what === 'trick');
  const trick = past[taken];
  if (trick?.what !== 'trick') return undefined;
  const cards = past.slice(0, taken).filter((event): event is CardEvent => event.what === 'card');
  const card = titleOf(trick.card);
  return {
    cards: cards.slice(-TRICK_CARDS).map(played => ({ seat: played.seat, card: played.card, says: name(played.seat) })),
    taker: trick.seat,
    says: trick.seat === me ? t('youWonIt', { card }) : t('wonIt', { name: shortName(name(trick.seat)), card }),
  };
}

export type ScreenSide = 'bottom' | 'left' | 'top' | 'right';

const SCREEN_SIDES: readonly ScreenSide[] = ['bottom', 'left', 'top', 'right'];

/** Puts the chair at the bottom, its left neighbour on the left. */
export const sideOfSeat = (seat: Seat, chair: Chair): ScreenSide => SCREEN_SIDES[(seat - (chair ?? 0) + 4) % 4]!;
