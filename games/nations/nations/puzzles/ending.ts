/** The last tricks with all hands open: one card takes more than any other, and it is not the card of the book. */
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { indexOf } from '../../pack/pack.ts';
import { cardOf } from '../players/book/reasons.ts';
import { solveCards, TRICKS } from '../players/double-dummy/solve.ts';
import { newDeal, permitted, readState } from '../players/fast.ts';
import { candidates, positionOf } from '../players/levels/position.ts';
import { cardPlay } from '../players/levels/seen-deal.ts';
import type { NationsParts } from '../rules/parts.ts';
import { turnOf } from '../rules/state.ts';
import { MOST_CARDS, tricksByForce } from './by-force.ts';
import { explainLines } from './lines.ts';
import { someMatch } from './matches.ts';

const FEWEST_CARDS = 4;
/** With fewer choices that differ there is too little to choose from. */
const FEWEST_CHOICES = 3;

const CARDS_BEFORE = (left: number): number => 4 * (13 - left);

/** Looked for in one deal; the first that promises is taken, so that no two puzzles are of one deal. */
function* propose(random: Random): Generator<PuzzleCandidate<NationsParts>> {
  for (;;) {
    const least = CARDS_BEFORE(MOST_CARDS) + random.below(4 * (MOST_CARDS - FEWEST_CARDS));
    const most = CARDS_BEFORE(FEWEST_CARDS) + 4;
    for (const match of someMatch(random, 10, { deals: 1, limit: most })) {
      if (match.log.length <= least || !promises(match)) continue;
      yield { match: rebuildMatch(match), seat: turnOf(match.state) };
      break;
    }
  }
}

/** By the quick solver: one card alone is best, and the book would play another. */
function promises({ state, ...match }: Match<NationsParts>): boolean {
  if (state.star === null || state.winner !== null) return false;
  const seat = turnOf(state);
  const position = positionOf({ view: viewForChair({ state, ...match }, seat) });
  if (candidates(position).length < FEWEST_CHOICES) return false;
  const deal = newDeal();
  readState(deal, state);
  solveCards(deal, Number.POSITIVE_INFINITY);
  const tricks = permitted(deal).map(card => TRICKS[card]!);
  const best = Math.max(...tricks);
  return tricks.filter(each => each === best).length === 1 && TRICKS[cardOf(position.book)]! < best;
}

function prove({ match }: PuzzleCandidate<NationsParts>): NationsParts['play'][] | undefined {
  const tricks = tricksByForce(match.state);
  if (tricks === undefined) return undefined;
  const best = Math.max(...tricks.values());
  return [...tricks].filter(([, each]) => each === best).map(([card]) => cardPlay(card));
}

/** All hands are open; asked for is the card that takes the most tricks. */
export const endingPuzzles: PuzzleKind<NationsParts> = {
  id: 'nations-ending',
  title: 'The last tricks',
  asks: 'All hands are open: which card brings your side the most of the tricks that are left?',
  open: true,
  propose,
  prove,
  explain: ({ match, seat }, answer) =>
    answer.do === 'card' ? explainLines(match, seat, indexOf(answer.card)) : 'A card was asked for.',
};
