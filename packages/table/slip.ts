/**
 * The slip a player keeps: what was fixed before any cut was shown, and their own cut. It is written like the header of a
 * record, so that afterwards the two can be laid side by side, line by line.
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
import { type HeaderFields, headerFields, readFields, writeHeader } from '@parlour/kernel/record';
import { cutCommitmentOf, withheld } from '@parlour/kernel/seal';
import { digest } from './digest.ts';
import { sealedHeader } from './seal.ts';
import type { Room } from './snapshot.ts';
import { PLAIN, type Wording } from './wording.ts';

/** A cut that is kept until everybody has cut. */
export type Cutting = { readonly seal: string; readonly seat: Seat; readonly cut: string };

export const commitmentFor = ({ seal, seat, cut }: Cutting): string => cutCommitmentOf(digest, seal, seat, cut);

export type Agreed = { readonly game: Game; readonly options: Options; readonly count: number };

/** Undefined if the table has not kept to what it said before the cut; then the cut is better not shown. */
export function slipOf(agreed: Agreed, { seal, shuffling }: Room, cutting: Cutting): string | undefined {
  if (!shuffling || seal !== cutting.seal) return undefined;
  const { commitments, dealer } = shuffling;
  if (commitments[cutting.seat] !== commitmentFor(cutting)) return undefined;
  const { game, options, count } = agreed;
  const seating = { count, ...(dealer === undefined ? {} : { dealer }) };
  const fixed = { ...headerFields({ game, options, seating }), ...sealedHeader(seal, commitments) };
  return writeHeader({ ...fixed, Seat: String(cutting.seat), Cut: cutting.cut }).join('\n');
}

/** What a record says that a slip does not, in one sentence; undefined if they agree. */
export function slipFault(slip: string, record: HeaderFields, wording: Wording = PLAIN): string | undefined {
  const lines = slip.split(/\r?\n/).filter(line => line.trim() !== '');
  const read = readFields(lines.map((text, i) => ({ number: i + 1, text })));
  if (!read.ok) return `The slip, line ${read.fault.line}: ${read.fault.message}`;
  const fields = read.value;
  if (fields.Seal === undefined || fields.Cut === undefined) return 'The slip names no Seal or no Cut.';
  return headFault(fields, record, wording) ?? cutFault(fields, record, wording);
}

const OWN = ['Seat', 'Cut'];
/** What a record has besides: what was disclosed when the match was over. */
const LATER = ['Secret', 'Cuts'];

function headFault(slip: HeaderFields, record: HeaderFields, { shown }: Wording): string | undefined {
  const names = Object.keys({ ...slip, ...record }).filter(name => ![...OWN, ...LATER].includes(name));
  const other = names.find(name => slip[name] !== record[name]);
  if (other === undefined) return undefined;
  const [before, after] = [slip, record].map(fields => shown(fields[other] ?? ''));
  return `Before the cuts were shown the ${other} was "${before}"; in the record it is "${after}".`;
}

function cutFault(slip: HeaderFields, record: HeaderFields, { name }: Wording): string | undefined {
  const seat = Number(slip.Seat);
  const word = record.Cuts?.split(' ')[seat];
  if (word === slip.Cut) return undefined;
  const commitment = slip.Commitments?.split(' ')[seat] ?? '';
  return word === withheld(commitment)
    ? `The record says that the cut of ${name(seat)} was never shown.`
    : `Your cut is not that of ${name(seat)} among the Cuts.`;
}
