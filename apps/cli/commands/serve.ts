/** `parlour serve` (also `npm start`): runs the server. Flags override environment variables. */
import { configFromEnvironment, ENVIRONMENT_HELP, StartError } from '@parlour/server/config';
import { limitHeapGrowth } from '@parlour/server/workers/heap-tuning';
import type { CliCommand } from '../lib/command.ts';
import { fail } from '../lib/errors.ts';

export const command: CliCommand = {
  name: 'serve',
  summary: 'Start the server for browsers and friends.',
  options: [
    { flag: '--port <n>', says: 'Port; default: PARLOUR_PORT.' },
    { flag: '--host <host>', says: 'Address to listen on; default: PARLOUR_HOST.' },
    { flag: '--file <file>', says: 'Database file; default: PARLOUR_FILE.' },
  ],
  help: environmentHelp(),
  run: runServer,
};

type Flags = { readonly port?: string; readonly host?: string; readonly file?: string };

async function runServer(_: readonly [], { port, host, file }: Flags): Promise<void> {
  const flagValues = { PARLOUR_PORT: port, PARLOUR_HOST: host, PARLOUR_FILE: file };
  const given = Object.fromEntries(Object.entries(flagValues).filter(([, value]) => value !== undefined));
  limitHeapGrowth();
  const { runServerUntilSignal: serve } = await import('@parlour/server/main');
  try {
    const { address } = await serve(configFromEnvironment({ PARLOUR_LOG: 'warn', ...process.env, ...given }));
    // With PARLOUR_LOG set, a program reads the output: every line is JSON.
    if (!process.env.PARLOUR_LOG) console.log(`The parlour is open at ${address}   (Ctrl-C closes it)`);
  } catch (error) {
    if (error instanceof StartError) fail(error.message);
    throw error;
  }
}

function environmentHelp(): string {
  const width = Math.max(...Object.keys(ENVIRONMENT_HELP).map(name => name.length));
  const lines = Object.entries(ENVIRONMENT_HELP).map(([name, says]) => `  ${name.padEnd(width)}  ${says}`);
  return `Environment:\n${lines.join('\n')}\n\ndocs/hosting.md tells how to run it for others.`;
}
