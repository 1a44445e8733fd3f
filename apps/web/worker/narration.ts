/** Narrates the news of a table as sentences for one chair. */
import type { Chair, Game, GameEvent, Refusal } from '@parlour/kernel/game';
import { addRefusalMessage, type RefusalWithMessage, toSecondPerson } from '@parlour/kernel/sentences';
import { formatFallback, isFallbackPlay } from '@parlour/table/computer/fallback';
import type { SeatInfo, VisibleEntry } from '@parlour/table/views';
import { type SeatNamer, seatNamer } from './seat-names.ts';
import type { TableEvent } from './table-handle.ts';
import { workerText } from './worker-text.ts';

/** `chair` is addressed as "you". */
export type Audience = { readonly name: SeatNamer; readonly chair: Chair };

export const explainRefusal = (game: Game, refusal: Refusal, seats: readonly SeatInfo[]): RefusalWithMessage =>
  addRefusalMessage(game, refusal, { name: seatNamer(seats), reader: 'board' });

/** One entry can cause several events. */
const MAX_EVENTS_PER_ENTRY = 1000;

/** Returns the events and sentences that a chair may know. */
export function narrateNews(game: Game, news: readonly VisibleEntry[], audience: Audience): TableEvent[] {
  return news.flatMap(entry => {
    if (entry.what === 'input') return narrateInput(game, entry, audience);
    const sentence = sentenceFor(entry, audience);
    return sentence === undefined ? [] : [{ number: entry.number * MAX_EVENTS_PER_ENTRY, sentence }];
  });
}

export const narrateEvents = (
  game: Game,
  events: readonly GameEvent[],
  audience: Audience,
  firstNumber = 0,
): TableEvent[] =>
  events.map((event, i) => {
    const sentence = toSecondPerson(audience.chair, audience.name, name => game.say(event, name, 'board'));
    return { number: firstNumber + i, sentence, event };
  });

function narrateInput(game: Game, entry: Extract<VisibleEntry, { what: 'input' }>, audience: Audience): TableEvent[] {
  const number = entry.number * MAX_EVENTS_PER_ENTRY;
  const narrated = narrateEvents(game, entry.events, audience, number);
  if (!isFallbackPlay(entry)) return narrated;
  const sentence = toSecondPerson(audience.chair, audience.name, name => formatFallback(entry, name));
  return [...narrated, { number: number + narrated.length, sentence }];
}

function sentenceFor(news: VisibleEntry, { name, chair }: Audience): string | undefined {
  const narrated = (say: (name: SeatNamer) => string): string => toSecondPerson(chair, name, say);
  switch (news.what) {
    case 'undone':
      return workerText('undone');
    case 'undo':
      return narrated(nameOf => workerText('asksUndo', { name: nameOf(news.seat) }));
    case 'decline':
      return narrated(nameOf => workerText('declines', { name: nameOf(news.seat) }));
    case 'stand-in':
      return narrated(nameOf => workerText('computerPlaysFor', { name: nameOf(news.seat) }));
    case 'back':
      return narrated(nameOf => workerText('isBack', { name: nameOf(news.seat) }));
    case 'sit':
      return workerText('sitsDown', { name: news.name });
    default:
      return undefined;
  }
}
