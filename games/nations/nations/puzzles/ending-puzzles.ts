/** Puzzles of the last tricks, all hands open: one card is best, and it is not the book's. */

import type { Seat } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { type CardIndex, indexOf } from '../../pack/pack.ts';
import { cardOfChoice } from '../players/book.ts';
import { solveCards, TRICKS } from '../players/double-dummy/solve.ts';
import { type FastDeal, legalCards, newDeal, playCard, readState } from '../players/fast-deal.ts';
import { playOfCard } from '../players/known-deal.ts';
import { candidateCards, cardTitle, positionOf } from '../players/levels/position.ts';
import { type NationsParts, turnOf } from '../rules/state.ts';
import { bruteForceTricks, MAX_HAND_CARDS } from './brute-force.ts';
import { randomMatchByPlays } from './source-matches.ts';

const MIN_HAND_CARDS = 4;
/** Fewer different choices are too few. */
const MIN_CHOICES = 3;

const cardsPlayedBefore = (left: number): number => 4 * (13 - left);

/** Takes one position of a deal, so that no two puzzles are alike. */
function* propose(random: Random): Generator<PuzzleCandidate<NationsParts>> {
  for (;;) {
    const least = cardsPlayedBefore(MAX_HAND_CARDS) + random.below(4 * (MAX_HAND_CARDS - MIN_HAND_CARDS));
    const most = cardsPlayedBefore(MIN_HAND_CARDS) + 4;
    for (const match of randomMatchByPlays(random, 10, { deals: 1, limit: most })) {
      if (match.log.length <= least || !isPuzzle(match)) continue;
      yield { match: rebuildMatch(match), seat: turnOf(match.state) };
      break;
    }
  }
}

/** Tests with the fast solver. */
function isPuzzle({ state, ...match }: Match<NationsParts>): boolean {
  if (state.star === null || state.winner !== null) return false;
  const seat = turnOf(state);
  const position = positionOf({ view: viewForChair({ state, ...match }, seat) });
  if (candidateCards(position).length < MIN_CHOICES) return false;
  const deal = newDeal();
  readState(deal, state);
  solveCards(deal, Number.POSITIVE_INFINITY);
  const tricks = legalCards(deal).map(card => TRICKS[card]!);
  const best = Math.max(...tricks);
  return tricks.filter(each => each === best).length === 1 && TRICKS[cardOfChoice(position.book)]! < best;
}

function prove({ match }: PuzzleCandidate<NationsParts>): NationsParts['play'][] | undefined {
  const tricks = bruteForceTricks(match.state);
  if (tricks === undefined) return undefined;
  const best = Math.max(...tricks.values());
  return [...tricks].filter(([, each]) => each === best).map(([card]) => playOfCard(card));
}

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

type TakenTrick = { readonly seat: Seat; readonly card: CardIndex };

/** Returns who takes the tricks, with best play by all. */
export function bestLineAfter({ state }: Pick<Match<NationsParts>, 'state'>, card: CardIndex): TakenTrick[] {
  const deal = newDeal();
  readState(deal, state);
  const taken: TakenTrick[] = [];
  for (let next = card; ; next = bestCard(deal)) {
    const isLast = deal.inTrick === 3;
    playCard(deal, next);
    if (isLast) taken.push({ seat: deal.bestBy, card: deal.best });
    if (deal.left === 0) return taken;
  }
}

/** Returns the lowest of equals. */
function bestCard(deal: FastDeal): CardIndex {
  solveCards(deal, Number.POSITIVE_INFINITY);
  const tricks = legalCards(deal).map(card => itemAt(TRICKS, card));
  return itemAt(legalCards(deal), tricks.indexOf(Math.max(...tricks)));
}

const NEAR_TRICKS = ['the trick that lies there', 'the next trick', 'the trick after next'] as const;
const LATER_TRICKS = [
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'last',
] as const;
const trickPhrase = (trick: number): string =>
  NEAR_TRICKS[trick] ?? `the ${itemAt(LATER_TRICKS, trick - NEAR_TRICKS.length)} trick from here`;

const SEAT_PHRASES = ['you', 'the player on your left', 'your partner', 'the player on your right'] as const;

/** Compares the answer with the book's card: tricks, and the first trick in which the lines part. */
export function explainLines(match: Match<NationsParts>, seat: Seat, answer: CardIndex): string {
  const naive = cardOfChoice(positionOf({ view: viewForChair(match, seat) }).book);
  const [right, wrong] = [bestLineAfter(match, answer), bestLineAfter(match, naive)];
  const [more, fewer] = [right, wrong].map(line => line.filter(taken => (taken.seat ^ seat) % 2 === 0).length);
  const at = right.findIndex((taken, i) => (taken.seat ^ itemAt(wrong, i).seat) % 2 !== 0);
  const won = `${capitalize(cardTitle(answer))} brings your side ${more} of the ${right.length} tricks left.`;
  if (at === -1) return won;
  const lost = `${capitalize(cardTitle(naive))}, which looks natural, brings ${fewer}.`;
  const told = (line: readonly TakenTrick[]): string => sayTaker(itemAt(line, at), seat);
  const place = at === 0 && match.state.trick.length === 0 ? 'the trick you lead' : trickPhrase(at);
  return `${won} ${lost} They part at ${place}: after the one ${told(right)}, after the other ${told(wrong)}.`;
}

const sayTaker = ({ seat: taker, card }: TakenTrick, seat: Seat): string => {
  const who = itemAt(SEAT_PHRASES, (taker - seat) & 3);
  return `${who} ${who === 'you' ? 'take' : 'takes'} it with ${cardTitle(card)}`;
};

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
