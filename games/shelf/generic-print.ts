/** Printing and card art for a box without drawings: everything is set in type from names. */
import { genericArt } from '@parlour/card-art/generic/generic-art';
import type { Game } from '@parlour/kernel/game';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { translator } from '@parlour/messages';
import type { Box, BoxedGame, Printing, ReadDataFile, ScoreSheet } from './shelf.ts';

const english = {
  row: 'game',
  highWins: 'The highest score wins.',
  lowWins: 'The lowest score wins.',
} as const;
const t = translator('generic-print', english);

/** A rules version applies only to the game that has it. */
function openGame(boxed: BoxedGame, options: Options, read: ReadDataFile, rules: number | undefined): Promise<Game> {
  const all = { ...defaultsOf(boxed.options), ...options };
  return boxed.open(all, read, rules !== undefined && boxed.versions.includes(rules) ? rules : undefined);
}

/** Returns the pack of the first game, and the cards that only the others need. */
function sharedPack(games: readonly Game[]): readonly string[] {
  const [first = [], ...others] = games.map(({ pack }) => pack);
  return [...first, ...new Set(others.flat().filter(card => !first.includes(card)))];
}

const genericScoring = ({ title, seats, better }: BoxedGame): ScoreSheet => ({
  game: title,
  row: t('row'),
  players: seats[1],
  columns: [''],
  says: t(better === 'high' ? 'highWins' : 'lowWins'),
});

export async function genericPrinting(
  box: Box,
  options: Options,
  read: ReadDataFile,
  rules?: number,
): Promise<Printing> {
  const games = await Promise.all(box.games.map(boxed => openGame(boxed, options, read, rules)));
  const pack = sharedPack(games);
  const speaker = games.find(({ sayCard }) => sayCard !== undefined);
  const art = genericArt({ title: box.title, pack, ...(speaker?.sayCard && { sayCard: speaker.sayCard }) });
  return { art, pack, dress: {}, scoring: box.games.map(genericScoring) };
}
