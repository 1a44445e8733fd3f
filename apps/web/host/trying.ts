/** A moment of a record in which somebody tries another play: what they might do, and what would come of it. */
import type { Name, Play, Seat } from '@parlour/kernel/game';
import { type ToldRefusal, tellRefusal } from '@parlour/kernel/saying';
import { fairCut } from '@parlour/table/snapshot';
import { OFFERED } from './local.ts';
import type { Replay, ReplayMoment } from './replaying.ts';

export type Offered = { readonly plays: readonly Play[]; readonly more: boolean };

/** The play as it is written, and the moment it leads to; what chance would decide then is left open. */
export type Tried = { readonly written: string; readonly moment: ReplayMoment };

export function offeredAt({ match: { game }, stateAt }: Replay, step: number, seat: Seat): Offered {
  const plays = game.plays(stateAt(step), seat);
  const more = plays.length > OFFERED;
  return { plays: more ? fairCut(plays, OFFERED) : plays, more };
}

export function judgeAt(replay: Replay, name: Name, step: number, seat: Seat, play: Play): ToldRefusal | undefined {
  const { game } = replay.match;
  const refusal = game.isPlay(play) ? game.refuse(replay.stateAt(step), seat, play) : undefined;
  return refusal && tellRefusal(game, refusal, { name, reader: 'board' });
}

export function tryAt(replay: Replay, step: number, seat: Seat, play: Play): Tried | undefined {
  const { game } = replay.match;
  const state = replay.stateAt(step);
  if (!game.isPlay(play) || game.refuse(state, seat, play)) return undefined;
  const after = game.apply(state, { by: seat, play });
  const passed = { state: after.state, happenings: [...after.happenings] };
  return { written: game.write(play), moment: replay.momentOf(passed, seat, step + 1) };
}
