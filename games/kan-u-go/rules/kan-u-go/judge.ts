/** What a seat may do in Kan-U-Go, and why not. */
import type { Refusal, Seat } from '@parlour/kernel/game';
import { permittedAdditions } from '../../crossword/additions.ts';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { missing } from '../pack.ts';
import { exchangesOf, OUT, type TablePlay } from '../round/plays.ts';
import { no, refuseCards } from '../round/refusals.ts';
import { handOf, holdsFreeOnly } from '../round/state.ts';
import { type KanUGoState, limitsOf } from './state.ts';

export function refuse(state: KanUGoState, seat: Seat, play: TablePlay, dictionary: Dictionary): Refusal | undefined {
  if (state.phase === 'over') return no('KG-30', 'The game is over.');
  if (state.phase !== 'play') return no('KG-23', 'Nobody is to play now.');
  if (seat !== state.turn) return no('KG-23', `It is the turn of seat ${state.turn}.`);
  if (play.do === 'pass') return no('KG-34r', 'There is a card to take: exchange one.');
  if (holdsFreeOnly(state, seat)) {
    return play.do === 'out' ? undefined : no('KG-27', 'You hold free cards only: throw them in, and you are out.');
  }
  if (play.do === 'out') return no('KG-27', 'Only free cards are thrown in, and you hold letters.');
  return play.do === 'add'
    ? refuseAdd(state, seat, play.cells, dictionary)
    : refuseExchange(state, seat, play.give, dictionary);
}

const refuseAdd = (state: KanUGoState, seat: Seat, cells: Addition, dictionary: Dictionary): Refusal | undefined =>
  refuseCards(handOf(state, seat), cells) ?? refuseAddition(state.cards.crossword, cells, dictionary, limitsOf(state));

function refuseExchange(state: KanUGoState, seat: Seat, give: string, dictionary: Dictionary): Refusal | undefined {
  if (missing(handOf(state, seat), [give]) !== undefined) return no('KG-24', `You do not hold ${give}.`);
  if (!state.options.mustPlay || additionsOf(state, seat, dictionary).length === 0) return undefined;
  return no('KG-32r', 'You can make a word, and here whoever can must.');
}

const additionsOf = (state: KanUGoState, seat: Seat, dictionary: Dictionary): Addition[] =>
  permittedAdditions(state.cards.crossword, handOf(state, seat), dictionary, limitsOf(state));

export function plays(state: KanUGoState, seat: Seat, dictionary: Dictionary): readonly TablePlay[] {
  if (state.phase !== 'play' || seat !== state.turn) return [];
  if (holdsFreeOnly(state, seat)) return [OUT];
  const additions: TablePlay[] = additionsOf(state, seat, dictionary).map(cells => ({ do: 'add', cells }));
  const mayExchange = !state.options.mustPlay || additions.length === 0;
  return mayExchange ? additions.concat(exchangesOf(handOf(state, seat))) : additions;
}
