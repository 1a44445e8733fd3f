/** Texts about the shuffle: the word in a cut, waiting for cuts, and the result of the verification. */
import type { Seat } from '@parlour/kernel/game';
import { formatList, type Translate, translator } from '@parlour/messages';
import { formatWithheldCuts } from '@parlour/table/shuffle/record-wording';
import type { RoomSnapshot } from '@parlour/table/views';
import type { ShuffleProof, ShuffleShare } from '../worker/records/finished-match.ts';
import type { SeatNamer } from '../worker/seat-names.ts';

const english = {
  wordTooLong: 'Use at most {max} characters.',
  wordNotPlain: 'Use plain letters, digits and signs only: no spaces, no accents.',

  allRevealed: 'Every cut has been revealed.',
  waitingToReveal:
    '{count, plural, one {Waiting for {names}’s device to reveal its cut, until {time} at the latest.} other {Waiting for the devices of {names} to reveal their cuts, until {time} at the latest.}}',

  fair: 'Fair shuffle',
  fairInPart: 'Partly checked',
  notSealed: 'Not sealed',
  notProved: 'Not proved',
  mismatch: 'Shuffle mismatch!',
  notVerified: 'Not verified',
  recordHeld: 'Record held back',

  everyCardFollows:
    '{share, select, cut {Every card follows from the seal you saw and your cut} none {Every card follows from the seal in the record} other {Every card follows from the seal you saw}}',
  everyoneCut: '{cards}, and every player cut.',
  sentence: '{text}.',
  hidden: 'Your cut was not revealed in time. For you the shuffle depends on the server.',
  late: 'Your cut came too late. For you the shuffle depends on the server.',
  none: 'You did not cut. For you the shuffle depends on the server.',
  uncut:
    '{ownCut, select, yes {{player} did not cut. For {player} the shuffle depends on the server; your own cut counts.} other {{player} did not cut. For {player} the shuffle depends on the server.}}',
  verifiedHere:
    'The order of the cards was sealed before the first card was dealt, and every card matches it. All of it was checked on this device.',
  noRecord: 'The table does not give out the record of this match, so its shuffle can’t be checked.',
  recordHeldWhy:
    'Others are still playing this deal. When the round is over, open this table again from the tournament to get the record and review the game.',
  givenDeal: 'This deal was fixed and is the same for everyone who plays it. There is no shuffle to verify.',
} as const;
const t: Translate<typeof english> = translator('shuffle', english);

export const MAX_WORD_LENGTH = 60;

export function cutWordError(word: string): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return t('wordTooLong', { max: MAX_WORD_LENGTH });
  return /^[\x21-\x7e]*$/.test(word) ? undefined : t('wordNotPlain');
}

/** "Ada, Brian and Cleo". */
export const joinNames = (names: readonly string[]): string => formatList(names);

export function seatsStillToCut({ seats, cut }: RoomSnapshot): Seat[] {
  return seats.flatMap((occupant, seat) => (occupant.is === 'person' && !cut[seat] ? [seat] : []));
}

export function revealProgressText(
  { hiding, until }: NonNullable<RoomSnapshot['shuffling']>,
  name: SeatNamer,
  now: number,
): string {
  if (hiding.length === 0) return t('allRevealed');
  const names = joinNames(hiding.map(name));
  return t('waitingToReveal', { count: hiding.length, names, time: deadlineText(until, now) });
}

const DAY_MS = 86_400_000;

function deadlineText(time: number, now: number): string {
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const date = { day: 'numeric', month: 'long' } as const;
  return new Date(time).toLocaleString('en-GB', time - now < DAY_MS / 2 ? clock : { ...date, ...clock });
}

export type ShuffleProofText = {
  /** 'loud' where someone has cheated or may have. Only 'good' and 'plain' may be cut to their title. */
  readonly tone: 'good' | 'plain' | 'notice' | 'loud';
  readonly title: string;
  readonly text: string;
};

export function shuffleProofText(proof: ShuffleProof, name: SeatNamer): ShuffleProofText {
  switch (proof.is) {
    case 'verified':
      return verifiedText(proof, name);
    case 'verified here':
      return { tone: 'good', title: t('fair'), text: t('verifiedHere') };
    case 'unproved':
      return proof.why === 'given'
        ? { tone: 'plain', title: t('notSealed'), text: t('givenDeal') }
        : { tone: 'plain', title: t('notProved'), text: proof.message };
    case 'wrong':
      return { tone: 'loud', title: t('mismatch'), text: proof.message };
    case 'no record':
      return { tone: 'loud', title: t('notVerified'), text: t('noRecord') };
    case 'held':
      return { tone: 'notice', title: t('recordHeld'), text: t('recordHeldWhy') };
  }
}

type VerifiedProof = Extract<ShuffleProof, { is: 'verified' }>;

const missingCutText = (share: ShuffleShare): string[] => (share === 'cut' ? [] : [t(share)]);

/** 'good' only if every player has cut and revealed the cut. */
function verifiedText({ share, withheld, uncut = [] }: VerifiedProof, name: SeatNamer): ShuffleProofText {
  const gaps = [
    ...missingCutText(share),
    ...formatWithheldCuts(withheld, name),
    ...uncut.map(seat => t('uncut', { player: name(seat), ownCut: share === 'cut' ? 'yes' : 'no' })),
  ];
  const cards = t('everyCardFollows', { share });
  return gaps.length === 0
    ? { tone: 'good', title: t('fair'), text: t('everyoneCut', { cards }) }
    : { tone: 'notice', title: t('fairInPart'), text: [t('sentence', { text: cards }), ...gaps].join(' ') };
}
