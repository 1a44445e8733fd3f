/**
 * The plays offered to a player: reads a typed line (a number of the list, a play in notation or words, or a unique
 * beginning), completes it, and lists the plays in columns.
 */
import type { Game, Play, Seat, SeatName, View } from '@parlour/kernel/game';
import pc from 'picocolors';
import { columnsOf, terminalTextWidth, wrap } from '../lib/terminal-output.ts';

export type Offer = {
  readonly number: number;
  readonly play: Play;
  readonly written: string;
  readonly spoken: string | undefined;
};

export type ParsedInput =
  | { readonly is: 'play'; readonly play: Play }
  | { readonly is: 'several'; readonly offers: readonly Offer[] }
  | { readonly is: 'nothing' };

/** Returns the legal plays of a seat, numbered from 1. */
export function numberOffers(game: Game, state: unknown, seat: Seat, name: SeatName): Offer[] {
  const view = game.view(state, seat);
  return game.plays(state, seat).map((play, i) => offer(game, view, play, i + 1, name));
}

const offer = (game: Game, view: View, play: Play, number: number, name: SeatName): Offer => ({
  number,
  play,
  written: game.write(play),
  spoken: game.sayPlay?.(play, name, view),
});

/** Ignores case and the article of a name. */
const normalize = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\bthe /g, '');

const textsOf = ({ written, spoken }: Offer): string[] => (spoken === undefined ? [written] : [written, spoken]);

const formsOf = (offer: Offer): string[] => textsOf(offer).map(normalize);

/** Returns the play that a line means, or the plays it could become. */
export function parseTableInput(game: Game, view: View, offers: readonly Offer[], line: string): ParsedInput {
  const typed = normalize(line);
  const numbered = /^\d+$/.test(typed) ? offers[Number(typed) - 1] : undefined;
  if (numbered) return { is: 'play', play: numbered.play };
  const same = offers.filter(one => formsOf(one).includes(typed));
  const candidates = same.length > 0 ? same : offers.filter(one => formsOf(one).some(form => form.startsWith(typed)));
  const [only, ...others] = candidates;
  if (only && others.length === 0 && typed.length >= MIN_CHARS) return { is: 'play', play: only.play };
  if (only) return { is: 'several', offers: candidates };
  const forbidden = readAnyCase(game, view, line);
  return forbidden ? { is: 'play', play: forbidden } : { is: 'nothing' };
}

/** A single letter may be a typing error. */
const MIN_CHARS = 2;

/** Accepts plays that are not legal, so the refusal can name the clause. */
function readAnyCase(game: Game, view: View, line: string): Play | undefined {
  const typed = line.trim();
  for (const text of [typed, typed.toLowerCase(), typed.toUpperCase()]) {
    const play = game.read(text, view);
    if (play) return play;
  }
  return readCardByName(game, view, typed);
}

function readCardByName(game: Game, view: View, typed: string): Play | undefined {
  for (const card of view.hand ?? []) {
    const play = game.read(card, view);
    if (play && normalize(game.sayPlay?.(play, String, view) ?? '') === normalize(typed)) return play;
  }
  return undefined;
}

export const filterOffers = (offers: readonly Offer[], words: string): readonly Offer[] =>
  offers.filter(one => one.play.do === normalize(words) || formsOf(one).some(form => form.includes(normalize(words))));

const MAX_COMPLETIONS = 60;

/** Completes a prefix: commands first, then plays. */
export function completeLine(commands: readonly string[], offers: readonly Offer[], line: string): string[] {
  const prefix = normalize(line);
  const all = [...commands, ...offers.flatMap(textsOf)];
  return [...new Set(all)].filter(text => normalize(text).startsWith(prefix)).slice(0, MAX_COMPLETIONS);
}

const MAX_PER_KIND = 24;

/** Lists plays by kind, numbered, in columns; `some` shows at most 24 of a kind. */
export function formatOffers(offers: readonly Offer[], how: 'some' | 'all'): string {
  const kinds = byKind(offers);
  const max = how === 'all' ? Number.POSITIVE_INFINITY : MAX_PER_KIND;
  return kinds.map(([kind, of]) => formatKind(kinds.length > 1 ? `${pc.dim(kind)}\n` : '', of, max)).join('\n');
}

const byKind = (offers: readonly Offer[]): [kind: string, offers: readonly Offer[]][] =>
  [...new Set(offers.map(({ play }) => play.do))].map(kind => [kind, offers.filter(({ play }) => play.do === kind)]);

function formatKind(heading: string, offers: readonly Offer[], max: number): string {
  const shown = toColumns(offers.slice(0, max).map(formatOffer));
  const left = offers.length - max;
  const more =
    left > 0 ? `\n${wrap(`and ${left} more. Type "plays WORDS" to narrow the list, or "plays all".`, '    ')}` : '';
  return `${heading && `  ${heading}`}${shown}${more}`;
}

const formatOffer = ({ number, written, spoken }: Offer): string =>
  `${' '.repeat(Math.max(0, 3 - `${number}`.length))}${pc.dim(`${number}`)} ${written}${addsNothing(written, spoken) ? '' : pc.dim(` ${spoken}`)}`;

const addsNothing = (written: string, spoken: string | undefined): boolean =>
  spoken === undefined || written.endsWith(spoken);

/** Shows one play of each kind as an example of the notation. */
export function sampleNotation(offers: readonly Offer[]): string {
  const samples = byKind(offers).flatMap(([, [first]]) =>
    first ? [`${first.written}${first.spoken === undefined ? '' : `, or ${first.spoken}`}`] : [],
  );
  return samples.length > 0 ? `\n${wrap(`Examples of plays: ${samples.join(' · ')}`, '  ')}\n` : '';
}

function toColumns(items: readonly string[]): string {
  const width = Math.max(...items.map(columnsOf)) + 3;
  const across = Math.floor(terminalTextWidth() / width);
  if (across < 2) return items.map(item => wrap(item, `  ${/^ */.exec(item)}`, '      ')).join('\n');
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items.slice(row * across, (row + 1) * across).map(item => item + ' '.repeat(width - columnsOf(item))),
  );
  return rows.map(row => `  ${row.join('').trimEnd()}`).join('\n');
}
