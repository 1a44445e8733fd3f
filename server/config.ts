/** What an operator can set, and what holds if he does not. */
import { join } from 'node:path';
import { ROOT } from '@parlour/games/node';

export type Config = {
  readonly port: number;
  readonly host: string;
  /** The SQLite file that holds everything. */
  readonly file: string;
  /** The built web app; without it a plain page is served. */
  readonly site: string;
  /** Pages of other addresses that may connect, besides our own. */
  readonly origins: readonly string[];
  /** Meters are shown only to whoever knows this. */
  readonly metricsSecret: string | undefined;
  readonly logLevel: string;
  /** Whether a proxy in front tells us the addresses of guests. */
  readonly trustProxy: boolean;
  readonly mostConnections: number;
  /** Requests a minute from one address; 0 for no limit. */
  readonly requestsPerMinute: number;
};

export const DEFAULTS: Config = {
  port: 8420,
  host: '127.0.0.1',
  file: join(ROOT, 'data', 'parlour.db'),
  site: join(ROOT, 'web', 'dist'),
  origins: [],
  metricsSecret: undefined,
  logLevel: 'info',
  trustProxy: false,
  mostConnections: 20_000,
  requestsPerMinute: 300,
};

/** PARLOUR_PORT, PARLOUR_HOST and so on. */
export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string, usual: string): string => env[`PARLOUR_${name}`] ?? usual;
  return {
    port: numberOf('PARLOUR_PORT', text('PORT', String(DEFAULTS.port))),
    host: text('HOST', DEFAULTS.host),
    file: text('FILE', DEFAULTS.file),
    site: text('SITE', DEFAULTS.site),
    origins: text('ORIGINS', '')
      .split(/[\s,]+/)
      .filter(Boolean),
    metricsSecret: env.PARLOUR_METRICS_SECRET || undefined,
    logLevel: text('LOG', DEFAULTS.logLevel),
    trustProxy: text('TRUST_PROXY', '') === '1',
    mostConnections: numberOf('PARLOUR_CONNECTIONS', text('CONNECTIONS', String(DEFAULTS.mostConnections))),
    requestsPerMinute: numberOf('PARLOUR_REQUESTS', text('REQUESTS', String(DEFAULTS.requestsPerMinute))),
  };
}

function numberOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new StartTrouble(`${name} is a whole number, not "${text}".`);
  return Number(text);
}

/** Why the server cannot start, in one sentence that says what to do. */
export class StartTrouble extends Error {
  override readonly name = 'StartTrouble';
}
