/** A golden record as it should stand in its file: the same inputs, with what happened told anew. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@parlour/games/node';
import { findGame, shelf } from '@parlour/games/shelf';
import { optionsOf, readHeader } from '@parlour/kernel/record';
import { tellStory } from '@parlour/kernel/story';

const GAMES = join(import.meta.dirname, '..', 'games');

export const goldenRecords = (): string[] =>
  shelf.flatMap(box => {
    const folder = join(GAMES, box.id, 'records');
    return readdirSync(folder)
      .filter(name => name.endsWith('.txt'))
      .map(name => join(folder, name));
  });

export async function retell(text: string): Promise<string> {
  const record = readHeader(text);
  if ('message' in record) throw new Error(`line ${record.line}: ${record.message}`);
  const boxed = findGame(record.header.game);
  if (!boxed) throw new Error(`there is no game ${record.header.game}`);
  const checked = optionsOf(boxed.options, record.header);
  if ('wrong' in checked) throw new Error(checked.wrong);
  const story = tellStory(await boxed.open(checked.options, readData), record);
  if ('message' in story) throw new Error(`line ${story.line}: ${story.message}`);
  const header = text.split('\n').slice(0, (record.lines[0]?.number ?? 1) - 1);
  return [...header, ...story].join('\n');
}
