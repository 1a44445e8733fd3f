import type { Chair, Game, MatchStatus, Notation, Rules, Seat } from '@parlour/kernel/game';
import { type OptionSpecs, withDefaults } from '@parlour/kernel/options';
import type { Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { PACK } from '../../pack/pack.ts';
import { CHANCE_STATUS } from '../../round/rules/chance.ts';
import { SEATS, tableFacts, tableNotation, tableProof } from '../../round/rules/game.ts';
import { seatsIn, seatsWithLowestScore } from '../../round/rules/state.ts';
import { imagineRound, roundView } from '../../round/rules/view.ts';
import { lexiconRecordData } from '../../rules/english.ts';
import { olderRaceDefaults, raceOptions } from '../../rules/options.ts';
import { apply } from './apply.ts';
import { draw, drawnFrom, type RulesContext, readChance } from './chance.ts';
import { words } from './english.ts';
import { plays, refuse } from './judge.ts';
import { SECONDS_TO_CHOOSE, undealtCards } from './opening-word.ts';
import { isPlay, read, write } from './plays.ts';
import type { RaceParts, RaceView } from './state.ts';
import { begin, INTERPRETATION_BY_VERSION, type RaceState } from './state.ts';

function status(state: RaceState): MatchStatus {
  const { phase, scores, options, dealer } = state;
  if (phase === 'over') return { is: 'over', result: { winners: seatsWithLowestScore(scores), scores } };
  if (phase === 'opening') return { is: 'open', turn: [assertDefined(dealer)], stall: SECONDS_TO_CHOOSE };
  return CHANCE_STATUS[phase] ?? { is: 'open', turn: seatsIn(state), stall: options.stall, start: state.rounds };
}

const seatsToPlay = (state: RaceState): readonly Seat[] => {
  const { phase, dealer } = state;
  return phase === 'play' ? seatsIn(state) : phase === 'opening' ? [assertDefined(dealer)] : [];
};

const view = (state: RaceState, chair: Chair): RaceView => ({
  game: 'race',
  turn: seatsToPlay(state),
  ...roundView(state, chair),
  opened: state.opened,
  ...(state.phase === 'opening' && chair === state.dealer && { rest: undealtCards(state).toSorted() }),
});

/** A choosing dealer knows the undealt cards: imagined like a shuffled pile. */
function imagine({ rest, ...view }: RaceView, random: Random): RaceState {
  const rounds = imagineRound(rest ? { ...view, returned: rest } : view, random);
  return { ...rounds, cards: { ...rounds.cards, returned: view.returned }, opened: view.opened };
}

/** Version 1 has no option; version 2 defaults to the lot. */
function optionsOfVersion(version: number): OptionSpecs {
  const { opening: _, ...others } = raceOptions;
  return version === 1 ? others : withDefaults(raceOptions, olderRaceDefaults[version]);
}

const rulesWith = (lexicon: Lexicon, version: number, context: RulesContext): Rules<RaceParts> => ({
  id: 'race',
  version,
  seats: SEATS,
  options: optionsOfVersion(version),
  pack: PACK,
  data: lexiconRecordData(lexicon),
  begin,
  status,
  draw: (state, random, pack) => draw(state, random, pack, context),
  drawnFrom: state => drawnFrom(state, context),
  refuse: (state, seat, play) => refuse(state, seat, play, context),
  apply: (state, input) => apply(state, input, context),
  plays: (state, seat) => plays(state, seat, context),
  view,
  imagine,
});

const notationWith = (context: RulesContext): Notation<RaceParts> => ({
  ...tableNotation,
  ...(context.interpretation.word === 'chosen' && { isPlay, read, write }),
  readChance: (state, text) => readChance(state, text, context),
});

export function race(lexicon: Lexicon, version = 3): Game<RaceParts> {
  const context: RulesContext = {
    dictionary: lexicon,
    interpretation: assertDefined(INTERPRETATION_BY_VERSION[version]),
  };
  const rules = rulesWith(lexicon, version, context);
  return { ...rules, ...notationWith(context), ...words, ...tableProof, ...tableFacts };
}
