/** The race, as the shelf knows it. */
import type { Chair, Game, Seat, Status } from '@parlour/kernel/game';
import { must } from '@parlour/kernel/must';
import type { Random } from '@parlour/kernel/random';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { type RaceOptions, raceOptions } from '../options.ts';
import { AWAITED } from '../round/chance.ts';
import { type TableParts, tableGame } from '../round/game.ts';
import { showRound } from '../round/show.ts';
import { lowest, seatsAt } from '../round/state.ts';
import { imagineRounds, type RoundView, viewOf } from '../round/view.ts';
import { sheet } from '../sheet.generated.ts';
import { handText, recordOf } from '../words.ts';
import { apply } from './apply.ts';
import { draw, drawnFrom, type Ground, readChance } from './chance.ts';
import { plays, refuse } from './judge.ts';
import { restOf, SECONDS_TO_CHOOSE } from './opening.ts';
import { isPlay, type RacePlay, read, write } from './plays.ts';
import { RACE_READINGS } from './reading.ts';
import { begin, type RaceState } from './state.ts';

export type RaceView = RoundView<RaceOptions> &
  Pick<RaceState, 'opened'> & {
    /** What a dealer who chooses the word goes through, in the order of the alphabet. */
    readonly rest?: readonly string[];
  };

export type RaceParts = Omit<TableParts<RaceState, RaceView, RaceOptions>, 'play'> & { play: RacePlay };

function status(state: RaceState): Status {
  const { phase, scores, options, dealer } = state;
  if (phase === 'over') return { is: 'over', result: { winners: lowest(scores), scores } };
  if (phase === 'opening') return { is: 'open', turn: [must(dealer)], stall: SECONDS_TO_CHOOSE };
  return AWAITED[phase] ?? { is: 'open', turn: seatsAt(state), stall: options.stall };
}

const awaited = (state: RaceState): readonly Seat[] => {
  const { phase, dealer } = state;
  return phase === 'play' ? seatsAt(state) : phase === 'opening' ? [must(dealer)] : [];
};

const view = (state: RaceState, chair: Chair): RaceView => ({
  game: 'race',
  turn: awaited(state),
  ...viewOf(state, chair),
  opened: state.opened,
  ...(state.phase === 'opening' && chair === state.dealer && { rest: restOf(state).toSorted() }),
});

/** A dealer who goes through the rest knows what is in it: as if it were a pile that had been shuffled. */
function imagine({ rest, ...view }: RaceView, random: Random): RaceState {
  const rounds = imagineRounds(rest ? { ...view, returned: rest } : view, random);
  return { ...rounds, cards: { ...rounds.cards, returned: view.returned }, opened: view.opened };
}

function show(view: RaceView): string {
  const table = showRound(view, `Kan-U-Go Race to ${view.options.target}`, 'Heat');
  return view.rest ? `${table}\nYou go through the rest: ${handText(view.rest)}. Choose a word: open WORD.` : table;
}

/** The rules of one version; the newest, if none is named. */
export function race(lexicon: Lexicon, version = 2): Game<RaceParts> {
  const reading = must(RACE_READINGS[version]);
  const ground: Ground = { dictionary: lexicon, reading };
  return {
    ...tableGame,
    ...(reading.word === 'chosen' && { isPlay, read, write }),
    id: 'race',
    title: 'Kan-U-Go Race',
    version,
    options: reading.word === 'chosen' ? raceOptions : optionsOfOld,
    clauses: sheet.race,
    data: recordOf(lexicon),
    begin,
    status,
    draw: (state, random, pack) => draw(state, random, pack, ground),
    drawnFrom: state => drawnFrom(state, ground),
    readChance: (state, text) => readChance(state, text, ground),
    refuse: (state, seat, play) => refuse(state, seat, play, lexicon),
    apply: (state, input) => apply(state, input, ground),
    plays: (state, seat) => plays(state, seat, lexicon),
    view,
    imagine,
    show,
  };
}

/** Before KR-18r nobody was asked. */
const { opening: _, ...optionsOfOld } = raceOptions;
