import type { Seat } from '@parlour/kernel/game';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { permittedAdditions } from '../../crossword/permitted-additions.ts';
import { firstMissingCard } from '../../pack/pack.ts';
import { allExchanges, OUT, type TablePlay } from '../../round/rules/plays.ts';
import { refuseNotHeld } from '../../round/rules/refusals.ts';
import { handOf, holdsFreeOnly } from '../../round/rules/state.ts';
import type { KanUGoRefusal } from './refusals.ts';
import { type KanUGoState, kanUGoLimitsOf } from './state.ts';

export function refuse(
  state: KanUGoState,
  seat: Seat,
  play: TablePlay,
  dictionary: Dictionary,
): KanUGoRefusal | undefined {
  if (state.phase === 'over') return { clause: 'KG-30', why: 'over' };
  if (state.phase !== 'play') return { clause: 'KG-23', why: 'not-now' };
  if (seat !== state.turn) return { clause: 'KG-23', why: 'not-your-turn', turn: state.turn };
  if (play.do === 'pass') return { clause: 'KG-34r', why: 'no-passing' };
  if (holdsFreeOnly(state, seat)) {
    return play.do === 'out' ? undefined : { clause: 'KG-27', why: 'free-cards-only' };
  }
  if (play.do === 'out') return { clause: 'KG-27', why: 'holds-letters' };
  return play.do === 'add'
    ? refuseAdd(state, seat, play.cells, dictionary)
    : refuseExchange(state, seat, play.give, dictionary);
}

const refuseAdd = (
  state: KanUGoState,
  seat: Seat,
  cells: Addition,
  dictionary: Dictionary,
): KanUGoRefusal | undefined =>
  refuseNotHeld(handOf(state, seat), cells) ??
  refuseAddition(state.cards.crossword, cells, dictionary, kanUGoLimitsOf(state));

function refuseExchange(
  state: KanUGoState,
  seat: Seat,
  give: string,
  dictionary: Dictionary,
): KanUGoRefusal | undefined {
  if (firstMissingCard(handOf(state, seat), [give]) !== undefined)
    return { clause: 'KG-24', why: 'not-held', card: give };
  if (!state.options.mustPlay || additionsOf(state, seat, dictionary).length === 0) return undefined;
  return { clause: 'KG-32r', why: 'must-add' };
}

const additionsOf = (state: KanUGoState, seat: Seat, dictionary: Dictionary): Addition[] =>
  permittedAdditions(state.cards.crossword, handOf(state, seat), dictionary, kanUGoLimitsOf(state));

export function plays(state: KanUGoState, seat: Seat, dictionary: Dictionary): readonly TablePlay[] {
  if (state.phase !== 'play' || seat !== state.turn) return [];
  if (holdsFreeOnly(state, seat)) return [OUT];
  const additions: TablePlay[] = additionsOf(state, seat, dictionary).map(cells => ({ do: 'add', cells }));
  const mayExchange = !state.options.mustPlay || additions.length === 0;
  return mayExchange ? additions.concat(allExchanges(handOf(state, seat))) : additions;
}
