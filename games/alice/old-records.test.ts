/** Records of matches played long ago tell themselves in the same words, by the rules and with the cards they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { retell } from '../../tools/retell.ts';

const OLD = join(import.meta.dirname, 'records', 'old');

it.each(readdirSync(OLD))('%s', async name => {
  const text = readFileSync(join(OLD, name), 'utf8');
  expect(await retell(text)).toBe(text);
});
