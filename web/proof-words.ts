/** What became of the shuffle of a match, as whoever played it reads it. */
import type { Share, ShuffleProof } from './host/proving.ts';
import type { Naming } from './host/sentences.ts';

export type ProofWords = {
  /** Loud where somebody has cheated, or may have. */
  readonly tone: 'good' | 'plain' | 'loud';
  readonly head: string;
  readonly says: string;
};

const SHARES: Readonly<Record<Share, string>> = {
  cut: 'Every card follows from the seal you saw and your cut.',
  hidden:
    'Every card follows from the seal you saw. Your own cut was not shown in time; what you had committed to stands in its place.',
  late: 'Every card follows from the seal you saw. Your cut came too late and had no part in it.',
  none: 'Every card follows from the seal in the record. You had not cut, so nothing of yours vouches for it.',
};

export function proofWords(proof: ShuffleProof, name: Naming): ProofWords {
  switch (proof.is) {
    case 'verified':
      return {
        tone: 'good',
        head: 'The shuffle was checked.',
        says: [SHARES[proof.share], ...hidden(proof, name)].join(' '),
      };
    case 'verified here':
      return { tone: 'good', head: 'The shuffle was checked.', says: HERE };
    case 'unproved':
      return unproved(proof);
    case 'wrong':
      return { tone: 'loud', head: 'This does not agree!', says: proof.message };
    case 'no record':
      return { tone: 'loud', head: 'Not verified.', says: NO_RECORD };
    case 'held':
      return { tone: 'plain', head: 'Record held back.', says: HELD };
  }
}

const HERE =
  'The order of the cards was sealed before the first was dealt, and every card agrees with it; all of it on this device.';

const NO_RECORD = 'The table does not give out the record of this match, so nothing can be said for its shuffle.';

const HELD =
  'Others are still playing this deal. When the round is over, open this table again from the tournament to get the record and review the game.';

const hidden = ({ withheld }: Extract<ShuffleProof, { is: 'verified' }>, name: Naming): string[] =>
  withheld.map(seat => `${name(seat)} never showed their cut; what they had committed to stands in its place.`);

function unproved({ why, message }: Extract<ShuffleProof, { is: 'unproved' }>): ProofWords {
  if (why !== 'given') return { tone: 'plain', head: 'Not proved.', says: message };
  return {
    ...{ tone: 'plain', head: 'Not sealed.' },
    says: 'This deal was given and is the same for everybody who plays it; there is no shuffle to verify.',
  };
}
