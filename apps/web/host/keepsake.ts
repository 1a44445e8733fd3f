/**
 * What is kept on the device of our own cuts. A cut is kept before it is committed to, so that whoever reloads in between
 * still shows it; and before it is shown a slip is made out of what the table has bound itself to.
 */
import type { Chair } from '@parlour/kernel/game';
import { type Agreed, type Cutting, slipOf } from '@parlour/table/slip';
import type { Room } from '@parlour/table/snapshot';

export type Keepsake = {
  /** Of two tabs that cut at once only one is heard, so both cuts are kept. */
  readonly cuttings: readonly Cutting[];
  /** Of the match under way. */
  readonly slip?: string;
};

export const NOTHING_KEPT: Keepsake = { cuttings: [] };

const MOST = 8;

/** Keeps a cut beside others for the same seal and seat. */
export function withCutting({ cuttings, ...rest }: Keepsake, cutting: Cutting): Keepsake {
  const same = cuttings.filter(({ seal, seat }) => seal === cutting.seal && seat === cutting.seat);
  return { ...rest, cuttings: [...same.slice(1 - MOST), cutting] };
}

/** The last cut of a seat for the seal that lies there. */
export const cutFor = ({ cuttings }: Keepsake, { seal }: Room, seat: Chair): Cutting | undefined =>
  cuttings.findLast(cutting => cutting.seal === seal && cutting.seat === seat);

/** Only what was cut for the coming match is still of use. */
export const spent = ({ cuttings }: Keepsake, { seal }: Room): Keepsake => ({
  cuttings: cuttings.filter(cutting => cutting.seal === seal),
});

/**
 * What is to be done when the cuts are shown: ours goes with its slip; it is lost if this device has none, and there is
 * none if the match begins without us. In doubt, because the table has not kept to what it said, nothing is shown.
 */
export type Showing =
  | { readonly is: 'shown'; readonly cut: string; readonly slip: string }
  | { readonly is: 'doubt' | 'lost' | 'without us' };

export function showingOf(agreed: Agreed, room: Room, seat: Chair, { cuttings }: Keepsake): Showing | undefined {
  if (!room.shuffling || seat === null) return undefined;
  if (room.shuffling.commitments[seat] === null) return { is: 'without us' };
  const mine = cuttings.filter(cutting => cutting.seat === seat);
  if (mine.length === 0) return { is: 'lost' };
  const slips = mine.map(cutting => ({ cut: cutting.cut, slip: slipOf(agreed, room, cutting) }));
  const kept = slips.find((one): one is { cut: string; slip: string } => one.slip !== undefined);
  return kept ? { is: 'shown', ...kept } : { is: 'doubt' };
}
