/** Renders the standings of an arena as a table with notes and a verdict. */

import { itemAt } from '@parlour/kernel/result';
import { pluralize } from '@parlour/kernel/sentences';
import type { ArenaStandings, PlayerStanding, TotalFaults } from '@parlour/players/arena/standings';
import type { Estimate } from '@parlour/players/confidence-intervals';
import pc from 'picocolors';
import type { ArenaSetting } from './arena-job.ts';
import { alignColumns, wrap } from './terminal-output.ts';

type ArenaResult = {
  readonly title: string;
  readonly setting: ArenaSetting;
  readonly called: readonly string[];
  readonly sides: number;
  readonly counts: string;
  readonly asked: number;
};

export function printStandings(arena: ArenaResult, standings: ArenaStandings): void {
  for (const line of standingsText(arena, standings)) console.log(line);
}

export function standingsText(arena: ArenaResult, standings: ArenaStandings): string[] {
  const { ceiling, even, players } = standings;
  const head = ['player', 'wins (95 %)', `${arena.counts} (95 %)`, 'p50 ms', 'p95 ms'];
  const rows = players.map((player, i) => standingRow({ ...player, name: itemAt(arena.called, i) }, arena));
  const [first, ...rest] = alignColumns([head, ...rows, ...(ceiling ? [standingRow(ceiling, arena)] : [])], 'lllrr');
  return [
    pc.bold(wrap(headline(arena, standings))),
    '',
    pc.dim(first ?? ''),
    ...rest,
    '',
    ...notes(arena, standings).map(note => pc.dim(wrap(note))),
    ...(arena.sides > 1 && players.length > 1 ? [verdict(arena, itemAt(players, 0), even)] : []),
    ...players.flatMap(({ faults }, i) => (faults ? [wrap(`${itemAt(arena.called, i)} ${faultsText(faults)}`)] : [])),
    ...(ceiling ? [wrap(ceilingText(itemAt(players, 0).name, arena, ceiling))] : []),
  ];
}

const standingRow = (standing: PlayerStanding, arena: ArenaResult): string[] => [
  standing.name,
  shareText(standing.wins),
  numberText(standing.gain, arena),
  ...timeCells(standing),
];

function headline({ title, setting, sides, asked }: ArenaResult, { deals }: ArenaStandings): string {
  const played = deals < asked ? `${deals} of ${pluralize(asked, 'deal')}` : pluralize(deals, 'deal');
  const seatings = sides === 1 ? '' : ` in ${sides} seatings`;
  const whole = setting.extent === 'match' && sides > 1 ? ', whole matches' : '';
  return `${title}, ${pluralize(setting.seats, 'seat')}: ${played}${seatings}${whole}, seed ${setting.seed}`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

const shareText = ({ value, low, high }: Estimate): string =>
  `${percent(value)} % (${percent(low)} … ${percent(high)})`;

/** A gain over opponents has a sign; a solo score has none. */
function numberText({ value, low, high }: Estimate, { sides }: ArenaResult): string {
  const text = (number: number): string => `${sides > 1 && number >= 0 ? '+' : ''}${number.toFixed(2)}`;
  return `${text(value)} (${text(low)} … ${text(high)})`;
}

const timeCells = ({ thinking }: PlayerStanding): string[] =>
  thinking ? [thinking.p50, thinking.p95].map(ms => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))) : ['', ''];

function notes({ counts, sides, setting, called }: ArenaResult, { even, unfinished }: ArenaStandings): string[] {
  const table =
    sides === 1
      ? `Each player played every deal alone. The third column is ${counts}.`
      : `Equal strength is ${percent(even)} % wins. The third column is how many ${counts} a player does better than the average of the table.`;
  const unfinishedNote =
    unfinished === 0
      ? []
      : [`${pluralize(unfinished, 'match', 'matches')} did not end and ${unfinished === 1 ? 'was' : 'were'} stopped.`];
  const clock = setting.ms === undefined ? '' : '; of your program, the time until its answer';
  const programs = new Set(
    setting.players.flatMap((name, i) => (called[i] === name ? [] : [`${called[i]} is ${name}.`])),
  );
  return [`${table} Times are CPU time per play${clock}.`, ...programs, ...unfinishedNote];
}

/** Tolerance for the rounding of summed fractions. */
const ROUNDING = 1e-9;

function verdict({ called: [name] }: ArenaResult, { wins }: PlayerStanding, even: number): string {
  if (wins.low > even + ROUNDING) return `${name} is stronger: the interval is above ${percent(even)} %.`;
  return wins.high < even - ROUNDING
    ? `${name} is weaker: the interval is below ${percent(even)} %.`
    : `Not decided: the interval includes ${percent(even)} %.`;
}

/** For example: "had 3 plays replaced by random ones: 2 illegal plays, 1 late answer; ended with exit code 1 …" */
function faultsText({ wrong, garbled, late, lost }: TotalFaults): string {
  const illegal = wrong - garbled;
  const causes = [
    ...(illegal > 0 ? [pluralize(illegal, 'illegal play')] : []),
    ...(garbled > 0 ? [pluralize(garbled, 'unreadable answer')] : []),
    ...(late > 0 ? [pluralize(late, 'late answer')] : []),
  ];
  const [first] = lost;
  const again = lost.length === 2 ? 'once more' : `${lost.length - 1} more times`;
  const others = lost.length > 1 ? `, and was lost ${again}` : '';
  return [
    ...(causes.length > 0
      ? [`had ${pluralize(wrong + late, 'play')} replaced by random ones: ${causes.join(', ')}`]
      : []),
    ...(first ? [`${first.why} in deal ${first.deal + 1}${others}; random plays replaced it`] : []),
  ]
    .join('; ')
    .concat('.');
}

function ceilingText(
  name: string,
  { counts }: ArenaResult,
  { shareOfWins, shareOfGain }: NonNullable<ArenaStandings['ceiling']>,
): string {
  const parts = [
    ...(shareOfWins ? [`wins ${ratioText(shareOfWins)}`] : []),
    ...(shareOfGain ? [`${counts} ${ratioText(shareOfGain)}`] : []),
  ];
  return `${name} reaches this share of the player that sees all cards: ${parts.join(', ') || 'unknown, no player gained anything'}.`;
}

const ratioText = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} … ${high.toFixed(2)})`;
