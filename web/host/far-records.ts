/** The record of a match played elsewhere: fetched once the match is over, and kept like those of tables here. */
import type { Seen } from '@parlour/table/seen';
import type { FarTable, Store } from './store.ts';
import { namingOf } from './telling.ts';

type Keeping = { readonly store: Store; readonly kept: FarTable };

export async function keepFarRecord({ store, kept }: Keeping, { room, scene, table, seat }: Seen): Promise<void> {
  const id = `${kept.id}.${room.match}`;
  if (!scene?.over || typeof seat !== 'number' || (await store.get('records', id))) return;
  const text = await fetchRecord(kept, room.match);
  if (text === undefined) return;
  const { winners, scores } = scene.over;
  const names = room.seats.map((_, other) => namingOf(room.seats)(other));
  await store.put('records', { id, game: table!.game, ended: Date.now(), names, mine: [seat], winners, scores, text });
}

async function fetchRecord({ id, seat }: FarTable, match: number): Promise<string | undefined> {
  const headers = seat ? { authorization: `Bearer ${seat}` } : undefined;
  const answer = await fetch(`/api/tables/${id}/records/${match}`, headers ? { headers } : {});
  return answer.ok ? answer.text() : undefined;
}
