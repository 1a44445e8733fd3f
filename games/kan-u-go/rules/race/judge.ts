/** What a seat may do in the race, and why not. Nobody waits for a turn. */
import type { Refusal, Seat } from '@parlour/kernel/game';
import { permittedAdditions } from '../../crossword/additions.ts';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { missing } from '../pack.ts';
import type { Take } from '../round/cards.ts';
import { exchangesOf, OUT } from '../round/plays.ts';
import { no, refuseCards } from '../round/refusals.ts';
import { handOf, holdsFreeOnly } from '../round/state.ts';
import { openingWords, refuseOpening } from './opening.ts';
import type { RacePlay } from './plays.ts';
import { leastOf, limitsOf, type RaceState } from './state.ts';

export function refuse(state: RaceState, seat: Seat, play: RacePlay, dictionary: Dictionary): Refusal | undefined {
  if (play.do === 'open') return refuseOpening(state, seat, play.word, dictionary);
  if (state.phase !== 'play') return refusePhase(state);
  switch (play.do) {
    case 'add':
      return refuseAdd(state, seat, play.cells, dictionary);
    case 'exchange':
      return refuseExchange(state, seat, play.give, play.take);
    case 'out':
      return holdsFreeOnly(state, seat) ? undefined : no('KR-8', 'You still hold letters.');
    case 'pass':
      return no('KR-3', 'All play at once: nobody waits for you, and nobody passes.');
  }
}

function refuseExchange(state: RaceState, seat: Seat, give: string, take: Take): Refusal | undefined {
  if (missing(handOf(state, seat), [give]) !== undefined) return no('KR-6', `You do not hold ${give}.`);
  return canTake(state, take) ? undefined : no('KR-6', 'Nothing lies there to take.');
}

/** A word of all that was left would leave nothing for a pack [KR-14r]. */
const canTake = ({ cards }: RaceState, take: Take): boolean => (take === 'up' ? cards.pile : cards.blind).length > 0;

function refusePhase({ phase }: RaceState): Refusal {
  if (phase === 'over') return no('KR-10', 'The race is over.');
  if (phase === 'stop') return no('KR-7', 'Play is held for the shuffle.');
  return no('KR-1', 'The heat has not begun.');
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

export function plays(state: RaceState, seat: Seat, dictionary: Dictionary): readonly RacePlay[] {
  if (state.phase === 'opening') return seat === state.dealer ? openings(state, dictionary) : [];
  if (state.phase !== 'play') return [];
  const hand = handOf(state, seat);
  const exchanges = exchangesOf(hand).filter(play => play.do !== 'exchange' || canTake(state, play.take));
  if (holdsFreeOnly(state, seat)) return [...exchanges, OUT];
  const limits = limitsOf(state, leastOf(state, seat));
  const additions = permittedAdditions(state.cards.crossword, hand, dictionary, limits);
  return [...additions.map(cells => ({ do: 'add', cells }) as const), ...exchanges];
}

const openings = (state: RaceState, dictionary: Dictionary): RacePlay[] =>
  openingWords(state, dictionary).map(word => ({ do: 'open', word }));
