/** The standings of an arena: a row a player, in columns as wide as what stands in them. */

import { nth } from '@parlour/kernel/must';
import { counted } from '@parlour/kernel/saying';
import type { Estimate } from '@parlour/players/intervals';
import type { AllFaults, Standing, Standings } from '@parlour/players/standings';
import pc from 'picocolors';
import type { ArenaSetting } from './arena.ts';
import { columnsOf } from './columns.ts';
import { wrap } from './wrap.ts';

type Held = {
  readonly title: string;
  readonly setting: ArenaSetting;
  /** What the players are called, in their order. */
  readonly called: readonly string[];
  readonly sides: number;
  readonly counts: string;
  readonly asked: number;
};

export function printStandings(held: Held, standings: Standings): void {
  for (const line of standingsText(held, standings)) console.log(line);
}

export function standingsText(held: Held, standings: Standings): string[] {
  const { ceiling, even, players } = standings;
  const head = ['player', 'wins (95 %)', `${held.counts} (95 %)`, 'p50 ms', 'p95 ms'];
  const rows = players.map((player, i) => rowOf({ ...player, name: nth(held.called, i) }, held));
  const [first, ...rest] = columnsOf([head, ...rows, ...(ceiling ? [rowOf(ceiling, held)] : [])], 'lllrr');
  return [
    pc.bold(headOf(held, standings)),
    '',
    pc.dim(first ?? ''),
    ...rest,
    '',
    ...notes(held, standings).map(note => pc.dim(wrap(note))),
    ...(held.sides > 1 && players.length > 1 ? [verdict(held, nth(players, 0), even)] : []),
    ...players.flatMap(({ faults }, i) => (faults ? [wrap(`${nth(held.called, i)} ${faultsText(faults)}`)] : [])),
    ...(ceiling ? [ceilingText(nth(players, 0).name, held, ceiling)] : []),
  ];
}

const rowOf = (standing: Standing, held: Held): string[] => [
  standing.name,
  shareText(standing.wins),
  numberText(standing.gain, held),
  ...times(standing),
];

function headOf({ title, setting, sides, asked }: Held, { deals }: Standings): string {
  const played = deals < asked ? `${deals} of ${counted(asked, 'deal')}` : counted(deals, 'deal');
  const seatings = sides === 1 ? '' : ` in ${sides} seatings`;
  const whole = setting.extent === 'match' && sides > 1 ? ', whole matches' : '';
  return `${title}, ${setting.seats} ${setting.seats === 1 ? 'seat' : 'seats'}: ${played}${seatings}${whole}, seed ${setting.seed}`;
}

const percent = (share: number): string => (100 * share).toFixed(1);

const shareText = ({ value, low, high }: Estimate): string =>
  `${percent(value)} % (${percent(low)} … ${percent(high)})`;

/** A gain carries its sign; what somebody got alone does not. */
function numberText({ value, low, high }: Estimate, { sides }: Held): string {
  const text = (number: number): string => `${sides > 1 && number >= 0 ? '+' : ''}${number.toFixed(2)}`;
  return `${text(value)} (${text(low)} … ${text(high)})`;
}

const times = ({ thinking }: Standing): string[] =>
  thinking ? [thinking.p50, thinking.p95].map(ms => (ms < 10 ? ms.toFixed(2) : ms.toFixed(0))) : ['', ''];

function notes({ counts, sides, setting, called }: Held, { even, unfinished }: Standings): string[] {
  const table =
    sides === 1
      ? `Everybody played every deal alone. The third column is ${counts}.`
      : `Even is ${percent(even)} %. The third column is ${counts} above the average of the table.`;
  const given =
    unfinished === 0
      ? []
      : [`${counted(unfinished, 'match', 'matches')} did not end and ${unfinished === 1 ? 'was' : 'were'} given up.`];
  const clock = setting.ms === undefined ? '' : '; of a program of your own, the time until its answer';
  const programs = new Set(
    setting.players.flatMap((name, i) => (called[i] === name ? [] : [`${called[i]} is ${name}.`])),
  );
  return [`${table} Times are the work of one core for a play${clock}.`, ...programs, ...given];
}

/** What a sum of fractions may be off by, and still be what it is. */
const ROUNDING = 1e-9;

function verdict({ called: [name] }: Held, { wins }: Standing, even: number): string {
  if (wins.low > even + ROUNDING) return `${name} is the stronger: the interval is clear of even.`;
  return wins.high < even - ROUNDING
    ? `${name} is the weaker: the interval is clear of even.`
    : 'Neither is proved the stronger.';
}

/** "had 3 plays made by lot: 2 not permitted, 1 too late; ended with exit code 1 in deal 12." */
function faultsText({ wrong, late, lost }: AllFaults): string {
  const lots = [...(wrong > 0 ? [`${wrong} not permitted`] : []), ...(late > 0 ? [`${late} too late`] : [])];
  const [first] = lost;
  const again = lost.length === 2 ? 'once more' : `${lost.length - 1} more times`;
  const others = lost.length > 1 ? `, and was lost ${again}` : '';
  return [
    ...(lots.length > 0
      ? [`had ${wrong + late} ${wrong + late === 1 ? 'play' : 'plays'} made by lot: ${lots.join(', ')}`]
      : []),
    ...(first ? [`${first.why} in deal ${first.deal + 1}${others}; a lot played on for it`] : []),
  ]
    .join('; ')
    .concat('.');
}

function ceilingText(
  name: string,
  { counts }: Held,
  { shareOfWins, shareOfGain }: NonNullable<Standings['ceiling']>,
): string {
  const parts = [
    ...(shareOfWins ? [`wins ${ratioText(shareOfWins)}`] : []),
    ...(shareOfGain ? [`${counts} ${ratioText(shareOfGain)}`] : []),
  ];
  return `Share of the ceiling reached by ${name}: ${parts.join(', ') || 'not known, nobody gained anything'}.`;
}

const ratioText = ({ value, low, high }: Estimate): string =>
  `${value.toFixed(2)} (${low.toFixed(2)} … ${high.toFixed(2)})`;
