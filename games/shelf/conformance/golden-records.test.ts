/** Golden records: every record in games/<box>/records replays and is narrated in the same words. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listGoldenRecords, narrateAgain } from '../../../scripts/lib/golden-records.ts';

describe('golden records', () => {
  for (const file of listGoldenRecords()) {
    it(basename(file), async () => {
      const text = readFileSync(file, 'utf8');
      expect(await narrateAgain(text)).toBe(text);
    });
  }
});
