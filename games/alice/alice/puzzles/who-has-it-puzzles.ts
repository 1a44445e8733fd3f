/** “Who has it?”: a question that cannot fail, found by putting together what was heard. */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, type Random } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { type Translate, translator } from '@parlour/messages';
import { type Character, think } from '@parlour/players/player';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { cardHistoryOf, certainSeat } from '../players/card-history.ts';
import { aliceCharacters } from '../players/characters.ts';
import { joinSentences, sayCertainSeat } from '../players/reasons.ts';
import { alice } from '../rules/alice.ts';
import { factsOfHistory } from '../rules/facts.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { packPlaceOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import { canLieElsewhere } from './exhaustive-search.ts';

const english = {
  title: 'Who has it?',
  asks: 'Which question is certain to get you the card?',
  counted: 'Count the cards in each hand: there is only one place left for it.',
} as const;
const text: Translate<typeof english> = translator('alice-puzzles', english);

type AskPlay = Extract<AlicePlay, { readonly do: 'ask' }>;

const MIN_QUESTIONS = 5;

const askPlaysOf = ({ game, state }: Match<AliceParts>, seat: Seat): AskPlay[] =>
  game.plays(state, seat).filter(play => play.do === 'ask');

/** One question is certain, its card was not seen to arrive there, and no set lies unseen. */
function isPromising({ match, seat }: PuzzleCandidate<AliceParts>): boolean {
  const asks = askPlaysOf(match, seat);
  if (asks.length < MIN_QUESTIONS) return false;
  const view = viewForChair(match, seat);
  if (view.finished.flat().length > view.won.flat().length + itemAt(match.state.laid, seat)) return false;
  const sure = asks.filter(({ of, card }) => certainSeat(cardHistoryOf(view, card)) === of);
  return sure.length === 1 && sure.every(({ of, card }) => isConcluded(view, card, of));
}

/** Not seen, but concluded from what at least two others have said. */
function isConcluded(view: Parameters<typeof cardHistoryOf>[0], card: string, of: Seat): boolean {
  const { seats } = cardHistoryOf(view, card);
  const against = seats.filter(({ can, word }) => !can && word !== undefined);
  const { word } = itemAt(seats, of);
  return against.length >= 2 && word?.what !== 'got' && word?.what !== 'took';
}

/** Takes one position of a match, so that no two are alike. */
function* propose(random: Random): Generator<PuzzleCandidate<AliceParts>> {
  for (;;) {
    const { match, moments } = playMatchFor(random, isPromising);
    if (moments.length === 0) continue;
    const { inputs, seat } = pick(random, moments);
    yield { match: rebuildMatch(match, inputs), seat };
  }
}

/** Returns questions that succeed in all worlds that fit; undefined if one cannot be decided. */
function prove({ match, seat }: PuzzleCandidate<AliceParts>): AlicePlay[] | undefined {
  const facts = factsOfHistory(viewForChair(match, seat));
  const sure: AlicePlay[] = [];
  for (const play of askPlaysOf(match, seat)) {
    const elsewhere = canLieElsewhere(facts, packPlaceOf(play.card), play.of);
    if (elsewhere === undefined) return undefined;
    if (!elsewhere) sure.push(play);
  }
  return sure;
}

function explain({ match, seat }: PuzzleCandidate<AliceParts>, answer: AlicePlay): string {
  const history = answer.do === 'ask' ? cardHistoryOf(viewForChair(match, seat), answer.card) : undefined;
  const said = history && sayCertainSeat({ game: match.game, seat }, history);
  return said === undefined ? text('counted') : joinSentences(said);
}

export const whoHasItPuzzles: PuzzleKind<AliceParts> = {
  id: 'alice-who-has-it',
  title: text('title'),
  asks: text('asks'),
  open: false,
  picture: ['10b', '13L', '10a'],
  propose,
  prove,
  explain,
};

/** More have too much to remember for a puzzle. */
const SEATS = [4, 5] as const;
/** More are too much to look back at. */
const MAX_INPUTS = 90;

export type MatchWithMoments = { readonly match: Match<AliceParts>; readonly moments: readonly Moment[] };
/** After this many inputs this seat was to play. */
type Moment = { readonly inputs: number; readonly seat: Seat };

export function playMatchFor(
  random: Random,
  isWanted: (position: PuzzleCandidate<AliceParts>) => boolean,
): MatchWithMoments {
  const count = pick(random, SEATS);
  const players = allSeats(count).map(() => pick(random, aliceCharacters));
  const match = beginMatch(alice, { ...defaultsOf(alice.options), peek: false }, { count });
  const moments: Moment[] = [];
  while (match.log.length < MAX_INPUTS) {
    const status = alice.status(match.state);
    if (status.is === 'over') break;
    const seat = status.is === 'open' ? itemAt(status.turn, 0) : undefined;
    if (seat === undefined) applyInput(match, { by: 'chance', drew: alice.draw(match.state, random) });
    else {
      if (isWanted({ match, seat })) moments.push({ inputs: match.log.length, seat });
      applyInput(match, { by: seat, play: playOfCharacter(itemAt(players, seat), match, seat, random) });
    }
  }
  return { match, moments };
}

function playOfCharacter(player: Character, match: Match<AliceParts>, seat: Seat, random: Random): AlicePlay {
  const { game, state } = match;
  const { budget } = player;
  const situation = { game, seat, view: viewForChair(match, seat), plays: game.plays(state, seat), random, budget };
  const { play } = think(player.think, { ...situation, awaited: true });
  if (!game.isPlay(play)) throw new Error(`the player at seat ${seat} does not answer`);
  return play;
}
