/** What the referee says of games before anything is dealt. */
import { type BoxedGame, gamesOnShelf } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import { checkOptions, defaultsOf } from '@parlour/kernel/options';
import { valueOr } from '@parlour/kernel/result';
import { type Asked, openOnce } from './referee-matches.ts';
import { bad, boxedGame, seatingOf, unnumbered } from './referee-request.ts';

export const listGames = async (): Promise<object> => ({ games: await Promise.all(gamesOnShelf().map(inShort)) });

/** The box stays shut: what is only known of an open one is told by `describe`. */
async function inShort({
  id,
  box,
  title,
  seats,
  options,
  clauses,
  better,
}: BoxedGame & { box: string }): Promise<object> {
  const said = { id, box, title, seats, options: defaultsOf(options), clauses: await clauses() };
  return { ...said, better, ranges: options };
}

export async function describe({ request, memory, read }: Asked): Promise<object> {
  const boxed = boxedGame(request);
  const { count } = seatingOf(boxed, request);
  const options = valueOr(checkOptions(boxed.options, request.options), bad);
  const game = await openOnce(memory, boxed, options, read);
  const { id, title, better, seats, turns } = boxed;
  const sides = game.sides(count);
  const about = { game: id, title, rules: game.version, seats, better, turns, options, ranges: boxed.options };
  return {
    ...about,
    pack: game.pack,
    count,
    sides,
    zeroSum: sides > 1,
    perfectRecall: true,
    ...actionsOf(game, count),
  };
}

/** Every play there can be at so many seats, by its number. */
function actionsOf({ actions, title }: Game, count: number): object {
  if (actions === undefined) return { actions: null, why: unnumbered(title) };
  const plays = Array.from({ length: actions.count(count) }, (_, number) => actions.play(number));
  return { actions: { count: plays.length, plays } };
}
