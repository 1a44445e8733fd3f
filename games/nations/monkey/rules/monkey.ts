import type { Facts, Game, MatchResult, MatchStatus, Proof, Rules } from '@parlour/kernel/game';
import { PACK } from '../../pack/pack.ts';
import { monkeyOptions } from '../../rules/options.ts';
import { monkeyEnglish } from './english.ts';
import { monkeyNotation } from './notation.ts';
import { apply, draw, plays, refuse } from './play.ts';
import type { MonkeyParts } from './state.ts';
import { begin, drawSource, isOver, type MonkeyState } from './state.ts';
import { imagine, view } from './view.ts';

/** One loser; all others have won equally. */
function resultOf(state: MonkeyState): MatchResult & { loser: number; out: readonly number[] } {
  const scores = state.hands.map(hand => (hand.length === 0 ? 1 : 0));
  const winners = scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
  return { winners, scores, loser: scores.indexOf(0), out: state.out };
}

function status(state: MonkeyState): MatchStatus {
  if (isOver(state)) return { is: 'over', result: resultOf(state) };
  if (state.removed === null) return { is: 'chance', of: 'deal' };
  return state.drawing ? { is: 'chance', of: 'draw' } : { is: 'open', turn: [state.turn] };
}

function whereabouts(state: MonkeyState): Record<string, readonly string[]> {
  if (state.removed === null) return { pack: PACK };
  const hands = state.hands.map((hand, seat) => [`hand ${seat}`, hand] as const);
  return { removed: [state.removed], thrown: state.thrown.flat(), ...Object.fromEntries(hands) };
}

const rules: Rules<MonkeyParts> = {
  id: 'monkey',
  version: 1,
  seats: [2, 12],
  options: monkeyOptions,
  pack: PACK,
  begin,
  status,
  draw,
  drawnFrom: state => state.hands[drawSource(state, state.turn)],
  refuse,
  apply,
  plays,
  view,
  imagine,
};

const proof: Proof<MonkeyParts> = { whereabouts };

const facts: Facts<MonkeyParts> = {
  undo: 'consent',
  better: 'high',
  sides: count => count,
  dealer: ({ dealer }) => dealer,
};

/** For children, on the back of the sheet. */
export const monkey: Game<MonkeyParts> = { ...rules, ...monkeyNotation, ...monkeyEnglish, ...proof, ...facts };
