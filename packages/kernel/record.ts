/**
 * A record is a whole match as text: a header, then one line per input.
 *
 *     Game: nations
 *     Rules: 1
 *     Seats: 4
 *     Dealer: 0
 *     Options: target=10
 *
 *     * deal eu-4 am-9 …          what chance decided
 *     1 eu-map                    what a seat played
 *     2 as-3 refused NA-6         an illegal play and its clause
 *     @ clock                     the clock of the table ran out
 *     # a remark
 *         indented lines narrate the events for readers and are not parsed
 */
import type { Game, Seating } from './game.ts';
import { applyInput, beginMatch, type Match, redactFor } from './match.ts';
import { type Options, parseOptions, validateOptions } from './options.ts';
import { type HeaderFields, headerFault, type RecordFault, type RecordHeader, SOURCE_PREFIX } from './record/lines.ts';
import { failure, type Result, success } from './result.ts';
import { seatName } from './sentences.ts';

export {
  type HeaderFields,
  headerFault,
  headerToFields,
  matchHeaderFields,
  parseDeal,
  type RecordFault,
  type RecordHeader,
  writeHeader,
  writeInput,
  writeRecord,
  writeVerifiableRecord,
} from './record/lines.ts';

/** A line below the header, with its line number in the file. */
export type RecordLine = { readonly number: number; readonly text: string };

/** Formats a fault as one sentence. */
export const formatRecordFault = ({ line, message }: RecordFault): string => `Line ${line}: ${message}`;

/** A parsed record, not yet replayed. */
export type ParsedRecord = { readonly header: RecordHeader; readonly lines: readonly RecordLine[] };

/** Whether the record shows an example, such as one of a booklet: its plays are not for grading. */
export const isExample = ({ header }: ParsedRecord): boolean => header.more.Example !== undefined;

/** Returns the draw sources in a record, in order. */
export const drawSourcesIn = ({ lines }: ParsedRecord): string[] =>
  lines.flatMap(({ text }) => (text.startsWith(SOURCE_PREFIX) ? [text.slice(SOURCE_PREFIX.length)] : []));

/** Parses a record; `replayMatch` judges its lines. */
export function parseRecord(text: string): Result<ParsedRecord, RecordFault> {
  const all = text.split(/\r?\n/).map((line, i) => ({ number: i + 1, text: line }));
  const end = all.findIndex(line => line.text.trim() === '');
  const read = parseHeaderFields(all.slice(0, end < 0 ? all.length : end));
  const header = read.ok ? fieldsToHeader(read.value) : read;
  return header.ok ? success({ header: header.value, lines: end < 0 ? [] : all.slice(end) }) : header;
}

/** Parses lines of the form "Name: value", each name once. */
export function parseHeaderFields(lines: readonly RecordLine[]): Result<HeaderFields, RecordFault> {
  const fields = new Map<string, string>();
  for (const { number, text } of lines) {
    const [, name, value] = /^([A-Z][A-Za-z0-9 -]*): (.*)$/.exec(text) ?? [];
    if (name === undefined) return failure({ line: number, message: 'A header line must be "Name: value".' });
    if (fields.has(name)) return failure({ line: number, message: `The header names ${name} twice.` });
    fields.set(name, value ?? '');
  }
  return success(Object.fromEntries(fields));
}

function fieldsToHeader({
  Game: game,
  Rules,
  Seats,
  Dealer: dealer,
  Options = '',
  ...more
}: HeaderFields): Result<RecordHeader, RecordFault> {
  if (game === undefined) return headerFault('A record must begin with a header that names its Game.');
  const [rules, count] = [Number(Rules), Number(Seats)];
  if (!Number.isInteger(rules) || !Number.isInteger(count))
    return headerFault('Rules and Seats in the header must be whole numbers.');
  if (dealer !== undefined && !/^\d+$/.test(dealer)) return headerFault('The Dealer in the header must be a seat.');
  const seating = { count, ...(dealer === undefined ? {} : { dealer: Number(dealer) }) };
  return success({ game, rules, seating, options: Options, more });
}

/** Returns the options of a header, validated and with defaults. */
export const headerOptions = (specs: Game['options'], header: RecordHeader): Result<Options> =>
  validateOptions(specs, parseOptions(specs, header.options));

/** A replayed line, the match after it, and the clause of a stated refusal. */
export type ReplayedLine = { readonly line: RecordLine; readonly match: Match; readonly refused?: string };

/** Replays a record, judging every line again. */
export function replayMatch(
  game: Game,
  record: ParsedRecord,
  onLine?: (onLine: ReplayedLine) => void,
): Result<Match, RecordFault> {
  const { header } = record;
  const problem = seatingFault(game, header.seating) ?? versionFault(game, header) ?? dataFault(game, header);
  if (problem !== undefined) return headerFault(problem);
  const checked = headerOptions(game.options, header);
  if (!checked.ok) return headerFault(checked.fault);
  const match = beginMatch(game, checked.value, header.seating);
  for (const line of record.lines.filter(isInput)) {
    const played = playLine(match, line.text);
    if (!played.ok) return failure({ line: line.number, ...played.fault });
    onLine?.({ line, match, ...played.value });
  }
  return success(match);
}

