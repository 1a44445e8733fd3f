/** News as sentences: what a chair is told of the log, for the page to show and to read out. */
import type { Chair, Game, Happening, Name, Refusal } from '@parlour/kernel/game';
import { type ToldRefusal, tellRefusal } from '@parlour/kernel/saying';
import { toldTo } from '@parlour/kernel/second-person';
import { isFallback, sayFallback } from '@parlour/table/fallback';
import type { News } from '@parlour/table/news';
import type { SeatInfo } from '@parlour/table/snapshot';
import type { Heard } from './table-handle.ts';

export type Naming = Name;

/** What the seats are called, and who is told: they are called "you". */
export type Audience = { readonly name: Naming; readonly to: Chair };

/** A seat that was left is a computer player's until the match is over. */
export const namingOf =
  (seats: readonly SeatInfo[]): Naming =>
  seat => {
    const sits = seats[seat];
    if (sits && sits.is !== 'empty') return sits.name;
    return sits?.standIn === undefined ? `Seat ${seat + 1}` : `Computer ${seat + 1}`;
  };

/** The names of computer players by seat; undefined where somebody else sits, or nobody. */
export const computersAt = (seats: readonly SeatInfo[]): (string | undefined)[] =>
  seats.map(sits => (sits.is === 'computer' ? sits.name : undefined));

/** A refusal with its sentence, for those who see this table. */
export const refusalAt = (game: Game, refusal: Refusal, seats: readonly SeatInfo[]): ToldRefusal =>
  tellRefusal(game, refusal, { name: namingOf(seats), reader: 'board' });

/** Several happenings can come of one entry. */
const MOST = 1000;

export function heardOf(game: Game, news: readonly News[], audience: Audience): Heard[] {
  return news.flatMap(entry => {
    if (entry.what === 'input') return tellInput(game, entry, audience);
    const sentence = sentenceOf(entry, audience);
    return sentence === undefined ? [] : [{ number: entry.number * MOST, sentence }];
  });
}

export const tellAll = (game: Game, happenings: readonly Happening[], audience: Audience, first = 0): Heard[] =>
  happenings.map((happening, i) => {
    const sentence = toldTo(audience.to, audience.name, name => game.say(happening, name, 'board'));
    return { number: first + i, sentence, happening };
  });

function tellInput(game: Game, entry: Extract<News, { what: 'input' }>, audience: Audience): Heard[] {
  const number = entry.number * MOST;
  const told = tellAll(game, entry.happenings, audience, number);
  if (!isFallback(entry)) return told;
  const sentence = toldTo(audience.to, audience.name, name => sayFallback(entry, name));
  return [...told, { number: number + told.length, sentence }];
}

function sentenceOf(news: News, { name, to }: Audience): string | undefined {
  const told = (say: (name: Naming) => string): string => toldTo(to, name, say);
  switch (news.what) {
    case 'undone':
      return 'A play is taken back.';
    case 'undo':
      return told(called => `${called(news.seat)} asks to take back a play.`);
    case 'decline':
      return told(called => `${called(news.seat)} does not agree.`);
    case 'stand-in':
      return told(called => `A computer player stands in for ${called(news.seat)}.`);
    case 'back':
      return told(called => `${called(news.seat)} is back.`);
    case 'sit':
      return `${news.name} sits down.`;
    default:
      return undefined;
  }
}
