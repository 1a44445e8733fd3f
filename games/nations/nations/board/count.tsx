/** The slip after a deal: what each side took, was dealt and scores. */
import type { BoardProps } from '@parlour/board-kit/board';
import { joinWithAnd } from '@parlour/board-kit/ending';
import type { Chair, SeatName } from '@parlour/kernel/game';
import { toSecondPerson } from '@parlour/kernel/sentences';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import styles from '../../board/ending.module.css';
import { NATION_NAMES } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsView } from '../rules/view.ts';
import { nationsTableText as t } from './nations-text.ts';
import { nationOfCard } from './presentation.ts';

type DealCountProps = Pick<BoardProps<NationsView, NationsPlay, NationsEvent>, 'view' | 'fresh' | 'name' | 'past'>;

export function DealCount({ view, fresh, name, past }: DealCountProps): JSX.Element {
  const pastEvents = useSignal<readonly NationsEvent[]>([]);
  useEffect(() => {
    void past().then(events => {
      pastEvents.value = events;
    });
  }, [fresh]);
  return (
    <section class={styles.count} data-part="slip" aria-label={t('dealScore')}>
      <h2 class={styles.title}>{t('dealScore')}</h2>
      {scoreSentences(fresh, pastEvents.value, view.seat, name).map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
    </section>
  );
}

type TricksEvent = NationsEvent & { readonly what: 'tricks' };
type TitlesEvent = NationsEvent & { readonly what: 'titles' };
type CardEvent = NationsEvent & { readonly what: 'card' };

/** Tricks that count nothing (NA-10). */
const FREE_TRICKS = 6;
const TITLE_NAMES: Readonly<Record<string, string>> = { map: 'Map', man: 'Man', woman: 'Woman', child: 'Child' };

/** Returns a deal of which every card has been played. */
function lastScoredDeal(past: readonly NationsEvent[]): readonly NationsEvent[] {
  const end = past.findLastIndex(({ what }) => what === 'tricks');
  const start = past.slice(0, Math.max(0, end)).findLastIndex(({ what }) => what === 'deal');
  return past.slice(Math.max(0, start), Math.max(0, end));
}

/** Names them from what the side has played. */
export function titlesDealtTo(past: readonly NationsEvent[], side: number): string {
  const deal = lastScoredDeal(past);
  const star = deal.find(event => event.what === 'star');
  if (star?.what !== 'star') return '';
  const nation = nationOfCard(star.card);
  const own = deal.filter((event): event is CardEvent => event.what === 'card' && event.seat % 2 === side);
  const ranks = own.filter(({ card }) => nationOfCard(card) === nation).map(({ card }) => card.split('-')[1] ?? '');
  const names = Object.keys(TITLE_NAMES).filter(rank => ranks.includes(rank));
  return names.length === 0
    ? ''
    : t('titlesOf', { titles: joinWithAnd(names.map(rank => TITLE_NAMES[rank]!)), nation: NATION_NAMES[nation] });
}

function sayTricks({ side, tricks, points: made }: TricksEvent, name: SeatName): string {
  const points = made?.[side] ?? 0;
  return t('sideTook', { one: name(side), other: name(side + 2), tricks, free: FREE_TRICKS, points });
}

function sayTitles({ side, titles, points: made }: TitlesEvent, which: string, name: SeatName): string {
  const named = t(titles === 4 ? 'fourTitles' : 'threeTitles', { which: which === '' ? 'none' : which });
  return t('titlesDealt', { one: name(side), other: name(side + 2), titles: named, points: made?.[side] ?? 0 });
}

/** Names the titles once the past is loaded. */
export function scoreSentences(
  fresh: readonly NationsEvent[],
  past: readonly NationsEvent[],
  me: Chair,
  name: SeatName,
): string[] {
  return fresh.flatMap(event => {
    if (event.what === 'tricks') return [toSecondPerson(me, name, called => sayTricks(event, called))];
    if (event.what === 'divided') return [t('titlesDivided')];
    if (event.what !== 'titles') return [];
    const which = titlesDealtTo(past, event.side);
    return [toSecondPerson(me, name, called => sayTitles(event, which, called))];
  });
}
