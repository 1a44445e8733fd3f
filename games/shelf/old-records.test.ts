/** Old records, with the rules and cards they name, replay byte for byte. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@parlour/kernel/match';
import { writeRecord } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { narrateAgain } from '../../scripts/lib/golden-records.ts';
import { readShelfData } from './node-files.ts';
import { replayOpenedRecord } from './open-record.ts';
import { shelf } from './shelf.ts';

const oldRecords = shelf
  .map(box => join(import.meta.dirname, '..', box.id, 'records', 'old'))
  .filter(existsSync)
  .flatMap(folder => readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') })));

/** Returns the record without the name of the dictionary of its time. */
const written = (match: Match): string =>
  Object.keys(match.game.data ?? {}).reduce(
    (text, name) => text.replace(new RegExp(`^${name}: .*\n`, 'm'), ''),
    writeRecord(match),
  );

/** Narrated records are narrated again; bare ones are serialized again. */
async function again(text: string): Promise<string> {
  if (text.includes('\n    ')) return narrateAgain(text);
  return written(unwrap(await replayOpenedRecord(text, readShelfData)));
}

describe('old records', () => {
  it.each(oldRecords)('$name', async ({ text }) => {
    expect(await again(text)).toBe(text);
  });

  it('there are some of every version that is not the newest', () => {
    const covered = new Set(oldRecords.map(({ text }) => /Game: (.*)\nRules: (.*)\n/.exec(text)?.slice(1).join(' ')));
    const old = shelf.flatMap(({ games }) =>
      games.flatMap(({ id, versions }) => versions.slice(0, -1).map(rules => `${id} ${rules}`)),
    );
    expect(old.filter(version => !covered.has(version))).toEqual([]);
  });
});
