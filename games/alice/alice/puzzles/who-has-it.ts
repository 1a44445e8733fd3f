/** Who has it? A question that cannot be answered with no, found by putting together what was heard. */
import type { Seat } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { heardOf, mustHave } from '../players/heard.ts';
import { sayMust } from '../players/telling.ts';
import { factsOf } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { placeOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import { canLieElsewhere } from './elsewhere.ts';
import { playFor } from './matches.ts';

type Asking = Extract<AlicePlay, { readonly do: 'ask' }>;

/** Fewer questions than so many are no choice. */
const FEWEST = 5;

const asksOf = ({ game, state }: Match<AliceParts>, seat: Seat): Asking[] =>
  game.plays(state, seat).filter(play => play.do === 'ask');

/** Whether it looks like a puzzle: one question is certain, nobody was seen to get the card, and no set lies unseen. */
function isPromising({ match, seat }: PuzzleCandidate<AliceParts>): boolean {
  const asks = asksOf(match, seat);
  if (asks.length < FEWEST) return false;
  const view = viewForChair(match, seat);
  if (view.finished.flat().length > view.won.flat().length + itemAt(match.state.laid, seat)) return false;
  const sure = asks.filter(({ of, card }) => mustHave(heardOf(view, card)) === of);
  return sure.length === 1 && sure.every(({ of, card }) => isConcluded(view, card, of));
}

/** Not seen, but concluded from what at least two of the others have said. */
function isConcluded(view: Parameters<typeof heardOf>[0], card: string, of: Seat): boolean {
  const { seats } = heardOf(view, card);
  const against = seats.filter(({ can, word }) => !can && word !== undefined);
  const { word } = itemAt(seats, of);
  return against.length >= 2 && word?.what !== 'got' && word?.what !== 'took';
}

/** One of a match at most, so that no two are alike. */
function* propose(random: Random): Generator<PuzzleCandidate<AliceParts>> {
  for (;;) {
    const { match, moments } = playFor(random, isPromising);
    if (moments.length === 0) continue;
    const { inputs, seat } = pick(random, moments);
    yield { match: rebuildMatch(match, inputs), seat };
  }
}

/** Every question whose card lies with who is asked in every world that fits; undefined if one cannot be told. */
function prove({ match, seat }: PuzzleCandidate<AliceParts>): AlicePlay[] | undefined {
  const facts = factsOf(viewForChair(match, seat));
  const sure: AlicePlay[] = [];
  for (const play of asksOf(match, seat)) {
    const elsewhere = canLieElsewhere(facts, placeOf(play.card), play.of);
    if (elsewhere === undefined) return undefined;
    if (!elsewhere) sure.push(play);
  }
  return sure;
}

function explain({ match, seat }: PuzzleCandidate<AliceParts>, answer: AlicePlay): string {
  const heard = answer.do === 'ask' ? heardOf(viewForChair(match, seat), answer.card) : undefined;
  const said = heard && sayMust({ game: match.game, seat }, heard);
  return said !== undefined ? `${said}.` : 'The number of cards in the hands leaves no other place for it.';
}

/** Puzzles: which question cannot be answered with no? */
export const whoHasIt: PuzzleKind<AliceParts> = {
  id: 'alice-who-has-it',
  title: 'Who has it?',
  asks: 'Which question is certain to be answered with the card?',
  open: false,
  propose,
  prove,
  explain,
};
