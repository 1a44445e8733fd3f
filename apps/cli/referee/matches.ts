/** The matches of a referee by client-chosen name, and a cache of open games. */
import type { BoxedGame, ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Chair, Game, GameEvent, View } from '@parlour/kernel/game';
import { beginMatch, type ChanceSource, type Match, viewForChair } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import type { MatchSet } from './many.ts';
import { badRequest, type HistoryChoice, parseMatchName, type Request } from './request.ts';

/** A match and its source of chance. An imagined match has no history, because it was never played. */
export type RefereeMatch = { readonly match: Match; readonly chance: ChanceSource; readonly is: 'dealt' | 'imagined' };

export type RefereeMemory = {
  readonly matches: Map<string, RefereeMatch>;
  readonly games: Map<string, Promise<Game>>;
  /** Of `deal-many`. */
  set?: MatchSet;
};

export type RequestContext = { readonly request: Request; readonly memory: RefereeMemory; readonly read: ReadDataFile };

export const createRefereeState = (): RefereeMemory => ({ matches: new Map(), games: new Map() });

const MAX_MATCHES = 10_000;
const MAX_CACHED_GAMES = 16;

/** Fails before any work is done if the limit of matches is reached. */
export function checkCapacity({ matches }: RefereeMemory, name: string): string {
  if (matches.size < MAX_MATCHES || matches.has(name)) return name;
  return badRequest(`There are already ${MAX_MATCHES} matches. Close one first.`);
}

export function findMatchOrFail({ matches }: RefereeMemory, { match }: Request): RefereeMatch {
  const name = parseMatchName(match);
  if (name === '') return matches.get(name) ?? badRequest('No match has been dealt. Ask to deal first.');
  return matches.get(name) ?? badRequest(`There is no match ${JSON.stringify(name)}. Ask to deal it first.`);
}

/** Shares a game between matches with the same options; some games carry a whole pack of questions. */
export function openCachedGame(
  { games }: RefereeMemory,
  boxed: BoxedGame,
  options: Options,
  read: ReadDataFile,
): Promise<Game> {
  const key = JSON.stringify([boxed.id, options]);
  const game = games.get(key) ?? boxed.open(options, read).catch((error: Error) => badRequest(error.message));
  games.delete(key);
  games.set(key, game);
  game.catch(() => games.delete(key));
  for (const oldest of games.keys()) if (games.size > MAX_CACHED_GAMES) games.delete(oldest);
  return game;
}

/** View of a chair with its history, which is empty in an imagined match. */
export function viewWithHistory(
  { match, is }: RefereeMatch,
  chair: Chair,
): View & { readonly history: readonly GameEvent[] } {
  return is === 'dealt' ? viewForChair(match, chair) : { ...match.game.view(match.state, chair), history: [] };
}

export const viewForRequest = (now: RefereeMatch, chair: Chair, history: HistoryChoice): View =>
  history === 'with' ? viewWithHistory(now, chair) : now.match.game.view(now.match.state, chair);

export const chanceFromSeed = (seed: string): ChanceSource => ({ random: draw => seededRandom(`${seed}/${draw}`) });

/** Copies a match; plays in one do not change the other. */
export function cloneMatch({ match, chance, is }: RefereeMatch, seed?: string): RefereeMatch {
  const { log, events, drawSources } = match;
  const copy = { ...match, log: log.slice(), events: events.slice(), drawSources: drawSources.slice() };
  return { match: copy, chance: seed === undefined ? chance : { ...chance, ...chanceFromSeed(seed) }, is };
}

/** Samples a match that looks the same to this chair. */
export function imagineMatch(from: RefereeMatch, chair: Chair, seed: string): RefereeMatch {
  const { game, options, seating, deals } = from.match;
  const state = game.imagine(viewWithHistory(from, chair), seededRandom(`imagine/${seed}`));
  return {
    match: { ...beginMatch(game, options, seating), deals, state },
    chance: chanceFromSeed(seed),
    is: 'imagined',
  };
}
