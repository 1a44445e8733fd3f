/** What goes to the printer and on the table where a box has no drawings: all is set in type, from names alone. */
import { genericArt } from '@parlour/card-art/generic/generic-art';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import type { Box, BoxedGame, Printing, ReadDataFile, Scoring } from './shelf.ts';

/** Old rules are for the game that has them. */
function opened(boxed: BoxedGame, options: Options, read: ReadDataFile, rules: number | undefined): Promise<Game> {
  const all = { ...defaultsOf(boxed.options), ...options };
  return boxed.open(all, read, rules !== undefined && boxed.versions.includes(rules) ? rules : undefined);
}

/** The pack of the first game, and what only the others need. */
function packOf(games: readonly Game[]): readonly string[] {
  const [first = [], ...others] = games.map(({ pack }) => pack);
  return [...first, ...new Set(others.flat().filter(card => !first.includes(card)))];
}

const scoringOf = ({ title, seats, better }: BoxedGame): Scoring => ({
  game: title,
  row: 'game',
  players: seats[1],
  columns: [''],
  says: better === 'high' ? 'The highest score is the best.' : 'The lowest score is the best.',
});

export async function plainPrinting(box: Box, options: Options, read: ReadDataFile, rules?: number): Promise<Printing> {
  const games = await Promise.all(box.games.map(boxed => opened(boxed, options, read, rules)));
  const pack = packOf(games);
  const speaker = games.find(({ sayCard }) => sayCard !== undefined);
  const art = genericArt({ title: box.title, pack, ...(speaker?.sayCard && { sayCard: speaker.sayCard }) });
  return { art, pack, dress: {}, scoring: box.games.map(scoringOf) };
}
