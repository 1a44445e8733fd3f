/** What a seat may do in the race, and why not. Nobody waits for a turn. */
import type { Seat } from '@parlour/kernel/game';
import { permittedAdditions } from '../../crossword/additions.ts';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { missing } from '../../pack/pack.ts';
import type { Take } from '../../round/rules/cards.ts';
import { exchangesOf, OUT } from '../../round/rules/plays.ts';
import { refuseCards } from '../../round/rules/refusals.ts';
import { handOf, holdsFreeOnly } from '../../round/rules/state.ts';
import type { Ground } from './chance.ts';
import { openingWords, refuseOpening } from './opening.ts';
import type { RacePlay } from './plays.ts';
import type { RaceRefusal } from './refusals.ts';
import { leastOf, limitsOf, type RaceState } from './state.ts';

export function refuse(state: RaceState, seat: Seat, play: RacePlay, ground: Ground): RaceRefusal | undefined {
  if (play.do === 'open') return refuseOpening(state, seat, play.word, ground);
  if (state.phase !== 'play') return refusePhase(state);
  switch (play.do) {
    case 'add':
      return refuseAdd(state, seat, play.cells, ground.dictionary);
    case 'exchange':
      return refuseExchange(state, seat, play.give, play.take);
    case 'out':
      return holdsFreeOnly(state, seat) ? undefined : { clause: 'KR-8', why: 'holds-letters' };
    case 'pass':
      return { clause: 'KR-3', why: 'no-passing' };
  }
}

function refuseExchange(state: RaceState, seat: Seat, give: string, take: Take): RaceRefusal | undefined {
  if (missing(handOf(state, seat), [give]) !== undefined) return { clause: 'KR-6', why: 'not-held', card: give };
  return canTake(state, take) ? undefined : { clause: 'KR-6', why: 'nothing-to-take' };
}

/** A word of all that was left would leave nothing for a pack [KR-14r]. */
const canTake = ({ cards }: RaceState, take: Take): boolean => (take === 'up' ? cards.pile : cards.blind).length > 0;

function refusePhase({ phase }: RaceState): RaceRefusal {
  if (phase === 'over') return { clause: 'KR-10', why: 'over' };
  if (phase === 'stop') return { clause: 'KR-7', why: 'held-for-shuffle' };
  return { clause: 'KR-1', why: 'not-begun' };
}

function refuseAdd(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): RaceRefusal | undefined {
  return (
    refuseCards(handOf(state, seat), cells) ??
    refuseFew(leastOf(state, seat), cells.length) ??
    refuseAddition(state.cards.crossword, cells, dictionary, limitsOf(state, 1))
  );
}

const refuseFew = (least: number, laid: number): RaceRefusal | undefined =>
  laid >= least ? undefined : { clause: least < 3 ? 'KR-16r' : 'KR-5', why: 'too-few' };

export function plays(state: RaceState, seat: Seat, ground: Ground): readonly RacePlay[] {
  if (state.phase === 'opening') return seat === state.dealer ? openings(state, ground) : [];
  if (state.phase !== 'play') return [];
  const hand = handOf(state, seat);
  const exchanges = exchangesOf(hand).filter(play => play.do !== 'exchange' || canTake(state, play.take));
  if (holdsFreeOnly(state, seat)) return [...exchanges, OUT];
  const limits = limitsOf(state, leastOf(state, seat));
  const additions = permittedAdditions(state.cards.crossword, hand, ground.dictionary, limits);
  return [...additions.map(cells => ({ do: 'add', cells }) as const), ...exchanges];
}

const openings = (state: RaceState, ground: Ground): RacePlay[] =>
  openingWords(state, ground).map(word => ({ do: 'open', word }));
