import type { ReadDataFile } from '@parlour/kernel/authoring/data-files';
import type { Facts, Game, MatchStatus, Proof, Rules } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { type Pack, packMark } from '../../pack/pack.ts';
import { openPack } from '../../pack/pack-file.ts';
import { apply, draw } from './apply.ts';
import { BOOKS, CARDS_PER_BOOK, cardOf, cardsOfBooks } from './cards.ts';
import { englishWith } from './english.ts';
import { imagine } from './imagine.ts';
import { mistake, plays, refuse, seatsThatMayShout } from './judge.ts';
import { notation } from './notation.ts';
import { FIRST_BOOKS, kitOptions, LATEST_RULES, type RulesVersion, rulesVersionOf } from './options.ts';
import { begin, isOver, type KitParts, type KitState, limitBooks, scoresOf } from './state.ts';
import { winnersOf } from './turn.ts';
import { view } from './view.ts';

function status(state: KitState): MatchStatus {
  if (isOver(state)) return { is: 'over', result: { winners: winnersOf(state), scores: scoresOf(state) } };
  if (!state.dealt) return { is: 'chance', of: 'deal' };
  if (state.drawing) return { is: 'chance', of: 'draw' };
  return { is: 'open', turn: [state.turn], interrupt: seatsThatMayShout(state) };
}

function whereabouts(state: KitState): Record<string, readonly string[]> {
  if (!state.dealt) return { pack: cardsOfBooks(state.rows.length) };
  const ranks = Array.from({ length: CARDS_PER_BOOK }, (_, i) => i + 1);
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

const rulesFor = (pack: Pack, version: RulesVersion): Rules<KitParts> => ({
  id: 'kit-and-kat',
  version,
  seats: [2, 8],
  options: kitOptions,
  pack: cardsOfBooks(pack.books.length),
  ...(version > 1 && { data: { Pack: packMark(pack) } }),
  begin: (options, seating) => limitBooks(begin(options, seating, version), pack.books.length),
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

/** Old versions stay for records made under them. */
export const kitAndKat = (pack: Pack, version: RulesVersion = LATEST_RULES): Game<KitParts> => ({
  ...rulesFor(pack, version),
  ...notation,
  ...englishWith(pack),
  ...proof,
  ...facts,
});

/** A record names the version of the rules. */
export async function openKitAndKat(
  { pack, books }: Options,
  read: ReadDataFile,
  rules?: number,
): Promise<Game<KitParts>> {
  const version = rulesVersionOf(rules);
  const whole = await openPack(String(pack), read, version);
  return kitAndKat(books === 'five' ? firstBooks(whole) : whole, version);
}

const firstBooks = (pack: Pack): Pack => ({ ...pack, books: pack.books.slice(0, FIRST_BOOKS) });
