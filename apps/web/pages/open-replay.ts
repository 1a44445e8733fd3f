/** A record for a page that looks through it: kept on this device under a name, or held by the address itself. */
import type { Seat } from '@parlour/kernel/game';
import { failure, type Result, success } from '@parlour/kernel/result';
import type { Furnished } from '../following.ts';
import { worker } from '../host/worker-client.ts';
import { type SharedGame, unpack } from '../share.ts';
import { furnish } from './furnish.ts';
import type { KnownAlbum } from './use-replay.ts';

/** The seats of whoever owns the device are known where the record was made on it. */
type Shared = SharedGame & { readonly mine?: readonly Seat[] };

export type OpenedReplay = KnownAlbum & { readonly shared: Shared; readonly furnished: Furnished };

async function keptHere(id: string): Promise<Result<Shared>> {
  const record = await worker().record(id);
  return record ? success(record) : failure('This game is not kept on this device.');
}

export async function openReplay(id: string | undefined, hash: string): Promise<Result<OpenedReplay>> {
  const shared = id === undefined ? await unpack(hash) : await keptHere(id);
  if (!shared.ok) return shared;
  const album = await worker().replay(shared.value.text, shared.value.names);
  const about = await album.about();
  if (!about.ok) return about;
  return success({ shared: shared.value, album, about: about.value, furnished: await furnish(about.value) });
}
