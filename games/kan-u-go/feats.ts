import { type Feat, type FinishedMatch, type MatchSquares, partsOf, type ShareSquare } from '../shelf/feats.ts';
import type { AloneEvent } from './alone/rules/method.ts';
import { kanUGoShelfText as t } from './box-text.ts';
import type { LaidEvent, TableEvent } from './round/rules/events.ts';

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

const STAR_LETTERS = 5;

const squareOf = ({ words }: Pick<LaidEvent, 'words'>): ShareSquare =>
  words.some(({ length }) => length >= STAR_LETTERS) ? 'best' : 'won';

/** What this player did, turn by turn; a row for each round. */
const wordSquares = ({ seat: me, events }: FinishedMatch<TableEvent>): ShareSquare[][] =>
  partsOf(events, ({ what }) => what === 'dealt').map(round =>
    round.flatMap((event): ShareSquare[] => {
      if (event.what === 'exchanged' && event.seat === me) return ['lost'];
      if (event.what !== 'laid' || event.seat !== me) return [];
      return [squareOf(event)];
    }),
  );

export const wordsShared: MatchSquares = { says: t('wordsShared'), rowsOf: wordSquares };

/** The words, and below them the letters that are left. */
function letterSquares({ events, result }: FinishedMatch<AloneEvent>): ShareSquare[][] {
  const words = events.flatMap(event => (event.what === 'laid' ? [squareOf(event)] : []));
  const left = Array.from({ length: result.scores[0] ?? 0 }, (): ShareSquare => 'lost');
  return [words, left].filter(({ length }) => length > 0);
}

export const lettersShared: MatchSquares = { says: t('lettersShared'), rowsOf: letterSquares };
