/** `parlour serve`, which `npm start` runs: the server, set by its environment and these words. */
import { configFrom, ENVIRONMENT, StartTrouble } from '@parlour/server/config';
import { keepHeapSmall } from '@parlour/server/small-heap';
import { trouble } from '../trouble.ts';

type Flags = { readonly port?: string; readonly host?: string; readonly file?: string };

export async function serve({ port, host, file }: Flags): Promise<void> {
  const set = { PARLOUR_PORT: port, PARLOUR_HOST: host, PARLOUR_FILE: file };
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
  keepHeapSmall();
  const { serve } = await import('@parlour/server/main');
  try {
    const { address } = await serve(configFrom({ PARLOUR_LOG: 'warn', ...process.env, ...given }));
    // Whoever has set what is logged reads it with a program: then every line is JSON.
    if (!process.env.PARLOUR_LOG) console.log(`The parlour is open at ${address}   (Ctrl-C closes it)`);
  } catch (error) {
    if (error instanceof StartTrouble) trouble(error.message);
    throw error;
  }
}

export function environmentHelp(): string {
  const width = Math.max(...Object.keys(ENVIRONMENT).map(name => name.length));
  const lines = Object.entries(ENVIRONMENT).map(([name, says]) => `  ${name.padEnd(width)}  ${says}`);
  return `\nEnvironment:\n${lines.join('\n')}\n\ndocs/hosting.md tells how to run it for others.`;
}
