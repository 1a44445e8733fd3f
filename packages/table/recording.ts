/** The record of a match at a table, which discloses its seal. Apart from the seal: nobody who only deals writes one. */
import { statusOf } from '@parlour/kernel/match';
import { writeProvable, writeRecord } from '@parlour/kernel/record';
import { sealedHeader } from './seal.ts';
import type { Sitting } from './table.ts';

/** The record of a match; the secret is disclosed once the match is over. */
export function recordOf(sitting: Sitting): string {
  const { match, sealed, form, commitments, cuts, moved } = sitting;
  if (!sealed) return writeRecord(match);
  return writeProvable(match, {
    ...(form === 1 ? { Seal: sealed.commitment } : sealedHeader(sealed.commitment, commitments)),
    ...(statusOf(match).is === 'over' ? { Secret: sealed.secret } : {}),
    Cuts: cuts.join(' '),
    ...(moved > 0 ? { 'Sealed-From': String(moved) } : {}),
  });
}
