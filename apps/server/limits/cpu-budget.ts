/** CPU budget of the main thread: time spent in rules is charged to the address that caused it. */
import type { Game } from '@parlour/kernel/game';
import type { ServerContext } from '../context.ts';
import type { LiveTable } from '../tables/live-table.ts';

export type CpuLedger = { unchargedMs: number };

export function measureGame(game: Game, cpuLedger: CpuLedger): Game {
  const record = <T>(startedAt: number, result: T): T => {
    cpuLedger.unchargedMs += performance.now() - startedAt;
    return result;
  };
  return {
    ...game,
    refuse: (state, seat, play) => record(performance.now(), game.refuse(state, seat, play)),
    plays: (state, seat) => record(performance.now(), game.plays(state, seat)),
    apply: (state, input) => record(performance.now(), game.apply(state, input)),
  };
}

type CpuPayer = { readonly context: ServerContext; readonly from: string };

/** Smaller amounts add up. */
const MIN_CHARGE_MS = 1;

export function chargeCpu({ context, from }: CpuPayer, { cpuLedger, row }: LiveTable): void {
  const { unchargedMs } = cpuLedger;
  if (unchargedMs < MIN_CHARGE_MS) return;
  cpuLedger.unchargedMs = 0;
  context.limits.consume('judging', from, unchargedMs);
  context.limits.consume('table', row.id, unchargedMs);
}

export const hasCpuBudget = ({ context, from }: CpuPayer, live: LiveTable | undefined): boolean =>
  context.limits.hasLeft('judging', from) && (live === undefined || context.limits.hasLeft('table', live.row.id));
