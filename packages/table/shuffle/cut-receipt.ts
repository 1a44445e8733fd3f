/**
 * Cut receipt ("slip"): what was fixed before any reveal, and the player's own cut, in the form of a record header to
 * compare line by line.
 *
 *     Game: nations
 *     …
 *     Shuffle: 2
 *     Seal: 471f…
 *     Commitments: 3fa9… - - 88c1…
 *     Seat: 0
 *     Cut: 5b0c…
 */
import type { Game, Seat } from '@parlour/kernel/game';
import type { Options } from '@parlour/kernel/options';
import { type HeaderFields, matchHeaderFields, parseHeaderFields, writeHeader } from '@parlour/kernel/record';
import { cutCommitment, withheldCut } from '@parlour/kernel/seal';
import { tableMessage } from '../table-messages.ts';
import type { RoomSnapshot } from '../views.ts';
import { digest } from './digest.ts';
import { PLAIN_WORDING, type RecordWording } from './record-wording.ts';
import { shuffleHeader } from './seal.ts';

/** A cut that is committed to and not yet revealed. */
export type PendingCut = { readonly seal: string; readonly seat: Seat; readonly cut: string };

export const pendingCutCommitment = ({ seal, seat, cut }: PendingCut): string => cutCommitment(digest, seal, seat, cut);

export type CutTerms = { readonly game: Game; readonly options: Options; readonly count: number };

/** Undefined if the table deviates from what it published before the cut, which then should not be revealed. */
export function writeCutReceipt(
  terms: CutTerms,
  { seal, shuffling }: RoomSnapshot,
  pendingCut: PendingCut,
): string | undefined {
  if (!shuffling || seal !== pendingCut.seal) return undefined;
  const { commitments, dealer } = shuffling;
  if (commitments[pendingCut.seat] !== pendingCutCommitment(pendingCut)) return undefined;
  const { game, options, count } = terms;
  const seating = { count, ...(dealer === undefined ? {} : { dealer }) };
  const fixed = { ...matchHeaderFields({ game, options, seating }), ...shuffleHeader(seal, commitments) };
  return writeHeader({ ...fixed, Seat: String(pendingCut.seat), Cut: pendingCut.cut }).join('\n');
}

/** Says how a record differs from a receipt. */
export function cutReceiptFault(
  slip: string,
  record: HeaderFields,
  wording: RecordWording = PLAIN_WORDING,
): string | undefined {
  const lines = slip.split(/\r?\n/).filter(line => line.trim() !== '');
  const read = parseHeaderFields(lines.map((text, i) => ({ number: i + 1, text })));
  if (!read.ok) return tableMessage('slipLine', { line: read.fault.line, fault: read.fault.message });
  const fields = read.value;
  if (fields.Seal === undefined || fields.Cut === undefined) return tableMessage('slipIncomplete');
  return headFault(fields, record, wording) ?? cutFault(fields, record, wording);
}

const RECEIPT_ONLY = ['Seat', 'Cut'];
const RECORD_ONLY = ['Secret', 'Cuts'];

function headFault(slip: HeaderFields, record: HeaderFields, { abbreviate }: RecordWording): string | undefined {
  const names = Object.keys({ ...slip, ...record }).filter(name => ![...RECEIPT_ONLY, ...RECORD_ONLY].includes(name));
  const other = names.find(name => slip[name] !== record[name]);
  if (other === undefined) return undefined;
  const [before, after] = [slip, record].map(fields => abbreviate(fields[other] ?? ''));
  return tableMessage('slipDiffers', { field: other, before: before ?? '', after: after ?? '' });
}

function cutFault(slip: HeaderFields, record: HeaderFields, { name }: RecordWording): string | undefined {
  const seat = Number(slip.Seat);
  const word = record.Cuts?.split(' ')[seat];
  if (word === slip.Cut) return undefined;
  const commitment = slip.Commitments?.split(' ')[seat] ?? '';
  return word === withheldCut(commitment)
    ? tableMessage('cutNotRevealed', { name: name(seat) })
    : tableMessage('cutDiffers', { name: name(seat) });
}
