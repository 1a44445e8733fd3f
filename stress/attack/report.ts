/** Formats the results as a table. */
import { itemAt } from '@parlour/kernel/result';
import type { AttackResult } from './attack.ts';
import type { AttackRow } from './run.ts';
import type { TargetMetrics } from './target.ts';

const WIDTHS = [13, 6, 6, 6, 6, 7, 7, 8, 7, 6, 12, 12] as const;

const line = (cells: readonly string[]): string =>
  cells.map((cell, i) => (i === 0 ? cell.padEnd(itemAt(WIDTHS, i)) : cell.padStart(WIDTHS[i] ?? 0))).join(' ');

export const TABLE_HEAD: string = [
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

export function formatAttackRow({
  name,
  plays,
  health,
  timerDelays: noise,
  slowness,
  before,
  after,
  ...result
}: AttackRow): string {
  const milliseconds = [plays.p50, plays.p99, plays.worst, health.p99, health.worst, noise.worst].map(time =>
    time.toFixed(0),
  );
  const memory = [before, after].map(megabytes).join(' ');
  const sockets = [before, after].map(meters => String(meters?.sockets ?? '?').padStart(5)).join(' ');
  return [
    line([
      name,
      String(countTries(result)),
      ...milliseconds,
      `×${slowness.toFixed(1)}`,
      cpuText(before, after),
      memory,
      sockets,
    ]),
    ...outcomeLines(result),
  ].join('\n');
}

/** Formats a result without bystanders. */
export const formatResult = (name: string, result: AttackResult): string =>
  [line([name, String(countTries(result))]), ...outcomeLines(result)].join('\n');

/** Formats remarks and complaints. */
export const formatOutcome = (remarks: readonly string[], complaints: readonly string[]): string =>
  outcomeLines({ answers: {}, remarks, complaints }).join('\n');

const countTries = ({ answers }: AttackResult): number => Object.values(answers).reduce((sum, count) => sum + count, 0);

const outcomeLines = ({ answers, remarks, complaints }: AttackResult): string[] => [
  ...(Object.keys(answers).length > 0 ? [`    ${answersText(answers)}`] : []),
  ...remarks.map(remark => `    ${remark}`),
  ...complaints.map(complaint => `  ! ${complaint}`),
];

/** Unknown if the server was restarted. */
const cpuText = (before: TargetMetrics | undefined, after: TargetMetrics | undefined): string =>
  before && after && after.cpu >= before.cpu ? (after.cpu - before.cpu).toFixed(1) : '?';

const megabytes = (meters: TargetMetrics | undefined): string =>
  (meters ? (meters.rss / 1024 / 1024).toFixed(0) : '?').padStart(5);

const answersText = (answers: Readonly<Record<string, number>>): string =>
  Object.entries(answers)
    .toSorted(([, a], [, b]) => b - a)
    .map(([answer, count]) => `${answer} ×${count}`)
    .join(', ');
