/** Kan-U-Go, as the shelf knows it. */
import type { Chair, Game, Status } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type KanUGoOptions, kanUGoOptions } from '../options.ts';
import { AWAITED } from '../round/chance.ts';
import { type TableParts, tableGame } from '../round/game.ts';
import { showRound } from '../round/show.ts';
import { lowest } from '../round/state.ts';
import { imagineRounds, type RoundView, viewOf } from '../round/view.ts';
import { sheet } from '../sheet.generated.ts';
import { recordOf } from '../words.ts';
import { apply } from './apply.ts';
import { plays, refuse } from './judge.ts';
import { begin, type KanUGoState } from './state.ts';

export type KanUGoView = RoundView<KanUGoOptions> & Pick<KanUGoState, 'idle'>;

export type KanUGoParts = TableParts<KanUGoState, KanUGoView, KanUGoOptions>;

function status({ phase, turn, scores }: KanUGoState): Status {
  if (phase === 'over') return { is: 'over', result: { winners: lowest(scores), scores } };
  return AWAITED[phase] ?? { is: 'open', turn: [turn] };
}

/** At a stop the turn is still told: it is his who plays next. */
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

const show = (view: KanUGoView): string => showRound(view, `Kan-U-Go to ${view.options.target}`, 'Round');

export const kanUGo = (lexicon: Lexicon): Game<KanUGoParts> => ({
  ...tableGame,
  id: 'kan-u-go',
  title: 'Kan-U-Go',
  options: kanUGoOptions,
  clauses: sheet['kan-u-go'],
  data: recordOf(lexicon),
  begin,
  status,
  refuse: (state, seat, play) => refuse(state, seat, play, lexicon),
  apply: (state, input) => apply(state, input, lexicon),
  plays: (state, seat) => plays(state, seat, lexicon),
  view,
  imagine,
  show,
});
