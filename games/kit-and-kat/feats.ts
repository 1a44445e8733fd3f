import type { Feat, FinishedMatch } from '../shelf/feats.ts';
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
    title: 'Down the Nile',
    says: 'Win a game of Kit and Kat.',
    condition: { is: 'won', games: ['kit-and-kat'] },
  },
  {
    id: 'kit.caught',
    title: 'Kit-and-Kat!',
    says: 'Catch somebody else’s mistake.',
    condition: { is: 'seen', games: ['kit-and-kat'], isAchievedIn: caught },
  },
  {
    id: 'kit.flawless',
    title: 'Never caught nodding',
    says: 'Win without being caught in a mistake, and without a false shout.',
    condition: { is: 'seen', games: ['kit-and-kat'], isAchievedIn: flawless },
  },
  {
    id: 'kit.books',
    title: 'Five books',
    says: 'Have five books or more at the end of a game.',
    condition: {
      is: 'seen',
      games: ['kit-and-kat'],
      isAchievedIn: ({ seat, result }) => (result.scores[seat] ?? 0) >= MANY_BOOKS,
    },
  },
];
