/** What the patiences share. */

import type { Chair, GameEvent, Seat, View } from '@parlour/kernel/game';
import type { OptionSpecs } from '@parlour/kernel/options';
import { itemAt } from '@parlour/kernel/result';
import type { Addition, Cell, Crossword } from '../../crossword/crossword.ts';
import type { AdditionResult } from '../../crossword/judge.ts';
import { LETTERS } from '../../pack/pack.ts';
import type { AloneOptions } from '../../rules/options.ts';
import type { AlonePlay } from './plays.ts';
import type { AloneRefusal } from './refusals.ts';

/** A number is a stack. */
export type Source = 'row' | 'up' | 'hand' | 'pack' | number;

export type SourcedCell = readonly [row: number, column: number, letter: string, from: Source];

/** Copies of one card that a source offers. */
export type Offer = { readonly from: Source; readonly card: string; readonly copies: number };

export function offersOf(from: Source, cards: readonly string[]): Offer[] {
  const kinds = [...new Set(cards)];
  return kinds.map(card => ({ from, card, copies: cards.filter(other => other === card).length }));
}

export const offeredLetters = (offers: readonly Offer[]): string[] =>
  offers.flatMap(({ card, copies }) => new Array<string>(copies).fill(card));

/** Every choice of sources for the letters of an addition. */
export function allSourcings(offers: readonly Offer[], addition: Addition): SourcedCell[][] {
  const left = offers.map(({ copies }) => copies);
  const ways: SourcedCell[][] = [];
  const take = (taken: SourcedCell[]): void => {
    const cell = addition[taken.length];
    if (cell === undefined) {
      ways.push(taken);
      return;
    }
    offers.forEach(({ from, card }, i) => {
      if (card !== cell[2] || left[i] === 0) return;
      left[i] = itemAt(left, i) - 1;
      take([...taken, [...cell, from]]);
      left[i] = itemAt(left, i) + 1;
    });
  };
  take([]);
  return ways;
}

export function firstNotOffered(offers: readonly Offer[], cells: readonly SourcedCell[]): SourcedCell | undefined {
  const left = offers.map(({ copies }) => copies);
  return cells.find(([, , letter, from]) => {
    const at = offers.findIndex((offer, i) => offer.from === from && offer.card === letter && itemAt(left, i) > 0);
    if (at >= 0) left[at] = itemAt(left, at) - 1;
    return at < 0;
  });
}

export const sortSourcedCells = (cells: readonly SourcedCell[]): SourcedCell[] =>
  cells.toSorted(([row, column], [otherRow, otherColumn]) => row - otherRow || column - otherColumn);

export const withoutSources = (cells: readonly SourcedCell[]): Cell[] =>
  cells.map(([row, column, letter]) => [row, column, letter]);

export const lettersFrom = (cells: readonly SourcedCell[], source: Source): string[] =>
  cells.filter(([, , , from]) => from === source).map(([, , letter]) => letter);

export const PHASES = ['deal', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** `piles`: all cards outside the crossword. */
export type AloneState<P> = {
  readonly options: AloneOptions;
  readonly phase: Phase;
  readonly crossword: Crossword;
  readonly piles: P;
};

export const cardsLeft = <P>({ crossword }: Pick<AloneState<P>, 'crossword'>): number =>
  LETTERS.length - crossword.length;

export type AloneEvent = GameEvent &
  (
    | { readonly what: 'dealt' }
    | { readonly what: 'turned'; readonly card: string }
    | { readonly what: 'turned-over'; readonly cards: number }
    | { readonly what: 'took'; readonly card?: string }
    | { readonly what: 'refilled'; readonly cards: readonly string[] }
    | { readonly what: 'uncovered'; readonly cards: readonly string[] }
    | ({ readonly what: 'laid'; readonly seat: Seat } & AdditionResult)
    | { readonly what: 'gave-up' }
    | { readonly what: 'ended'; readonly left: number }
  );

export type PilesStep<P> = { readonly piles: P; readonly events: readonly AloneEvent[] };

/** Spectators have no hand. */
export type PilesView = Pick<View, 'hand' | 'table'> & { readonly up: string | null; readonly blind: number };

export type AloneView<V extends PilesView> = Omit<View, keyof PilesView> & V & Omit<AloneState<unknown>, 'piles'>;

export const visibleHand = (chair: Chair, hand: readonly string[]): { readonly hand?: readonly string[] } =>
  chair === null ? {} : { hand };

export type Method<P, V extends PilesView> = {
  readonly id: 'alone-first' | 'alone-second' | 'alone-third';
  readonly options: OptionSpecs;
  /** The notation omits a single source. */
  readonly sources: readonly Source[];
  /** The play for a player who cannot add. */
  readonly drawPlay: 'turn' | 'take';
  readonly clauses: { readonly addition: string; readonly lost: string };

  readonly pilesBeforeDeal: P;
  deal(pack: readonly string[]): PilesStep<P>;
  offersIn(piles: P): Offer[];
  /** Why one card cannot come from its source. */
  refuseSource(piles: P, cells: readonly SourcedCell[], wrong: SourcedCell): AloneRefusal;
  /** Why available cards cannot be combined so. */
  refuseWay?(piles: P, cells: readonly SourcedCell[]): AloneRefusal | undefined;
  /** Includes cards that follow automatically. */
  takeCards(piles: P, cells: readonly SourcedCell[], options: AloneOptions): PilesStep<P>;
  refuseDraw(piles: P): AloneRefusal | undefined;
  drawNext(piles: P): PilesStep<P>;
  /** KA-4r: whether nothing can change any more. */
  isStuck(piles: P, canAdd: (piles: P) => boolean): boolean;
  cardsByPlace(piles: P): Readonly<Record<string, readonly string[]>>;
  viewPiles(piles: P, chair: Chair): V;
  /** Piles that fit the view; `unseen` is shuffled. */
  imagine(view: V & Pick<View, 'others'>, unseen: readonly string[]): P;
  /** Besides the crossword. */
  visibleCards(view: V): readonly string[];
};

export type AloneParts<P, V extends PilesView> = {
  state: AloneState<P>;
  play: AlonePlay;
  chance: readonly string[];
  event: AloneEvent;
  refusal: AloneRefusal;
  view: AloneView<V>;
  options: AloneOptions;
};