const isInput = (line: RecordLine): boolean => line.text !== '' && !/^[#\s]/.test(line.text);

const versionFault = (game: Game, header: RecordHeader): string | undefined =>
  header.rules === game.version
    ? undefined
    : `The record uses version ${header.rules} of the rules of ${game.title}; this Parlour has version ${game.version}.`;

function dataFault(game: Game, header: RecordHeader): string | undefined {
  const other = Object.entries(game.data ?? {}).find(([name, value]) => (header.more[name] ?? value) !== value);
  return other && `The record uses ${other[0]} ${header.more[other[0]]}; this Parlour has ${other[1]}.`;
}

/** Says why a game cannot have these seats or this dealer. */
export function seatingFault(game: Pick<Game, 'seats' | 'title'>, { count, dealer }: Seating): string | undefined {
  const [minSeats, maxSeats] = game.seats;
  const range = minSeats === maxSeats ? `${minSeats}` : `${minSeats} to ${maxSeats}`;
  if (!(count >= minSeats && count <= maxSeats)) return `${game.title} needs ${range} players (got ${count}).`;
  if (dealer !== undefined && !(dealer < count))
    return `The dealer must be a seat from 0 to ${count - 1} (got ${dealer}).`;
  return undefined;
}

/** A line was played, or its stated refusal is right. */
type LineResult = Result<{ readonly refused?: string }, Omit<RecordFault, 'line'>>;

const LINE_PLAYED: LineResult = success({});

const lineFault = (message: string): LineResult => failure({ message });

function playLine(match: Match, text: string): LineResult {
  const [mark = '', ...rest] = text.split(' ');
  const notation = rest.join(' ');
  if (mark === '*') return playChance(match, notation);
  if (mark === '@') return playClock(match, notation);
  return /^\d+$/.test(mark)
    ? playSeat(match, Number(mark), notation)
    : lineFault(`A line must begin with a seat, * or @ (got "${mark}").`);
}

function playChance(match: Match, notation: string): LineResult {
  if (match.game.status(match.state).is !== 'chance') return lineFault('No chance event is possible here.');
  const drew = match.game.readChance(match.state, notation);
  if (drew === undefined) return lineFault(`"${notation}" is not a possible chance event here.`);
  applyInput(match, { by: 'chance', drew });
  return LINE_PLAYED;
}

function playClock(match: Match, notation: string): LineResult {
  const status = match.game.status(match.state);
  if (notation !== 'clock' || status.is !== 'open' || status.stall === undefined)
    return lineFault('No clock runs here.');
  applyInput(match, { by: 'clock' });
  return LINE_PLAYED;
}

function playSeat(match: Match, seat: number, notation: string): LineResult {
  const [text = '', expected] = notation.split(' refused ');
  const play = match.game.read(text);
  if (play === undefined) return lineFault(`"${text}" is not a play of ${match.game.title}.`);
  if (seat >= match.seating.count) return lineFault(`There is no seat ${seat}.`);
  if (match.game.status(match.state).is !== 'open') return lineFault('No player can play here.');
  const refusal = match.game.refuse(match.state, seat, play);
  if (expected !== undefined) return expectRefusal(expected, refusal?.clause);
  if (refusal) {
    const sentence = match.game.sayRefusal(refusal, seatName);
    return failure({ message: `${seatName(seat)} can't play ${text} (${refusal.clause}): ${sentence}`, refusal });
  }
  applyInput(match, { by: seat, play });
  return LINE_PLAYED;
}

const expectRefusal = (expected: string, clause: string | undefined): LineResult =>
  clause === expected
    ? success({ refused: clause })
    : lineFault(clause ? `The play is refused by ${clause}, not by ${expected}.` : 'This play is legal.');

const INDENT = '    ';

/**
 * Adds the events below every line of a record, secrets included: the form of golden records, replays and bug
 * reports.
 */
export function narrateRecord(game: Game, record: ParsedRecord): Result<string[], RecordFault> {
  const eventLines = new Map<number, string[]>();
  let eventCount = 0;
  const match = replayMatch(game, record, ({ line, match }) => {
    const lines = match.events.slice(eventCount).map(event => {
      const insider = event.seenBy?.[0] ?? null;
      return `${INDENT}${game.say(redactFor(event, insider), seatName)} (${event.clause})`;
    });
    eventCount = match.events.length;
    eventLines.set(line.number, lines);
  });
  if (!match.ok) return match;
  const inputLines = record.lines.filter(line => !line.text.startsWith(INDENT));
  return success(inputLines.flatMap(line => [line.text, ...(eventLines.get(line.number) ?? [])]));
}
