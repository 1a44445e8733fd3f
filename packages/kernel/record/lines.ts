/**
 * The lines of a record (../record.ts says what it is) as they are written. Reading and replaying is separate, because
 * pages play before they read a record.
 */
import { cardsByName, packOrderFault } from '../authoring/cards.ts';
import type { Game, GameTypes, Input, Refusal, Seating } from '../game.ts';
import type { Match } from '../match.ts';
import { formatOptions } from '../options.ts';
import { type Failure, failure } from '../result.ts';

/** The parsed header of a record. */
export type RecordHeader = {
  readonly game: string;
  readonly rules: number;
  readonly seating: Seating;
  readonly options: string;
  /** All other header lines: Lexicon, Seal, Secret, Cuts, Date, Example. */
  readonly more: Readonly<Record<string, string>>;
};

/** Header lines by name. */
export type HeaderFields = Readonly<Record<string, string>>;

/** A fault in a record and its line; with the refusal, if a play was refused. */
export type RecordFault = { readonly line: number; readonly message: string; readonly refusal?: Refusal };

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

/** What precedes the source of a draw in a verifiable record. */
export const SOURCE_PREFIX = `    from `;

const writeSource = (source: readonly string[]): string => SOURCE_PREFIX + source.join(' ');

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

/** Returns a fault of the header, reported at line 1. */
export const headerFault = (message: string): Failure<RecordFault> => failure({ line: 1, message });

/** Parses `deal` followed by the whole pack. */
export function parseDeal<C extends string>(pack: readonly C[], text: string): C[] | undefined {
  const [word, ...names] = text.split(' ');
  return word === 'deal' && packOrderFault(pack, names) === undefined ? cardsByName(pack, names) : undefined;
}
