import type { Seat } from '@parlour/kernel/game';
import type { Addition, Dictionary } from '../../crossword/crossword.ts';
import { refuseAddition } from '../../crossword/judge.ts';
import { permittedAdditions } from '../../crossword/permitted-additions.ts';
import { firstMissingCard } from '../../pack/pack.ts';
import type { Take } from '../../round/rules/apply.ts';
import { allExchanges, OUT } from '../../round/rules/plays.ts';
import { refuseNotHeld } from '../../round/rules/refusals.ts';
import { handOf, holdsFreeOnly } from '../../round/rules/state.ts';
import type { RulesContext } from './chance.ts';
import { openingWords, refuseOpening } from './opening-word.ts';
import type { RacePlay } from './plays.ts';
import type { RaceRefusal } from './refusals.ts';
import { minCardsFor, type RaceState, raceLimitsOf } from './state.ts';

export function refuse(state: RaceState, seat: Seat, play: RacePlay, context: RulesContext): RaceRefusal | undefined {
  if (play.do === 'open') return refuseOpening(state, seat, play.word, context);
  if (state.phase !== 'play') return refusePhase(state);
  switch (play.do) {
    case 'add':
      return refuseAdd(state, seat, play.cells, context.dictionary);
    case 'exchange':
      return refuseExchange(state, seat, play.give, play.take);
    case 'out':
      return holdsFreeOnly(state, seat) ? undefined : { clause: 'KR-8', why: 'holds-letters' };
    case 'pass':
      return { clause: 'KR-3', why: 'no-passing' };
  }
}

function refuseExchange(state: RaceState, seat: Seat, give: string, take: Take): RaceRefusal | undefined {
  if (firstMissingCard(handOf(state, seat), [give]) !== undefined)
    return { clause: 'KR-6', why: 'not-held', card: give };
  return canTake(state, take) ? undefined : { clause: 'KR-6', why: 'nothing-to-take' };
}

/** A word of all undealt cards leaves none to take [KR-14r]. */
const canTake = ({ cards }: RaceState, take: Take): boolean => (take === 'up' ? cards.pile : cards.blind).length > 0;

function refusePhase({ phase }: RaceState): RaceRefusal {
  if (phase === 'over') return { clause: 'KR-10', why: 'over' };
  if (phase === 'stop') return { clause: 'KR-7', why: 'held-for-shuffle' };
  return { clause: 'KR-1', why: 'not-begun' };
}

function refuseAdd(state: RaceState, seat: Seat, cells: Addition, dictionary: Dictionary): RaceRefusal | undefined {
  return (
    refuseNotHeld(handOf(state, seat), cells) ??
    refuseTooFew(minCardsFor(state, seat), cells.length) ??
    refuseAddition(state.cards.crossword, cells, dictionary, raceLimitsOf(state, 1))
  );
}

const refuseTooFew = (least: number, laid: number): RaceRefusal | undefined =>
  laid >= least ? undefined : { clause: least < 3 ? 'KR-16r' : 'KR-5', why: 'too-few' };

export function plays(state: RaceState, seat: Seat, context: RulesContext): readonly RacePlay[] {
  if (state.phase === 'opening') return seat === state.dealer ? openPlays(state, context) : [];
  if (state.phase !== 'play') return [];
  const hand = handOf(state, seat);
  const exchanges = allExchanges(hand).filter(play => play.do !== 'exchange' || canTake(state, play.take));
  if (holdsFreeOnly(state, seat)) return [...exchanges, OUT];
  const limits = raceLimitsOf(state, minCardsFor(state, seat));
  const additions = permittedAdditions(state.cards.crossword, hand, context.dictionary, limits);
  return [...additions.map(cells => ({ do: 'add', cells }) as const), ...exchanges];
}

const openPlays = (state: RaceState, context: RulesContext): RacePlay[] =>
  openingWords(state, context).map(word => ({ do: 'open', word }));
