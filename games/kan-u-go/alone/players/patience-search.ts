/** A patience prepared for search, its evaluation and playout. Changes the board in place. */
import type { Game } from '@parlour/kernel/game';
import type { ConsideredPlay, Situation, Thought } from '@parlour/players/player';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { countByLetter } from '../../crossword/permitted-additions.ts';
import {
  cardLetter,
  cardToCell,
  createBoard,
  placeCards,
  removeLastCards,
  type SearchBoard,
} from '../../crossword/search-board.ts';
import { searchGraphFor } from '../../crossword/search-graph.ts';
import { type FoundAdditions, newFoundAdditions } from '../../crossword/search-lists.ts';
import type { Grade } from '../../lexicon/graph.ts';
import { LETTERS } from '../../pack/pack.ts';
import {
  bestCandidates,
  burden,
  type Candidate,
  hardness,
  type ValueAddition,
  vocabularyOf,
} from '../../players/candidates.ts';
import type { AloneOptions } from '../../rules/options.ts';
import { firstMethod } from '../rules/first.ts';
import { aloneLimitsOf, waysToLay } from '../rules/judge.ts';
import {
  type AloneParts,
  type AloneState,
  type AloneView,
  type Method,
  offeredLetters,
  type PilesView,
  type Source,
  type SourcedCell,
} from '../rules/method.ts';
import { type AlonePlay, GIVE_UP } from '../rules/plays.ts';
import { secondMethod } from '../rules/second.ts';
import { type ThirdPiles, thirdMethod } from '../rules/third.ts';
import { aloneReasonsText as t } from './reasons-text.ts';

/** Opaque to all but the method. */
export type Piles = object;
export type AnyMethod = Method<Piles, PilesView>;
export type AnyState = AloneState<Piles>;
export type AnyView = AloneView<PilesView>;
export type AnyParts = AloneParts<Piles, PilesView>;

const METHODS: Readonly<Record<string, AnyMethod>> = Object.fromEntries(
  [firstMethod, secondMethod, thirdMethod].map(method => [method.id, method as unknown as AnyMethod]),
);

export const methodOf = ({ id }: Pick<Game, 'id'>): AnyMethod => METHODS[id]!;

export type PatienceSearch = {
  readonly method: AnyMethod;
  readonly options: AloneOptions;
  readonly board: SearchBoard;
  readonly limits: Limits;
  /** Additions found last. */
  readonly finds: FoundAdditions;
  /** Searches of the crossword. */
  units: number;
};

export function createPatienceSearch(
  game: Game,
  { crossword, options }: Pick<AnyState, 'crossword' | 'options'>,
  highest: Grade,
): PatienceSearch {
  const graph = searchGraphFor(vocabularyOf(game, highest), options.plurals);
  return {
    method: methodOf(game),
    options,
    board: createBoard(crossword, graph),
    limits: aloneLimitsOf({ options }),
    finds: newFoundAdditions(),
    units: 0,
  };
}

/** Returns the offered letters, counted. */
export function findOfferedAdditions(search: PatienceSearch, piles: Piles): Uint8Array {
  const hand = countByLetter(offeredLetters(search.method.offersIn(piles)));
  search.units++;
  findAdditions(search.board, hand, search.limits, search.finds);
  return hand;
}

/** Takes cards from the sources that most need clearing. */
export function chooseSources({ method }: PatienceSearch, piles: Piles, cards: Int32Array): readonly SourcedCell[] {
  const ways = waysToLay(method, piles, [Array.from(cards, cardToCell)]);
  const urgency = (cells: readonly SourcedCell[]): number =>
    cells.reduce((sum, cell) => sum + urgencyOf(piles, cell[3]), 0);
  return ways.reduce((best, way) => (urgency(way) > urgency(best) ? way : best));
}

/** A turned-up card covers others; stacks count by height. */
const urgencyOf = (piles: Piles, source: Source): number =>
  typeof source === 'number' ? (piles as ThirdPiles).stacks[source]!.length : source === 'up' ? 1 : 0;

export function layAddition(search: PatienceSearch, piles: Piles, cards: Int32Array): Piles {
  const cells = chooseSources(search, piles, cards);
  placeCards(search.board, cards, 0, cards.length);
  return search.method.takeCards(piles, cells, search.options).piles;
}

export const canDraw = ({ method }: PatienceSearch, piles: Piles): boolean => method.refuseDraw(piles) === undefined;
export const drawNext = ({ method }: PatienceSearch, piles: Piles): Piles => method.drawNext(piles).piles;

