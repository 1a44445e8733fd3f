import type { Chair, Game, MatchStatus, Rules } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { PACK } from '../../pack/pack.ts';
import { CHANCE_STATUS, draw, drawnFrom } from '../../round/rules/chance.ts';
import { SEATS, tableFacts, tableNotation, tableProof } from '../../round/rules/game.ts';
import { seatsWithLowestScore } from '../../round/rules/state.ts';
import { imagineRound, roundView } from '../../round/rules/view.ts';
import { lexiconRecordData } from '../../rules/english.ts';
import { kanUGoOptions } from '../../rules/options.ts';
import { apply } from './apply.ts';
import { words } from './english.ts';
import { plays, refuse } from './judge.ts';
import type { KanUGoParts, KanUGoView } from './state.ts';
import { begin, type KanUGoState } from './state.ts';

function status({ phase, turn, scores }: KanUGoState): MatchStatus {
  if (phase === 'over') return { is: 'over', result: { winners: seatsWithLowestScore(scores), scores } };
  return CHANCE_STATUS[phase] ?? { is: 'open', turn: [turn] };
}

/** Also at a stop. */
const seatsToPlay = ({ phase, turn }: KanUGoState): number[] => (phase === 'play' || phase === 'stop' ? [turn] : []);

const view = (state: KanUGoState, chair: Chair): KanUGoView => ({
  game: 'kan-u-go',
  turn: seatsToPlay(state),
  ...roundView(state, chair),
  idle: state.idle,
});

const imagine = (view: KanUGoView, random: Random): KanUGoState => ({
  ...imagineRound(view, random),
  turn: view.turn[0] ?? 0,
  idle: view.idle,
});

const rulesWith = (lexicon: Lexicon): Rules<KanUGoParts> => ({
  id: 'kan-u-go',
  version: 1,
  seats: SEATS,
  options: kanUGoOptions,
  pack: PACK,
  data: lexiconRecordData(lexicon),
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
  ...rulesWith(lexicon),
  ...tableNotation,
  ...words,
  ...tableProof,
  ...tableFacts,
});
