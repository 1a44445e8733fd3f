/** Ratings at a rated table. The club is loaded only where it is wanted. */
import { h, type JSX } from 'preact';
import { useAsked } from '../asking.ts';
import { namingOf } from '../host/sentences.ts';
import type { TableView } from '../host/table-handle.ts';
import { shownId } from '../router.tsx';

type RatedProps = { readonly sight: TableView; readonly match?: number };

export function Rated({ sight, match }: RatedProps): JSX.Element | null {
  const lines = useAsked(async () => (await import('../club/rated-lines.tsx')).RatedLines, []);
  return lines ? h(lines, { table: shownId(), match, name: namingOf(sight.room.seats) }) : null;
}
