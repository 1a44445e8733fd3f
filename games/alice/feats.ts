import type { Feat, FinishedMatch } from '../shelf/feats.ts';
import type { AliceEvent } from './alice/rules/apply.ts';

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
    title: 'Through the little door',
    says: 'Win a game of Alice in Wonderland.',
    condition: { is: 'won', games: ['alice'] },
  },
  {
    id: 'alice.turn',
    title: 'Three sets in one turn',
    says: 'Make three sets without hearing a no in between.',
    condition: { is: 'seen', games: ['alice'], isAchievedIn: madeSetsInOneTurn },
  },
  {
    id: 'alice.seven',
    title: 'Seven scenes',
    says: 'Make seven sets or more in one game.',
    condition: {
      is: 'seen',
      games: ['alice'],
      isAchievedIn: ({ seat, result }) => (result.scores[seat] ?? 0) >= MIN_SETS,
    },
  },
];
