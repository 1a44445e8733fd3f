/** What the player of a patience may do, and why not. */
import { permittedAdditions } from '../../crossword/additions.ts';
import type { Addition, Dictionary, Limits } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import type { AloneState, Method, Seen } from './method.ts';
import { type AlonePlay, GIVE_UP } from './plays.ts';
import type { AloneRefusal } from './refusals.ts';
import { notOffered, offered, plain, type SourcedCell, waysToTake } from './sources.ts';

/** KA-1: as in Kan-U-Go, with at most five players. */
export const limitsOf = ({ options }: Pick<AloneState<unknown>, 'options'>): Limits => ({
  opening: [2, 4],
  least: 1,
  most: 4,
  plurals: options.plurals,
});

function additionsOf<P, V extends Seen>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): Addition[] {
  return permittedAdditions(state.crossword, offered(method.offers(state.piles)), dictionary, limitsOf(state));
}

export const canAdd = <P, V extends Seen>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): boolean => additionsOf(method, state, dictionary).length > 0;

export function refuse<P, V extends Seen>(
  method: Method<P, V>,
  state: AloneState<P>,
  play: AlonePlay,
  dictionary: Dictionary,
): AloneRefusal | undefined {
  if (state.phase !== 'play') return { clause: 'KA-4r', why: 'over' };
  if (play.do === 'give-up') return undefined;
  if (play.do === 'add') return refuseAdd(method, state, play.cells, dictionary);
  const isForced = state.options.mustPlay && canAdd(method, state, dictionary);
  return method.refuseUnable(state.piles) ?? (isForced ? { clause: 'KA-3r', why: 'must-add' } : undefined);
}

const refuseAdd = <P, V extends Seen>(
  method: Method<P, V>,
  state: AloneState<P>,
  cells: readonly SourcedCell[],
  dictionary: Dictionary,
): AloneRefusal | undefined =>
  refuseTaking(method, state.piles, cells) ??
  refuseAddition(state.crossword, plain(cells), dictionary, limitsOf(state));

function refuseTaking<P, V extends Seen>(
  method: Method<P, V>,
  piles: P,
  cells: readonly SourcedCell[],
): AloneRefusal | undefined {
  const wrong = notOffered(method.offers(piles), cells);
  return wrong ? method.refuseSource(piles, cells, wrong) : method.refuseWay?.(piles, cells);
}

/** Every permitted way to take the cards of some additions. */
export function waysOf<P, V extends Seen>(
  method: Method<P, V>,
  piles: P,
  additions: readonly Addition[],
): SourcedCell[][] {
  const offers = method.offers(piles);
  const ways = additions.flatMap(addition => waysToTake(offers, addition));
  return ways.filter(cells => method.refuseWay?.(piles, cells) === undefined);
}

export function plays<P, V extends Seen>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): readonly AlonePlay[] {
  if (state.phase !== 'play') return [];
  const ways = waysOf(method, state.piles, additionsOf(method, state, dictionary));
  const isForced = state.options.mustPlay && ways.length > 0;
  const mayGoOn = !isForced && method.refuseUnable(state.piles) === undefined;
  return [...ways.map(cells => ({ do: 'add', cells }) as const), ...(mayGoOn ? [{ do: method.unable }] : []), GIVE_UP];
}
