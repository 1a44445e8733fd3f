/** The race, as the shelf knows it. */
import type { Chair, Game, MatchStatus, Notation, Rules, Seat } from '@parlour/kernel/game';
import { type OptionSpecs, withDefaults } from '@parlour/kernel/options';
import type { Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { PACK } from '../../pack/pack.ts';
import { AWAITED } from '../../round/rules/chance.ts';
import { SEATS, tableFacts, tableNotation, tableProof } from '../../round/rules/game.ts';
import { lowest, seatsAt } from '../../round/rules/state.ts';
import { imagineRounds, viewOf } from '../../round/rules/view.ts';
import { olderRaceDefaults, raceOptions } from '../../rules/options.ts';
import { recordOf } from '../../rules/words.ts';
import { apply } from './apply.ts';
import { draw, drawnFrom, type Ground, readChance } from './chance.ts';
import { english } from './english.ts';
import { plays, refuse } from './judge.ts';
import { restOf, SECONDS_TO_CHOOSE } from './opening.ts';
import type { RaceParts, RaceView } from './parts.ts';
import { isPlay, read, write } from './plays.ts';
import { RACE_READINGS } from './reading.ts';
import { begin, type RaceState } from './state.ts';

function status(state: RaceState): MatchStatus {
  const { phase, scores, options, dealer } = state;
  if (phase === 'over') return { is: 'over', result: { winners: lowest(scores), scores } };
  if (phase === 'opening') return { is: 'open', turn: [assertDefined(dealer)], stall: SECONDS_TO_CHOOSE };
  return AWAITED[phase] ?? { is: 'open', turn: seatsAt(state), stall: options.stall, start: state.rounds };
}

const awaited = (state: RaceState): readonly Seat[] => {
  const { phase, dealer } = state;
  return phase === 'play' ? seatsAt(state) : phase === 'opening' ? [assertDefined(dealer)] : [];
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

/** Rules 1 ask no dealer; rules 2 have the lot unless it is agreed otherwise. */
function optionsUnder(version: number): OptionSpecs {
  const { opening: _, ...others } = raceOptions;
  return version === 1 ? others : withDefaults(raceOptions, olderRaceDefaults[version]);
}

const rulesBy = (lexicon: Lexicon, version: number, ground: Ground): Rules<RaceParts> => ({
  id: 'race',
  version,
  seats: SEATS,
  options: optionsUnder(version),
  pack: PACK,
  data: recordOf(lexicon),
  begin,
  status,
  draw: (state, random, pack) => draw(state, random, pack, ground),
  drawnFrom: state => drawnFrom(state, ground),
  refuse: (state, seat, play) => refuse(state, seat, play, ground),
  apply: (state, input) => apply(state, input, ground),
  plays: (state, seat) => plays(state, seat, ground),
  view,
  imagine,
});

const notationBy = (ground: Ground): Notation<RaceParts> => ({
  ...tableNotation,
  ...(ground.reading.word === 'chosen' && { isPlay, read, write }),
  readChance: (state, text) => readChance(state, text, ground),
});

/** The rules of one version; the newest, if none is named. */
export function race(lexicon: Lexicon, version = 3): Game<RaceParts> {
  const ground: Ground = { dictionary: lexicon, reading: assertDefined(RACE_READINGS[version]) };
  const rules = rulesBy(lexicon, version, ground);
  return { ...rules, ...notationBy(ground), ...english, ...tableProof, ...tableFacts };
}
