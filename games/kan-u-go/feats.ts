import type { Feat, FinishedMatch } from '../shelf/feats.ts';
import type { AloneEvent } from './alone/rules/method.ts';
import type { LaidEvent } from './round/rules/events.ts';

const LONG_WORD_LETTERS = 7;
const ALONE = ['alone-first', 'alone-second', 'alone-third'] as const;

const laidLongWord = ({ seat, events }: FinishedMatch<LaidEvent | AloneEvent>): boolean =>
  events.some(
    event => event.what === 'laid' && event.seat === seat && event.words.some(word => word.length >= LONG_WORD_LETTERS),
  );

const wonWithoutPoints = ({ seat, result }: FinishedMatch): boolean =>
  result.winners.includes(seat) && result.scores.length > 1 && result.scores[seat] === 0;

export const feats: readonly Feat[] = [
  {
    id: 'kan-u-go.won',
    title: 'I can go',
    says: 'Win a game of Kan-U-Go.',
    condition: { is: 'won', games: ['kan-u-go'] },
  },
  {
    id: 'kan-u-go.seven',
    title: 'Seven letters',
    says: 'Make a word of seven letters or more, in any game of the box.',
    condition: { is: 'seen', games: ['kan-u-go', 'race', ...ALONE], isAchievedIn: laidLongWord },
  },
  {
    id: 'kan-u-go.nothing',
    title: 'Not one point',
    says: 'Win a game of Kan-U-Go without a point against you.',
    condition: { is: 'seen', games: ['kan-u-go'], isAchievedIn: wonWithoutPoints },
  },
  {
    id: 'race.won',
    title: 'By a head',
    says: 'Win the Race.',
    condition: { is: 'won', games: ['race'] },
  },
  {
    id: 'alone.all',
    title: 'All three came out',
    says: 'Let each of the three patiences come out.',
    condition: { is: 'won', games: ALONE },
  },
];
