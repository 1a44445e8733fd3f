/** `parlour load`: load test of a running server with many tables. */
import { pluralize } from '@parlour/kernel/sentences';
import { type LoadReport, type Percentiles, runLoad } from '@parlour/stress/load';
import { gotText, parseWholeNumber } from '../lib/arguments.ts';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { EXIT_CHECK_FAILED, fail, failUsage } from '../lib/errors.ts';
import { findGameOrFail } from '../lib/game-setup.ts';
import { progressBar } from '../lib/terminal-output.ts';

export const command: CliCommand = {
  name: 'load',
  summary: 'Load-test a running server.',
  options: [
    { flag: '--address <url>', says: 'URL of the server.', default: 'http://127.0.0.1:8420' },
    { flag: '--tables <n>', says: 'Number of tables.', default: '500' },
    { flag: '--seconds <n>', says: 'How long to measure.', default: '20' },
    { flag: '--every <seconds>', says: 'Time between two plays at a table.', default: '2' },
    { flag: '--game <game>', says: 'Game to play (default: the first for four players).' },
    JSON_OPTION,
  ],
  run: runLoadTest,
};

type Flags = {
  readonly address: string;
  readonly tables: string;
  readonly seconds: string;
  readonly every: string;
  readonly game?: string;
  readonly json?: true;
};

async function runLoadTest(_: readonly [], flags: Flags): Promise<void> {
  const tables = parseWholeNumber('--tables', flags.tables, 1);
  const seconds = parseWholeNumber('--seconds', flags.seconds, 1);
  const every = parseWholeNumber('--every', flags.every, 1);
  const game = flags.game === undefined ? undefined : findGameOrFail(flags.game).id;
  const address = await checkServer(flags.address);
  const metricsSecret = process.env.PARLOUR_METRICS_SECRET;
  const bar = progressBar(tables, 'tables opened');
  const report = await runLoad({
    ...{ address, tables, seconds, playIntervalSeconds: every, onSeated: bar.show },
    ...(game === undefined ? {} : { game }),
    ...(metricsSecret === undefined ? {} : { metricsSecret }),
  }).catch((error: Error) =>
    fail(`${error.message} Start the server with PARLOUR_REQUESTS=0, so that it does not limit requests.`),
  );
  bar.end();
  if (flags.json) console.log(JSON.stringify(report));
  else printReport(report);
  process.exitCode = report.errors > 0 ? EXIT_CHECK_FAILED : 0;
}

async function checkServer(given: string): Promise<string> {
  if (!URL.canParse(given)) failUsage(`--address needs a URL such as http://127.0.0.1:8420 (${gotText(given)}).`);
  const { origin } = new URL(given);
  const isThere = await fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) fail(`Can't reach a Parlour server at ${origin}. Start one with "parlour serve".`);
  return origin;
}

function printReport({ tables, plays, errors, acknowledged, delivered: broadcast, ...costs }: LoadReport): void {
  console.log(`${pluralize(tables, 'table')}, ${pluralize(plays, 'play')}, ${pluralize(errors, 'error')}`);
  console.log(`  acknowledged       ${percentilesText(acknowledged)}`);
  console.log(`  sent to the others ${percentilesText(broadcast)}`);
  if (costs.cpuMicrosecondsPerPlay === undefined) {
    console.log('  Set PARLOUR_METRICS_SECRET for the server and here to see CPU and memory.');
  } else {
    console.log(
      `  server             ${costs.cpuMicrosecondsPerPlay} µs CPU per play, ${costs.kilobytesPerTable} KB per table`,
    );
  }
}

const percentilesText = ({ p50, p90, p99, worst }: Percentiles): string =>
  `p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms, worst ${worst} ms`;
