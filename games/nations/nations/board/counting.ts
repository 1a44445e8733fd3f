/** The count of a deal as one would reckon it aloud: how the tricks make points, and which titles a side was dealt. */

import { listed } from '@parlour/board-kit/ending';
import type { Chair, Name } from '@parlour/kernel/game';
import { counted } from '@parlour/kernel/saying';
import { toldTo } from '@parlour/kernel/second-person';
import { NATION_NAMES } from '../../pack/pack.ts';
import type { NationsHappening } from '../rules/apply.ts';
import { nationOf } from './nations-words.ts';

type Tricks = NationsHappening & { readonly what: 'tricks' };
type Titles = NationsHappening & { readonly what: 'titles' };
type Played = NationsHappening & { readonly what: 'card' };

/** The tricks that count nothing (NA-10). */
const FREE = 6;
const TITLES: Readonly<Record<string, string>> = { map: 'Map', man: 'Man', woman: 'Woman', child: 'Child' };

const points = (count: number): string => counted(count, 'point');

/** What happened in the deal that was counted last: every card of it has been played. */
function lastCounted(past: readonly NationsHappening[]): readonly NationsHappening[] {
  const end = past.findLastIndex(({ what }) => what === 'tricks');
  const start = past.slice(0, Math.max(0, end)).findLastIndex(({ what }) => what === 'deal');
  return past.slice(Math.max(0, start), Math.max(0, end));
}

/** The titles that were dealt to a side, by what it has played. */
export function titlesOf(past: readonly NationsHappening[], side: number): string {
  const deal = lastCounted(past);
  const star = deal.find(happening => happening.what === 'star');
  if (star?.what !== 'star') return '';
  const nation = nationOf(star.card);
  const own = deal.filter((happening): happening is Played => happening.what === 'card' && happening.seat % 2 === side);
  const ranks = own.filter(({ card }) => nationOf(card) === nation).map(({ card }) => card.split('-')[1] ?? '');
  const names = Object.keys(TITLES).filter(rank => ranks.includes(rank));
  return names.length === 0 ? '' : `${listed(names.map(rank => TITLES[rank]!))} of ${NATION_NAMES[nation]}`;
}

function sayTricks({ side, tricks, points: made }: Tricks, name: Name): string {
  return `${name(side)} and ${name(side + 2)} took ${tricks} tricks: ${tricks} − ${FREE} = ${points(made?.[side] ?? 0)}.`;
}

function sayTitles({ side, titles, points: made }: Titles, which: string, name: Name): string {
  const count = made?.[side] ?? 0;
  const dealt = `${titles === 4 ? 'all four' : 'three'} titles${which === '' ? '' : `, ${which}`}`;
  const worth = count === 0 ? 'nothing, so near the end' : points(count);
  return `${name(side)} and ${name(side + 2)} were dealt ${dealt}: ${worth}.`;
}

/** The sentences of a count; which titles they were is told once the past is known. */
export function sayCount(
  fresh: readonly NationsHappening[],
  past: readonly NationsHappening[],
  me: Chair,
  name: Name,
): string[] {
  return fresh.flatMap(happening => {
    if (happening.what === 'tricks') return [toldTo(me, name, called => sayTricks(happening, called))];
    if (happening.what !== 'titles') return [];
    const which = titlesOf(past, happening.side);
    return [toldTo(me, name, called => sayTitles(happening, which, called))];
  });
}
