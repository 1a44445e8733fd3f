import type { Game, Play } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { pick, seededRandom } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import { sampleMoments } from '@parlour/players/arena/fairness';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { bootstrapInterval, type Estimate } from '@parlour/players/confidence-intervals';
import type { Situation } from '@parlour/players/player';
import { think } from '@parlour/players/player';
import type { PuzzleCandidate } from '@parlour/players/puzzle';
import type { Review, WeighedPlay } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { describe, expect, it } from 'vitest';
import { cardHistoryOf, certainSeat } from '../players/card-history.ts';
import { aliceCharacters } from '../players/characters.ts';
import { playMatchFor } from '../puzzles/who-has-it-puzzles.ts';
import { alice } from '../rules/alice.ts';
import type { AlicePlay } from '../rules/judge.ts';
import type { AliceParts } from '../rules/state.ts';
import { missingCards, type State } from '../rules/state.ts';
import { aliceReviewer, openSets, openSetsAfter } from './review.ts';

const game: Game = alice;
const options = defaultsOf(game.options);
const typed = (match: Match): Match<AliceParts> => match as unknown as Match<AliceParts>;

function finished<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
  }
}

/** Plays on with all cards seen: each seat asks for what is there as long as it can. */
function openEnd(from: State): readonly number[] {
  let state = from;
  const random = seededRandom('open');
  for (let status = alice.status(state); status.is !== 'over'; status = alice.status(state)) {
    const by = status.is === 'open' ? itemAt(status.turn, 0) : 'chance';
    const plays = by === 'chance' ? [] : alice.plays(state, by);
    const right = plays.find(
      play => play.do === 'expose' || (play.do === 'ask' && state.hands[play.of]!.includes(play.card)),
    );
    const input = by === 'chance' ? ({ by, drew: alice.draw(state, random) } as const) : { by, play: right! };
    state = alice.apply(state, input).state;
  }
  return alice.view(state, null).scores;
}

describe('with all cards open', () => {
  it.each([3, 4, 7])('everybody makes the sets whose Leading cards they have, %i at the table', count => {
    for (const { match } of sampleMoments(game, options, { count }, `open ${count}`, 10)) {
      const { state } = typed(match);
      expect(openEnd(state)).toEqual(state.hands.map((_, seat) => openSets(state, seat)));
    }
  });

  it('a question in vain costs what the forfeits that can be drawn cost on average', () => {
    let vain = 0;
    for (const { match, seat } of sampleMoments(game, options, { count: 4 }, 'vain', 30)) {
      const { state } = typed(match);
      for (const play of alice.plays(state, seat)) {
        const after = alice.apply(state, { by: seat, play }).state;
        const drawn = after.forfeit
          ? after.hands[seat]!.map(forfeit => alice.apply(after, { by: 'chance', drew: { forfeit } }).state)
          : [after];
        const mean = drawn.reduce((sum, end) => sum + openEnd(end)[seat]!, 0) / drawn.length;
        expect(openSetsAfter(state, seat, play)).toBeCloseTo(mean, 9);
        if (after.forfeit) vain += 1;
      }
    }
    expect(vain).toBeGreaterThan(20);
  });
});

function situationIn(match: Match<AliceParts>, seat: number, state: State, budget: number): Situation<AliceParts> {
  const view = viewForChair({ ...match, state }, seat);
  return {
    game: match.game,
    seat,
    view,
    plays: match.game.plays(state, seat),
    awaited: true,
    random: seededRandom('r'),
    budget,
  };
}

const weighIn = (
  match: Match<AliceParts>,
  seat: number,
  budget: number,
  played?: AlicePlay,
): readonly WeighedPlay<AlicePlay>[] =>
  finished(aliceReviewer.weigh(situationIn(match, seat, match.state, budget), played));

const meanOf = (values: readonly number[]): Estimate =>
  bootstrapInterval(values.length, drawn => drawn.reduce((sum, at) => sum + values[at]!, 0) / drawn.length, 'mean');

type Certain = PuzzleCandidate<AliceParts> & { readonly answer: string };

