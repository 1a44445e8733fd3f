/** Apart from seal.ts, so that what only deals need not load records. */
import { matchStatus } from '@parlour/kernel/match';
import { writeRecord, writeVerifiableRecord } from '@parlour/kernel/record/lines';
import { shuffleHeader } from './shuffle/seal.ts';
import type { TableMatch } from './table.ts';

/** Writes the record of a match; discloses the secret once it is over. */
export function writeTableRecord(tableMatch: TableMatch): string {
  const { match, sealed, form, commitments, cuts, moved } = tableMatch;
  if (!sealed) return writeRecord(match);
  return writeVerifiableRecord(match, {
    ...(form === 1 ? { Seal: sealed.commitment } : shuffleHeader(sealed.commitment, commitments)),
    ...(matchStatus(match).is === 'over' ? { Secret: sealed.secret } : {}),
    Cuts: cuts.join(' '),
    ...(moved > 0 ? { 'Sealed-From': String(moved) } : {}),
  });
}
