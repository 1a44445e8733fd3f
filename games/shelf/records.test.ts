/** Golden records: every story in games/<box>/records replays, and tells itself in the same words. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenRecords, retell } from '../../scripts/retell.ts';

describe('golden records', () => {
  for (const file of goldenRecords()) {
    it(basename(file), async () => {
      const text = readFileSync(file, 'utf8');
      expect(await retell(text)).toBe(text);
    });
  }
});
