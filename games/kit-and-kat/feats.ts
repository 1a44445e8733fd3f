import type { Feat, FinishedMatch, MatchSquares, ShareSquare } from '../shelf/feats.ts';
import { kitBoxText } from './box-text.ts';
import type { KitEvent } from './kit-and-kat/rules/events.ts';

const MANY_BOOKS = 5;

const caught = ({ seat, events }: FinishedMatch<KitEvent>): boolean =>
  events.some(event => event.what === 'shout' && event.seat === seat && event.verdict === 'mistake');

/** Never caught, and no false shouts. */
const flawless = ({ seat, events, result }: FinishedMatch<KitEvent>): boolean =>
  result.winners.includes(seat) &&
  events.every(
    event =>
      event.what !== 'shout' ||
      (event.verdict === 'false' ? event.seat !== seat : event.at !== seat || event.seat === seat),
  );

export const feats: readonly Feat[] = [
  {
    id: 'kit.won',
    title: kitBoxText('wonTitle'),
    says: kitBoxText('won'),
    picture: 'K1',
    condition: { is: 'won', games: ['kit-and-kat'] },
  },
  {
    id: 'kit.caught',
    title: kitBoxText('caughtTitle'),
    says: kitBoxText('caught'),
    picture: 'A1',
    condition: { is: 'seen', games: ['kit-and-kat'], isAchievedIn: caught },
  },
  {
    id: 'kit.flawless',
    title: kitBoxText('flawlessTitle'),
    says: kitBoxText('flawless'),
    picture: 'N1',
    condition: { is: 'seen', games: ['kit-and-kat'], isAchievedIn: flawless },
  },
  {
    id: 'kit.books',
    title: kitBoxText('fiveBooksTitle'),
    says: kitBoxText('fiveBooks'),
    picture: 'J1',
    condition: {
      is: 'seen',
      games: ['kit-and-kat'],
      isAchievedIn: ({ seat, result }) => (result.scores[seat] ?? 0) >= MANY_BOOKS,
    },
  },
];

/** Books in the order they were closed, and between them own catches. */
const bookSquares = ({ seat: me, events }: FinishedMatch<KitEvent>): ShareSquare[][] => [
  events.flatMap((event): ShareSquare[] => {
    if (event.what === 'shout' && event.seat === me && event.verdict === 'mistake') return ['best'];
    if (event.what !== 'book') return [];
    return [event.seat === me ? 'won' : 'lost'];
  }),
];

export const kitSquares: MatchSquares = { says: kitBoxText('booksShared'), rowsOf: bookSquares };
