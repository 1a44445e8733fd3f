/** Computer players of a local table. They think in slices, so that a play or a shout never waits for them. */

import type { BoxedGame, ReadDataFile } from '@parlour/games/shelf/shelf';
import type { Game } from '@parlour/kernel/game';
import type { Persona } from '@parlour/players/persona';
import type { Character, Level, Thought } from '@parlour/players/player';
import { personaOfLevel, type ThinkService, toSituation } from '@parlour/table/computer/task';

const THINK_SLICE_MS = 12;
/** On a slow device the best play found so far is used. */
const DEFAULT_THINK_LIMIT_MS = 4000;

const yieldToEventLoop = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

/** Daily deals have no time limit: every player must meet the same opponents. */
export const thinkLimitMs = ({ daily }: { readonly daily?: string }): number =>
  daily === undefined ? DEFAULT_THINK_LIMIT_MS : Number.POSITIVE_INFINITY;

/** Loads players at least up to a level; never empty. */
export type StrategyLoader = (level: Level) => Promise<readonly Character[]>;

/** Strategies are loaded on first use. */
export function createThinkService(game: Game, loadStrategies: StrategyLoader, limitMs: number): ThinkService {
  return async task => {
    const [characters] = await Promise.all([loadStrategies(task.level), yieldToEventLoop()]);
    const [think, situation] = toSituation(game, personaOfLevel(characters, task.level), task);
    const thoughts = think(situation);
    const begun = performance.now();
    let best: Thought | undefined;
    for (let sliceStart = begun; ; ) {
      const next = thoughts.next();
      if (next.done) return next.value;
      best = next.value;
      const now = performance.now();
      if (now - begun > limitMs) return best;
      if (now - sliceStart < THINK_SLICE_MS) continue;
      await yieldToEventLoop();
      sliceStart = performance.now();
    }
  };
}

/** Loads the characters without their strategies, where the game allows it. */
export const loadPersonasOf = async (
  { personas: people, players }: BoxedGame,
  read: ReadDataFile,
): Promise<readonly Persona[]> => (await (people ? people() : players?.(read))) ?? [];

export const strategyLoader =
  ({ players }: BoxedGame, read: ReadDataFile): StrategyLoader =>
  async level =>
    players ? players(read, level) : (await import('@parlour/players/generic-players')).genericPlayers;
