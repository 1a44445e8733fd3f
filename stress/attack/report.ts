/** The table that is printed. */
import { itemAt } from '@parlour/kernel/result';
import type { Raid } from './scene.ts';
import type { SiegeRow } from './siege.ts';
import type { TargetMeters } from './target.ts';

const WIDTHS = [13, 6, 6, 6, 6, 7, 7, 8, 7, 6, 12, 12] as const;

const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(itemAt(WIDTHS, i)) : cell.padStart(WIDTHS[i] ?? 0))).join(' ');

export const HEAD: string = [
  line([
    'milliseconds',
    'tried',
    'play',
    'play',
    'play',
    'health',
    'health',
    'machine',
    'machine',
    'server',
    'memory MB',
    'sockets',
  ]),
  line(['', '', 'p50', 'p99', 'worst', 'p99', 'worst', 'late', 'slow', 'cpu s', 'before after', 'before after']),
].join('\n');

export function rowText({ name, plays, health, noise, slowness, before, after, ...raid }: SiegeRow): string {
  const milliseconds = [plays.p50, plays.p99, plays.worst, health.p99, health.worst, noise.worst].map(time =>
    time.toFixed(0),
  );
  const memory = [before, after].map(megabytes).join(' ');
  const sockets = [before, after].map(meters => String(meters?.sockets ?? '?').padStart(5)).join(' ');
  return [
    line([
      name,
      String(triedIn(raid)),
      ...milliseconds,
      `×${slowness.toFixed(1)}`,
      cpuText(before, after),
      memory,
      sockets,
    ]),
    ...outcome(raid),
  ].join('\n');
}

/** Without bystanders. */
export const raidText = (name: string, raid: Raid): string =>
  [line([name, String(triedIn(raid))]), ...outcome(raid)].join('\n');

/** What is worth a line, and what must not be. */
export const outcomeText = (remarks: readonly string[], complaints: readonly string[]): string =>
  outcome({ answers: {}, remarks, complaints }).join('\n');

const triedIn = ({ answers }: Raid): number => Object.values(answers).reduce((sum, count) => sum + count, 0);

const outcome = ({ answers, remarks, complaints }: Raid): string[] => [
  ...(Object.keys(answers).length > 0 ? [`    ${answersText(answers)}`] : []),
  ...remarks.map(remark => `    ${remark}`),
  ...complaints.map(complaint => `  ! ${complaint}`),
];

/** Unknown if the server had to be started again. */
const cpuText = (before: TargetMeters | undefined, after: TargetMeters | undefined): string =>
  before && after && after.cpu >= before.cpu ? (after.cpu - before.cpu).toFixed(1) : '?';

const megabytes = (meters: TargetMeters | undefined): string =>
  (meters ? (meters.rss / 1024 / 1024).toFixed(0) : '?').padStart(5);

const answersText = (answers: Readonly<Record<string, number>>): string =>
  Object.entries(answers)
    .toSorted(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ×${count}`)
    .join(', ');
