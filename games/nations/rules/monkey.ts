/** The Game of the Monkey, as the shelf knows it. */
import type { Game, Result, Status } from '@parlour/kernel/game';
import { apply, draw, type MonkeyChance, type MonkeyHappening, type MonkeyPlay, plays, refuse } from './monkey-play.ts';
import { begin, drawnFrom, isOver, type MonkeyState } from './monkey-state.ts';
import { isPlay, read, readChance, say, show, write, writeChance } from './monkey-text.ts';
import { imagine, type MonkeyView, view } from './monkey-view.ts';
import { monkeyOptions } from './options.ts';
import { PACK } from './pack.ts';
import { sheet } from './sheet.generated.ts';

export type MonkeyParts = {
  state: MonkeyState;
  play: MonkeyPlay;
  chance: MonkeyChance;
  happening: MonkeyHappening;
  view: MonkeyView;
  options: Record<string, never>;
};

/** One loser; everybody else has won equally. */
function resultOf(state: MonkeyState): Result & { loser: number; out: readonly number[] } {
  const scores = state.hands.map(hand => (hand.length === 0 ? 1 : 0));
  const winners = scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
  return { winners, scores, loser: scores.indexOf(0), out: state.out };
}

function status(state: MonkeyState): Status {
  if (isOver(state)) return { is: 'over', result: resultOf(state) };
  if (state.removed === null) return { is: 'chance', of: 'deal' };
  return state.drawing ? { is: 'chance', of: 'draw' } : { is: 'open', turn: [state.turn] };
}

function whereabouts(state: MonkeyState): Record<string, readonly string[]> {
  if (state.removed === null) return { pack: PACK };
  const hands = state.hands.map((hand, seat) => [`hand ${seat}`, hand] as const);
  return { removed: [state.removed], thrown: state.thrown.flat(), ...Object.fromEntries(hands) };
}

export const monkey: Game<MonkeyParts> = {
  id: 'monkey',
  title: 'The Game of the Monkey',
  version: 1,
  seats: [2, 12],
  options: monkeyOptions,
  clauses: sheet.monkey,
  pack: PACK,
  undo: 'consent',
  begin,
  status,
  draw,
  drawnFrom: state => state.hands[drawnFrom(state, state.turn)],
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
