/** A golden record as it should stand in its file: the same inputs, with what happened told anew. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '@parlour/games/node';
import { openRecord } from '@parlour/games/open-record';
import { shelf } from '@parlour/games/shelf';
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
  const opened = await openRecord(text, readData);
  if ('message' in opened) throw new Error(`line ${opened.line}: ${opened.message}`);
  const { game, record } = opened;
  const story = tellStory(game, record);
  if ('message' in story) throw new Error(`line ${story.line}: ${story.message}`);
  const header = text.split('\n').slice(0, (record.lines[0]?.number ?? 1) - 1);
  return [...header, ...story].join('\n');
}
