/** The one way to open a record: its header is read, its game found, and that opened under the rules the record names. */
import type { Game } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { optionsOf, type ReadRecord, type RecordFault, readHeader } from '@parlour/kernel/record';
import { type BoxedGame, findGame, type ReadFile, rulesFault } from './shelf.ts';

/** What a record is of, before any box is opened. */
export type NamedInRecord = { readonly record: ReadRecord; readonly boxed: BoxedGame; readonly options: Options };

export type OpenedRecord = { readonly record: ReadRecord; readonly game: Game; readonly options: Options };

const inHeader = (message: string): RecordFault => ({ line: 1, message });

export function gameOfRecord(text: string): NamedInRecord | RecordFault {
  const record = readHeader(text);
  if ('message' in record) return record;
  const { header } = record;
  const boxed = findGame(header.game);
  if (!boxed) return inHeader(`There is no game "${header.game}" on the shelf.`);
  const fault = rulesFault(boxed, header.rules);
  if (fault !== undefined) return inHeader(fault);
  const checked = optionsOf(boxed.options, header);
  return checked.ok ? { record, boxed, options: checked.value } : inHeader(checked.fault);
}

/** What keeps a box shut, such as a file that is missing, is a fault of the record's header too. */
export async function openRecord(text: string, read: ReadFile): Promise<OpenedRecord | RecordFault> {
  const named = gameOfRecord(text);
  if ('message' in named) return named;
  const { record, boxed, options } = named;
  const game = await boxed.open(options, read, record.header.rules).catch((fault: Error) => inHeader(fault.message));
  if ('message' in game) return game;
  const known = optionsOf(game.options, record.header);
  return known.ok ? { record, game, options: known.value } : inHeader(known.fault);
}
