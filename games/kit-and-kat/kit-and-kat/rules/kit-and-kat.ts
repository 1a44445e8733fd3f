/** Kit and Kat, as the shelf knows it, with the questions and answers of one pack. */
import type { Facts, Game, MatchStatus, Proof, Rules } from '@parlour/kernel/game';
import { markOf, type Pack } from '../../pack/pack.ts';
import { apply, draw } from './apply.ts';
import { BOOKS, cardOf, packOf, RANKS } from './cards.ts';
import { winnersOf } from './deeds.ts';
import { englishWith } from './english.ts';
import { imagine } from './imagine.ts';
import { interrupters, mistake, plays, refuse } from './judge.ts';
import { notation } from './notation.ts';
import { kitOptions } from './options.ts';
import type { KitParts } from './parts.ts';
import { NEWEST, type Reading } from './reading.ts';
import { begin, isOver, type State, scoresOf, withBooks } from './state.ts';
import { view } from './view.ts';

function status(state: State): MatchStatus {
  if (isOver(state)) return { is: 'over', result: { winners: winnersOf(state), scores: scoresOf(state) } };
  if (!state.dealt) return { is: 'chance', of: 'deal' };
  if (state.drawing) return { is: 'chance', of: 'draw' };
  return { is: 'open', turn: [state.turn], interrupt: interrupters(state) };
}

function whereabouts(state: State): Record<string, readonly string[]> {
  if (!state.dealt) return { pack: packOf(state.rows.length) };
  const ranks = Array.from({ length: RANKS }, (_, i) => i + 1);
  return Object.fromEntries([
    ...state.hands.map((hand, seat) => [`hand ${seat}`, hand] as const),
    ...state.kittens.map((piles, seat) => [`kittens ${seat}`, piles.flat()] as const),
    ...state.packets.map((packet, i) => [`packet ${i}`, packet] as const),
    ...state.rows.map((row, i) => [`row ${BOOKS[i]}`, row] as const),
    ...state.books.map((books, seat) => [
      `books ${seat}`,
      books.flatMap(book => ranks.map(rank => cardOf(book, rank))),
    ]),
  ]);
}

const rulesWith = (pack: Pack, reading: Reading): Rules<KitParts> => ({
  id: 'kit-and-kat',
  version: reading,
  seats: [2, 8],
  options: kitOptions,
  pack: packOf(pack.books.length),
  ...(reading > 1 && { data: { Pack: markOf(pack) } }),
  begin: (options, seating) => withBooks(begin(options, seating, reading), pack.books.length),
  status,
  draw,
  drawnFrom: ({ drawing, hands }) => (drawing ? hands[drawing.from] : undefined),
  refuse,
  apply,
  plays,
  view,
  imagine,
});

const proof: Proof<KitParts> = { whereabouts, mistake };

const facts: Facts<KitParts> = {
  undo: 'consent',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};

/** The game with a pack; older readings of the sheet go on for records made under them. */
export const kitAndKat = (pack: Pack, reading: Reading = NEWEST): Game<KitParts> => ({
  ...rulesWith(pack, reading),
  ...notation,
  ...englishWith(pack),
  ...proof,
  ...facts,
});
