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
import { cardsByName, packOrderFault } from './authoring/cards.ts';
import type { Game, GameTypes, Input, Refusal, Seating } from './game.ts';
import { applyInput, beginMatch, type Match, redactFor } from './match.ts';
import { formatOptions, type Options, parseOptions, validateOptions } from './options.ts';
import { type Failure, failure, type Result, success } from './result.ts';
import { seatName } from './sentences.ts';

/** The parsed header of a record. */
export type RecordHeader = {
  readonly game: string;
  readonly rules: number;
  readonly seating: Seating;
  readonly options: string;
  /** All other header lines: Lexicon, Seal, Secret, Cuts, Date. */
  readonly more: Readonly<Record<string, string>>;
};

/** Header lines by name. */
export type HeaderFields = Readonly<Record<string, string>>;

/** A line below the header, with its line number in the file. */
export type RecordLine = { readonly number: number; readonly text: string };
/** A fault in a record and its line; with the refusal, if a play was refused. */
export type RecordFault = { readonly line: number; readonly message: string; readonly refusal?: Refusal };

/** Formats a fault as one sentence. */
export const formatRecordFault = ({ line, message }: RecordFault): string => `Line ${line}: ${message}`;

/** A parsed record, not yet replayed. */
export type ParsedRecord = { readonly header: RecordHeader; readonly lines: readonly RecordLine[] };

/** Writes a match as text; `more` adds header lines. */
export function writeRecord(match: Match, more: HeaderFields = {}): string {
  const lines = match.log.map(input => writeInput(match.game, input));
  return joinRecord({ ...matchHeaderFields(match), ...more }, lines);
}

/** Writes a record with the source of each draw, so that it can be verified without the rules. */
export function writeVerifiableRecord(match: Match, more: HeaderFields): string {
  const sources = match.drawSources.values();
  const lines = match.log.flatMap(input => {
    const source = input.by === 'chance' ? sources.next().value : undefined;
    return [writeInput(match.game, input), ...(source ? [writeSource(source)] : [])];
  });
  return joinRecord({ ...matchHeaderFields(match), ...more }, lines);
}

const joinRecord = (fields: HeaderFields, lines: readonly string[]): string =>
  `${[...writeHeader(fields), '', ...lines].join('\n')}\n`;

const SOURCE_PREFIX = `    from `;

const writeSource = (source: readonly string[]): string => SOURCE_PREFIX + source.join(' ');

/** Returns the draw sources in a record, in order. */
export const drawSourcesIn = ({ lines }: ParsedRecord): string[] =>
  lines.flatMap(({ text }) => (text.startsWith(SOURCE_PREFIX) ? [text.slice(SOURCE_PREFIX.length)] : []));

/** Returns the header lines of a match. */
export const matchHeaderFields = ({
  game,
  seating,
  options,
}: Pick<Match, 'game' | 'seating' | 'options'>): HeaderFields =>
  headerToFields({
    game: game.id,
    rules: game.version,
    seating,
    options: formatOptions(options),
    more: game.data ?? {},
  });

/** Returns a header as named lines, in their order. */
export function headerToFields({ game, rules, seating, options, more }: RecordHeader): HeaderFields {
  const { count, dealer } = seating;
  return {
    Game: game,
    Rules: String(rules),
    Seats: String(count),
    ...(dealer === undefined ? {} : { Dealer: String(dealer) }),
    ...(options === '' ? {} : { Options: options }),
    ...more,
  };
}

/** Writes the lines of a header. */
export const writeHeader = (fields: HeaderFields): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** Writes an input as a line of a record. */
export function writeInput<G extends GameTypes>(game: Game<G>, input: Input<G['play'], G['chance']>): string {
  if (input.by === 'chance') return `* ${game.writeChance(input.drew)}`;
  return input.by === 'clock' ? '@ clock' : `${input.by} ${game.write(input.play)}`;
}

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
    if (name === undefined) return failure({ line: number, message: 'A header line reads "Name: value".' });
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
  if (game === undefined) return headerFault('A record begins with a header that names its Game.');
  const [rules, count] = [Number(Rules), Number(Seats)];
  if (!Number.isInteger(rules) || !Number.isInteger(count))
    return headerFault('The header gives Rules and Seats as whole numbers.');
  if (dealer !== undefined && !/^\d+$/.test(dealer)) return headerFault('The header gives the Dealer as a seat.');
  const seating = { count, ...(dealer === undefined ? {} : { dealer: Number(dealer) }) };
  return success({ game, rules, seating, options: Options, more });
}

/** Returns a fault of the header, reported at line 1. */
export const headerFault = (message: string): Failure<RecordFault> => failure({ line: 1, message });

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
    : `The record was made under rules ${header.rules} of ${game.title}; these are rules ${game.version}.`;

function dataFault(game: Game, header: RecordHeader): string | undefined {
  const other = Object.entries(game.data ?? {}).find(([name, value]) => (header.more[name] ?? value) !== value);
  return other && `The record was made with ${other[0]} ${header.more[other[0]]}; this is ${other[1]}.`;
}

/** Says why a game cannot have these seats or this dealer. */
export function seatingFault(game: Pick<Game, 'seats' | 'title'>, { count, dealer }: Seating): string | undefined {
  const [minSeats, maxSeats] = game.seats;
  const range = minSeats === maxSeats ? `${minSeats}` : `${minSeats} to ${maxSeats}`;
  if (!(count >= minSeats && count <= maxSeats)) return `${game.title} has ${range} seats, not ${count}.`;
  if (dealer !== undefined && !(dealer < count)) return `The dealer sits at 0 to ${count - 1}, not at ${dealer}.`;
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
    : lineFault(`A line begins with a seat, * or @, not with "${mark}".`);
}

function playChance(match: Match, notation: string): LineResult {
  if (match.game.status(match.state).is !== 'chance') return lineFault('Nothing is left to chance here.');
  const drew = match.game.readChance(match.state, notation);
  if (drew === undefined) return lineFault(`Chance could not have decided "${notation}" here.`);
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
  if (play === undefined) return lineFault(`"${text}" is no play of ${match.game.title}.`);
  if (seat >= match.seating.count) return lineFault(`There is no seat ${seat}.`);
  if (match.game.status(match.state).is !== 'open') return lineFault('Nobody can play here.');
  const refusal = match.game.refuse(match.state, seat, play);
  if (expected !== undefined) return expectRefusal(expected, refusal?.clause);
  if (refusal) {
    const sentence = match.game.sayRefusal(refusal, seatName);
    return failure({ message: `${seatName(seat)} may not play ${text} (${refusal.clause}): ${sentence}`, refusal });
  }
  applyInput(match, { by: seat, play });
  return LINE_PLAYED;
}

const expectRefusal = (expected: string, clause: string | undefined): LineResult =>
  clause === expected
    ? success({ refused: clause })
    : lineFault(clause ? `The refusal rests on ${clause}, not ${expected}.` : 'This play is permitted.');

/** Parses `deal` followed by the whole pack. */
export function parseDeal<C extends string>(pack: readonly C[], text: string): C[] | undefined {
  const [word, ...names] = text.split(' ');
  return word === 'deal' && packOrderFault(pack, names) === undefined ? cardsByName(pack, names) : undefined;
}

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
