/** The race, as the shelf knows it. */
import type { Chair, Game, Status } from '@parlour/kernel/game';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type RaceOptions, raceOptions } from '../options.ts';
import { PACK } from '../pack.ts';
import { AWAITED, type Chance, draw, readChance, writeChance } from '../round/chance.ts';
import type { TableHappening } from '../round/happenings.ts';
import { isPlay, read, type TablePlay, write } from '../round/plays.ts';
import { say } from '../round/say.ts';
import { showRound } from '../round/show.ts';
import { lowest, seatsAt, whereabouts } from '../round/state.ts';
import { imagineRounds, type RoundView, viewOf } from '../round/view.ts';
import { sheet } from '../sheet.generated.ts';
import { recordOf } from '../words.ts';
import { apply } from './apply.ts';
import { plays, refuse } from './judge.ts';
import { begin, type RaceState } from './state.ts';

export type RaceView = RoundView<RaceOptions> & Pick<RaceState, 'opened'>;

export type RaceParts = {
  state: RaceState;
  play: TablePlay;
  chance: Chance;
  happening: TableHappening;
  view: RaceView;
  options: RaceOptions;
};

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
  id: 'race',
  title: 'Kan-U-Go Race',
  version: 1,
  seats: [2, 7],
  options: raceOptions,
  clauses: sheet.race,
  pack: PACK,
  data: recordOf(lexicon),
  undo: 'consent',
  begin,
  status,
  draw,
  refuse: (state, seat, play) => refuse(state, seat, play, lexicon),
  apply: (state, input) => apply(state, input, lexicon),
  plays: (state, seat) => plays(state, seat, lexicon),
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
});
