/** Kit and Kat, as the shelf knows it, with the questions and answers of one pack. */
import type { Game, Status } from '@parlour/kernel/game';
import { markOf, type Pack } from '../packs/pack.ts';
import { apply, draw, type KitChance } from './apply.ts';
import { BOOKS, cardOf, packOf, RANKS } from './cards.ts';
import { winnersOf } from './deeds.ts';
import type { KitHappening } from './happenings.ts';
import { imagine } from './imagine.ts';
import { interrupters, type KitPlay, mistake, plays, refuse } from './judge.ts';
import { type KitOptions, kitOptions } from './options.ts';
import { NEWEST, type Reading } from './reading.ts';
import { say } from './say.ts';
import { sheet } from './sheet.generated.ts';
import { show } from './show.ts';
import { begin, isOver, type State, scoresOf, withBooks } from './state.ts';
import { isPlay, read, readChance, write, writeChance } from './text.ts';
import { type KitView, view } from './view.ts';

export type KitParts = {
  state: State;
  play: KitPlay;
  chance: KitChance;
  happening: KitHappening;
  view: KitView;
  options: KitOptions;
};

function status(state: State): Status {
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

export const kitAndKat = (pack: Pack, rules: Reading = NEWEST): Game<KitParts> => ({
  id: 'kit-and-kat',
  title: 'Kit and Kat',
  version: rules,
  seats: [2, 8],
  options: kitOptions,
  clauses: sheet['kit-and-kat'],
  pack: packOf(pack.books.length),
  ...(rules > 1 && { data: { Pack: markOf(pack) } }),
  undo: 'consent',
  begin: (options, seating) => withBooks(begin(options, seating, rules), pack.books.length),
  status,
  draw,
  drawnFrom: ({ drawing, hands }) => (drawing ? hands[drawing.from] : undefined),
  refuse,
  apply,
  plays,
  mistake,
  view,
  imagine,
  whereabouts,
  isPlay,
  write,
  read,
  writeChance,
  readChance,
  show: seen => show(pack, seen),
  say: (happening, name) => say(pack, happening, name),
});
