/** Fetches the record of a finished remote match, verifies it and stores it. */

import type { ClientState } from '@parlour/client/client';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { assertDefined } from '@parlour/kernel/result';
import { readUpTo } from '../../lib/link-payload.ts';
import { saveRecordWithFeats } from '../records/award-feats.ts';
import { proveRemoteMatch, type ShuffleProof, turningPointSentence } from '../records/finished-match.ts';
import { seatNamer } from '../seat-names.ts';
import type { Store, StoredRecord, StoredRemoteTable } from '../store.ts';
import type { ProvedMatch } from '../table-handle.ts';
import { workerText } from '../worker-text.ts';
import { dropSpentCuts, NO_STORED_CUTS } from './remote-shuffle.ts';
import { type RemoteTable, readRemoteRow, updateRemoteRow } from './remote-state.ts';

/** Runs by itself when a match is over; an unavailable record is tried again at the next state. */
export async function proveWhenOver(remote: RemoteTable, state: ClientState, onChange: () => void): Promise<void> {
  const { room, scene, seat } = state;
  const isKnown = remote.proved?.match === room.match && !RETRIED_OUTCOMES.has(remote.proved.proof.is);
  if (!scene?.over || typeof seat !== 'number' || isKnown || remote.isProving) return;
  remote.isProving = true;
  const proved = await fetchAndProve(remote, state, seat, scene.over).finally(() => {
    remote.isProving = false;
  });
  if (!proved) return;
  remote.proved = { match: room.match, ...proved };
  onChange();
}

const RETRIED_OUTCOMES: ReadonlySet<ShuffleProof['is']> = new Set<ShuffleProof['is']>(['no record', 'held']);

type ProofOutcome = Omit<ProvedMatch, 'match'>;

/**
 * Reads the stored cuts before the stored record: another tab writes the record first and drops the cuts after it.
 */
async function fetchAndProve(
  remote: RemoteTable,
  state: ClientState,
  seat: Seat,
  result: MatchResult,
): Promise<ProofOutcome | undefined> {
  const { store, game } = remote;
  const { keepsake = NO_STORED_CUTS, ...remoteRow } = await readRemoteRow(remote);
  const id = `${remoteRow.id}.${state.room.match}`;
  const known = await store.get('records', id);
  if (known) return known.proof && { proof: known.proof };
  const text = await fetchRecord(remoteRow, state.room.match);
  if (typeof text !== 'string') return { proof: text ?? { is: 'no record' } };
  const proof = proofOrError(() =>
    proveRemoteMatch(assertDefined(game), text, { keepsake, room: state.room, seat, history: state.history }),
  );
  const { slip } = keepsake;
  const row = { ...remoteRecordFields(state, seat, result), ...turningPointField(remote, state, result) };
  const record = { ...row, id, text, proof, ...(slip !== undefined && { slip }) };
  const earned = await saveWithFeatsOrPlain(store, record, state);
  await updateRemoteRow(remote, row => ({ keepsake: dropSpentCuts(row.keepsake ?? NO_STORED_CUTS, state.room) }));
  return { proof, earned };
}

/** Stores the record even if finding feats fails. */
async function saveWithFeatsOrPlain(store: Store, record: StoredRecord, { history }: ClientState): Promise<string[]> {
  try {
    return await saveRecordWithFeats(store, record, history);
  } catch {
    await store.put('records', record);
    return [];
  }
}

function proofOrError(proof: () => ShuffleProof): ShuffleProof {
  try {
    return proof();
  } catch {
    return { is: 'wrong', message: workerText('recordUnreadable') };
  }
}

function turningPointField(
  { game }: RemoteTable,
  { history, room }: ClientState,
  result: MatchResult,
): Pick<StoredRecord, 'decided'> {
  try {
    const decided = game && turningPointSentence(game, history, result, seatNamer(room.seats));
    return decided === undefined ? {} : { decided };
  } catch {
    return {};
  }
}

const remoteRecordFields = (
  { room, table }: ClientState,
  seat: Seat,
  result: MatchResult,
): Omit<StoredRecord, 'id' | 'text'> => ({
  game: assertDefined(table).game,
  ended: Date.now(),
  names: room.seats.map((_, other) => seatNamer(room.seats)(other)),
  mine: [seat],
  winners: result.winners,
  scores: result.scores,
});

/** Records are a fraction of this. */
const MAX_RECORD_BYTES = 2_000_000;
const RETRY_DELAYS_MS = [500, 1500, 4000];

type UnavailableRecord = Extract<ShuffleProof, { is: 'held' | 'no record' }>;

/** Returns undefined after several failed attempts. */
async function fetchRecord(
  remoteRow: StoredRemoteTable,
  match: number,
): Promise<string | UnavailableRecord | undefined> {
  for (const delayMs of [...RETRY_DELAYS_MS, undefined]) {
    const text = await fetchOnce(remoteRow, match).catch(() => undefined);
    if (text !== undefined || delayMs === undefined) return text;
    await new Promise(resolve => setTimeout(resolve, delayMs));
  }
  return undefined;
}

async function fetchOnce(
  { id, seat }: StoredRemoteTable,
  match: number,
): Promise<string | UnavailableRecord | undefined> {
  const headers = seat ? { authorization: `Bearer ${seat}` } : undefined;
  const answer = await fetch(`/api/tables/${id}/records/${match}`, { cache: 'no-store', ...(headers && { headers }) });
  const bytes = answer.body && (await readUpTo(answer.body, MAX_RECORD_BYTES));
  const text = bytes && new TextDecoder().decode(bytes);
  if (answer.ok) return text ?? undefined;
  return answer.status === 409 && text && JSON.parse(text).error?.code === 'round-running' ? { is: 'held' } : undefined;
}
