/** `parlour load`: many tables of guests at a server that is running, and how it bears them. */
import { type LoadReport, load, type Percentiles } from '@parlour/stress/load';
import { progressBar } from '../progress.ts';
import { gameNamed, trouble, wholeNumber } from '../trouble.ts';

type Flags = {
  readonly address: string;
  readonly tables: string;
  readonly seconds: string;
  readonly every: string;
  readonly game?: string;
  readonly json?: boolean;
};

export async function loadServer(flags: Flags): Promise<void> {
  const tables = wholeNumber('--tables', flags.tables, 1);
  const seconds = wholeNumber('--seconds', flags.seconds, 1);
  const every = wholeNumber('--every', flags.every, 1);
  const { game } = flags;
  if (game !== undefined) gameNamed(game);
  const address = await reach(flags.address);
  const metricsSecret = process.env.PARLOUR_METRICS_SECRET;
  const bar = progressBar(tables, 'tables laid');
  const report = await load({
    ...{ address, tables, seconds, every, seated: bar.show },
    ...(game === undefined ? {} : { game }),
    ...(metricsSecret === undefined ? {} : { metricsSecret }),
  }).catch((error: Error) => trouble(`${error.message} Was the server started with PARLOUR_REQUESTS=0?`));
  bar.end();
  if (flags.json) console.log(JSON.stringify(report));
  else print(report);
  process.exitCode = report.errors > 0 ? 1 : 0;
}

/** The address without what follows it, once somebody has answered there. */
async function reach(given: string): Promise<string> {
  if (!URL.canParse(given)) trouble(`--address is like http://127.0.0.1:8420, not "${given}".`);
  const { origin } = new URL(given);
  const isThere = await fetch(`${origin}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) trouble(`No parlour answers at ${origin}. Open one with "parlour serve" first.`);
  return origin;
}

function print({ tables, plays, errors, acknowledged, told, ...costs }: LoadReport): void {
  console.log(`${tables} tables, ${plays} plays, ${errors} errors`);
  console.log(`  acknowledged       ${times(acknowledged)}`);
  console.log(`  told to the others ${times(told)}`);
  if (costs.cpuMicrosecondsPerPlay === undefined) {
    console.log('  Set PARLOUR_METRICS_SECRET for the server and here to see what a play and a table cost it.');
  } else {
    console.log(
      `  server             ${costs.cpuMicrosecondsPerPlay} µs of CPU a play, ${costs.kilobytesPerTable} KB a table`,
    );
  }
}

const times = ({ p50, p90, p99, worst }: Percentiles): string =>
  `p50 ${p50} ms, p90 ${p90} ms, p99 ${p99} ms, worst ${worst} ms`;
