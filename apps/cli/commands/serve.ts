/** `parlour serve` (also `npm start`): runs the server. Flags override environment variables. */
import { configFromEnvironment, ENVIRONMENT_HELP, MAX_PORT, StartError } from '@parlour/server/config';
import { limitHeapGrowth } from '@parlour/server/workers/heap-tuning';
import { parseWholeNumber } from '../lib/arguments.ts';
import type { CliCommand } from '../lib/command.ts';
import { fail } from '../lib/errors.ts';
import { definitionLines } from '../lib/terminal-output.ts';

export const command: CliCommand = {
  name: 'serve',
  summary: 'Start the server and play in the browser.',
  options: [
    { flag: '--port <n>', says: 'Port (default: PARLOUR_PORT).' },
    { flag: '--host <host>', says: 'Address to listen on (default: PARLOUR_HOST).' },
    { flag: '--file <file>', says: 'Database file (default: PARLOUR_FILE).' },
  ],
  help: environmentHelp,
  run: runServer,
};

type Flags = { readonly port?: string; readonly host?: string; readonly file?: string };

async function runServer(_: readonly [], { port, host, file }: Flags): Promise<void> {
  if (port !== undefined) parseWholeNumber('--port', port, 0, MAX_PORT);
  const flagValues = { PARLOUR_PORT: port, PARLOUR_HOST: host, PARLOUR_FILE: file };
  const given = Object.fromEntries(Object.entries(flagValues).filter(([, value]) => value !== undefined));
  limitHeapGrowth();
  const { runServerUntilSignal: serve } = await import('@parlour/server/main');
  try {
    const { address } = await serve(configFromEnvironment({ PARLOUR_LOG: 'warn', ...process.env, ...given }));
    // With PARLOUR_LOG set, a program reads the output: every line is JSON.
    if (!process.env.PARLOUR_LOG) console.log(`Parlour runs at ${address}   (Ctrl-C stops it)`);
  } catch (error) {
    if (error instanceof StartError) fail(error.message);
    throw error;
  }
}

function environmentHelp(): string {
  const groups = Object.entries(ENVIRONMENT_HELP).map(
    ([title, variables]) => `${title}:\n${definitionLines(Object.entries(variables)).join('\n')}\n`,
  );
  return `Environment variables; defaults in brackets.\n\n${groups.join('\n')}\ndocs/hosting.md describes how to run a server for others.`;
}
