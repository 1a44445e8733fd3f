/** Nations, as the shelf knows it. */
import type { Game, Status } from '@parlour/kernel/game';
import { apply, type Deal, draw, type NationsHappening } from './apply.ts';
import { imagine } from './imagine.ts';
import { type NationsPlay, plays, refuse } from './judge.ts';
import { nationsOptions } from './options.ts';
import { CARDS, PACK } from './pack.ts';
import { sheet } from './sheet.generated.ts';
import { begin, cardsOf, playedMasks, type State, turnOf } from './state.ts';
import { isPlay, read, readChance, say, show, write, writeChance } from './text.ts';
import { type NationsView, view } from './view.ts';

export type NationsParts = {
  state: State;
  play: NationsPlay;
  chance: Deal;
  happening: NationsHappening;
  view: NationsView;
  options: { readonly target: number };
};

const DEAL: Status = { is: 'chance', of: 'deal' };
const TURNS: readonly Status[] = [0, 1, 2, 3].map(seat => ({ is: 'open', turn: [seat] }) as const);

function status(state: State): Status {
  const { winner, scores } = state;
  if (winner !== null) return { is: 'over', result: { winners: [winner, winner + 2], scores } };
  return state.star === null ? DEAL : TURNS[turnOf(state)]!;
}

function whereabouts(state: State): Record<string, readonly string[]> {
  if (state.star === null) return { pack: CARDS };
  const played = playedMasks(state);
  const held = [0, 1, 2, 3].map(seat => [`hand ${seat}`, cardsOf(state.hands, seat)] as const);
  return { ...Object.fromEntries(held), played: [0, 1, 2, 3].flatMap(seat => cardsOf(played, seat)) };
}

export const nations: Game<NationsParts> = {
  id: 'nations',
  title: 'Nations',
  version: 1,
  seats: [4, 4],
  options: nationsOptions,
  clauses: sheet.nations,
  pack: PACK,
  undo: 'consent',
  begin,
  status,
  draw,
  refuse,
  apply,
  plays,
  view,
  imagine,
  whereabouts,
  isPlay,
  write,
  read,
  writeChance,
  readChance,
  show,
  say,
};
