/** The one way to open a record: its header is read, its game found, and that opened under the rules the record names. */
import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import {
  headerFault,
  headerOptions,
  type ParsedRecord,
  parseRecord,
  type RecordFault,
  replayMatch,
} from '@parlour/kernel/record';
import { type Result, success } from '@parlour/kernel/result';
import { type BoxedGame, findGame, optionsUnder, type ReadDataFile, rulesFault } from './shelf.ts';

/** What a record is of, before any box is opened. */
export type NamedInRecord = { readonly record: ParsedRecord; readonly boxed: BoxedGame; readonly options: Options };

export type OpenedRecord = { readonly record: ParsedRecord; readonly game: Game; readonly options: Options };

export function gameOfRecord(text: string): Result<NamedInRecord, RecordFault> {
  const read = parseRecord(text);
  if (!read.ok) return read;
  const { header } = read.value;
  const boxed = findGame(header.game);
  if (!boxed) return headerFault(`There is no game "${header.game}" on the shelf.`);
  const fault = rulesFault(boxed, header.rules);
  if (fault !== undefined) return headerFault(fault);
  const checked = headerOptions(optionsUnder(boxed, header.rules), header);
  return checked.ok ? success({ record: read.value, boxed, options: checked.value }) : headerFault(checked.fault);
}

/** What keeps a box shut, such as a file that is missing, is a fault of the record's header too. */
export async function openRecord(text: string, read: ReadDataFile): Promise<Result<OpenedRecord, RecordFault>> {
  const named = gameOfRecord(text);
  if (!named.ok) return named;
  const { record, boxed, options } = named.value;
  const opened = await boxed.open(options, read, record.header.rules).then(success, opening);
  if (!opened.ok) return opened;
  const game = opened.value;
  const known = headerOptions(game.options, record.header);
  return known.ok ? success({ record, game, options: known.value }) : headerFault(known.fault);
}

const opening = (error: Error): ReturnType<typeof headerFault> => headerFault(error.message);

/** The match that a record tells of, judged again play by play. */
export async function openMatch(text: string, read: ReadDataFile): Promise<Result<Match, RecordFault>> {
  const opened = await openRecord(text, read);
  return opened.ok ? replayMatch(opened.value.game, opened.value.record) : opened;
}
