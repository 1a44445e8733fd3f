/** What a record discloses of its shuffle, and whether that keeps to what was published before. */
import type { Seat } from '@parlour/kernel/game';
import { nth } from '@parlour/kernel/must';
import type { Header } from '@parlour/kernel/record';
import { failure, type Result, success } from '@parlour/kernel/result';
import {
  commitmentOf,
  cutCommitmentOf,
  isCommitment,
  isCut,
  isWord,
  NO_CUT,
  SECRET_BYTES,
  type Seal,
  type SealForm,
  withheld,
} from '@parlour/kernel/seal';
import { digest } from './digest.ts';
import type { Wording } from './wording.ts';

/** Deals given by hand, draws made elsewhere, none at all, cuts the table could choose, and a match that goes on. */
export type Unproved = 'given' | 'moved' | 'undrawn' | 'first form' | 'going on';

export type Short = { readonly message: string; readonly unproved?: Unproved };
export type Disclosed = Seal & {
  readonly seal: string;
  readonly commitments: readonly string[];
  readonly from: number;
};

export function disclosure({ more, seating }: Header): Result<Disclosed, Short> {
  const {
    Seal: seal,
    Secret: secret,
    Cuts: cut = '',
    Commitments = '',
    Shuffle = '1',
    'Sealed-From': from = '0',
  } = more;
  if (seal === undefined) return failure(NOT_SEALED);
  if (secret === undefined) return failure(CUT_OFF);
  const form: SealForm = Shuffle === '1' ? 1 : 2;
  const cuts = cut.split(' ');
  const message = wordingFault({ secret, Shuffle, from, cuts }, seating.count);
  if (message !== undefined) return failure({ message });
  return success({ seal, secret, cuts, form, commitments: Commitments.split(' '), from: Number(from) });
}

const NOT_SEALED: Short = {
  message: 'The record names no Seal: its deals were given by hand and cannot be verified.',
  unproved: 'given',
};

const CUT_OFF: Short = {
  message: 'The record has a Seal but no Secret: the match is not over, or it was cut off.',
  unproved: 'going on',
};

type Worded = { readonly secret: string; readonly Shuffle: string; readonly from: string; readonly cuts: string[] };

function wordingFault({ secret, Shuffle, from, cuts }: Worded, count: number): string | undefined {
  if (!new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(secret)) {
    return `The Secret is not ${SECRET_BYTES} bytes in hexadecimal.`;
  }
  if (!['1', '2'].includes(Shuffle)) return `Shuffle ${Shuffle} is not known here; a newer Parlour may know it.`;
  if (cuts.length !== count || !cuts.every(isWord)) return 'The Cuts are not one word a seat.';
  return /^\d{1,9}$/.test(from) ? undefined : 'Sealed-From is not the number of a draw.';
}

export function sealFault(disclosed: Disclosed, { name }: Wording): string | undefined {
  const { seal, secret, form, cuts, commitments } = disclosed;
  if (commitmentOf(digest, secret) !== seal) return 'The Secret is not the one the Seal was made of.';
  if (form === 1) return undefined;
  if (commitments.length !== cuts.length) return 'The Commitments are not one word a seat.';
  const seat = cuts.findIndex((cut, i) => !keepsTo(seal, i, nth(commitments, i), cut));
  return seat < 0 ? undefined : `The cut of ${name(seat)} is not what they had committed to.`;
}

function keepsTo(seal: string, seat: Seat, commitment: string, cut: string): boolean {
  if (commitment === NO_CUT) return cut === NO_CUT;
  if (!isCommitment(commitment)) return false;
  return cut === withheld(commitment) || (isCut(cut) && cutCommitmentOf(digest, seal, seat, cut) === commitment);
}
