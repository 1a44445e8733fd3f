/** Review of Kan-U-Go and the race, in points of the round. */
import type { Game, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer } from '@parlour/players/review/review';
import { compareChoices, isSerious } from '@parlour/players/review/review';
import type { SeatValues } from '@parlour/players/search/evaluation';
import { newFoundAdditions } from '../../crossword/search-lists.ts';
import { countPoints, isLetter } from '../../pack/pack.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import { ALL_WORDS } from '../players/characters.ts';
import { sayDifference } from '../players/layout-reasons.ts';
import { searchPlans } from '../players/planning-strategy.ts';
import { createPosition, type Position, type TableParts } from '../players/position.ts';
import { goesOut, playFacts, reasonAgainst, reasonFor } from '../players/reasons.ts';
import { kanUGoReasonsText as t } from '../players/reasons-text.ts';
import { type RolloutSetup, rollOut } from '../players/rollout.ts';
import { OUT, type TablePlay } from '../rules/plays.ts';
import { handOf, type RoundState, seatsIn, seatsWithLowestScore } from '../rules/state.ts';

/** `bonus`: taken off the score for going out. `free`: with the last letters [KG-26], or by the call [KR-13r]. */
type ScoringRules = { readonly bonus: number; readonly budget: number; readonly free: 'along' | 'called' };

const PLANNING_BUDGET = 60;
const MAX_PLANS = 5;
const BREADTH = { maxCandidates: 12, maxPlaces: 2 };
const MIN_WORLDS = 6;

const isTablePlay = (play: RacePlay | undefined): play is TablePlay => play !== undefined && play.do !== 'open';

function* candidatePlays(
  situation: Situation<TableParts>,
  position: Position,
  played: TablePlay,
): Generator<void, TablePlay[]> {
  const { game, plays } = situation;
  let planned: readonly ConsideredPlay<TablePlay>[] = [];
  for (const { options } of searchPlans({ ...situation, budget: PLANNING_BUDGET }, position, BREADTH)) {
    planned = options;
    yield;
  }
  const best = planned.slice(0, MAX_PLANS).map(({ play }) => play);
  const out = plays.some(({ do: what }) => what === 'out') ? [OUT] : [];
  const others = [...out, ...best].filter(play => game.write(play) !== game.write(played));
  return [played, ...others];
}

/** All choices get the same worlds. */
function* samplePoints(
  { game, view, seat, random, budget }: Situation<TableParts>,
  { board, limits }: Position,
  choices: readonly TablePlay[],
  { bonus }: ScoringRules,
  chooser: RolloutSetup['chooser'] = 'byLeave',
): Generator<void, number[][]> {
  const finds = [newFoundAdditions(), newFoundAdditions()] as const;
  const worths = choices.map((): number[] => []);
  for (let worlds = 0, units = 0; worlds < MIN_WORLDS || units < budget; worlds++) {
    const world = game.imagine(view, random);
    for (const [i, play] of choices.entries()) {
      const ending = rollOut({ world, board, limits, finds, chooser }, seat, play);
      itemAt(worths, i).push(ending.lead + (ending.isOut ? bonus : -bonus / (world.scores.length - 1)));
      units += 1 + ending.units;
      yield;
    }
  }
  return worths;
}

/** Exact for going out only. */
function exactPoints(
  state: RoundState,
  seat: Seat,
  play: RacePlay | undefined,
  scoring: ScoringRules,
): number | undefined {
  if (!goesOutWith(handOf(state, seat), play, scoring)) return undefined;
  const others = seatsIn(state).filter(other => other !== seat);
  const held = others.reduce((sum, other) => sum + countPoints(handOf(state, other), state.options.numbers), 0);
  return held / others.length + scoring.bonus;
}

function goesOutWith(hand: readonly string[], play: RacePlay | undefined, { free }: ScoringRules): boolean {
  if (play?.do !== 'add') return play?.do === 'out';
  return play.cells.length === (free === 'along' ? hand.filter(isLetter) : hand).length;
}

/** A lead of this many points counts as half won. */
const HALF_WON_LEAD = 20;

function winChances(state: RoundState, game: Pick<Game, 'status'>): SeatValues {
  const status = game.status(state);
  if (status.is === 'over') {
    const winners = seatsWithLowestScore(state.scores);
    return state.scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const isDealt = state.phase === 'play' || state.phase === 'stop';
  const counts = state.scores.map(
    (score, seat) => score + (isDealt ? countPoints(handOf(state, seat), state.options.numbers) : 0),
  );
  return counts.map((own, seat) => chanceFromLead(Math.min(...counts.filter((_, other) => other !== seat)) - own));
}

const chanceFromLead = (lead: number): number => 0.5 + lead / (2 * (HALF_WON_LEAD + Math.abs(lead)));

const isExit = ({ open }: { readonly open?: number }): boolean => open !== undefined;

function summarize(decided: readonly DecisionReview<RacePlay>[], match: Match<TableParts>): string[] {
  const mine = ({ options, played }: DecisionReview<RacePlay>) =>
    options.find(({ play }) => play && played && match.game.write(play) === match.game.write(played));
  const missed = decided.filter(each => each.options.some(isExit) && !isExit(mine(each) ?? {})).length;
  const swapped = decided.filter(
    ({ played, options }) => played?.do === 'exchange' && options[0]?.play?.do === 'add',
  ).length;
  const sure = decided.filter(({ grade }) => isSerious(grade));
  const points = Math.round(sure.reduce((all, { lost }) => all + lost.value, 0));
  return [
    ...(missed > 0 ? [t('missedExits', { count: missed })] : []),
    ...(swapped > 0 ? [t('missedWords', { count: swapped })] : []),
    sure.length === 0 ? t('nothingLost') : t('lost', { plays: sure.length, points }),
  ];
}

const createReviewing = (scoring: ScoringRules): GameReviewer<TableParts> => ({
  unit: ['point', 'points'],
  grave: [4, 12],
  budget: scoring.budget,
  isDecision: ({ plays }, played) => isTablePlay(played) && plays.length > 1,
  *weigh(situation, played) {
    if (!isTablePlay(played)) return [];
    const position = createPosition(situation.game as unknown as Game, situation.view, ALL_WORDS);
    const choices = yield* candidatePlays(situation, position, played);
    return compareChoices(choices, yield* samplePoints(situation, position, choices, scoring));
  },
  *weighAgain(situation, choices) {
    const position = createPosition(situation.game as unknown as Game, situation.view, ALL_WORDS);
    return yield* samplePoints(situation, position, choices.filter(isTablePlay), scoring, 'byCards');
  },
  *prove(state, seat, choices) {
    yield;
    return choices.map(play => exactPoints(state, seat, play, scoring));
  },
  say(situation, played, best) {
    const { game, view } = situation;
    if (!isTablePlay(played) || !isTablePlay(best)) return t('noChoice');
    const position = createPosition(game as unknown as Game, view, ALL_WORDS);
    const isSame = game.write(played) === game.write(best);
    const reason = isSame ? reasonFor(position, played) : reasonAgainst(position, played, best);
    if (isSame || goesOut(playFacts(position, best))) return reason;
    return [sayDifference(situation, position, best, [played]), reason].join(' ');
  },
  stand: (state, game) => winChances(state, game as unknown as Game),
  sum: summarize,
});

export const kanUGoReviewing: GameReviewer<TableParts> = createReviewing({ bonus: 0, budget: 3000, free: 'along' });

/** KR-9: going out takes 20 off. The others count as equally quick, because records hold no times. */
export const raceReviewing: GameReviewer<TableParts> = createReviewing({ bonus: 20, budget: 1000, free: 'called' });
