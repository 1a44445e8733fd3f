/** What became of the shuffle of a match, as whoever played it reads it. */
import { withheldSaid } from '@parlour/table/wording';
import type { Share, ShuffleProof } from './host/proving.ts';
import type { Naming } from './host/sentences.ts';

export type ProofWords = {
  /** Loud where someone has cheated, or may have; a notice is always shown in full, the others can be cut to their head. */
  readonly tone: 'good' | 'plain' | 'notice' | 'loud';
  readonly head: string;
  readonly says: string;
};

const FOLLOWS: Readonly<Record<Share, string>> = {
  cut: 'Every card follows from the seal you saw and your cut',
  hidden: 'Every card follows from the seal you saw',
  late: 'Every card follows from the seal you saw',
  none: 'Every card follows from the seal in the record',
};

/** What it means for us that our own cut is not in the shuffle. */
const WITHOUT_US: Readonly<Record<Share, readonly string[]>> = {
  cut: [],
  hidden: ['Your cut was not shown in time. For you the shuffle rests on the server.'],
  late: ['Your cut came too late. For you the shuffle rests on the server.'],
  none: ['You did not cut. For you the shuffle rests on the server.'],
};

export function proofWords(proof: ShuffleProof, name: Naming): ProofWords {
  switch (proof.is) {
    case 'verified':
      return verified(proof, name);
    case 'verified here':
      return { tone: 'good', head: 'The shuffle was checked.', says: HERE };
    case 'unproved':
      return unproved(proof);
    case 'wrong':
      return { tone: 'loud', head: 'This does not agree!', says: proof.message };
    case 'no record':
      return { tone: 'loud', head: 'Not verified.', says: NO_RECORD };
    case 'held':
      return { tone: 'notice', head: 'Record held back.', says: HELD };
  }
}

const HERE =
  'The order of the cards was sealed before the first was dealt, and every card agrees with it; all of it on this device.';

const NO_RECORD = 'The table does not give out the record of this match, so nothing can be said for its shuffle.';

const HELD =
  'Others are still playing this deal. When the round is over, open this table again from the tournament to get the record and review the game.';

type Verified = Extract<ShuffleProof, { is: 'verified' }>;

/** Good only where every player has cut and shown it; else it says who has not, and what that means. */
function verified({ share, withheld, uncut = [] }: Verified, name: Naming): ProofWords {
  const gaps = [
    ...WITHOUT_US[share],
    ...withheldSaid(withheld, name),
    ...uncut.map(seat => uncutSaid(name(seat), share)),
  ];
  if (gaps.length === 0)
    return { tone: 'good', head: 'The shuffle was checked.', says: `${FOLLOWS[share]}, and every player cut.` };
  const says = [`${FOLLOWS[share]}.`, ...gaps].join(' ');
  return { tone: 'notice', head: 'The shuffle was checked only in part.', says };
}

const uncutSaid = (who: string, share: Share): string =>
  `${who} did not cut. For ${who} the shuffle rests on the server${share === 'cut' ? '; your own cut is in it.' : '.'}`;

function unproved({ why, message }: Extract<ShuffleProof, { is: 'unproved' }>): ProofWords {
  if (why !== 'given') return { tone: 'plain', head: 'Not proved.', says: message };
  return {
    ...{ tone: 'plain', head: 'Not sealed.' },
    says: 'This deal was given and is the same for everybody who plays it; there is no shuffle to verify.',
  };
}
