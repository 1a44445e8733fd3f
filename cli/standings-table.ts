/** The standings of an arena in 80 columns. */
import { nth } from '@parlour/kernel/must';
import type { Estimate } from '@parlour/players/intervals';
import type { Standing, Standings } from '@parlour/players/standings';
import pc from 'picocolors';
import type { ArenaSetting } from './arena.ts';
import { wrap } from './wrap.ts';

type Held = {
  readonly title: string;
  readonly setting: ArenaSetting;
  readonly sides: number;
  readonly counts: string;
  readonly asked: number;
};

export function printStandings(held: Held, standings: Standings): void {
  for (const line of linesOf(held, standings)) console.log(line);
}

const WIDTHS = [12, 22, 25, 9, 9];

const row = (...cells: readonly string[]): string =>
  cells
    .map((cell, i) => (i < 3 ? cell.padEnd(nth(WIDTHS, i)) : cell.padStart(nth(WIDTHS, i))))
    .join('')
    .trimEnd();

function linesOf(held: Held, standings: Standings): string[] {
  const { ceiling, even, players } = standings;
  return [
    pc.bold(headOf(held, standings)),
    '',
    pc.dim(row('player', 'wins (95 %)', `${held.counts} (95 %)`, 'p50 ms', 'p95 ms')),
    ...players.map(player => row(player.name, shareText(player.wins), numberText(player.gain, held), ...times(player))),
    ...(ceiling ? [row(ceiling.name, shareText(ceiling.wins), numberText(ceiling.gain, held), '', '')] : []),
    '',
    ...notes(held, standings).map(note => pc.dim(wrap(note))),
    ...(held.sides > 1 && players.length > 1 ? [verdict(nth(players, 0), even)] : []),
    ...(ceiling ? [ceilingText(nth(players, 0).name, held, ceiling)] : []),
  ];
}

function headOf({ title, setting, sides, asked }: Held, { deals }: Standings): string {
  const played = deals < asked ? `${deals} of ${asked} deals` : `${deals} deals`;
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

function notes({ counts, sides }: Held, { even, unfinished }: Standings): string[] {
  const table =
    sides === 1
      ? `Everybody played every deal alone. The third column is ${counts}.`
      : `Even is ${percent(even)} %. The third column is ${counts} above the average of the table.`;
  const given = unfinished === 0 ? [] : [`${unfinished} matches did not end and were given up.`];
  return [`${table} Times are the work of one core for a play.`, ...given];
}

function verdict({ name, wins }: Standing, even: number): string {
  if (wins.low > even) return `${name} is the stronger: the interval is clear of even.`;
  return wins.high < even ? `${name} is the weaker: the interval is clear of even.` : 'Neither is proved the stronger.';
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
