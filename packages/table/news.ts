/** What the chairs are told of the log: every entry once, with its number, and nothing a chair could not notice. */
import type { Chair, Happening } from '@parlour/kernel/game';
import { noticed } from '@parlour/kernel/match';
import { nth } from '@parlour/kernel/must';
import type { Fallback } from './fallback.ts';
import type { Entry, Named, Opened, What } from './log.ts';
import type { Table } from './table.ts';

/** Through whose eyes the table is looked at; onlookers of all hands see what every seat sees. */
export type Viewpoint = Chair | 'all';

type Told =
  | Omit<Opened, 'given'>
  | Exclude<What, { what: 'open' | 'seal' | 'cut' | 'reveal' | 'input' }>
  | { readonly what: 'seal'; readonly commitment: string }
  | { readonly what: 'cut' | 'reveal'; readonly seat: number }
  | {
      readonly what: 'input';
      readonly by: number | 'chance' | 'clock';
      readonly happenings: readonly Happening[];
      readonly fallback?: Fallback;
    };

export type News = Told & { readonly number: number; readonly at: number };

/** The news from an entry's number on. */
export function newsSince(table: Table, eye: Viewpoint, from: number): News[] {
  return table.log.slice(from - 1).map((entry, i) => tell(table, entry, nth(table.heard, from - 1 + i), eye));
}

function tell({ names }: Table, entry: Entry, heard: readonly Happening[], eye: Viewpoint): News {
  const { number, at } = entry;
  switch (entry.what) {
    case 'open': {
      const { given: _, ...open } = withoutRef(entry);
      return open;
    }
    case 'seal':
      return { number, at, what: 'seal', commitment: entry.seal.commitment };
    case 'cut':
    case 'reveal':
      return { number, at, what: entry.what, seat: entry.seat };
    case 'input': {
      const happenings = heard.map(happening => noticedBy(happening, eye));
      const { input, fallback } = entry;
      return { number, at, what: 'input', by: input.by, happenings, ...(fallback !== undefined && { fallback }) };
    }
    case 'sit':
      return knownAs(withoutRef(entry), names.get(number));
    case 'named':
      return knownAs(withoutRef(entry), names.get(entry.grant));
    default:
      return withoutRef(entry);
  }
}

/** A name that is given up is told no more, not even where it was told before. */
function knownAs<E extends Extract<Entry, { what: 'sit' | 'named' }>>(entry: E, named: Named | undefined): E {
  if (named === undefined) return entry;
  const { member: _, ...bare } = entry;
  const { name, member } = named;
  return { ...bare, name, ...(member === undefined ? {} : { member }) } as E;
}

function withoutRef<E extends Entry>(entry: E): E {
  const { ref: _, ...open } = entry;
  return open as E;
}

export function noticedBy(happening: Happening, eye: Viewpoint): Happening {
  if (happening.secret === undefined && happening.seenBy === undefined) return happening;
  return eye === 'all' ? noticed(happening, happening.seenBy?.[0] ?? null) : noticed(happening, eye);
}
