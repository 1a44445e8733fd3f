/** How a match of Kan-U-Go or the race is looked over: in points of the round, with hands the others could have held. */
import type { Game, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { ConsideredPlay, Situation } from '@parlour/players/player';
import type { DecisionReview, GameReviewer } from '@parlour/players/review/review';
import { compareChoices } from '@parlour/players/review/review';
import type { SeatValues } from '@parlour/players/search/evaluation';
import { noFinds } from '../../crossword/finds.ts';
import { countOf, isLetter } from '../../pack/pack.ts';
import type { RacePlay } from '../../race/rules/plays.ts';
import { count } from '../../rules/words.ts';
import { EVERYTHING } from '../players/characters.ts';
import { plans } from '../players/planning.ts';
import { type Position, positionOf, type TableParts } from '../players/position.ts';
import { reasonAgainst, reasonFor } from '../players/reasons.ts';
import { endingAfter } from '../players/rollout.ts';
import { OUT, type TablePlay } from '../rules/plays.ts';
import { handOf, lowest, type RoundState, seatsAt } from '../rules/state.ts';

/**
 * What a game counts besides the cards left: what whoever is out takes off their score; and whether free cards go along
 * with the last letters [KG-26], or wait for the call [KR-13r].
 */
type Counting = { readonly bonus: number; readonly budget: number; readonly free: 'along' | 'called' };

const PLANNING = 60;
const FEW = 5;
const BREADTH = { few: 12, places: 2 };
const FEWEST_WORLDS = 6;

const isTablePlay = (play: RacePlay | undefined): play is TablePlay => play !== undefined && play.do !== 'open';

/** What was played, and the plays with the best plans. */
function* choicesIn(
  situation: Situation<TableParts>,
  position: Position,
  played: TablePlay,
): Generator<void, TablePlay[]> {
  const { game, plays } = situation;
  let planned: readonly ConsideredPlay<TablePlay>[] = [];
  for (const { options } of plans({ ...situation, budget: PLANNING }, position, BREADTH)) {
    planned = options;
    yield;
  }
  const best = planned.slice(0, FEW).map(({ play }) => play);
  const out = plays.some(({ do: what }) => what === 'out') ? [OUT] : [];
  const others = [...out, ...best].filter(play => game.write(play) !== game.write(played));
  return [played, ...others];
}

/** The same worlds for every choice, as many as the work allows. */
function* worthsOf(
  { game, view, seat, random, budget }: Situation<TableParts>,
  { board, limits }: Position,
  choices: readonly TablePlay[],
  { bonus }: Counting,
): Generator<void, number[][]> {
  const finds = [noFinds(), noFinds()] as const;
  const worths = choices.map((): number[] => []);
  for (let worlds = 0, units = 0; worlds < FEWEST_WORLDS || units < budget; worlds++) {
    const world = game.imagine(view, random);
    for (const [i, play] of choices.entries()) {
      const ending = endingAfter({ world, board, limits, finds }, seat, play);
      itemAt(worths, i).push(ending.lead + (ending.isOut ? bonus : -bonus / (world.scores.length - 1)));
      units += 1 + ending.units;
      yield;
    }
  }
  return worths;
}

/** Going out is exact: everybody counts what they hold. What follows after anything else is not proved. */
function worthOpen(state: RoundState, seat: Seat, play: RacePlay | undefined, counting: Counting): number | undefined {
  if (!goesOutBy(handOf(state, seat), play, counting)) return undefined;
  const others = seatsAt(state).filter(other => other !== seat);
  const held = others.reduce((sum, other) => sum + countOf(handOf(state, other), state.options.numbers), 0);
  return held / others.length + counting.bonus;
}

function goesOutBy(hand: readonly string[], play: RacePlay | undefined, { free }: Counting): boolean {
  if (play?.do !== 'add') return play?.do === 'out';
  return play.cells.length === (free === 'along' ? hand.filter(isLetter) : hand).length;
}

/** So many points ahead are half of the way from even to won. */
const HALF = 20;

/** By the scores as they would be if everybody counted now. */
function stand(state: RoundState, game: Pick<Game, 'status'>): SeatValues {
  const status = game.status(state);
  if (status.is === 'over') {
    const winners = lowest(state.scores);
    return state.scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  }
  const isDealt = state.phase === 'play' || state.phase === 'stop';
  const counts = state.scores.map(
    (score, seat) => score + (isDealt ? countOf(handOf(state, seat), state.options.numbers) : 0),
  );
  return counts.map((own, seat) => standing(Math.min(...counts.filter((_, other) => other !== seat)) - own));
}

const standing = (lead: number): number => 0.5 + lead / (2 * (HALF + Math.abs(lead)));

const goesOut = ({ open }: { readonly open?: number }): boolean => open !== undefined;

/** What the whole match is worth saying: ways out not taken, words not made, and what is beyond chance. */
function sum(decided: readonly DecisionReview<RacePlay>[], match: Match<TableParts>): string[] {
  const mine = ({ options, played }: DecisionReview<RacePlay>) =>
    options.find(({ play }) => play && played && match.game.write(play) === match.game.write(played));
  const missed = decided.filter(each => each.options.some(goesOut) && !goesOut(mine(each) ?? {})).length;
  const swapped = decided.filter(
    ({ played, options }) => played?.do === 'exchange' && options[0]?.play?.do === 'add',
  ).length;
  const sure = decided.filter(({ grade }) => grade === 'slip' || grade === 'mistake');
  const points = Math.round(sure.reduce((all, { lost }) => all + lost.value, 0));
  return [
    ...(missed > 0 ? [`A way out lay open and was not taken ${times(missed)}.`] : []),
    ...(swapped > 0 ? [`A card was exchanged where a word was better ${times(swapped)}.`] : []),
    sure.length === 0
      ? 'Nothing was lost for certain: what other plays did better is within chance.'
      : `${count(sure.length, 'play')} cost ${count(points, 'point')} of the rounds they were made in; the rest is within chance.`,
  ];
}

const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

const reviewing = (counting: Counting): GameReviewer<TableParts> => ({
  unit: ['point', 'points'],
  grave: [4, 12],
  budget: counting.budget,
  isDecision: ({ plays }, played) => isTablePlay(played) && plays.length > 1,
  *weigh(situation, played) {
    if (!isTablePlay(played)) return [];
    const position = positionOf(situation.game as unknown as Game, situation.view, EVERYTHING);
    const choices = yield* choicesIn(situation, position, played);
    return compareChoices(choices, yield* worthsOf(situation, position, choices, counting));
  },
  *prove(state, seat, choices) {
    yield;
    return choices.map(play => worthOpen(state, seat, play, counting));
  },
  say({ game, view }, played, best) {
    if (!isTablePlay(played) || !isTablePlay(best)) return 'Nothing was to be decided.';
    const position = positionOf(game as unknown as Game, view, EVERYTHING);
    const isSame = game.write(played) === game.write(best);
    return isSame ? reasonFor(position, played) : reasonAgainst(position, played, best);
  },
  stand: (state, game) => stand(state, game as unknown as Game),
  sum,
});

export const kanUGoReviewing: GameReviewer<TableParts> = reviewing({ bonus: 0, budget: 3000, free: 'along' });

/** KR-9: whoever wins a heat takes 20 off. The others are taken to be as quick as the seat, since a record knows no times. */
export const raceReviewing: GameReviewer<TableParts> = reviewing({ bonus: 20, budget: 1000, free: 'called' });
