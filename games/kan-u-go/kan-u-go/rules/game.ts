/** Kan-U-Go, as the shelf knows it. */
import type { Chair, Game, MatchStatus, Rules } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { PACK } from '../../pack/pack.ts';
import { AWAITED, draw, drawnFrom } from '../../round/rules/chance.ts';
import { SEATS, tableFacts, tableNotation, tableProof } from '../../round/rules/game.ts';
import { lowest } from '../../round/rules/state.ts';
import { imagineRounds, viewOf } from '../../round/rules/view.ts';
import { kanUGoOptions } from '../../rules/options.ts';
import { recordOf } from '../../rules/words.ts';
import { apply } from './apply.ts';
import { english } from './english.ts';
import { plays, refuse } from './judge.ts';
import type { KanUGoParts, KanUGoView } from './parts.ts';
import { begin, type KanUGoState } from './state.ts';

function status({ phase, turn, scores }: KanUGoState): MatchStatus {
  if (phase === 'over') return { is: 'over', result: { winners: lowest(scores), scores } };
  return AWAITED[phase] ?? { is: 'open', turn: [turn] };
}

/** At a stop it is still told whose turn comes next. */
const turnIn = ({ phase, turn }: KanUGoState): number[] => (phase === 'play' || phase === 'stop' ? [turn] : []);

const view = (state: KanUGoState, chair: Chair): KanUGoView => ({
  game: 'kan-u-go',
  turn: turnIn(state),
  ...viewOf(state, chair),
  idle: state.idle,
});

const imagine = (view: KanUGoView, random: Random): KanUGoState => ({
  ...imagineRounds(view, random),
  turn: view.turn[0] ?? 0,
  idle: view.idle,
});

const rulesBy = (lexicon: Lexicon): Rules<KanUGoParts> => ({
  id: 'kan-u-go',
  version: 1,
  seats: SEATS,
  options: kanUGoOptions,
  pack: PACK,
  data: recordOf(lexicon),
  begin,
  status,
  draw,
  drawnFrom,
  refuse: (state, seat, play) => refuse(state, seat, play, lexicon),
  apply: (state, input) => apply(state, input, lexicon),
  plays: (state, seat) => plays(state, seat, lexicon),
  view,
  imagine,
});

export const kanUGo = (lexicon: Lexicon): Game<KanUGoParts> => ({
  ...rulesBy(lexicon),
  ...tableNotation,
  ...english,
  ...tableProof,
  ...tableFacts,
});
