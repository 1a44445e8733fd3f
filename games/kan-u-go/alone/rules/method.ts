/** What the three patiences have alike, and what each method says for itself. */
import type { Chair, GameEvent, Seat, View } from '@parlour/kernel/game';
import type { OptionSpecs } from '@parlour/kernel/options';
import type { Crossword } from '../../crossword/crossword.ts';
import { LETTERS } from '../../pack/pack.ts';
import type { Laying } from '../../rules/laying.ts';
import type { AloneOptions } from '../../rules/options.ts';
import type { AloneRefusal } from './refusals.ts';
import type { Offer, Source, SourcedCell } from './sources.ts';

export const PHASES = ['deal', 'play', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The piles are all cards outside the crossword, each method having its own. */
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
    | ({ readonly what: 'laid'; readonly seat: Seat } & Laying)
    | { readonly what: 'gave-up' }
    | { readonly what: 'ended'; readonly left: number }
  );

export type Moved<P> = { readonly piles: P; readonly events: readonly AloneEvent[] };

/** What a view tells of the piles; an onlooker has no hand. */
export type Seen = Pick<View, 'hand' | 'table'> & { readonly up: string | null; readonly blind: number };

export type AloneView<V extends Seen> = Omit<View, keyof Seen> & V & Omit<AloneState<unknown>, 'piles'>;

/** The hand, but for onlookers. */
export const handFor = (chair: Chair, hand: readonly string[]): { readonly hand?: readonly string[] } =>
  chair === null ? {} : { hand };

export type Method<P, V extends Seen> = {
  readonly id: 'alone-first' | 'alone-second' | 'alone-third';
  readonly options: OptionSpecs;
  /** Where cards come from; if there is one source only, the notation does not name it. */
  readonly sources: readonly Source[];
  /** What a player does who is unable to add. */
  readonly unable: 'turn' | 'take';
  /** The clauses an addition and a loss rest on. */
  readonly clauses: { readonly addition: string; readonly lost: string };

  readonly undealt: P;
  deal(pack: readonly string[]): Moved<P>;
  offers(piles: P): Offer[];
  /** Why one of the cards cannot be taken from where it is said to come from. */
  refuseSource(piles: P, cells: readonly SourcedCell[], wrong: SourcedCell): AloneRefusal;
  /** Why cards that are on offer cannot be taken so. */
  refuseWay?(piles: P, cells: readonly SourcedCell[]): AloneRefusal | undefined;
  /** The cards go to the crossword, and what follows of itself. */
  spend(piles: P, cells: readonly SourcedCell[], options: AloneOptions): Moved<P>;
  refuseUnable(piles: P): AloneRefusal | undefined;
  goOn(piles: P): Moved<P>;
  /** KA-4r: whether nothing can change any more, given which piles make an addition possible. */
  isStuck(piles: P, canAdd: (piles: P) => boolean): boolean;
  places(piles: P): Readonly<Record<string, readonly string[]>>;
  see(piles: P, chair: Chair): V;
  /** Piles that look like this; the unseen cards are given, shuffled. */
  imagine(view: V & Pick<View, 'others'>, unseen: readonly string[]): P;
  /** The cards the view shows besides the crossword. */
  shown(view: V): readonly string[];
};
