/** The record of a match played elsewhere: fetched once the match is over, held against what was kept, and kept too. */

import type { ClientState } from '@parlour/client/client-state';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { readAtMost } from '../bounded.ts';
import { decidedBy } from './decisive.ts';
import { keepEarned } from './earning.ts';
import { NOTHING_KEPT, spent } from './keepsake.ts';
import { proofOfRemote, type ShuffleProof } from './proving.ts';
import { keepRemote, keptOf, type RemoteTable } from './remote-table.ts';
import { namingOf } from './sentences.ts';
import type { KeptRecord, KeptRemote, Store } from './store.ts';
import type { Proved } from './table-handle.ts';

/** Once a match is over it is proved, without anybody asking; what was out of reach is tried at the next occasion. */
export async function proveRemote(remote: RemoteTable, seen: ClientState, changed: () => void): Promise<void> {
  const { room, scene, seat } = seen;
  const isKnown = remote.proved?.match === room.match && !ASKED_AGAIN.has(remote.proved.proof.is);
  if (!scene?.over || typeof seat !== 'number' || isKnown || remote.isProving) return;
  remote.isProving = true;
  const proved = await prove(remote, seen, seat, scene.over).finally(() => {
    remote.isProving = false;
  });
  if (!proved) return;
  remote.proved = { match: room.match, ...proved };
  changed();
}

const ASKED_AGAIN: ReadonlySet<ShuffleProof['is']> = new Set<ShuffleProof['is']>(['no record', 'held']);

type Known = Omit<Proved, 'match'>;

/** What was kept is read before it is asked whether another tab has used it up: it writes the record first. */
async function prove(
  remote: RemoteTable,
  seen: ClientState,
  seat: Seat,
  over: MatchResult,
): Promise<Known | undefined> {
  const { store, game } = remote;
  const { keepsake = NOTHING_KEPT, ...kept } = await keptOf(remote);
  const id = `${kept.id}.${seen.room.match}`;
  const known = await store.get('records', id);
  if (known) return known.proof && { proof: known.proof };
  const text = await fetchRecord(kept, seen.room.match);
  if (typeof text !== 'string') return { proof: text ?? { is: 'no record' } };
  const proof = tryProof(() =>
    proofOfRemote(must(game), text, { keepsake, room: seen.room, seat, history: seen.history }),
  );
  const { slip } = keepsake;
  const row = { ...recordOf(seen, seat, over), ...decidedIn(remote, seen, over) };
  const record = { ...row, id, text, proof, ...(slip !== undefined && { slip }) };
  const earned = await tryEarned(store, record, seen);
  await keepRemote(remote, row => ({ keepsake: spent(row.keepsake ?? NOTHING_KEPT, seen.room) }));
  return { proof, earned };
}

/** The record is kept, whatever was told of the match. */
async function tryEarned(store: Store, record: KeptRecord, { history }: ClientState): Promise<string[]> {
  try {
    return await keepEarned(store, record, history);
  } catch {
    await store.put('records', record);
    return [];
  }
}

/** Whatever a table sends, something is said of it. */
function tryProof(proof: () => ShuffleProof): ShuffleProof {
  try {
    return proof();
  } catch {
    return { is: 'wrong', message: 'The record makes no sense.' };
  }
}

function decidedIn(
  { game }: RemoteTable,
  { history, room }: ClientState,
  over: MatchResult,
): Pick<KeptRecord, 'decided'> {
  try {
    const decided = game && decidedBy(game, history, over, namingOf(room.seats));
    return decided === undefined ? {} : { decided };
  } catch {
    return {};
  }
}

const recordOf = ({ room, table }: ClientState, seat: Seat, over: MatchResult): Omit<KeptRecord, 'id' | 'text'> => ({
  game: must(table).game,
  ended: Date.now(),
  names: room.seats.map((_, other) => namingOf(room.seats)(other)),
  mine: [seat],
  winners: over.winners,
  scores: over.scores,
});

/** Records are a fraction of it. */
const LONGEST = 2_000_000;
const PAUSES = [500, 1500, 4000];

type HeldBack = Extract<ShuffleProof, { is: 'held' | 'no record' }>;

/** Undefined if the table does not give it, though it was asked more than once. */
async function fetchRecord(kept: KeptRemote, match: number): Promise<string | HeldBack | undefined> {
  for (const pause of [...PAUSES, undefined]) {
    const text = await fetchOnce(kept, match).catch(() => undefined);
    if (text !== undefined || pause === undefined) return text;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  return undefined;
}

async function fetchOnce({ id, seat }: KeptRemote, match: number): Promise<string | HeldBack | undefined> {
  const headers = seat ? { authorization: `Bearer ${seat}` } : undefined;
  const answer = await fetch(`/api/tables/${id}/records/${match}`, { cache: 'no-store', ...(headers && { headers }) });
  const bytes = answer.body && (await readAtMost(answer.body, LONGEST));
  const text = bytes && new TextDecoder().decode(bytes);
  if (answer.ok) return text ?? undefined;
  return answer.status === 409 && text && JSON.parse(text).error?.code === 'round-running' ? { is: 'held' } : undefined;
}