/** Two passes through thirty cards by threes; then nothing new comes up. */
export const MAX_IDLE_TURNS = 21;

const HARDNESS_WEIGHT = 2;
/** All cards must go in the end, and short additions leave the crossword more open. */
const CARD_VALUE = -6;

/** Hard letters first; what stays should still make words. */
export const valueByBalance =
  (hand: Uint8Array): ValueAddition =>
  (cards, from, to) => {
    let value = CARD_VALUE * (to - from);
    for (let at = from; at < to; at++) {
      const code = cardLetter(cards[at]!);
      value += HARDNESS_WEIGHT * hardness(code);
      hand[code]!--;
    }
    value -= burden(hand);
    for (let at = from; at < to; at++) hand[cardLetter(cards[at]!)]!++;
    return value;
  };

/** How a playout values additions to a hand. */
export type ValueBy = (hand: Uint8Array) => ValueAddition;

/** Returns the number of cards left. */
export function playOutGreedily(search: PatienceSearch, from: Piles, valueBy: ValueBy = valueByBalance): number {
  const before = search.board.count;
  let piles = from;
  for (let idle = 0; idle < MAX_IDLE_TURNS; idle++) {
    const hand = findOfferedAdditions(search, piles);
    const [best] = bestCandidates(search.finds, 1, valueBy(hand));
    if (best === undefined && !canDraw(search, piles)) break;
    if (best !== undefined) idle = -1;
    piles = best === undefined ? drawNext(search, piles) : layAddition(search, piles, best.cards);
  }
  const left = LETTERS.length - search.board.count;
  removeLastCards(search.board, search.board.count - before);
  return left;
}

export type Position = {
  readonly view: AnyView;
  readonly search: PatienceSearch;
  /** With a guess at the unseen cards. */
  readonly piles: Piles;
  /** Offered letters, counted. */
  readonly hand: Uint8Array;
};

export const imaginePiles = ({ game, view, random }: Situation<AnyParts>): Piles => game.imagine(view, random).piles;

export function createPosition(situation: Situation<AnyParts>, highest: Grade): Position {
  const { view } = situation;
  const search = createPatienceSearch(situation.game, view, highest);
  const piles = imaginePiles(situation);
  return { view, search, piles, hand: findOfferedAdditions(search, piles) };
}

export const toAddPlay = ({ search, piles }: Position, { cards }: Pick<Candidate, 'cards'>): AlonePlay => ({
  do: 'add',
  cells: chooseSources(search, piles, cards),
});

export const toDrawPlay = ({ search }: Position): AlonePlay => ({ do: search.method.drawPlay });

export const countUnseen = ({ view, search }: Position): number =>
  LETTERS.length - view.crossword.length - search.method.visibleCards(view).length;

const MAX_OPTIONS = 5;

/** The best additions, or what to do without any. */
export function bestThought(
  situation: Situation<AnyParts>,
  position: Position,
  value: ValueAddition,
): Thought<AlonePlay> {
  const best = bestCandidates(position.search.finds, MAX_OPTIONS, value);
  if (best.length === 0) return thoughtWithoutWords(situation, position);
  const options: ConsideredPlay<AlonePlay>[] = best.map(candidate => ({
    play: toAddPlay(position, candidate),
    value: candidate.value,
  }));
  const why = t('laysAwkward', { cards: best[0]!.cards.length });
  return { play: options[0]!.play, why, options, units: position.search.units };
}

function thoughtWithoutWords(situation: Situation<AnyParts>, position: Position): Thought<AlonePlay> {
  const answer = (play: Thought<AlonePlay>['play'], why: string): Thought<AlonePlay> => ({
    play,
    why,
    options: [],
    units: position.search.units,
  });
  const { options, piles, search } = { ...position, options: position.view.options };
  const forced = options.mustPlay ? situation.plays.find(({ do: what }) => what === 'add') : undefined;
  if (forced !== undefined) return answer(forced, t('wordRequired'));
  if (canDraw(search, piles) && canDrawingHelp(situation, position))
    return answer(toDrawPlay(position), t('noWordFits'));
  return answer(GIVE_UP, t('noWordCanFit'));
}

const GUESSES = 3;

function canDrawingHelp(situation: Situation<AnyParts>, { search, piles }: Position): boolean {
  const canAdd = (at: Piles): boolean => {
    findOfferedAdditions(search, at);
    return search.finds.count > 0;
  };
  const guesses = [piles, ...Array.from({ length: GUESSES }, () => imaginePiles(situation))];
  return guesses.some(guess => !search.method.isStuck(guess, canAdd));
}
