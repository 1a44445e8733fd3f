/** A word of one's own for the cut, and what is said while cuts are being made and shown. */
import type { Seat } from '@parlour/kernel/game';
import type { Room } from '@parlour/table/snapshot';
import type { Naming } from './host/sentences.ts';

export const LONGEST_WORD = 60;

/** What is wrong with a word, in one sentence. */
export function wordFault(word: string): string | undefined {
  if (word.length > LONGEST_WORD) return `A word has at most ${LONGEST_WORD} characters.`;
  return /^[\x21-\x7e]*$/.test(word)
    ? undefined
    : 'A word is made of plain letters, figures and signs, without spaces or accents.';
}

export const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** Who has still to cut. */
export function awaitedCuts({ seats, cut }: Room): Seat[] {
  return seats.flatMap((sits, seat) => (sits.is === 'person' && !cut[seat] ? [seat] : []));
}

/** Whose page has still to show a cut, and how long that is waited for. */
export function showingLine({ hiding, until }: NonNullable<Room['shuffling']>, name: Naming, now: number): string {
  const names = hiding.map(name);
  if (names.length === 0) return 'All cuts are shown.';
  const whose = names.length === 1 ? `${names[0]}’s page` : `the pages of ${joined(names)}`;
  const what = names.length === 1 ? 'their cut' : 'their cuts';
  return `Waiting for ${whose} to show ${what}, until ${timeOf(until, now)} at the latest.`;
}

const DAY = 86_400_000;

function timeOf(time: number, now: number): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(time).toLocaleString('en-GB', time - now < DAY / 2 ? clock : { ...date, ...clock });
}
