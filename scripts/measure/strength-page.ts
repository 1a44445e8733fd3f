/** Writes docs/strength.md: the results, their confidence intervals, and the commands. */
import { cpus } from 'node:os';
import { readDealFile } from '@parlour/cli/lib/arena-file';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { LadderAim } from '@parlour/players/arena/contest';
import { type ArenaStandings, arenaStandings, type PlayerStanding } from '@parlour/players/arena/standings';
import type { Estimate } from '@parlour/players/confidence-intervals';
import type { Measurement, ShelvedGame } from './strength-measurements.ts';

type Planned = { readonly game: ShelvedGame; readonly measurements: readonly Measurement[] };

const INTRODUCTION = `# How strong the computer players are

For developers of computer players, and for the curious: how the levels of each game compare.
\`npm run measure -- strength\` writes this page. Every figure comes from the command listed with it, and the same command
gives the same figures again, except for times.

- **Deals.** Every deal is played once in every seating, with the first player on one side and the last player on all
  sides that remain. So neither cards nor seats favour a player.
- **Intervals** are 95 %: bootstrapped over deals (with all their seatings), or Wilson's for one player alone.
- **Gain** (the column after "wins") is what the first player gets above the average of the table.
- **Share of the ceiling** is (x - b) / (c - b), on the same deals: x for the first player, b for the last player in
  their place, and c for a player in their place who sees all cards.
- **Times** are milliseconds of one core per play, at p50 and p95.
- **Targets** were set before the players were written. Missed ones are marked; [decisions](decisions) explain them
  where we know why.`;

export function renderStrengthPage(planned: readonly Planned[]): string {
  const machine = `Measured on ${cpus()[0]?.model.trim() || 'an unnamed machine'}, Node ${process.versions.node}.`;
  const sections = planned.map(sectionOf);
  return `${[INTRODUCTION, machine, ...sections].join('\n\n')}\n`;
}

function sectionOf({ game, measurements }: Planned): string {
  const measured = measurements.map(measurement => ({ measurement, standings: resultOf(measurement) }));
  const tables = measured.flatMap(({ measurement, standings }) =>
    standings === undefined ? [] : rowsOf(measurement, standings),
  );
  const missing = measured.filter(({ standings }) => standings === undefined);
  const head = [
    `| player | against | seats | deals | wins | ${measurements[0]?.counts ?? ''} | p50 ms | p95 ms | target |`,
    '|---|---|---|---|---|---|---|---|---|',
  ];
  return [
    `## ${game.title}`,
    '',
    ...(tables.length > 0 ? [...head, ...tables] : []),
    ...missing.map(({ measurement }) => `\nNot measured yet: \`${measurement.command}\``),
    '\n```',
    ...measured.flatMap(({ measurement, standings }) => (standings ? [measurement.command] : [])),
    '```',
  ].join('\n');
}

function resultOf({ file, deals, rung, sides, ceiling }: Measurement): ArenaStandings | undefined {
  const reports = readDealFile(file).slice(0, deals);
  const names = { players: rung.players, sides, ...(ceiling && { ceiling }) };
  return reports.length === 0 ? undefined : arenaStandings(reports, names, 'ladder');
}

/** The row of the first player and of the ceiling; without one, a row for every player. */
function rowsOf(measurement: Measurement, standings: ArenaStandings): string[] {
  const { rung, sides, deals, ceiling } = measurement;
  const shown = sides === 1 ? standings.players : standings.players.slice(0, 1);
  const against = sides === 1 ? 'alone' : rung.players.slice(1).join(', ');
  const count = standings.deals < deals ? `${standings.deals} of ${deals}` : `${deals}`;
  const kind = rung.extent === 'match' ? ' matches' : '';
  const row = (name: string, { wins, gain, thinking }: Omit<PlayerStanding, 'name'>, hoped: string): string =>
    `| ${[name, against, rung.seats, count + kind, share(wins), number(gain), ms(thinking?.p50), ms(thinking?.p95), hoped].join(' | ')} |`;
  const rows = shown.map((player, i) => row(player.name, player, i === 0 ? verdict(rung.aim, standings, sides) : ''));
  const ceilingStanding = standings.ceiling;
  return ceilingStanding
    ? [...rows, row(`${ceiling} (sees all cards)`, ceilingStanding, shareOfCeiling(itemAt(rung.players, 0), standings))]
    : rows;
}

const percent = (value: number): string => (100 * value).toFixed(1);
const share = ({ value, low, high }: Estimate): string => `${percent(value)} % (${percent(low)} … ${percent(high)})`;
const number = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} … ${high.toFixed(2)})`;
const ms = (time: number | undefined): string =>
  time === undefined ? '' : time < 10 ? time.toFixed(2) : time.toFixed(0);

/** The first player should be clearly above even, unless the aim is lower, and reach the aim. */
function verdict(aim: LadderAim | undefined, standings: ArenaStandings, sides: number): string {
  const { wins, gain } = itemAt(standings.players, 0);
  const isClear = aim?.of === 'gain' ? gain.low > 0 : wins.low > standings.even;
  const climbs = sides > 1 && !(aim?.of === 'wins' && aim.least < standings.even);
  const clear = climbs ? [isClear ? 'clearly above even' : 'not clearly above even'] : [];
  return [...clear, ...(aim ? [attained(aim, standings)] : [])].join('; ');
}

function attained(aim: LadderAim, standings: ArenaStandings): string {
  const reached = estimateOf(aim, standings);
  const least =
    aim.of === 'wins' ? `${percent(aim.least)} %` : `${aim.least} ${aim.of === 'gain' ? '' : 'of the ceiling'}`;
  return `at least ${least.trim()}: ${reached && reached.value >= aim.least ? 'reached' : '**missed**'}`;
}

const estimateOf = ({ of }: LadderAim, { players: [first], ceiling }: ArenaStandings): Estimate | undefined =>
  of === 'ceiling' ? (ceiling?.shareOfGain ?? ceiling?.shareOfWins) : assertDefined(first)[of];

function shareOfCeiling(first: string, { ceiling }: ArenaStandings): string {
  const parts = [
    ...(ceiling?.shareOfWins ? [`wins ${number(ceiling.shareOfWins)}`] : []),
    ...(ceiling?.shareOfGain ? [`gain ${number(ceiling.shareOfGain)}`] : []),
  ];
  return parts.length === 0 ? '' : `${first} reaches ${parts.join(', ')}`;
}
