/** The race, as the shelf knows it. */
import type { Chair, Game, Status } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type RaceOptions, raceOptions } from '../options.ts';
import { AWAITED } from '../round/chance.ts';
import { type TableParts, tableGame } from '../round/game.ts';
import { showRound } from '../round/show.ts';
import { lowest, seatsAt } from '../round/state.ts';
import { imagineRounds, type RoundView, viewOf } from '../round/view.ts';
import { sheet } from '../sheet.generated.ts';
import { recordOf } from '../words.ts';
import { apply } from './apply.ts';
import { plays, refuse } from './judge.ts';
import { begin, type RaceState } from './state.ts';

export type RaceView = RoundView<RaceOptions> & Pick<RaceState, 'opened'>;

export type RaceParts = TableParts<RaceState, RaceView, RaceOptions>;

function status(state: RaceState): Status {
  const { phase, scores, options } = state;
  if (phase === 'over') return { is: 'over', result: { winners: lowest(scores), scores } };
  return AWAITED[phase] ?? { is: 'open', turn: seatsAt(state), stall: options.stall };
}

const view = (state: RaceState, chair: Chair): RaceView => ({
  game: 'race',
  turn: state.phase === 'play' ? seatsAt(state) : [],
  ...viewOf(state, chair),
  opened: state.opened,
});

const imagine = (view: RaceView, random: Random): RaceState => ({
  ...imagineRounds(view, random),
  opened: view.opened,
});

const show = (view: RaceView): string => showRound(view, `Kan-U-Go Race to ${view.options.target}`, 'Heat');

export const race = (lexicon: Lexicon): Game<RaceParts> => ({
  ...tableGame,
  id: 'race',
  title: 'Kan-U-Go Race',
  options: raceOptions,
  clauses: sheet.race,
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
