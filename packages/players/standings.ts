/** What the deals of an arena say together. */
import { must, nth } from '@parlour/kernel/must';
import type { DealReport, DealShare } from './arena.ts';
import { bootstrap, type Estimate, quantile, wilson } from './intervals.ts';

/** How one player did. */
export type Standing = {
  readonly name: string;
  /** The share of wins of one side of theirs. */
  readonly wins: Estimate;
  /** What they got above the average of the table; alone, what they got. */
  readonly gain: Estimate;
  /** Milliseconds a play; nothing for those who see all cards. */
  readonly thinking?: { readonly plays: number; readonly p50: number; readonly p95: number; readonly most: number };
  readonly faults?: AllFaults;
};

/** What went wrong over all deals, and in which somebody could not go on. */
export type AllFaults = {
  readonly wrong: number;
  readonly late: number;
  readonly lost: readonly { readonly deal: number; readonly why: string }[];
};

/** What somebody would reach who sees all cards. */
export type Ceiling = Pick<Standing, 'name' | 'wins' | 'gain'> & {
  /** How much of what the seer gains above the last player the first one gains too. */
  readonly shareOfWins?: Estimate;
  readonly shareOfGain?: Estimate;
};

/** How all did, and against what they are measured. */
export type Standings = {
  readonly deals: number;
  readonly players: readonly Standing[];
  /** What everybody would win if all were alike. */
  readonly even: number;
  readonly ceiling?: Ceiling;
  readonly unfinished: number;
};

/** Who met, as the standings are to call them. */
export type Names = { readonly players: readonly string[]; readonly ceiling?: string; readonly sides: number };

/** The same reports and the same seed give the same intervals. */
export function standingsOf(reports: readonly DealReport[], names: Names, seed: string): Standings {
  const columns = names.players.map((_, player) => reports.map(({ shares }) => nth(shares, player)));
  const seen = reports.flatMap(({ ceiling }) => ceiling ?? []);
  return {
    deals: reports.length,
    players: columns.map((column, player) => ({
      name: nth(names.players, player),
      ...estimates(column, names.sides, seed),
      ...thinkingOf(reports.flatMap(({ thoughts }) => nth(thoughts, player))),
      ...faultsIn(reports, nth(names.players, player)),
    })),
    even: 1 / names.sides,
    ...(names.ceiling && { ceiling: ceilingOf(names, columns, seen, seed) }),
    unfinished: reports.reduce((sum, { unfinished }) => sum + unfinished, 0),
  };
}

/** What one player got, deal by deal. */
type Column = readonly DealShare[];

const meanOf = (column: Column, of: keyof DealShare, deals: Uint32Array): number => {
  let sum = 0;
  for (const deal of deals) sum += nth(column, deal)[of];
  return sum / deals.length;
};

/** Alone a deal is won or not, whatever happens in the others. */
function estimates(column: Column, sides: number, seed: string): Pick<Standing, 'wins' | 'gain'> {
  const estimate = (of: keyof DealShare): Estimate =>
    bootstrap(column.length, deals => meanOf(column, of, deals), seed);
  const [wins, gain] = [estimate('wins'), estimate('gain')];
  return { wins: sides === 1 ? wilson(Math.round(wins.value * column.length), column.length) : wins, gain };
}

function thinkingOf(times: readonly number[]): Pick<Standing, 'thinking'> {
  if (times.length === 0) return {};
  const at = (share: number): number => quantile(times, share);
  return { thinking: { plays: times.length, p50: at(0.5), p95: at(0.95), most: at(1) } };
}

function faultsIn(reports: readonly DealReport[], name: string): Pick<Standing, 'faults'> {
  const own = reports.flatMap(({ deal, faults = [] }) =>
    faults.flatMap(fault => (fault.player === name ? [{ ...fault, deal }] : [])),
  );
  if (own.length === 0) return {};
  const sum = (of: 'wrong' | 'late'): number => own.reduce((total, fault) => total + fault[of], 0);
  const lost = own.flatMap(({ deal, lost: why }) => (why === undefined ? [] : [{ deal, why }]));
  return { faults: { wrong: sum('wrong'), late: sum('late'), lost } };
}

/** The last player against itself gets what is even, so there the scale begins; alone it begins with what it got. */
function ceilingOf(
  { sides, players, ceiling }: Names,
  columns: readonly Column[],
  seen: Column,
  seed: string,
): Ceiling {
  const [first, last] = [nth(columns, 0), must(columns.at(-1))];
  const floorOf = (of: keyof DealShare, deals: Uint32Array): number => {
    if (sides > 1) return of === 'wins' ? 1 / sides : 0;
    return players.length > 1 ? meanOf(last, of, deals) : 0;
  };
  const share = (of: keyof DealShare): Estimate =>
    bootstrap(
      seen.length,
      deals => {
        const floor = floorOf(of, deals);
        return (meanOf(first, of, deals) - floor) / (meanOf(seen, of, deals) - floor);
      },
      seed,
    );
  const [shareOfWins, shareOfGain] = [share('wins'), share('gain')];
  return {
    name: must(ceiling),
    ...estimates(seen, sides, seed),
    ...(Number.isFinite(shareOfWins.value) && { shareOfWins }),
    ...(Number.isFinite(shareOfGain.value) && { shareOfGain }),
  };
}
