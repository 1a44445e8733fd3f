import type { Addition, Dictionary, Limits } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { permittedAdditions } from '../../crossword/permitted-additions.ts';
import type { AloneState, Method, PilesView } from './method.ts';
import { allSourcings, firstNotOffered, offeredLetters, type SourcedCell, withoutSources } from './method.ts';
import { type AlonePlay, GIVE_UP } from './plays.ts';
import type { AloneRefusal } from './refusals.ts';

/** KA-1: as in Kan-U-Go with at most five players. */
export const aloneLimitsOf = ({ options }: Pick<AloneState<unknown>, 'options'>): Limits => ({
  opening: [2, 4],
  least: 1,
  most: 4,
  plurals: options.plurals,
});

function additionsOf<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): Addition[] {
  return permittedAdditions(
    state.crossword,
    offeredLetters(method.offersIn(state.piles)),
    dictionary,
    aloneLimitsOf(state),
  );
}

export const canAdd = <P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): boolean => additionsOf(method, state, dictionary).length > 0;

export function refuse<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  play: AlonePlay,
  dictionary: Dictionary,
): AloneRefusal | undefined {
  if (state.phase !== 'play') return { clause: 'KA-4r', why: 'over' };
  if (play.do === 'give-up') return undefined;
  if (play.do === 'add') return refuseAdd(method, state, play.cells, dictionary);
  const isForced = state.options.mustPlay && canAdd(method, state, dictionary);
  return method.refuseDraw(state.piles) ?? (isForced ? { clause: 'KA-3r', why: 'must-add' } : undefined);
}

const refuseAdd = <P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  cells: readonly SourcedCell[],
  dictionary: Dictionary,
): AloneRefusal | undefined =>
  refuseSources(method, state.piles, cells) ??
  refuseAddition(state.crossword, withoutSources(cells), dictionary, aloneLimitsOf(state));

function refuseSources<P, V extends PilesView>(
  method: Method<P, V>,
  piles: P,
  cells: readonly SourcedCell[],
): AloneRefusal | undefined {
  const wrong = firstNotOffered(method.offersIn(piles), cells);
  return wrong ? method.refuseSource(piles, cells, wrong) : method.refuseWay?.(piles, cells);
}

export function waysToLay<P, V extends PilesView>(
  method: Method<P, V>,
  piles: P,
  additions: readonly Addition[],
): SourcedCell[][] {
  const offers = method.offersIn(piles);
  const ways = additions.flatMap(addition => allSourcings(offers, addition));
  return ways.filter(cells => method.refuseWay?.(piles, cells) === undefined);
}

export function plays<P, V extends PilesView>(
  method: Method<P, V>,
  state: AloneState<P>,
  dictionary: Dictionary,
): readonly AlonePlay[] {
  if (state.phase !== 'play') return [];
  const ways = waysToLay(method, state.piles, additionsOf(method, state, dictionary));
  const isForced = state.options.mustPlay && ways.length > 0;
  const mayGoOn = !isForced && method.refuseDraw(state.piles) === undefined;
  return [
    ...ways.map(cells => ({ do: 'add', cells }) as const),
    ...(mayGoOn ? [{ do: method.drawPlay }] : []),
    GIVE_UP,
  ];
}
