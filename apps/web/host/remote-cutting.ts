/** Cutting at a table elsewhere: kept first, then committed to; shown by itself when everybody has cut. */

import type { ClientState } from '@parlour/client/client-state';
import { must } from '@parlour/kernel/must';
import { isCut } from '@parlour/kernel/seal';
import type { ErrorCode } from '@parlour/protocol/error-codes';
import type { AnswerTo, Failed } from '@parlour/protocol/server-frames';
import { type Cutting, commitmentFor } from '@parlour/table/slip';
import { NOTHING_KEPT, type Showing, showingOf, withCutting } from './keepsake.ts';
import { keepRemote, keptOf, type RemoteTable } from './remote-table.ts';

const refused = (code: ErrorCode, message: string): Failed => ({ ok: false, error: { code, message } });

/** Nobody is told the cut itself before everybody has cut. */
export async function cutRemote(remote: RemoteTable, cut: string): Promise<AnswerTo<'cut'>> {
  const { room, seat = null } = remote.client.seen() ?? {};
  if (!room || seat === null) return refused('not-seated', 'Sit down before you cut.');
  if (!isCut(cut)) return refused('bad-request', 'A word is made of plain characters, without spaces.');
  // Where everyone gets the same deals there is no seal, and a cut only says that the player is ready.
  if (room.seal === undefined) return remote.client.ask({ ask: 'cut', cut });
  const cutting: Cutting = { seal: room.seal, seat, cut };
  await keepRemote(remote, kept => ({ keepsake: withCutting(kept.keepsake ?? NOTHING_KEPT, cutting) }), 'strict');
  return remote.client.ask({ ask: 'cut', commitment: commitmentFor(cutting) });
}

/** Called with whatever is seen of the table, so that it happens on every way back to it. */
export async function showCut(remote: RemoteTable, seen: ClientState, changed: () => void): Promise<void> {
  const before = remote.showing;
  remote.showing = (await show(remote, seen))?.is;
  if (remote.showing !== before) changed();
}

async function show(remote: RemoteTable, { room, seat, table }: ClientState): Promise<Showing | undefined> {
  if (!room.shuffling || !table || !remote.game) return undefined;
  const { keepsake = NOTHING_KEPT } = await keptOf(remote);
  const showing = showingOf({ game: remote.game, options: table.options, count: table.count }, room, seat, keepsake);
  if (showing?.is === 'without us') await forgetSlip(remote);
  if (showing?.is === 'shown') await reveal(remote, must(room.seal), showing);
  return showing;
}

/** The slip is on the disk before the cut goes out. Asked once; the client sees to it that it is heard. */
async function reveal(remote: RemoteTable, seal: string, showing: Extract<Showing, { is: 'shown' }>): Promise<void> {
  if (remote.shownFor === seal) return;
  remote.shownFor = seal;
  const { cut, slip } = showing;
  await keepRemote(remote, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: { ...keepsake, slip } }), 'strict');
  void remote.client.ask({ ask: 'reveal', cut });
}

const forgetSlip = (remote: RemoteTable): Promise<unknown> =>
  keepRemote(remote, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: { cuttings: keepsake.cuttings } }));
