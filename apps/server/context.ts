/** What the modules of a server share: the part that tables need, and the whole. */
import type { RunnerHost } from '@parlour/table/runner';
import type { Bus, SessionEnd } from './bus/types.ts';
import type { Clock } from './clock.ts';
import type { PushConfig, RetentionDays } from './config.ts';
import type { GameRegistry } from './game-registry.ts';
import type { ServerHooks, TableHooks } from './hooks.ts';
import type { LimitSync, RateLimiter } from './limits/rate-limiter.ts';
import type { TableStore } from './store/types.ts';
import type { LiveTable } from './tables/live-table.ts';
import type { Telemetry } from './telemetry.ts';
import type { Tokens } from './tokens.ts';
import type { WorkerPool } from './workers/pool.ts';

export type TableContext = {
  readonly serverId: string;
  readonly store: TableStore;
  readonly games: GameRegistry;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  readonly entropy: RunnerHost['entropy'];
  /** Tables being opened or open, and those that are live. */
  readonly tables: Map<string, Promise<LiveTable | undefined>>;
  readonly liveTables: Set<LiveTable>;
  readonly hooks: TableHooks;
};

/** What all modules of a server share. */
export type ServerContext = TableContext & {
  readonly hooks: ServerHooks;
  readonly tokens: Tokens;
  readonly retentionDays: RetentionDays;
  /** By a real write. */
  canWrite(): Promise<boolean>;
  readonly limits: RateLimiter;
  readonly syncLimits: LimitSync;
  readonly maxSpectators: number;
  /** Undefined turns the moderation API off. */
  readonly operatorKey: string | undefined;
  readonly workers: Pick<WorkerPool, 'thinkServiceFor' | 'hintServiceFor' | 'verifyRecord' | 'evaluateDaily'>;
  /** Undefined turns push notifications off. */
  readonly push?: PushConfig;
  /** Closes its sockets on this server. */
  closeSession(session: string, how: SessionEnd): void;
  isClosing: boolean;
};
