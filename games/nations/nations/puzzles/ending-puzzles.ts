/** Puzzles of the last tricks, all hands open: one card is best, and it is not the book's. */

import type { Seat } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
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

const english = {
  title: 'The last tricks',
  asks: 'All hands are open. Which card wins your side the most of the tricks left?',
  cardAsked: 'Play a card.',
  brings: '{card} wins your side {tricks} of the {all} tricks left.',
  natural: '{card} looks natural, but wins {tricks}.',
  parts:
    'The difference comes in {place, select, lead {the trick you lead} here {this trick} next {the next trick} last {the last trick} other {trick {nth} from here}}: with the first card {right}; with the second {wrong}.',
  taker:
    '{who, select, 0 {you take it with {card}} 1 {the player on your left takes it with {card}} 2 {your partner takes it with {card}} other {the player on your right takes it with {card}}}',
} as const;
const text: Translate<typeof english> = translator('nations-ending-puzzles', english);

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
  title: text('title'),
  asks: text('asks'),
  open: true,
  picture: ['as-woman', 'as-4', 'as-man'],
  propose,
  prove,
  explain: ({ match, seat }, answer) =>
    answer.do === 'card' ? explainLines(match, seat, indexOf(answer.card)) : text('cardAsked'),
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

/** Compares the answer with the book's card: tricks, and the first trick in which the lines part. */
export function explainLines(match: Match<NationsParts>, seat: Seat, answer: CardIndex): string {
  const naive = cardOfChoice(positionOf({ view: viewForChair(match, seat) }).book);
  const [right, wrong] = [bestLineAfter(match, answer), bestLineAfter(match, naive)];
  const [more = 0, fewer = 0] = [right, wrong].map(line => line.filter(taken => (taken.seat ^ seat) % 2 === 0).length);
  const won = text('brings', { card: capitalize(cardTitle(answer)), tricks: more, all: right.length });
  const at = right.findIndex((taken, i) => (taken.seat ^ itemAt(wrong, i).seat) % 2 !== 0);
  if (at === -1) return won;
  const lost = text('natural', { card: capitalize(cardTitle(naive)), tricks: fewer });
  const [inRight, inWrong] = [right, wrong].map(line => sayTaker(itemAt(line, at), seat));
  const place = placeOfTrick(at, right.length, match.state.trick.length === 0);
  const parts = text('parts', { place, nth: at + 1, right: inRight ?? '', wrong: inWrong ?? '' });
  return [won, lost, parts].join(' ');
}

function placeOfTrick(at: number, left: number, isLead: boolean): 'lead' | 'here' | 'next' | 'last' | 'later' {
  if (at === 0) return isLead ? 'lead' : 'here';
  if (at === 1) return 'next';
  return at === left - 1 ? 'last' : 'later';
}

const sayTaker = ({ seat: taker, card }: TakenTrick, seat: Seat): string =>
  text('taker', { who: `${(taker - seat) & 3}`, card: cardTitle(card) });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
