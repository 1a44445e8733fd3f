/** The matches a referee keeps, each under the name its client gave it. */
import type { BoxedGame, ReadFile } from '@parlour/games/shelf/shelf';
import type { Chair, Game, Happening, View } from '@parlour/kernel/game';
import { beginMatch, type Chance, type Match, viewFrom } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { seeded } from '@parlour/kernel/random';
import { bad, nameOf, type Past, type Request } from './referee-request.ts';

/** A match, and what decides what is left to chance in it. One that was imagined has no past: nobody has played it. */
export type Refereed = { readonly match: Match; readonly chance: Chance; readonly is: 'dealt' | 'imagined' };

/** All that a referee remembers: its matches by name, and the games it has taken out of their boxes. */
export type RefereeMemory = { readonly matches: Map<string, Refereed>; readonly games: Map<string, Promise<Game>> };

/** What is asked, what the referee remembers, and where the boxes' data is read. */
export type Asked = { readonly request: Request; readonly memory: RefereeMemory; readonly read: ReadFile };

export const newMemory = (): RefereeMemory => ({ matches: new Map(), games: new Map() });

const MOST_MATCHES = 10_000;
const MOST_GAMES = 16;

/** Says no before any work is done for a match there is no room for. */
export function roomFor({ matches }: RefereeMemory, name: string): string {
  if (matches.size < MOST_MATCHES || matches.has(name)) return name;
  return bad(`There are ${MOST_MATCHES} matches already; close one first.`);
}

export function refereed({ matches }: RefereeMemory, { match }: Request): Refereed {
  const name = nameOf(match);
  if (name === '') return matches.get(name) ?? bad('No match has been dealt yet; ask to deal first.');
  return matches.get(name) ?? bad(`There is no match ${JSON.stringify(name)}; ask to deal it first.`);
}

/** Matches of one game with the same options share it: some carry a whole pack of questions along. */
export function openOnce({ games }: RefereeMemory, boxed: BoxedGame, options: Options, read: ReadFile): Promise<Game> {
  const key = JSON.stringify([boxed.id, options]);
  const game = games.get(key) ?? boxed.open(options, read).catch((fault: Error) => bad(fault.message));
  games.delete(key);
  games.set(key, game);
  game.catch(() => games.delete(key));
  for (const oldest of games.keys()) if (games.size > MOST_GAMES) games.delete(oldest);
  return game;
}

/** What a chair knows and has noticed; in an imagined match nobody remembers anything. */
export function remembered({ match, is }: Refereed, chair: Chair): View & { readonly history: readonly Happening[] } {
  return is === 'dealt' ? viewFrom(match, chair) : { ...match.game.view(match.state, chair), history: [] };
}

export const viewIn = (now: Refereed, chair: Chair, history: Past): View =>
  history === 'with' ? remembered(now, chair) : now.match.game.view(now.match.state, chair);

export const chanceFrom = (seed: string): Chance => ({ random: draw => seeded(`${seed}/${draw}`) });

/** The same match once more: what is played in one does not change the other. */
export function cloneOf({ match, chance, is }: Refereed, seed?: string): Refereed {
  const { log, happenings, sources } = match;
  const again = { ...match, log: log.slice(), happenings: happenings.slice(), sources: sources.slice() };
  return { match: again, chance: seed === undefined ? chance : { ...chance, ...chanceFrom(seed) }, is };
}

/** A match that looks to a chair as this one does, and may be another. */
export function imaginedBy(from: Refereed, chair: Chair, seed: string): Refereed {
  const { game, options, seating, deals } = from.match;
  const state = game.imagine(remembered(from, chair), seeded(`imagine/${seed}`));
  return { match: { ...beginMatch(game, options, seating), deals, state }, chance: chanceFrom(seed), is: 'imagined' };
}
