/**
 * A record is the whole match as text: a header, then one line an input.
 *
 *     Game: nations
 *     Rules: 1
 *     Seats: 4
 *     Dealer: 0
 *     Options: target=10
 *
 *     * deal eu-4 am-9 …          what chance decided
 *     1 eu-map                    what a seat played
 *     2 as-3 refused NA-6         what a seat tried in vain
 *     @ clock                     the table's clock ran out
 *     # a remark
 *         an indented line tells what happened; it is a courtesy to readers and not read back
 */
import { cardsNamed, packFault } from './cards.ts';
import type { Game, Input, Parts, Refusal, Seating } from './game.ts';
import { beginMatch, type Match, put } from './match.ts';
import { checkOptions, type Options, readOptions, writeOptions } from './options.ts';
import { type Failure, failure, type Result, success } from './result.ts';
import { seatName } from './saying.ts';

/** The lines at the head of a record, read. */
export type Header = {
  readonly game: string;
  readonly rules: number;
  readonly seating: Seating;
  readonly options: string;
  /** Whatever else the header names: Lexicon, Seal, Secret, Cuts, Date. */
  readonly more: Readonly<Record<string, string>>;
};

/** The lines of a header, by their names. */
export type HeaderFields = Readonly<Record<string, string>>;

/** A line below the header, with its number in the file. */
export type RecordLine = { readonly number: number; readonly text: string };
/** What is wrong with a record and where; with the refusal, if a play in it is refused. */
export type RecordFault = { readonly line: number; readonly message: string; readonly refusal?: Refusal };

/** A fault as a sentence of its own. */
export const sayFault = ({ line, message }: RecordFault): string => `Line ${line}: ${message}`;

/** A record taken apart, not yet played. */
export type ReadRecord = { readonly header: Header; readonly lines: readonly RecordLine[] };

/** A match as text; whatever else is to stand in its header can be given. */
export function writeRecord(match: Match, more: HeaderFields = {}): string {
  const lines = match.log.map(input => writeInput(match.game, input));
  return written({ ...headerFields(match), ...more }, lines);
}

/** With what each draw was made from told below it. */
export function writeProvable(match: Match, more: HeaderFields): string {
  const sources = match.sources.values();
  const lines = match.log.flatMap(input => {
    const source = input.by === 'chance' ? sources.next().value : undefined;
    return [writeInput(match.game, input), ...(source ? [writeSource(source)] : [])];
  });
  return written({ ...headerFields(match), ...more }, lines);
}

const written = (fields: HeaderFields, lines: readonly string[]): string =>
  `${[...writeHeader(fields), '', ...lines].join('\n')}\n`;

const FROM = `    from `;

const writeSource = (source: readonly string[]): string => FROM + source.join(' ');

/** What a record says its draws were made from, one after another. */
export const sourcesIn = ({ lines }: ReadRecord): string[] =>
  lines.flatMap(({ text }) => (text.startsWith(FROM) ? [text.slice(FROM.length)] : []));

/** What a record says before anything has happened. */
export const headerFields = ({ game, seating, options }: Pick<Match, 'game' | 'seating' | 'options'>): HeaderFields =>
  fieldsOf({ game: game.id, rules: game.version, seating, options: writeOptions(options), more: game.data ?? {} });

