/** Cutting at a table elsewhere: kept first, then committed to; shown by itself when everybody has cut. */

import type { ClientState } from '@parlour/client/client-state';
import { must } from '@parlour/kernel/must';
import { isCut } from '@parlour/kernel/seal';
import type { ErrorCode } from '@parlour/protocol/codes';
import type { AnswerTo, Failed } from '@parlour/protocol/told';
import { type Cutting, commitmentFor } from '@parlour/table/slip';
import { NOTHING_KEPT, type Showing, showingOf, withCutting } from './keepsake.ts';
import { keepFar, keptOf, type Visitor } from './visitor.ts';

const refused = (code: ErrorCode, message: string): Failed => ({ ok: false, error: { code, message } });

/** Nobody is told the cut itself before everybody has cut. */
export async function cutFar(visitor: Visitor, cut: string): Promise<AnswerTo<'cut'>> {
  const { room, seat = null } = visitor.guest.seen() ?? {};
  if (!room?.seal || seat === null) return refused('not-seated', 'Sit down before you cut.');
  if (!isCut(cut)) return refused('bad-request', 'A word is made of plain characters, without spaces.');
  const cutting: Cutting = { seal: room.seal, seat, cut };
  await keepFar(visitor, kept => ({ keepsake: withCutting(kept.keepsake ?? NOTHING_KEPT, cutting) }), 'strict');
  return visitor.guest.ask({ ask: 'cut', commitment: commitmentFor(cutting) });
}

/** Called with whatever is seen of the table, so that it happens on every way back to it. */
export async function showCut(visitor: Visitor, seen: ClientState, changed: () => void): Promise<void> {
  const before = visitor.showing;
  visitor.showing = (await show(visitor, seen))?.is;
  if (visitor.showing !== before) changed();
}

async function show(visitor: Visitor, { room, seat, table }: ClientState): Promise<Showing | undefined> {
  if (!room.shuffling || !table || !visitor.game) return undefined;
  const { keepsake = NOTHING_KEPT } = await keptOf(visitor);
  const showing = showingOf({ game: visitor.game, options: table.options, count: table.count }, room, seat, keepsake);
  if (showing?.is === 'without us') await forgetSlip(visitor);
  if (showing?.is === 'shown') await reveal(visitor, must(room.seal), showing);
  return showing;
}

/** The slip is on the disk before the cut goes out. Asked once; the client sees to it that it is heard. */
async function reveal(visitor: Visitor, seal: string, showing: Extract<Showing, { is: 'shown' }>): Promise<void> {
  if (visitor.shownFor === seal) return;
  visitor.shownFor = seal;
  const { cut, slip } = showing;
  await keepFar(visitor, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: { ...keepsake, slip } }), 'strict');
  void visitor.guest.ask({ ask: 'reveal', cut });
}

const forgetSlip = (visitor: Visitor): Promise<unknown> =>
  keepFar(visitor, ({ keepsake = NOTHING_KEPT }) => ({ keepsake: { cuttings: keepsake.cuttings } }));
