/** `parlour replay` and `parlour verify`: a record told again, and its shuffles drawn again. */
import { readFile } from 'node:fs/promises';
import type { Game } from '@parlour/kernel/game';
import { statusOf } from '@parlour/kernel/match';
import { optionsOf, type ReadRecord, readHeader, replay } from '@parlour/kernel/record';
import { tellStory } from '@parlour/kernel/story';
import { verifyRecord } from '@parlour/table/verify';
import { readData } from '../data.ts';
import { gameNamed, openGame, trouble } from '../trouble.ts';

type Opened = { game: Game; record: ReadRecord; text: string };

export async function openRecord(file: string, own?: string): Promise<Opened> {
  const text = await readFile(file, 'utf8').catch(() => trouble(`The file ${file} cannot be read.`));
  const record = readHeader(text);
  if ('message' in record) return trouble(`${file}, line ${record.line}: ${record.message}`);
  const boxed = gameNamed(record.header.game);
  const checked = optionsOf(boxed.options, record.header);
  if ('wrong' in checked) return trouble(`${file}: ${checked.wrong}`);
  return { game: await openGame(boxed, checked.options, readData(own)), record, text };
}

export async function replayFile(file: string, { json, own }: { json?: boolean; own?: string }): Promise<void> {
  const { game, record } = await openRecord(file, own);
  const match = replay(game, record);
  if ('message' in match) return trouble(`${file}, line ${match.line}: ${match.message}`);
  const status = statusOf(match);
  if (json) {
    const result = status.is === 'over' ? status.result : null;
    return console.log(JSON.stringify({ game: game.id, inputs: match.log.length, over: status.is === 'over', result }));
  }
  const story = tellStory(game, record);
  if ('message' in story) return trouble(`${file}, line ${story.line}: ${story.message}`);
  for (const line of story) console.log(line);
  console.log(
    status.is === 'over' ? `Over. Won by seat ${status.result.winners.join(', ')}.` : 'The match is not over.',
  );
}

export async function verifyFile(file: string, { json, own }: { json?: boolean; own?: string }): Promise<void> {
  const { game, text } = await openRecord(file, own);
  const verdict = verifyRecord(game, text);
  process.exitCode = verdict.ok ? 0 : 1;
  if (json) console.log(JSON.stringify(verdict));
  else if (!verdict.ok) console.log(verdict.message);
  else
    console.log(
      `All ${verdict.drawn} draws come from the seal ${verdict.seal}, and all ${verdict.plays} plays were right.`,
    );
}
