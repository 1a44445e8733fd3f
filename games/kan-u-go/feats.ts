import type { Feat, FinishedMatch } from '../shelf/feats.ts';
import type { AloneEvent } from './alone/rules/method.ts';
import { kanUGoShelfText as t } from './box-text.ts';
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
    title: t('wonTitle'),
    says: t('won'),
    picture: 'G',
    condition: { is: 'won', games: ['kan-u-go'] },
  },
  {
    id: 'kan-u-go.seven',
    title: t('sevenTitle'),
    says: t('seven'),
    picture: 'S',
    condition: { is: 'seen', games: ['kan-u-go', 'race', ...ALONE], isAchievedIn: laidLongWord },
  },
  {
    id: 'kan-u-go.nothing',
    title: t('nothingTitle'),
    says: t('nothing'),
    picture: 'O',
    condition: { is: 'seen', games: ['kan-u-go'], isAchievedIn: wonWithoutPoints },
  },
  {
    id: 'race.won',
    title: t('raceTitle'),
    says: t('raceWon'),
    picture: 'R',
    condition: { is: 'won', games: ['race'] },
  },
  {
    id: 'alone.all',
    title: t('aloneTitle'),
    says: t('alone'),
    picture: 'A',
    condition: { is: 'won', games: ALONE },
  },
];