/** Returns a question for the last card of a set that must succeed, if any. */
function certainQuestion({ match, seat }: PuzzleCandidate<AliceParts>): string | undefined {
  const { state } = match;
  const asks = alice.plays(state, seat).filter(play => play.do === 'ask');
  if (missingCards(state, seat).length !== 1 || asks.length < 3) return undefined;
  const view = viewForChair(match, seat);
  const sure = asks.find(({ of, card }) => certainSeat(cardHistoryOf(view, card)) === of);
  return sure && alice.write(sure);
}

function certainPositions(count: number): Certain[] {
  const random = seededRandom('certain');
  const found: Certain[] = [];
  while (found.length < count) {
    const { match, moments } = playMatchFor(random, position => certainQuestion(position) !== undefined);
    for (const { inputs, seat } of moments.slice(0, 2)) {
      const position = { match: rebuildMatch(match, inputs), seat };
      found.push({ ...position, answer: certainQuestion(position)! });
    }
  }
  return found.slice(0, count);
}

describe('with what was known', () => {
  const positions = certainPositions(24);

  it('it is surely worse, over all, to ask anybody but who must have the last card of a set', () => {
    const worse = positions.slice(0, 12).flatMap(({ match, seat, answer }) => {
      const weighed = weighIn(match, seat, 200);
      const sure = weighed.find(({ play }) => alice.write(play!) === answer)!;
      return weighed.filter(option => option !== sure).map(({ behind }) => behind.value - sure.behind.value);
    });
    expect(meanOf(worse).low).toBeGreaterThan(0);
  });

  it('who forgets loses more than who remembers, where there is something to remember', () => {
    const losses = positions.map(({ match, seat }) => {
      const weighed = weighIn(match, seat, 60);
      const [easy, expert] = [0, 3].map(level => {
        const { play } = think(itemAt(aliceCharacters, level).think, situationIn(match, seat, match.state, 1));
        return weighed.find(option => alice.write(option.play!) === game.write(play!))!.behind.value;
      });
      return easy! - expert!;
    });
    expect(meanOf(losses).low).toBeGreaterThan(0);
  });

  it('what is said of a decision is the same in worlds that look alike', () => {
    for (const count of [4, 7]) {
      for (const [i, { match: moment, seat }] of sampleMoments(
        game,
        options,
        { count },
        `alike ${count}`,
        5,
      ).entries()) {
        const match = typed(moment);
        const played = pick(seededRandom(`${i}`), alice.plays(match.state, seat));
        const worlds = [match.state, alice.imagine(viewForChair(match, seat), seededRandom(`${i}`))];
        const [one, other] = worlds.map(state => {
          const situation = situationIn(match, seat, state, 40);
          const weighed = finished(aliceReviewer.weigh(situation, played));
          return [weighed, aliceReviewer.say(situation, played, itemAt(weighed, 0).play)];
        });
        expect(other).toEqual(one);
      }
    }
  });
});

it('a match looked over tells what came of it', () => {
  const players = new Array(4).fill(itemAt(aliceCharacters, 1));
  const match = playMatch({ game, options, seating: { count: 4 }, players, seed: 'sum', limit: 5000 });
  const review: Review<Play> = finished(reviewMatch({ ...aliceReviewer, budget: 40 }, match, 1));
  const asked = match.events.filter(({ what, ...told }) => what === 'ask' && 'seat' in told && told.seat === 1);
  const given = match.events.filter(({ what, ...told }) => what === 'give' && 'to' in told && told.to === 1);
  expect([asked.length, given.length]).toEqual([8, 6]);
  expect(review.says).toEqual([
    'You were dealt 2 Leading cards; an even share is 4.',
    'You asked 8 questions and got 6 cards.',
    'You could never be certain who had a card you needed.',
  ]);
  const last = review.stood.at(-1)!.fortunes;
  expect(last.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  for (const { lostOpen, played } of review.decided) expect(lostOpen, JSON.stringify(played)).toBeGreaterThanOrEqual(0);
});
