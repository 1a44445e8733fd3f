/** What can be achieved in Wonderland. */
import type { Feat, Played } from '../shelf/feat.ts';
import type { AliceEvent } from './alice/rules/happenings.ts';

const SETS = 7;
const IN_A_TURN = 3;

/** A turn ends with a no, a stop or a pass. */
function madeInATurn({ seat, events }: Played<AliceEvent>): boolean {
  let made = 0;
  for (const event of events) {
    if (event.what === 'complete' && event.seat === seat) made += 1;
    if (['no', 'stop', 'pass'].includes(event.what)) made = 0;
    if (made >= IN_A_TURN) return true;
  }
  return false;
}

export const feats: readonly Feat[] = [
  {
    id: 'alice.won',
    title: 'Through the little door',
    says: 'Win a game of Alice in Wonderland.',
    deed: { is: 'won', games: ['alice'] },
  },
  {
    id: 'alice.turn',
    title: 'Three sets in one turn',
    says: 'Make three sets without hearing a no in between.',
    deed: { is: 'seen', games: ['alice'], seen: madeInATurn },
  },
  {
    id: 'alice.seven',
    title: 'Seven scenes',
    says: 'Make seven sets or more in one game.',
    deed: { is: 'seen', games: ['alice'], seen: ({ seat, result }) => (result.scores[seat] ?? 0) >= SETS },
  },
];
