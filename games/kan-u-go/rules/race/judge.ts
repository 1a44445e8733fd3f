/** What a seat may do in the race, and why not. Nobody waits for a turn. */
import type { Refusal, Seat } from '@parlour/kernel/game';
import { permittedAdditions } from '../../crossword/additions.ts';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { missing } from '../pack.ts';
import { exchangesOf, OUT, type TablePlay } from '../round/plays.ts';
import { no, refuseCards } from '../round/refusals.ts';
import { handOf, holdsFreeOnly } from '../round/state.ts';
import { leastOf, limitsOf, type RaceState } from './state.ts';

export function refuse(state: RaceState, seat: Seat, play: TablePlay, dictionary: Dictionary): Refusal | undefined {
  if (state.phase !== 'play') return refusePhase(state);
  switch (play.do) {
    case 'add':
      return refuseAdd(state, seat, play.cells, dictionary);
    case 'exchange': {
      const isHeld = missing(handOf(state, seat), [play.give]) === undefined;
      return isHeld ? undefined : no('KR-6', `You do not hold ${play.give}.`);
    }
    case 'out':
      return holdsFreeOnly(state, seat) ? undefined : no('KR-8', 'You still hold letters.');
    case 'pass':
      return no('KR-3', 'All play at once: nobody waits for you, and nobody passes.');
  }
}

function refusePhase({ phase }: RaceState): Refusal {
  if (phase === 'over') return no('KR-10', 'The race is over.');
  return phase === 'stop' ? no('KR-7', 'Play is held for the shuffle.') : no('KR-1', 'The heat has not begun.');
}

function refuseAdd(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): Refusal | undefined {
  return (
    refuseCards(handOf(state, seat), cells) ??
    refuseFew(leastOf(state, seat), cells.length) ??
    refuseAddition(state.cards.crossword, cells, dictionary, limitsOf(state, 1))
  );
}

function refuseFew(least: number, laid: number): Refusal | undefined {
  if (laid >= least) return undefined;
  return least < 3
    ? no('KR-16r', 'Your first addition lays three cards, or all the letters you have.')
    : no('KR-5', 'Your first addition lays at least three cards.');
}

export function plays(state: RaceState, seat: Seat, dictionary: Dictionary): readonly TablePlay[] {
  if (state.phase !== 'play') return [];
  const hand = handOf(state, seat);
  const exchanges = exchangesOf(hand);
  if (holdsFreeOnly(state, seat)) return [...exchanges, OUT];
  const limits = limitsOf(state, leastOf(state, seat));
  const additions = permittedAdditions(state.cards.crossword, hand, dictionary, limits);
  return [...additions.map(cells => ({ do: 'add', cells }) as const), ...exchanges];
}
