/** Golden records: lists them, and narrates one again from its inputs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { openRecord } from '@parlour/games/shelf/open-record';
import { shelf } from '@parlour/games/shelf/shelf';
import { formatRecordFault, narrateRecord, type RecordFault } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';

const GAMES = join(import.meta.dirname, '..', '..', 'games');

/** Of one box, or of all. */
export const listGoldenRecords = (only?: string): string[] =>
  shelf.flatMap(box => {
    if (only !== undefined && box.id !== only) return [];
    const folder = join(GAMES, box.id, 'records');
    return (existsSync(folder) ? readdirSync(folder) : [])
      .filter(name => name.endsWith('.txt'))
      .map(name => join(folder, name));
  });

/** Records of older rules that tell what happened, of one box, or of all. */
export const listNarratedOldRecords = (only?: string): string[] =>
  shelf.flatMap(box => {
    const folder = join(GAMES, box.id, 'records', 'old');
    if ((only !== undefined && box.id !== only) || !existsSync(folder)) return [];
    return readdirSync(folder)
      .map(name => join(folder, name))
      .filter(file => readFileSync(file, 'utf8').includes('\n    '));
  });

const throwFault = (fault: RecordFault): never => {
  throw new Error(formatRecordFault(fault));
};

export async function narrateAgain(text: string): Promise<string> {
  const { game, record } = valueOr(await openRecord(text, readShelfData), throwFault);
  const story = valueOr(narrateRecord(game, record), throwFault);
  const header = text.split('\n').slice(0, (record.lines[0]?.number ?? 1) - 1);
  return [...header, ...story].join('\n');
}
