import { type Translate, translator } from '@parlour/messages';
import type { Feat, FinishedMatch, MatchSquares, ShareSquare } from '../shelf/feats.ts';
import type { AliceEvent } from './alice/rules/apply.ts';

const english = {
  won: 'Through the little door',
  wonSays: 'Win a game of Alice in Wonderland.',
  turn: 'Three sets in one turn',
  turnSays: 'Make three sets without hearing a “no” in between.',
  seven: 'Seven scenes',
  sevenSays: 'Make seven sets or more in one game.',
  setsShared: 'A square for each set, in the order they were made. Yours are full.',
} as const;
const text: Translate<typeof english> = translator('alice-feats', english);

const MIN_SETS = 7;
const MIN_SETS_IN_A_TURN = 3;

/** A turn ends with a no, a stop or a pass. */
function madeSetsInOneTurn({ seat, events }: FinishedMatch<AliceEvent>): boolean {
  let made = 0;
  for (const event of events) {
    if (event.what === 'complete' && event.seat === seat) made += 1;
    if (['no', 'stop', 'pass'].includes(event.what)) made = 0;
    if (made >= MIN_SETS_IN_A_TURN) return true;
  }
  return false;
}

export const feats: readonly Feat[] = [
  {
    id: 'alice.won',
    title: text('won'),
    says: text('wonSays'),
    picture: '10a',
    condition: { is: 'won', games: ['alice'] },
  },
  {
    id: 'alice.turn',
    title: text('turn'),
    says: text('turnSays'),
    picture: '13L',
    condition: { is: 'seen', games: ['alice'], isAchievedIn: madeSetsInOneTurn },
  },
  {
    id: 'alice.seven',
    title: text('seven'),
    says: text('sevenSays'),
    picture: '16L',
    condition: {
      is: 'seen',
      games: ['alice'],
      isAchievedIn: ({ seat, result }) => (result.scores[seat] ?? 0) >= MIN_SETS,
    },
  },
];

const setSquares = ({ seat: me, events }: FinishedMatch<AliceEvent>): ShareSquare[][] => [
  events.flatMap((event): ShareSquare[] => {
    if (event.what !== 'lay' && event.what !== 'complete') return [];
    return [event.seat === me ? 'won' : 'lost'];
  }),
];

export const aliceSquares: MatchSquares = { says: text('setsShared'), rowsOf: setSquares };
