/** Test fixtures: matches between the box's players, and their reviews. */
import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, tryPlay } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { assertDefined, success } from '@parlour/kernel/result';
import { playMatch } from '@parlour/players/arena/simulate-match';
import type { Character } from '@parlour/players/player';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { readShelfData } from '../../../shelf/node-files.ts';
import { type BoxedGame, findGame } from '../../../shelf/shelf.ts';

export type GameFixture = { readonly game: Game; readonly options: Options; readonly characters: readonly Character[] };

export async function openFixture(id: string, options: Options = {}): Promise<GameFixture> {
  const boxed = findGame(id) as BoxedGame;
  const all = { ...defaultsOf(boxed.options), ...options };
  return { game: await boxed.open(all, readShelfData), options: all, characters: await boxed.players!(readShelfData) };
}

export const playFixture = (
  { game, options }: GameFixture,
  players: readonly Character[],
  seed: string,
  limit = 10_000,
): Match => playMatch({ game, options, seating: { count: players.length }, players, seed, limit });

/** Replays the log through the judge. */
export function refusalsInLog({ game, options, seating, log }: Match): string[] {
  const again = beginMatch(game, options, seating);
  const found: string[] = [];
  for (const input of log) {
    const played =
      typeof input.by === 'number' ? tryPlay(again, input.by, input.play) : success(applyInput(again, input));
    if (!played.ok) found.push(played.fault.why);
  }
  return found;
}

export const loadReviewing = async (id: string, budget: number): Promise<GameReviewer> => ({
  ...(await assertDefined(assertDefined(findGame(id)).review)(readShelfData)),
  budget,
});

export function reviewToEnd(reviewing: GameReviewer, match: Match, seat = 0): Review {
  const work = reviewMatch(reviewing, match, seat);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const SHORT_OPTIONS: Readonly<Record<string, Options>> = {
  'kan-u-go': { target: 20 },
  race: { target: 20, opening: 'lot' },
};

/** Losses of one level playing itself. */
export async function sampleLosses(id: string, level: number, matches: number, budget: number): Promise<number[]> {
  const at = await openFixture(id, SHORT_OPTIONS[id]);
  const { prove: _, stand: __, ...reviewing } = await loadReviewing(id, budget);
  const player = { ...assertDefined(at.characters[level]), budget: 60 };
  const players = new Array(assertDefined(findGame(id)).seats[0]).fill(player);
  return Array.from({ length: matches }, (_, i) => {
    const { decided } = reviewToEnd(reviewing, playFixture(at, players, `loss ${i}`, 120));
    return decided.map(({ lost }) => lost.value);
  }).flat();
}

/** `spread`: half of the 95 % interval. */
export function meanWithInterval(values: readonly number[]): { mean: number; spread: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, spread: 1.96 * Math.sqrt(squares / (values.length - 1) / values.length) };
}

export function withOtherPlay(match: Match, step: number, play: Match['log'][number]): Match {
  const again = beginMatch(match.game, match.options, match.seating);
  for (const input of match.log.slice(0, step)) applyInput(again, input);
  applyInput(again, play);
  return again;
}
