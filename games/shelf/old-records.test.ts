/** Records made long ago, by the rules and with the cards they name: they replay as they did, letter for letter. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Match } from '@parlour/kernel/match';
import { writeRecord } from '@parlour/kernel/record';
import { unwrap } from '@parlour/kernel/result';
import { describe, expect, it } from 'vitest';
import { retell } from '../../scripts/retell.ts';
import { readData } from './node.ts';
import { openMatch } from './open-record.ts';
import { shelf } from './shelf.ts';

const oldRecords = shelf
  .map(box => join(import.meta.dirname, '..', box.id, 'records', 'old'))
  .filter(existsSync)
  .flatMap(folder => readdirSync(folder).map(name => ({ name, text: readFileSync(join(folder, name), 'utf8') })));

/** The record without the name of the dictionary of the day. */
const written = (match: Match): string =>
  Object.keys(match.game.data ?? {}).reduce(
    (text, name) => text.replace(new RegExp(`^${name}: .*\n`, 'm'), ''),
    writeRecord(match),
  );

/** Stories are told again in the same words; bare matches are written again in the same letters. */
async function again(text: string): Promise<string> {
  if (text.includes('\n    ')) return retell(text);
  return written(unwrap(await openMatch(text, readData)));
}

describe('old records', () => {
  it.each(oldRecords)('$name', async ({ text }) => {
    expect(await again(text)).toBe(text);
  });

  it('there are some of every version that is not the newest', () => {
    const kept = new Set(oldRecords.map(({ text }) => /Game: (.*)\nRules: (.*)\n/.exec(text)?.slice(1).join(' ')));
    const old = shelf.flatMap(({ games }) =>
      games.flatMap(({ id, versions }) => versions.slice(0, -1).map(rules => `${id} ${rules}`)),
    );
    expect(old.filter(version => !kept.has(version))).toEqual([]);
  });
});
