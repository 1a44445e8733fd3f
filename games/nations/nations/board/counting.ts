/** The count of a deal as one would reckon it aloud: how the tricks make points, and which titles a side was dealt. */

import { joinWithAnd } from '@parlour/board-kit/ending';
import type { Chair, SeatName } from '@parlour/kernel/game';
import { pluralize, toSecondPerson } from '@parlour/kernel/sentences';
import { NATION_NAMES } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import { nationOf } from './nations-words.ts';

type Tricks = NationsEvent & { readonly what: 'tricks' };
type Titles = NationsEvent & { readonly what: 'titles' };
type Played = NationsEvent & { readonly what: 'card' };

/** The tricks that count nothing (NA-10). */
const FREE = 6;
const TITLES: Readonly<Record<string, string>> = { map: 'Map', man: 'Man', woman: 'Woman', child: 'Child' };

const points = (count: number): string => pluralize(count, 'point');

/** What happened in the deal that was counted last: every card of it has been played. */
function lastCounted(past: readonly NationsEvent[]): readonly NationsEvent[] {
  const end = past.findLastIndex(({ what }) => what === 'tricks');
  const start = past.slice(0, Math.max(0, end)).findLastIndex(({ what }) => what === 'deal');
  return past.slice(Math.max(0, start), Math.max(0, end));
}

/** The titles that were dealt to a side, by what it has played. */
export function titlesOf(past: readonly NationsEvent[], side: number): string {
  const deal = lastCounted(past);
  const star = deal.find(event => event.what === 'star');
  if (star?.what !== 'star') return '';
  const nation = nationOf(star.card);
  const own = deal.filter((event): event is Played => event.what === 'card' && event.seat % 2 === side);
  const ranks = own.filter(({ card }) => nationOf(card) === nation).map(({ card }) => card.split('-')[1] ?? '');
  const names = Object.keys(TITLES).filter(rank => ranks.includes(rank));
  return names.length === 0 ? '' : `${joinWithAnd(names.map(rank => TITLES[rank]!))} of ${NATION_NAMES[nation]}`;
}

function sayTricks({ side, tricks, points: made }: Tricks, name: SeatName): string {
  return `${name(side)} and ${name(side + 2)} took ${tricks} tricks: ${tricks} − ${FREE} = ${points(made?.[side] ?? 0)}.`;
}

function sayTitles({ side, titles, points: made }: Titles, which: string, name: SeatName): string {
  const count = made?.[side] ?? 0;
  const dealt = `${titles === 4 ? 'all four' : 'three'} titles${which === '' ? '' : `, ${which}`}`;
  const worth = count === 0 ? 'nothing, so near the end' : points(count);
  return `${name(side)} and ${name(side + 2)} were dealt ${dealt}: ${worth}.`;
}

/** The sentences of a count; which titles they were is told once the past is known. */
export function sayCount(
  fresh: readonly NationsEvent[],
  past: readonly NationsEvent[],
  me: Chair,
  name: SeatName,
): string[] {
  return fresh.flatMap(event => {
    if (event.what === 'tricks') return [toSecondPerson(me, name, called => sayTricks(event, called))];
    if (event.what !== 'titles') return [];
    const which = titlesOf(past, event.side);
    return [toSecondPerson(me, name, called => sayTitles(event, which, called))];
  });
}
