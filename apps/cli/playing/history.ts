/** The lines somebody has typed, kept from one evening to the next where programs keep such things. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

const MOST = 200;

const file = (): string =>
  process.env.PARLOUR_HISTORY ??
  join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'parlour', 'history');

/** The newest first, as readline wants them; none where they cannot be read. */
export function keptLines(): string[] {
  try {
    return readFileSync(file(), 'utf8').split('\n').filter(Boolean).slice(0, MOST);
  } catch {
    return [];
  }
}

/** Whoever may not write there plays without. */
export function keepLines(lines: readonly string[]): void {
  try {
    mkdirSync(dirname(file()), { recursive: true });
    writeFileSync(file(), lines.slice(0, MOST).join('\n'), { mode: 0o600 });
  } catch {
    /* a history is a comfort, not a need */
  }
}
