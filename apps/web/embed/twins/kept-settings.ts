/** An embedded table keeps nothing on the device of whoever plays: each begins quiet, and without lessons. */
import type { Settings } from '../../settings.ts';

const QUIET: Partial<Settings> = { sound: 'off', speech: 'off', lessons: 'off' };

export const keptSettings = (): string => JSON.stringify(QUIET);

export const keepSettings = (): void => undefined;
