/**
 * Commit–reveal of our cuts at a remote table. A cut is stored before it is committed, so that it can be revealed
 * after a reload. Before it is revealed, a slip records what the table has committed to.
 */
import type { ClientState } from '@parlour/client/client';
import type { Chair } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { isCut } from '@parlour/kernel/seal';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { AnswerTo, FailedAnswer } from '@parlour/protocol/server-frames';
import {
  type CutTerms,
  type PendingCut,
  pendingCutCommitment,
  writeCutReceipt,
} from '@parlour/table/shuffle/cut-receipt';
import type { RoomSnapshot } from '@parlour/table/views';
import { workerText } from '../worker-text.ts';
import { type RemoteTable, readRemoteRow, updateRemoteRow } from './remote-state.ts';

const errorAnswer = (code: ErrorCode, message: string): FailedAnswer => ({ ok: false, error: { code, message } });

/** Sends only the commitment; the cut stays secret until all have cut. */
export async function commitCut(remote: RemoteTable, cut: string): Promise<AnswerTo<'cut'>> {
  const { room, seat = null } = remote.client.state() ?? {};
  if (!room || seat === null) return errorAnswer('not-seated', workerText('sitFirst'));
  if (!isCut(cut)) return errorAnswer('bad-request', workerText('plainWord'));
  // Tables with fixed deals have no seal; there a cut only means "ready".
  if (room.seal === undefined) return remote.client.ask({ ask: 'cut', cut });
  const cutting: PendingCut = { seal: room.seal, seat, cut };
  await updateRemoteRow(remote, row => ({ keepsake: addCut(row.keepsake ?? NO_STORED_CUTS, cutting) }), 'strict');
  return remote.client.ask({ ask: 'cut', commitment: pendingCutCommitment(cutting) });
}

/** Called with every state, so that the reveal also happens after a reconnect. */
export async function revealCutWhenDue(remote: RemoteTable, state: ClientState, onChange: () => void): Promise<void> {
  const before = remote.revealStatus;
  remote.revealStatus = (await tryReveal(remote, state))?.is;
  if (remote.revealStatus !== before) onChange();
}

async function tryReveal(remote: RemoteTable, { room, seat, table }: ClientState): Promise<RevealStep | undefined> {
  if (!room.shuffling || !table || !remote.game) return undefined;
  const { keepsake = NO_STORED_CUTS } = await readRemoteRow(remote);
  const step = revealStepFor({ game: remote.game, options: table.options, count: table.count }, room, seat, keepsake);
  if (step?.is === 'without-us') await deleteSlip(remote);
  if (step?.is === 'shown') await storeSlipAndReveal(remote, assertDefined(room.seal), step);
  return step;
}

/** The slip is on disk before the cut is sent. Sent once; the client retries. */
async function storeSlipAndReveal(
  remote: RemoteTable,
  seal: string,
  step: Extract<RevealStep, { is: 'shown' }>,
): Promise<void> {
  if (remote.revealedSeal === seal) return;
  remote.revealedSeal = seal;
  const { cut, slip } = step;
  await updateRemoteRow(remote, ({ keepsake = NO_STORED_CUTS }) => ({ keepsake: { ...keepsake, slip } }), 'strict');
  void remote.client.ask({ ask: 'reveal', cut });
}

const deleteSlip = (remote: RemoteTable): Promise<unknown> =>
  updateRemoteRow(remote, ({ keepsake = NO_STORED_CUTS }) => ({ keepsake: { cuttings: keepsake.cuttings } }));

/** Our cuts for a remote table, stored until its match is verified. */
export type StoredCuts = {
  /** If two tabs cut at once, the table takes only one of the cuts, so both are stored. */
  readonly cuttings: readonly PendingCut[];
  /** For the current match. */
  readonly slip?: string;
};

export const NO_STORED_CUTS: StoredCuts = { cuttings: [] };

const MAX_CUTS_PER_SEAL = 8;

/** Adds a cut to those for the same seal and seat. */
export function addCut({ cuttings, ...rest }: StoredCuts, cutting: PendingCut): StoredCuts {
  const same = cuttings.filter(({ seal, seat }) => seal === cutting.seal && seat === cutting.seat);
  return { ...rest, cuttings: [...same.slice(1 - MAX_CUTS_PER_SEAL), cutting] };
}

export const latestCutFor = ({ cuttings }: StoredCuts, { seal }: RoomSnapshot, seat: Chair): PendingCut | undefined =>
  cuttings.findLast(cutting => cutting.seal === seal && cutting.seat === seat);

/** Keeps only the cuts for the coming match. */
export const dropSpentCuts = ({ cuttings }: StoredCuts, { seal }: RoomSnapshot): StoredCuts => ({
  cuttings: cuttings.filter(cutting => cutting.seal === seal),
});

/**
 * What to do when cuts are revealed. 'shown' reveals ours with its slip; 'lost' means this device has none; 'without
 * us' means the match starts without our cut; 'doubt' reveals nothing, because the table has broken its commitments.
 */
export type RevealStep =
  | { readonly is: 'shown'; readonly cut: string; readonly slip: string }
  | { readonly is: 'doubt' | 'lost' | 'without-us' };

export function revealStepFor(
  agreed: CutTerms,
  room: RoomSnapshot,
  seat: Chair,
  { cuttings }: StoredCuts,
): RevealStep | undefined {
  if (!room.shuffling || seat === null) return undefined;
  if (room.shuffling.commitments[seat] === null) return { is: 'without-us' };
  const ownCuts = cuttings.filter(cutting => cutting.seat === seat);
  if (ownCuts.length === 0) return { is: 'lost' };
  const slips = ownCuts.map(cutting => ({ cut: cutting.cut, slip: writeCutReceipt(agreed, room, cutting) }));
  const match = slips.find((one): one is { cut: string; slip: string } => one.slip !== undefined);
  return match ? { is: 'shown', ...match } : { is: 'doubt' };
}
