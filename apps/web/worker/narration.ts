/** Narrates the news of a table as sentences for one chair. */
import type { Chair, Game, GameEvent, Refusal, SeatName } from '@parlour/kernel/game';
import { addRefusalMessage, type RefusalWithMessage, toSecondPerson } from '@parlour/kernel/sentences';
import { formatFallback, isFallbackPlay } from '@parlour/table/computer/fallback';
import type { SeatInfo, VisibleEntry } from '@parlour/table/views';
import type { TableEvent } from './table-handle.ts';

export type SeatNamer = SeatName;

/** `chair` is addressed as "you". */
export type Audience = { readonly name: SeatNamer; readonly chair: Chair };

/** A computer player has an abandoned seat until the match is over. */
export const seatNamer =
  (seats: readonly SeatInfo[]): SeatNamer =>
  seat => {
    const occupant = seats[seat];
    if (occupant && occupant.is !== 'empty') return occupant.name;
    return occupant?.standIn === undefined ? `Seat ${seat + 1}` : `Computer ${seat + 1}`;
  };

/** By seat; undefined for seats without a computer player. */
export const computerNames = (seats: readonly SeatInfo[]): (string | undefined)[] =>
  seats.map(occupant => (occupant.is === 'computer' ? occupant.name : undefined));

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
      return 'A play is taken back.';
    case 'undo':
      return narrated(nameOf => `${nameOf(news.seat)} asks to take back a play.`);
    case 'decline':
      return narrated(nameOf => `${nameOf(news.seat)} does not agree.`);
    case 'stand-in':
      return narrated(nameOf => `A computer player stands in for ${nameOf(news.seat)}.`);
    case 'back':
      return narrated(nameOf => `${nameOf(news.seat)} is back.`);
    case 'sit':
      return `${news.name} sits down.`;
    default:
      return undefined;
  }
}
