/** What players do in their own turn, with mistakes as people make them. */
import { pick, type Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation } from '@parlour/players/player';
import { BOOKS, bookOf, type Card, isOne, rankOf } from '../rules/cards.ts';
import type { KitPlay, Lay } from '../rules/judge.ts';
import { type Cards, type KitParts, type Piles, topCards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { sayLayDifference } from './lay-reasons.ts';
import { kitPlayersText } from './players-text.ts';
import { distanceToTurn, explainLay, explainPlay } from './reasons.ts';

/** Anything but a shout. */
export type TurnPlay = Exclude<KitPlay, { do: 'shout' }>;

export type PlayChoice = {
  readonly play: TurnPlay;
  readonly why: string;
  readonly options: readonly ConsideredPlay<KitPlay>[];
};
export type ChoosePlay = (situation: Situation<KitParts>) => PlayChoice;

type PlayOfCard = KitPlay & { readonly do: 'play' };

export const turnPlays = ({ plays }: Situation<KitParts>): TurnPlay[] => plays.filter(play => play.do !== 'shout');

export const chooseAny: ChoosePlay = situation => {
  const plays = turnPlays(situation);
  const cards = plays.filter(({ do: what }) => what === 'play');
  const play = pick(situation.random, cards.length > 0 ? cards : plays);
  return { play, why: explainAny(play), options: [] };
};

function explainAny(play: TurnPlay): string {
  if (play.do === 'play') return kitPlayersText('fitsAnyway', { card: play.card });
  return kitPlayersText(play.do === 'lay' ? 'nothingFitsPark' : 'nothingFits');
}

/** Values a card to lay and its place. */
export type ValueLay = (view: KitView) => (play: Lay) => number;

/** Plays everything, hand first, because an empty hand takes another packet. */
export const chooseByTempo =
  (worth: ValueLay): ChoosePlay =>
  situation => {
    const view = situation.view;
    const plays = turnPlays(situation);
    const cards = plays.filter(play => play.do === 'play');
    if (cards.length > 0) return chooseCard(view, cards);
    const lays = plays.filter(play => play.do === 'lay');
    return lays.length > 0
      ? chooseLay(situation, lays, worth)
      : { play: { do: 'pass' }, why: explainAny({ do: 'pass' }), options: [] };
  };

function chooseCard(view: KitView, cards: readonly PlayOfCard[]): PlayChoice {
  const options = cards
    .map(play => ({ play, value: assertDefined(view.hand).includes(play.card) ? 1 : 0.5 }))
    .sort((a, b) => b.value - a.value);
  const { play } = itemAt(options, 0);
  return { play, why: explainPlay(view, play.card), options };
}

const MAX_OPTIONS = 5;

/** Each card in its best place, best first. */
export function bestPlaces(lays: readonly Lay[], worth: (play: Lay) => number): Lay[] {
  const sorted = lays.map(lay => ({ lay, value: worth(lay) })).sort((a, b) => b.value - a.value);
  const best = new Map<Card, Lay>();
  for (const { lay } of sorted) if (!best.has(lay.card)) best.set(lay.card, lay);
  return [...best.values()];
}

/** The reason is worked out on demand, because most thoughts are never read. */
function chooseLay(situation: Situation<KitParts>, lays: readonly Lay[], worthIn: ValueLay): PlayChoice {
  const worth = worthIn(situation.view);
  const options = lays
    .map(play => ({ play, value: worth(play) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_OPTIONS);
  const { play } = itemAt(options, 0);
  const explain = (): string => {
    const others = bestPlaces(lays, worth).filter(({ card }) => card !== play.card);
    return [sayLayDifference(situation, play, others), explainLay(situation.view, play)].filter(Boolean).join(' ');
  };
  return {
    play,
    options,
    get why() {
      return explain();
    },
  };
}

/** A card under a higher one of its book is stuck until the last phase. */
const BURIED_COST = 20;
/** For each step that the covering card waits longer. */
const DELAY_COST = 1;

type EstimateWait = (view: KitView, card: Card) => number;
type WaitByCard = (card: Card) => number;

const valueLayBy =
  (wait: EstimateWait): ValueLay =>
  view => {
    const waitOf = memoize((card: Card) => wait(view, card));
    const piles = itemAt(view.kittens, assertDefined(view.seat));
    const moving = memoize((move: string) =>
      costOfCovering(waitOf, itemAt(piles, Number(move[0])), itemAt(piles, Number(move[1]))),
    );
    return play => waitOf(play.card) - ('move' in play ? moving(play.move.join('')) : costOnPile(waitOf, piles, play));
  };

function memoize(compute: (key: string) => number): (key: string) => number {
  const known = new Map<string, number>();
  return key => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

const costOnPile = (waitOf: WaitByCard, piles: Piles, { card, on }: Extract<Lay, { on: unknown }>): number =>
  on === null ? 0 : costOfCovering(waitOf, [card], itemAt(piles, on));

/** For each covered card, the worst card above it. */
const costOfCovering = (waitOf: WaitByCard, above: Cards, below: Cards): number =>
  below.reduce((sum, covered) => sum + Math.max(...above.map(by => costOfPair(waitOf, covered, by))), 0);

function costOfPair(waitOf: WaitByCard, covered: Card, by: Card): number {
  if (bookOf(covered) === bookOf(by) && rankOf(covered) < rankOf(by)) return BURIED_COST;
  return DELAY_COST * Math.max(0, waitOf(by) - waitOf(covered));
}

/** Lays the card farthest from its turn that covers none nearer. */
export const layByDistance: ValueLay = valueLayBy(distanceToTurn);

/** For a missing card on top, covered, or unseen. */
const WAIT_TURNS = { top: 1, covered: 4, unseen: 3 } as const;

/** Adds up the waits for all cards of its book before it. */
const estimateWaitByPlaces: EstimateWait = (view, card) => {
  const book = itemAt(BOOKS, bookOf(card));
  let sum = 0;
  for (let before = 1; before <= distanceToTurn(view, card); before++)
    sum += waitForCard(view, `${book}${rankOf(card) - before}`);
  return sum;
};

function waitForCard({ hand, kittens }: KitView, card: Card): number {
  if (assertDefined(hand).includes(card)) return WAIT_TURNS.top;
  const pile = kittens.flat().find(cards => cards.includes(card));
  if (pile === undefined) return WAIT_TURNS.unseen;
  return pile.at(-1) === card ? WAIT_TURNS.top : WAIT_TURNS.covered;
}

/** Lays the card that will wait longest. */
export const layByWait: ValueLay = valueLayBy(estimateWaitByPlaces);

/**
 * Errors per thousand moments, the percentage that forget a 1 if there is one, and the most cards of a book
 * overlooked.
 */
export type ErrorRates = {
  readonly perThousand: number;
  readonly forgetPercent: number;
  readonly maxOverlooked: number;
};

export const NO_ERRORS: ErrorRates = { perThousand: 0, forgetPercent: 0, maxOverlooked: 0 };

export function makeError(situation: Situation<KitParts>, rates: ErrorRates): KitPlay | undefined {
  const { view, random } = situation;
  if (view.mistakes === 'refused' || !isTempting(situation) || random.below(1000) >= rates.perThousand)
    return undefined;
  const forgot = random.below(100) < rates.forgetPercent ? forgetOne(view, random) : undefined;
  return forgot ?? overlookMissing(view, rates.maxOverlooked);
}

/** At the start of a turn, or once only a Kitten can be laid. */
const isTempting = (situation: Situation<KitParts>): boolean =>
  !situation.view.acted || !turnPlays(situation).some(({ do: what }) => what === 'play');

const playableCards = ({ hand, kittens, seat }: KitView): Card[] => [
  ...assertDefined(hand),
  ...topCards(itemAt(kittens, assertDefined(seat))),
];

/** Does something else although there is a 1 in the hand. */
function forgetOne(view: KitView, random: Random): KitPlay | undefined {
  const others = assertDefined(view.hand).filter(card => !isOne(card));
  if (others.length === assertDefined(view.hand).length || others.length === 0) return undefined;
  const goes = playableCards(view).find(card => !isOne(card) && distanceToTurn(view, card) === 0);
  if (goes !== undefined) return { do: 'play', card: goes };
  if (view.last) return undefined;
  const piles = itemAt(view.kittens, assertDefined(view.seat)).length;
  return { do: 'lay', card: pick(random, others), on: piles < 4 ? null : random.below(4) };
}

/** Takes a card for the next of its book: across a gap, or with few cards missing. */
function overlookMissing(view: KitView, most: number): KitPlay | undefined {
  const seeming = playableCards(view)
    .map(card => ({ card, missing: isAfterGap(view, card) ? 0.5 : distanceToTurn(view, card) }))
    .filter(({ missing }) => missing > 0 && missing <= most)
    .sort((a, b) => a.missing - b.missing)[0];
  return seeming && { do: 'play', card: seeming.card };
}

function isAfterGap(view: KitView, card: Card): boolean {
  const book = itemAt(BOOKS, bookOf(card));
  return distanceToTurn(view, card) > 0 && assertDefined(view.rows[book]).includes(`${book}${rankOf(card) - 1}`);
}
