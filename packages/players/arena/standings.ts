/** Standings of an arena with confidence intervals. */
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { bootstrapInterval, type Estimate, quantile, wilsonInterval } from '../confidence-intervals.ts';
import type { DealReport, DealShare } from './arena.ts';

/** Result of one player. */
export type PlayerStanding = {
  readonly name: string;
  /** Share of wins per side. */
  readonly wins: Estimate;
  /** Gain over the table's average; with one side: the result itself. */
  readonly gain: Estimate;
  /** Milliseconds per play. */
  readonly thinking?: { readonly plays: number; readonly p50: number; readonly p95: number; readonly most: number };
  readonly faults?: TotalFaults;
};

/** Faults over all deals. */
export type TotalFaults = {
  /** Illegal and garbled answers; `garbled` counts the latter. */
  readonly wrong: number;
  readonly garbled: number;
  readonly late: number;
  readonly lost: readonly { readonly deal: number; readonly why: string }[];
};

/** The omniscient player's result. */
export type CeilingStanding = Pick<PlayerStanding, 'name' | 'wins' | 'gain'> & {
  /** Part of its lead over the last player that the first one reaches. */
  readonly shareOfWins?: Estimate;
  readonly shareOfGain?: Estimate;
};

/** Results of all players. */
export type ArenaStandings = {
  readonly deals: number;
  readonly players: readonly PlayerStanding[];
  /** Share of wins if all were equally strong. */
  readonly even: number;
  readonly ceiling?: CeilingStanding;
  readonly unfinished: number;
};

/** Display names of the players. */
export type ArenaLabels = { readonly players: readonly string[]; readonly ceiling?: string; readonly sides: number };

/** Deterministic for the same reports and seed. */
export function arenaStandings(reports: readonly DealReport[], names: ArenaLabels, seed: string): ArenaStandings {
  const sharesByPlayer = names.players.map((_, player) => reports.map(({ shares }) => itemAt(shares, player)));
  const ceilingShares = reports.flatMap(({ ceiling }) => ceiling ?? []);
  return {
    deals: reports.length,
    players: sharesByPlayer.map((shares, player) => ({
      name: itemAt(names.players, player),
      ...estimates(shares, names.sides, seed),
      ...thinkingTimes(reports.flatMap(({ thoughts }) => itemAt(thoughts, player))),
      ...totalFaults(reports, itemAt(names.players, player)),
    })),
    even: 1 / names.sides,
    ...(names.ceiling && { ceiling: ceilingStanding(names, sharesByPlayer, ceilingShares, seed) }),
    unfinished: reports.reduce((sum, { unfinished }) => sum + unfinished, 0),
  };
}

/** Shares of one player, by deal. */
type PlayerShares = readonly DealShare[];

const meanShare = (shares: PlayerShares, of: keyof DealShare, deals: Uint32Array): number => {
  let sum = 0;
  for (const deal of deals) sum += itemAt(shares, deal)[of];
  return sum / deals.length;
};

/** With one side, deals are won independently, hence Wilson's interval. */
function estimates(shares: PlayerShares, sides: number, seed: string): Pick<PlayerStanding, 'wins' | 'gain'> {
  const estimate = (of: keyof DealShare): Estimate =>
    bootstrapInterval(shares.length, deals => meanShare(shares, of, deals), seed);
  const [wins, gain] = [estimate('wins'), estimate('gain')];
  return { wins: sides === 1 ? wilsonInterval(Math.round(wins.value * shares.length), shares.length) : wins, gain };
}

function thinkingTimes(times: readonly number[]): Pick<PlayerStanding, 'thinking'> {
  if (times.length === 0) return {};
  const at = (share: number): number => quantile(times, share);
  return { thinking: { plays: times.length, p50: at(0.5), p95: at(0.95), most: at(1) } };
}

function totalFaults(reports: readonly DealReport[], name: string): Pick<PlayerStanding, 'faults'> {
  const own = reports.flatMap(({ deal, faults = [] }) =>
    faults.flatMap(fault => (fault.player === name ? [{ ...fault, deal }] : [])),
  );
  if (own.length === 0) return {};
  const sum = (of: 'wrong' | 'garbled' | 'late'): number => own.reduce((total, fault) => total + (fault[of] ?? 0), 0);
  const lost = own.flatMap(({ deal, lost: why }) => (why === undefined ? [] : [{ deal, why }]));
  return { faults: { wrong: sum('wrong'), garbled: sum('garbled'), late: sum('late'), lost } };
}

/** The scale begins at what the last player reaches: the even share against itself, its own result alone. */
function ceilingStanding(
  { sides, players, ceiling }: ArenaLabels,
  sharesByPlayer: readonly PlayerShares[],
  ceilingShares: PlayerShares,
  seed: string,
): CeilingStanding {
  const [first, last] = [itemAt(sharesByPlayer, 0), assertDefined(sharesByPlayer.at(-1))];
  const floorOf = (of: keyof DealShare, deals: Uint32Array): number => {
    if (sides > 1) return of === 'wins' ? 1 / sides : 0;
    return players.length > 1 ? meanShare(last, of, deals) : 0;
  };
  const share = (of: keyof DealShare): Estimate =>
    bootstrapInterval(
      ceilingShares.length,
      deals => {
        const floor = floorOf(of, deals);
        return (meanShare(first, of, deals) - floor) / (meanShare(ceilingShares, of, deals) - floor);
      },
      seed,
    );
  const [shareOfWins, shareOfGain] = [share('wins'), share('gain')];
  return {
    name: assertDefined(ceiling),
    ...estimates(ceilingShares, sides, seed),
    ...(Number.isFinite(shareOfWins.value) && { shareOfWins }),
    ...(Number.isFinite(shareOfGain.value) && { shareOfGain }),
  };
}
