/** Texts about the shuffle: the word in a cut, waiting for cuts, and the result of the verification. */
import type { Seat } from '@parlour/kernel/game';
import { formatWithheldCuts } from '@parlour/table/shuffle/record-wording';
import type { RoomSnapshot } from '@parlour/table/views';
import type { SeatNamer } from '../worker/narration.ts';
import type { ShuffleProof, ShuffleShare } from '../worker/records/finished-match.ts';

export const MAX_WORD_LENGTH = 60;

export function cutWordError(word: string): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return `A word has at most ${MAX_WORD_LENGTH} characters.`;
  return /^[\x21-\x7e]*$/.test(word)
    ? undefined
    : 'A word is made of plain letters, figures and signs, without spaces or accents.';
}

export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export function seatsStillToCut({ seats, cut }: RoomSnapshot): Seat[] {
  return seats.flatMap((occupant, seat) => (occupant.is === 'person' && !cut[seat] ? [seat] : []));
}

export function revealProgressText(
  { hiding, until }: NonNullable<RoomSnapshot['shuffling']>,
  name: SeatNamer,
  now: number,
): string {
  const names = hiding.map(name);
  if (names.length === 0) return 'All cuts are shown.';
  const pages = names.length === 1 ? `${names[0]}’s page` : `the pages of ${joinNames(names)}`;
  const cuts = names.length === 1 ? 'their cut' : 'their cuts';
  return `Waiting for ${pages} to show ${cuts}, until ${deadlineText(until, now)} at the latest.`;
}

const DAY_MS = 86_400_000;

function deadlineText(time: number, now: number): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(time).toLocaleString('en-GB', time - now < DAY_MS / 2 ? clock : { ...date, ...clock });
}

export type ShuffleProofText = {
  /**
   * 'loud' where someone has cheated or may have. A notice is always shown in full; other texts may be cut to their
   * title.
   */
  readonly tone: 'good' | 'plain' | 'notice' | 'loud';
  readonly title: string;
  readonly text: string;
};

const CARDS_FOLLOW_TEXTS: Readonly<Record<ShuffleShare, string>> = {
  cut: 'Every card follows from the seal you saw and your cut',
  hidden: 'Every card follows from the seal you saw',
  late: 'Every card follows from the seal you saw',
  none: 'Every card follows from the seal in the record',
};

const MISSING_CUT_TEXTS: Readonly<Record<ShuffleShare, readonly string[]>> = {
  cut: [],
  hidden: ['Your cut was not shown in time. For you the shuffle rests on the server.'],
  late: ['Your cut came too late. For you the shuffle rests on the server.'],
  none: ['You did not cut. For you the shuffle rests on the server.'],
};

export function shuffleProofText(proof: ShuffleProof, name: SeatNamer): ShuffleProofText {
  switch (proof.is) {
    case 'verified':
      return verifiedText(proof, name);
    case 'verified here':
      return { tone: 'good', title: 'The shuffle was checked.', text: VERIFIED_HERE_TEXT };
    case 'unproved':
      return unprovedText(proof);
    case 'wrong':
      return { tone: 'loud', title: 'This does not agree!', text: proof.message };
    case 'no record':
      return { tone: 'loud', title: 'Not verified.', text: NO_RECORD_TEXT };
    case 'held':
      return { tone: 'notice', title: 'Record held back.', text: HELD_RECORD_TEXT };
  }
}

const VERIFIED_HERE_TEXT =
  'The order of the cards was sealed before the first was dealt, and every card agrees with it; all of it on this device.';

const NO_RECORD_TEXT = 'The table does not give out the record of this match, so nothing can be said for its shuffle.';

const HELD_RECORD_TEXT =
  'Others are still playing this deal. When the round is over, open this table again from the tournament to get the record and review the game.';

type VerifiedProof = Extract<ShuffleProof, { is: 'verified' }>;

/** 'good' only if every player has cut and revealed the cut. */
function verifiedText({ share, withheld, uncut = [] }: VerifiedProof, name: SeatNamer): ShuffleProofText {
  const gaps = [
    ...MISSING_CUT_TEXTS[share],
    ...formatWithheldCuts(withheld, name),
    ...uncut.map(seat => uncutText(name(seat), share)),
  ];
  if (gaps.length === 0)
    return {
      tone: 'good',
      title: 'The shuffle was checked.',
      text: `${CARDS_FOLLOW_TEXTS[share]}, and every player cut.`,
    };
  const text = [`${CARDS_FOLLOW_TEXTS[share]}.`, ...gaps].join(' ');
  return { tone: 'notice', title: 'The shuffle was checked only in part.', text };
}

const uncutText = (player: string, share: ShuffleShare): string =>
  `${player} did not cut. For ${player} the shuffle rests on the server${share === 'cut' ? '; your own cut is in it.' : '.'}`;

function unprovedText({ why, message }: Extract<ShuffleProof, { is: 'unproved' }>): ShuffleProofText {
  if (why !== 'given') return { tone: 'plain', title: 'Not proved.', text: message };
  return {
    ...{ tone: 'plain', title: 'Not sealed.' },
    text: 'This deal was given and is the same for everybody who plays it; there is no shuffle to verify.',
  };
}
