/** Plays as a list for the eye: by what they do, numbered, in columns. */
import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import type { Offer } from './meaning.ts';

const SHOWN = 24;
const ACROSS = 78;

/** Of every kind so many, and how to come by the others. */
export function listOffers(offers: readonly Offer[], how: 'some' | 'all'): string {
  const kinds = byKind(offers);
  const most = how === 'all' ? Number.POSITIVE_INFINITY : SHOWN;
  return kinds.map(([kind, of]) => listKind(kinds.length > 1 ? `${pc.dim(kind)}\n` : '', of, most)).join('\n');
}

const byKind = (offers: readonly Offer[]): [kind: string, offers: readonly Offer[]][] =>
  [...new Set(offers.map(({ play }) => play.do))].map(kind => [kind, offers.filter(({ play }) => play.do === kind)]);

function listKind(heading: string, offers: readonly Offer[], most: number): string {
  const shown = columns(offers.slice(0, most).map(line));
  const left = offers.length - most;
  const more = left > 0 ? `\n    and ${left} more: "plays WORDS" narrows them, "plays all" shows them` : '';
  return `${heading && `  ${heading}`}${shown}${more}`;
}

const line = ({ number, written, spoken }: Offer): string =>
  `${pc.dim(`${number}`.padStart(3))} ${written}${addsNothing(written, spoken) ? '' : pc.dim(` ${spoken}`)}`;

const addsNothing = (written: string, spoken: string | undefined): boolean =>
  spoken === undefined || written.endsWith(spoken);

/** One play of each kind, to show how they are written. */
export function sampleOf(offers: readonly Offer[]): string {
  const samples = byKind(offers).flatMap(([, [first]]) =>
    first ? [`${first.written}${first.spoken === undefined ? '' : `, or ${first.spoken}`}`] : [],
  );
  return samples.length > 0 ? `\n  Plays are written so: ${samples.join(' · ')}` : '';
}

function columns(items: readonly string[]): string {
  const width = Math.max(...items.map(item => stripVTControlCharacters(item).length)) + 3;
  const across = Math.max(1, Math.floor(ACROSS / width));
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, row) =>
    items
      .slice(row * across, (row + 1) * across)
      .map(item => item + ' '.repeat(width - stripVTControlCharacters(item).length)),
  );
  return rows.map(row => `  ${row.join('').trimEnd()}`).join('\n');
}
