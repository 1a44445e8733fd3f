/** The table as it was some time ago, for onlookers who see all hands. What is over need not be kept back. */
import { evolve, foldTable } from '@parlour/table/fold';
import { lastOf, type Table } from '@parlour/table/table';

/** Brings the table of some time ago up to date; answers when there will be more to see. */
export type DelayedTable = { readonly table: Table; advance(now: number): number | undefined };

export function delayTable(live: Table, now: number): DelayedTable {
  const { delay: seconds } = live.opened.settings;
  const delay = seconds === 'over' ? Number.POSITIVE_INFINITY : 1000 * seconds;
  const table = foldTable(live.game, live.log.slice(0, 1));
  const advance = (time: number): number | undefined => {
    const over = live.log.findLastIndex(entry => entry.what === 'seal');
    for (;;) {
      const { number } = lastOf(table);
      const next = live.log[number];
      if (!next) return undefined;
      if (number > over && next.at + delay > time)
        return delay === Number.POSITIVE_INFINITY ? undefined : next.at + delay;
      evolve(table, next);
    }
  };
  advance(now);
  return { table, advance };
}
