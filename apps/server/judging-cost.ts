/** What judging costs the one thread that serves everybody: measured a table, and charged to whoever asks there. */
import type { Game } from '@parlour/kernel/game';
import type { LiveTable } from './live-table.ts';
import type { ServerContext } from './open-tables.ts';

/** Milliseconds that nobody has been charged for yet. */
export type Ledger = { spent: number };

/** The game as before; what takes time is noted. */
export function timed(game: Game, ledger: Ledger): Game {
  const note = <T>(begun: number, result: T): T => {
    ledger.spent += performance.now() - begun;
    return result;
  };
  return {
    ...game,
    refuse: (state, seat, play) => note(performance.now(), game.refuse(state, seat, play)),
    plays: (state, seat) => note(performance.now(), game.plays(state, seat)),
    apply: (state, input) => note(performance.now(), game.apply(state, input)),
  };
}

type Paying = { readonly context: ServerContext; readonly from: string };

/** Less is not worth counting, and adds up. */
const WORTH = 1;

export function charge({ context, from }: Paying, { ledger, row }: LiveTable): void {
  const { spent } = ledger;
  if (spent < WORTH) return;
  ledger.spent = 0;
  context.limits.spend('judging', from, spent);
  context.limits.spend('table', row.id, spent);
}

/** Whether somebody may have anything judged just now, and at this table. */
export const mayAsk = ({ context, from }: Paying, live: LiveTable | undefined): boolean =>
  context.limits.isLeft('judging', from) && (live === undefined || context.limits.isLeft('table', live.row.id));
