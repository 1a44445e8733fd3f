/** The puzzle of this box: whether the turn before one's own was wrong, and must be shouted at. */
import type { Game, Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { playMatchInSteps, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { kitCharacters } from '../players/characters.ts';
import { sayGuilt } from '../players/guilt.ts';
import { sayInnocence } from '../players/innocence.ts';
import { proofIn } from '../players/noticing.ts';
import { isOne } from '../rules/cards.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitOptions } from '../rules/options.ts';
import type { KitParts } from '../rules/parts.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { judgeShout } from '../rules/window.ts';
import { isPuzzling } from './puzzling.ts';

/** A false shout costs a card here, so that nobody shouts to be on the safe side. */
export const PUZZLE_OPTIONS: KitOptions = { mistakes: 'called', falseShout: 'card', pack: 'nuerland' };

/** A puzzle is a match of so many inputs at most: the record is to be small. */
const LONGEST = 150;

/** One position of so many is looked for where there is nothing to shout at: mistakes that can be proven are rare. */
const INNOCENT = 8;

export const mistakePuzzles = (game: Game<KitParts>): PuzzleKind<KitParts> => ({
  id: 'kit-and-kat-mistake',
  title: 'Where is the mistake?',
  asks: 'Shout if the turn before yours must have been wrong, wherever the unseen cards lie; if not, play on: a false shout costs a card.',
  open: false,
  propose: random => propose(game, random),
  prove: ({ match, seat }) => rightAnswers(match, seat),
  explain: ({ match, seat }, answer) => explain(match.state, seat, answer),
});

/** One position a match, guilty or innocent by lot. */
function* propose(game: Game<KitParts>, random: Random): Generator<PuzzleCandidate<KitParts>> {
  for (;;) {
    const [wanted, from] = random.below(INNOCENT) === 0 ? (['innocent', random.below(LONGEST)] as const) : GUILTY;
    const found = firstIn(game, random, wanted, from);
    if (found !== undefined) yield found;
  }
}

/** Mistakes are taken wherever they are, and innocence anywhere, so that both are of all ages. */
const GUILTY = ['guilty', 0] as const;

type Wanted = 'guilty' | 'innocent';

function firstIn(
  game: Game<KitParts>,
  random: Random,
  wanted: Wanted,
  from: number,
): PuzzleCandidate<KitParts> | undefined {
  const players = Array.from({ length: 2 + random.below(3) }, () => classmate(random));
  const seed = `puzzle/${random.below(1 << 20)}/${random.below(1 << 20)}`;
  const table = { game, options: PUZZLE_OPTIONS, seating: { count: players.length }, players };
  for (const now of playMatchInSteps({ ...table, seed, limit: LONGEST })) {
    const match = now as Match<KitParts>;
    if (match.log.length >= from && isWanted(match.state, wanted)) return { match, seat: match.state.turn };
  }
  return undefined;
}

/** Whoever nods often; the attentive leave nothing to be found. */
const classmate = (random: Random): SeatPlayer => assertDefined(kitCharacters[random.below(2)]);

/** In truth, and at a moment when whoever is to play may shout and has one right deed besides. */
function isWanted(state: State, wanted: Wanted): boolean {
  const { window, turn, acted, drawing } = state;
  if (window === null || window.seat === turn || acted || drawing || state.silent.includes(turn)) return false;
  return isGuilty(state) === (wanted === 'guilty') && isPuzzling(state);
}

const isGuilty = (state: State): boolean => judgeShout(state, assertDefined(state.window)).is !== 'false';

/** What is proven is shouted at; what is innocent is not. What is wrong in truth, and cannot be proven, is no puzzle. */
function rightAnswers({ game, state }: Match<KitParts>, seat: Seat): readonly KitPlay[] | undefined {
  const plays = game.plays(state, seat);
  const { proven } = proofIn(view(state, seat));
  if (!proven && isGuilty(state)) return undefined;
  return plays.filter(play => (play.do === 'shout') === proven);
}

function explain(state: State, seat: Seat, answer: KitPlay): string {
  const seen = view(state, seat);
  if (answer.do === 'shout') return sayGuilt(seen);
  return `${sayInnocence(seen)} ${sayDeed(answer)}`;
}

function sayDeed(answer: Exclude<KitPlay, { do: 'shout' }>): string {
  if (answer.do === 'pass') return 'So you pass, for nothing of yours goes.';
  if (answer.do === 'lay') return `So you lay ${answer.card}, for nothing of yours goes.`;
  return isOne(answer.card)
    ? `So you play ${answer.card}: your 1s come before anything else.`
    : `So you play ${answer.card}, the one card of yours that goes.`;
}
