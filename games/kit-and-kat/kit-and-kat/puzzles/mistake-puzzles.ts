/** Puzzles: was the last turn wrong, and must it be shouted at? */

import type { Game, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { playMatchInSteps, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { kitCharacters } from '../players/characters.ts';
import { explainMistake, explainNoProof } from '../players/mistake-evidence.ts';
import { proveMistake } from '../players/shout-strategy.ts';
import { isOne } from '../rules/cards.ts';
import { type KitPlay, plays } from '../rules/judge.ts';
import type { KitOptions } from '../rules/options.ts';
import { deedsInTurn, isVisibleMistake, judgeShout } from '../rules/shout.ts';
import { type Cards, type KitParts, type KitState, nextRank } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { kitPuzzleText } from './puzzle-text.ts';

/** To check before one can be sure. */
const MIN_THINGS = 4;
const HIDDEN_THINGS = 2;

export const isWorthAsking = (state: KitState): boolean =>
  countTurnPlays(state) === 1 && countThingsToCheck(state) >= MIN_THINGS;

/** Exactly one besides the shout, so that the hand does not give the answer away. */
const countTurnPlays = (state: KitState): number =>
  plays(state, state.turn).filter(({ do: what }) => what !== 'shout').length;

/** Cards played, rows with a gap, and the hidden hand if no mistake is visible. */
function countThingsToCheck(state: KitState): number {
  const deeds = deedsInTurn(state, assertDefined(state.window));
  const played = deeds.filter(({ is }) => is === 'played').length;
  return played + state.rows.filter(hasGap).length + (deeds.some(isVisibleMistake) ? 0 : HIDDEN_THINGS);
}

const hasGap = (row: Cards): boolean => nextRank(row) <= row.length;

/** So that shouting is never the safe answer. */
export const PUZZLE_OPTIONS: KitOptions = { mistakes: 'called', falseShout: 'card', pack: 'nuerland' };

/** Keeps the record small. */
const MAX_INPUTS = 150;

/** Provable mistakes are rare, so few positions without one are wanted. */
const POSITIONS_PER_INNOCENT = 8;

export const mistakePuzzles = (game: Game<KitParts>): PuzzleKind<KitParts> => ({
  id: 'kit-and-kat-mistake',
  title: kitPuzzleText('title'),
  asks: kitPuzzleText('asks'),
  open: false,
  picture: ['J1', 'N1', 'K1'],
  propose: random => propose(game, random),
  prove: ({ match, seat }) => rightAnswers(match, seat),
  explain: ({ match, seat }, answer) => explain(match.state, seat, answer),
});

/** One per match, guilty or innocent at random. */
function* propose(game: Game<KitParts>, random: Random): Generator<PuzzleCandidate<KitParts>> {
  for (;;) {
    const [wanted, from] =
      random.below(POSITIONS_PER_INNOCENT) === 0 ? (['innocent', random.below(MAX_INPUTS)] as const) : GUILTY;
    const found = firstPosition(game, random, wanted, from);
    if (found !== undefined) yield found;
  }
}

/** From anywhere; innocent turns from a random point on, so that both occur at all ages. */
const GUILTY = ['guilty', 0] as const;

type Wanted = 'guilty' | 'innocent';

function firstPosition(
  game: Game<KitParts>,
  random: Random,
  wanted: Wanted,
  from: number,
): PuzzleCandidate<KitParts> | undefined {
  const players = Array.from({ length: 2 + random.below(3) }, () => randomPlayer(random));
  const seed = `puzzle/${random.below(1 << 20)}/${random.below(1 << 20)}`;
  const table = { game, options: PUZZLE_OPTIONS, seating: { count: players.length }, players };
  for (const now of playMatchInSteps({ ...table, seed, limit: MAX_INPUTS })) {
    const match = now as Match<KitParts>;
    if (match.log.length >= from && isWanted(match.state, wanted)) return { match, seat: match.state.turn };
  }
  return undefined;
}

/** Those who err often. */
const randomPlayer = (random: Random): SeatPlayer => assertDefined(kitCharacters[random.below(2)]);

/** By the truth, not by proof. */
function isWanted(state: KitState, wanted: Wanted): boolean {
  const { window, turn, acted, drawing } = state;
  if (window === null || window.seat === turn || acted || drawing || state.silent.includes(turn)) return false;
  return isLastTurnWrong(state) === (wanted === 'guilty') && isWorthAsking(state);
}

const isLastTurnWrong = (state: KitState): boolean => judgeShout(state, assertDefined(state.window)).is !== 'false';

/** A true mistake that cannot be proven is no puzzle. */
function rightAnswers({ game, state }: Match<KitParts>, seat: Seat): readonly KitPlay[] | undefined {
  const plays = game.plays(state, seat);
  const { proven } = proveMistake(view(state, seat));
  if (!proven && isLastTurnWrong(state)) return undefined;
  return plays.filter(play => (play.do === 'shout') === proven);
}

function explain(state: KitState, seat: Seat, answer: KitPlay): string {
  const seen = view(state, seat);
  return answer.do === 'shout' ? explainMistake(seen) : explainPlay(explainNoProof(seen), answer);
}

function explainPlay(evidence: string, answer: Exclude<KitPlay, { do: 'shout' }>): string {
  if (answer.do === 'pass') return kitPuzzleText('pass', { evidence });
  if (answer.do === 'lay') return kitPuzzleText('park', { evidence, card: answer.card });
  return kitPuzzleText(isOne(answer.card) ? 'playOne' : 'play', { evidence, card: answer.card });
}
