/** What the referee would say, asked from a chair: any world that looks like its view gives the same answer. */
import type { Game, Play, Refusal, View } from '@parlour/kernel/game';
import { seeded } from '@parlour/kernel/random';

export function judgeFrom(game: Game, view: View, play: Play): Refusal | undefined {
  if (view.seat === null || !game.isPlay(play)) return undefined;
  return game.refuse(game.imagine(view, seeded('judge')), view.seat, play);
}
