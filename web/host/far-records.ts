/** The record of a match played elsewhere: fetched once the match is over, held against what was kept, and kept too. */

import type { ClientState } from '@parlour/client/client-state';
import type { MatchResult, Seat } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import { readAtMost } from '../bounded.ts';
import { decidedBy } from './decisive.ts';
import { keepEarned } from './earning.ts';
import { NOTHING_KEPT, spent } from './keepsake.ts';
import { type Proof, proofOfFar } from './proving.ts';
import type { FarTable, KeptRecord, Store } from './store.ts';
import { namingOf } from './telling.ts';
import type { Proved } from './visit.ts';
import { keepFar, keptOf, type Visitor } from './visitor.ts';

/** Once a match is over it is proved, without anybody asking; what was out of reach is tried at the next occasion. */
export async function proveFar(visitor: Visitor, seen: ClientState, changed: () => void): Promise<void> {
  const { room, scene, seat } = seen;
  const isKnown = visitor.proved?.match === room.match && visitor.proved.proof.is !== 'no record';
  if (!scene?.over || typeof seat !== 'number' || isKnown || visitor.isProving) return;
  visitor.isProving = true;
  const proved = await prove(visitor, seen, seat, scene.over).finally(() => {
    visitor.isProving = false;
  });
  if (!proved) return;
  visitor.proved = { match: room.match, ...proved };
  changed();
}

type Known = Omit<Proved, 'match'>;

/** What was kept is read before it is asked whether another tab has used it up: it writes the record first. */
async function prove(visitor: Visitor, seen: ClientState, seat: Seat, over: MatchResult): Promise<Known | undefined> {
  const { store, game } = visitor;
  const { keepsake = NOTHING_KEPT, ...kept } = await keptOf(visitor);
  const id = `${kept.id}.${seen.room.match}`;
  const known = await store.get('records', id);
  if (known) return known.proof && { proof: known.proof };
  const text = await fetchRecord(kept, seen.room.match);
  if (text === undefined) return { proof: { is: 'no record' } };
  const proof = tryProof(() =>
    proofOfFar(must(game), text, { keepsake, room: seen.room, seat, history: seen.history }),
  );
  const { slip } = keepsake;
  const row = { ...recordOf(seen, seat, over), ...decidedIn(visitor, seen, over) };
  const record = { ...row, id, text, proof, ...(slip !== undefined && { slip }) };
  const earned = await tryEarned(store, record, seen);
  await keepFar(visitor, row => ({ keepsake: spent(row.keepsake ?? NOTHING_KEPT, seen.room) }));
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
function tryProof(proof: () => Proof): Proof {
  try {
    return proof();
  } catch {
    return { is: 'wrong', message: 'The record makes no sense.' };
  }
}

function decidedIn({ game }: Visitor, { history, room }: ClientState, over: MatchResult): Pick<KeptRecord, 'decided'> {
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

/** Undefined if the table does not give it, though it was asked more than once. */
async function fetchRecord(kept: FarTable, match: number): Promise<string | undefined> {
  for (const pause of [...PAUSES, undefined]) {
    const text = await fetchOnce(kept, match).catch(() => undefined);
    if (text !== undefined || pause === undefined) return text;
    await new Promise(resolve => setTimeout(resolve, pause));
  }
  return undefined;
}

async function fetchOnce({ id, seat }: FarTable, match: number): Promise<string | undefined> {
  const headers = seat ? { authorization: `Bearer ${seat}` } : undefined;
  const answer = await fetch(`/api/tables/${id}/records/${match}`, { cache: 'no-store', ...(headers && { headers }) });
  const bytes = answer.ok && answer.body ? await readAtMost(answer.body, LONGEST) : undefined;
  return bytes && new TextDecoder().decode(bytes);
}
