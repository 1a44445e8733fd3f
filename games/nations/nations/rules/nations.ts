import type { Facts, Game, MatchStatus, Proof, Rules } from '@parlour/kernel/game';
import { CARDS, PACK } from '../../pack/pack.ts';
import { nationsOptions } from '../../rules/options.ts';
import { apply, draw } from './apply.ts';
import { nationsEnglish } from './english.ts';
import { imagine } from './imagine.ts';
import { plays, refuse } from './judge.ts';
import { notation } from './notation.ts';
import type { NationsParts } from './state.ts';
import { begin, cardsOf, playedMasks, type State, turnOf } from './state.ts';
import { view } from './view.ts';

const DEAL_STATUS: MatchStatus = { is: 'chance', of: 'deal' };
const TURN_STATUSES: readonly MatchStatus[] = [0, 1, 2, 3].map(seat => ({ is: 'open', turn: [seat] }) as const);

function status(state: State): MatchStatus {
  const { winner, scores } = state;
  if (winner !== null) return { is: 'over', result: { winners: [winner, winner + 2], scores } };
  return state.star === null ? DEAL_STATUS : TURN_STATUSES[turnOf(state)]!;
}

function whereabouts(state: State): Record<string, readonly string[]> {
  if (state.star === null) return { pack: CARDS };
  const played = playedMasks(state);
  const hands = [0, 1, 2, 3].map(seat => [`hand ${seat}`, cardsOf(state.hands, seat)] as const);
  return { ...Object.fromEntries(hands), played: [0, 1, 2, 3].flatMap(seat => cardsOf(played, seat)) };
}

const rules: Rules<NationsParts> = {
  id: 'nations',
  version: 1,
  seats: [4, 4],
  options: nationsOptions,
  pack: PACK,
  begin,
  status,
  draw,
  refuse,
  apply,
  plays,
  view,
  imagine,
};

const proof: Proof<NationsParts> = { whereabouts };

const facts: Facts<NationsParts> = { undo: 'consent', better: 'high', sides: () => 2, dealer: ({ dealer }) => dealer };

/** Nations. */
export const nations: Game<NationsParts> = { ...rules, ...notation, ...nationsEnglish, ...proof, ...facts };
