/** Text output of a table in the terminal: news, the board, clauses and lists of plays. */

import { stripVTControlCharacters } from 'node:util';
import type { Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { formatFallback, isFallbackPlay } from '@parlour/table/computer/fallback';
import { type Table, tableSeats } from '@parlour/table/table';
import { type VisibleEntry, visibleEntriesFrom } from '@parlour/table/views';
import pc from 'picocolors';
import { wrap } from '../lib/terminal-output.ts';
import type { Offer } from './parse-input.ts';

export const displayNameAt = (table: Table, seat: Seat): string => {
  const sits = table.seats[seat];
  return sits === undefined || sits.is === 'empty' ? `Seat ${seat}` : sits.name;
};

/** News of a chair since an entry, one sentence per event. */
export function newsLines(table: Table, chair: Seat | null, from: number): string[] {
  return visibleEntriesFrom(table, chair, from).flatMap(news => newsSentences(table, news));
}

function newsSentences(table: Table, news: VisibleEntry): string[] {
  if (news.what === 'undone') return ['A play is taken back.'];
  if (news.what !== 'input') return [];
  const name = (seat: Seat): string => displayNameAt(table, seat);
  const lines = news.events.map(event => `${table.game.say(event, name)} ${pc.dim(event.clause)}`);
  return isFallbackPlay(news) ? [...lines, formatFallback(news, name)] : lines;
}

export function renderTable(table: Table, chair: Seat): string {
  const rule = pc.dim('─'.repeat(72));
  const seats = tableSeats(table).map(
    seat => `${seat} ${seat === chair ? pc.bold('you') : displayNameAt(table, seat)}`,
  );
  const shown = table.game.show(table.game.view(assertDefined(table.current).match.state, chair));
  return `\n${rule}\n${pc.dim('Seats:')} ${seats.join(pc.dim(' · '))}\n\n${shown}\n${rule}`;
}

export function explainClause(table: Table, id: string): string {
  const clause = table.game.clauses.find(clause => clause.id.toUpperCase() === id.toUpperCase());
  if (clause === undefined) return `There is no clause ${id} in ${table.game.title}.`;
  return `${pc.bold(clause.id)}${clause.ruling ? pc.dim(' (a ruling)') : ''}\n${wrap(clause.text.replaceAll('*', ''), '  ')}`;
}

const MAX_PER_KIND = 24;
const LINE_WIDTH = 78;

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
  const more = left > 0 ? `\n    and ${left} more: "plays WORDS" narrows them, "plays all" shows them` : '';
  return `${heading && `  ${heading}`}${shown}${more}`;
}

const formatOffer = ({ number, written, spoken }: Offer): string =>
  `${pc.dim(`${number}`.padStart(3))} ${written}${addsNothing(written, spoken) ? '' : pc.dim(` ${spoken}`)}`;

const addsNothing = (written: string, spoken: string | undefined): boolean =>
  spoken === undefined || written.endsWith(spoken);

/** Shows one play of each kind as an example of the notation. */
export function sampleNotation(offers: readonly Offer[]): string {
  const samples = byKind(offers).flatMap(([, [first]]) =>
    first ? [`${first.written}${first.spoken === undefined ? '' : `, or ${first.spoken}`}`] : [],
  );
  return samples.length > 0 ? `\n  Plays are written so: ${samples.join(' · ')}` : '';
}

function toColumns(items: readonly string[]): string {
  const width = Math.max(...items.map(item => stripVTControlCharacters(item).length)) + 3;
  const across = Math.max(1, Math.floor(LINE_WIDTH / width));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items
      .slice(row * across, (row + 1) * across)
      .map(item => item + ' '.repeat(width - stripVTControlCharacters(item).length)),
  );
  return rows.map(row => `  ${row.join('').trimEnd()}`).join('\n');
}
