/** Golden records: every story in games/<box>/records replays, and tells itself in the same words. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf, readHeader } from '@parlour/kernel/record';
import { tellStory } from '@parlour/kernel/story';
import { describe, expect, it } from 'vitest';
import { readData } from './node.ts';
import { findGame, shelf } from './shelf.ts';

const HERE = import.meta.dirname;

/** The story as it should stand in its file. `npm run records` writes it there. */
export async function retell(text: string): Promise<string> {
  const record = readHeader(text);
  if ('message' in record) throw new Error(`line ${record.line}: ${record.message}`);
  const entry = findGame(record.header.game);
  if (!entry) throw new Error(`no game ${record.header.game}`);
  const checked = optionsOf(entry.options, record.header);
  if ('wrong' in checked) throw new Error(checked.wrong);
  const story = tellStory(await entry.open(checked.options, readData), record);
  if ('message' in story) throw new Error(`line ${story.line}: ${story.message}`);
  return [...text.split('\n').slice(0, record.lines[0]!.number - 1), ...story].join('\n');
}

for (const box of shelf) {
  const folder = join(HERE, box.id, 'records');
  describe(`records of ${box.title}`, () => {
    for (const file of readdirSync(folder).filter(name => name.endsWith('.txt'))) {
      it(file, async () => {
        const text = readFileSync(join(folder, file), 'utf8');
        expect(text).toBe(await retell(text));
      });
    }
  });
}