/** A header by the names of its lines, in their order. */
export function fieldsOf({ game, rules, seating, options, more }: Header): HeaderFields {
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

/** The lines of a header. */
export const writeHeader = (fields: HeaderFields): string[] =>
  Object.entries(fields).map(([name, value]) => `${name}: ${value}`);

/** An input as a line of a record. */
export function writeInput<G extends Parts>(game: Game<G>, input: Input<G['play'], G['chance']>): string {
  if (input.by === 'chance') return `* ${game.writeChance(input.drew)}`;
  return input.by === 'clock' ? '@ clock' : `${input.by} ${game.write(input.play)}`;
}

/** Takes a record apart. Whether its lines are right only `replay` can say. */
export function readHeader(text: string): Result<ReadRecord, RecordFault> {
  const all = text.split(/\r?\n/).map((line, i) => ({ number: i + 1, text: line }));
  const end = all.findIndex(line => line.text.trim() === '');
  const read = readFields(all.slice(0, end < 0 ? all.length : end));
  const header = read.ok ? headerOf(read.value) : read;
  return header.ok ? success({ header: header.value, lines: end < 0 ? [] : all.slice(end) }) : header;
}

/** Lines of the form "Name: value", each name once. */
export function readFields(lines: readonly RecordLine[]): Result<HeaderFields, RecordFault> {
  const fields = new Map<string, string>();
  for (const { number, text } of lines) {
    const [, name, value] = /^([A-Z][A-Za-z0-9 -]*): (.*)$/.exec(text) ?? [];
    if (name === undefined) return failure({ line: number, message: 'A header line reads "Name: value".' });
    if (fields.has(name)) return failure({ line: number, message: `The header names ${name} twice.` });
    fields.set(name, value ?? '');
  }
  return success(Object.fromEntries(fields));
}

function headerOf({
  Game: game,
  Rules,
  Seats,
  Dealer: dealer,
  Options = '',
  ...more
}: HeaderFields): Result<Header, RecordFault> {
  if (game === undefined) return inHeader('A record begins with a header that names its Game.');
  const [rules, count] = [Number(Rules), Number(Seats)];
  if (!Number.isInteger(rules) || !Number.isInteger(count))
    return inHeader('The header gives Rules and Seats as whole numbers.');
  if (dealer !== undefined && !/^\d+$/.test(dealer)) return inHeader('The header gives the Dealer as a seat.');
  const seating = { count, ...(dealer === undefined ? {} : { dealer: Number(dealer) }) };
  return success({ game, rules, seating, options: Options, more });
}

/** A fault of the header: it has no line of its own. */
export const inHeader = (message: string): Failure<RecordFault> => failure({ line: 1, message });

/** The options a header gives, filled in and checked. */
export const optionsOf = (specs: Game['options'], header: Header): Result<Options> =>
  checkOptions(specs, readOptions(specs, header.options));

/** A line that has been played, the match after it, and the clause if it tells of a refusal. */
export type RecordTold = { readonly line: RecordLine; readonly match: Match; readonly refused?: string };

/** Plays a record through, judging every line again; `told` hears of each line once it has happened. */
export function replay(game: Game, record: ReadRecord, told?: (told: RecordTold) => void): Result<Match, RecordFault> {
  const { header } = record;
  const wrong = seatingFault(game, header.seating) ?? versionFault(game, header) ?? dataFault(game, header);
  if (wrong !== undefined) return inHeader(wrong);
  const checked = optionsOf(game.options, header);
  if (!checked.ok) return inHeader(checked.fault);
  const match = beginMatch(game, checked.value, header.seating);
  for (const line of record.lines.filter(isInput)) {
    const played = playLine(match, line.text);
    if (!played.ok) return failure({ line: line.number, ...played.fault });
    told?.({ line, match, ...played.value });
  }
  return success(match);
}

const isInput = (line: RecordLine): boolean => line.text !== '' && !/^[#\s]/.test(line.text);

const versionFault = (game: Game, header: Header): string | undefined =>
  header.rules === game.version
    ? undefined
    : `The record was made under rules ${header.rules} of ${game.title}; these are rules ${game.version}.`;

function dataFault(game: Game, header: Header): string | undefined {
  const other = Object.entries(game.data ?? {}).find(([name, value]) => (header.more[name] ?? value) !== value);
  return other && `The record was made with ${other[0]} ${header.more[other[0]]}; this is ${other[1]}.`;
}

/** What keeps so many from playing a game, in one sentence. */
export function seatingFault(game: Pick<Game, 'seats' | 'title'>, { count, dealer }: Seating): string | undefined {
  const [least, most] = game.seats;
  const range = least === most ? `${least}` : `${least} to ${most}`;
  if (!(count >= least && count <= most)) return `${game.title} has ${range} seats, not ${count}.`;
  if (dealer !== undefined && !(dealer < count)) return `The dealer sits at 0 to ${count - 1}, not at ${dealer}.`;
  return undefined;
}

/** A line was played, or was rightly refused. */
type Played = Result<{ readonly refused?: string }, Omit<RecordFault, 'line'>>;

const PLAYED: Played = success({});

const fault = (message: string): Played => failure({ message });

function playLine(match: Match, text: string): Played {
  const [mark = '', ...rest] = text.split(' ');
  const notation = rest.join(' ');
  if (mark === '*') return playChance(match, notation);
  if (mark === '@') return playClock(match, notation);
  return /^\d+$/.test(mark)
    ? playSeat(match, Number(mark), notation)
    : fault(`A line begins with a seat, * or @, not with "${mark}".`);
}

function playChance(match: Match, notation: string): Played {
  if (match.game.status(match.state).is !== 'chance') return fault('Nothing is left to chance here.');
  const drew = match.game.readChance(match.state, notation);
  if (drew === undefined) return fault(`Chance could not have decided "${notation}" here.`);
  put(match, { by: 'chance', drew });
  return PLAYED;
}

function playClock(match: Match, notation: string): Played {
  const status = match.game.status(match.state);
  if (notation !== 'clock' || status.is !== 'open' || status.stall === undefined) return fault('No clock runs here.');
  put(match, { by: 'clock' });
  return PLAYED;
}

function playSeat(match: Match, seat: number, notation: string): Played {
  const [text = '', expected] = notation.split(' refused ');
  const play = match.game.read(text);
  if (play === undefined) return fault(`"${text}" is no play of ${match.game.title}.`);
  if (seat >= match.seating.count) return fault(`There is no seat ${seat}.`);
  if (match.game.status(match.state).is !== 'open') return fault('Nobody can play here.');
  const refusal = match.game.refuse(match.state, seat, play);
  if (expected !== undefined) return expectRefusal(expected, refusal?.clause);
  if (refusal) {
    const sentence = match.game.sayRefusal(refusal, seatName);
    return failure({ message: `${seatName(seat)} may not play ${text} (${refusal.clause}): ${sentence}`, refusal });
  }
  put(match, { by: seat, play });
  return PLAYED;
}

const expectRefusal = (expected: string, clause: string | undefined): Played =>
  clause === expected
    ? success({ refused: clause })
    : fault(clause ? `The refusal rests on ${clause}, not ${expected}.` : 'This play is permitted.');

/** Reads a deal written as `deal` and the whole pack; the commonest thing chance decides. */
export function readDeal<C extends string>(pack: readonly C[], text: string): C[] | undefined {
  const [word, ...names] = text.split(' ');
  return word === 'deal' && packFault(pack, names) === undefined ? cardsNamed(pack, names) : undefined;
}
