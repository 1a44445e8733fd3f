/** A patience on a board that is altered in place: the piles follow the rules of the method, the crossword the finder. */
import type { Game } from '@parlour/kernel/game';
import { countsOf } from '../../crossword/additions.ts';
import { type Board, boardOf, cellOf, layCards } from '../../crossword/board.ts';
import type { Limits } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { type Finds, noFinds } from '../../crossword/finds.ts';
import { spellerOf } from '../../crossword/speller.ts';
import type { Grade } from '../../lexicon/grades.ts';
import { vocabularyOf } from '../../players/vocabulary.ts';
import type { AloneOptions } from '../../rules/options.ts';
import { first } from '../rules/first.ts';
import { limitsOf, waysOf } from '../rules/judge.ts';
import type { AloneState, AloneView, Method, Seen } from '../rules/method.ts';
import type { AloneParts } from '../rules/parts.ts';
import { second } from '../rules/second.ts';
import { offered, type Source, type SourcedCell } from '../rules/sources.ts';
import { third } from '../rules/third.ts';
import type { ThirdPiles } from '../rules/third-piles.ts';

/** The piles of any method; only the method looks into them. */
export type Piles = object;
export type AnyMethod = Method<Piles, Seen>;
export type AnyState = AloneState<Piles>;
export type AnyView = AloneView<Seen>;
/** What any patience is made of. */
export type AnyParts = AloneParts<Piles, Seen>;

const METHODS: Readonly<Record<string, AnyMethod>> = Object.fromEntries(
  [first, second, third].map(method => [method.id, method as unknown as AnyMethod]),
);

export const methodOf = ({ id }: Pick<Game, 'id'>): AnyMethod => METHODS[id]!;

export type Patience = {
  readonly method: AnyMethod;
  readonly options: AloneOptions;
  readonly board: Board;
  readonly limits: Limits;
  /** The additions found last. */
  readonly finds: Finds;
  /** How often the crossword was searched. */
  units: number;
};

export function patienceOf(
  game: Game,
  { crossword, options }: Pick<AnyState, 'crossword' | 'options'>,
  highest: Grade,
): Patience {
  const speller = spellerOf(vocabularyOf(game, highest), options.plurals);
  return {
    method: methodOf(game),
    options,
    board: boardOf(crossword, speller),
    limits: limitsOf({ options }),
    finds: noFinds(),
    units: 0,
  };
}

/** Finds every addition the piles allow; answers the letters on offer, counted. */
export function find(patience: Patience, piles: Piles): Uint8Array {
  const hand = countsOf(offered(patience.method.offers(piles)));
  patience.units++;
  findAdditions(patience.board, hand, patience.limits, patience.finds);
  return hand;
}

/** The cards of an addition with where they are taken from: the place that is the most pressing to clear. */
export function sourced({ method }: Patience, piles: Piles, cards: Int32Array): readonly SourcedCell[] {
  const ways = waysOf(method, piles, [Array.from(cards, cellOf)]);
  const pressing = (cells: readonly SourcedCell[]): number =>
    cells.reduce((sum, cell) => sum + pressOf(piles, cell[3]), 0);
  return ways.reduce((best, way) => (pressing(way) > pressing(best) ? way : best));
}

/** A card turned up covers others; a stack is as pressing as it is high. */
const pressOf = (piles: Piles, source: Source): number =>
  typeof source === 'number' ? (piles as ThirdPiles).stacks[source]!.length : source === 'up' ? 1 : 0;

export function lay(patience: Patience, piles: Piles, cards: Int32Array): Piles {
  const cells = sourced(patience, piles, cards);
  layCards(patience.board, cards, 0, cards.length);
  return patience.method.spend(piles, cells, patience.options).piles;
}

export const canGoOn = ({ method }: Patience, piles: Piles): boolean => method.refuseUnable(piles) === undefined;
export const goOn = ({ method }: Patience, piles: Piles): Piles => method.goOn(piles).piles;

/** After so many turns without an addition nothing new comes up: two passes of every third card of thirty. */
export const IDLE = 21;
