/** The one way to open a record: parses its header, finds its game, and opens it under the rules the record names. */
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
import { type BoxedGame, findGame, optionsForRules, type ReadDataFile, unknownRulesFault } from './shelf.ts';
import { shelfText } from './shelf-text.ts';

/** What the header tells before any box is opened. */
export type IdentifiedRecord = { readonly record: ParsedRecord; readonly boxed: BoxedGame; readonly options: Options };

/** A record with its game opened under the rules it names. */
export type OpenedRecord = { readonly record: ParsedRecord; readonly game: Game; readonly options: Options };

export function identifyRecord(text: string): Result<IdentifiedRecord, RecordFault> {
  const read = parseRecord(text);
  if (!read.ok) return read;
  const { header } = read.value;
  const boxed = findGame(header.game);
  if (!boxed) return headerFault(shelfText('noGame', { game: header.game }));
  const fault = unknownRulesFault(boxed, header.rules);
  if (fault !== undefined) return headerFault(fault);
  const checked = headerOptions(optionsForRules(boxed, header.rules), header);
  return checked.ok ? success({ record: read.value, boxed, options: checked.value }) : headerFault(checked.fault);
}

/**
 * Opens the game of a record. An error while opening, such as a missing file, is reported as a fault of the header.
 */
export async function openRecord(text: string, read: ReadDataFile): Promise<Result<OpenedRecord, RecordFault>> {
  const identified = identifyRecord(text);
  if (!identified.ok) return identified;
  const { record, boxed, options } = identified.value;
  const opened = await boxed.open(options, read, record.header.rules).then(success, openingFault);
  if (!opened.ok) return opened;
  const game = opened.value;
  const known = headerOptions(game.options, record.header);
  return known.ok ? success({ record, game, options: known.value }) : headerFault(known.fault);
}

const openingFault = (error: Error): ReturnType<typeof headerFault> => headerFault(error.message);

/** Replays the match of a record; every play is judged again. */
export async function replayOpenedRecord(text: string, read: ReadDataFile): Promise<Result<Match, RecordFault>> {
  const opened = await openRecord(text, read);
  return opened.ok ? replayMatch(opened.value.game, opened.value.record) : opened;
}
