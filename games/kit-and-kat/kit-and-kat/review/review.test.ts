import type { Game } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import type { Situation } from '@parlour/players/player';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { kitCharacters } from '../players/characters.ts';
import { imagine } from '../rules/imagine.ts';
import { type KitPlay, plays } from '../rules/judge.ts';
import { notation } from '../rules/notation.ts';
import type { KitParts, KitState } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { dealScene, lateScene, playLines, type Scene } from '../testing/scene.ts';
import { meanCertainBooks, outcomesOf } from './evaluation.ts';
import { kitReviewing } from './review.ts';

const options = defaultsOf(box.games[0]!.options);
let game: Game;
let reviewing: GameReviewer;
beforeAll(async () => {
  game = await box.games[0]!.open(options, readShelfData);
  reviewing = await box.games[0]!.review!(readShelfData);
});

const levels = kitCharacters as unknown as readonly [SeatPlayer, SeatPlayer, SeatPlayer, SeatPlayer];

const matchOf = (players: readonly SeatPlayer[], seed: string): Match =>
  playMatch({ game, options, seating: { count: players.length, dealer: 0 }, players, seed, limit: 5000 });

function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

const reviewOf = (match: Match, seat: number, budget: number): Review =>
  finish(reviewMatch({ ...reviewing, budget }, match, seat));

function situationIn(state: KitState, seat: number, budget = 40): Situation<KitParts> {
  const seen = { ...view(state, seat), history: [] };
  const kit = game as Game<KitParts>;
  return {
    game: kit,
    seat,
    view: seen,
    plays: plays(state, seat),
    awaited: state.turn === seat,
    random: seededRandom('r'),
    budget,
  };
}

type Weighing = { readonly best: string; readonly lost: number; readonly why: string };

function weighDeed({ state }: Scene, seat: number, done: string): Weighing {
  const situation = situationIn(state, seat);
  const played =
    done === '-' ? undefined : (situation.plays.find(play => notation.write(play) === done) ?? notation.read(done)!);
  expect(kitReviewing.isDecision!(situation, played)).toBe(true);
  const weighed = finish(kitReviewing.weigh(situation, played));
  const [best] = weighed;
  const mine = weighed.find(({ play }) => JSON.stringify(play) === JSON.stringify(played))!;
  return {
    best: best!.play ? notation.write(best!.play) : '-',
    lost: mine.behind.value,
    why: kitReviewing.say(situation, played, best!.play),
  };
}

describe('what is known for certain', () => {
  it('[KK-8] a ten given away: half a book where one of two cards may be drawn', () => {
    expect(weighDeed(lateScene(['N9', 'A10 B5'], ['A9 B4']), 1, 'B5')).toEqual({
      best: expect.stringMatching(/^lay/),
      lost: 0.5,
      why: 'B5 was out of order: its book was waiting for B4. A player who noticed could have drawn one of your 2 cards, A10 among them, and ended your turn.',
    });
  });

  it('[KK-8] a card out of order with no ten to lose: wrong all the same, and never the best', () => {
    const scene = lateScene(['C7', 'C8 B5'], ['A9 B4']);
    const { best, lost, why } = weighDeed(scene, 1, 'B5');
    expect([best, lost <= 0]).toEqual([expect.stringMatching(/^lay/), true]);
    expect(why).toBe(
      'B5 was out of order: its book was waiting for B4. Nothing else fitted, and you had no ten to lose.',
    );
    const situation = situationIn(scene.state, 1);
    expect(kitReviewing.isWrong!(situation, { do: 'play', card: 'B5' })).toBe(true);
  });

  it('[KK-9] in the last phase, where all is open, what was known is what is proved', () => {
    const scene = lateScene(['A3 N10', 'A4 B10'], [], { last: true, turn: 1, notes: [{ is: 'last', seat: null }] });
    const wrong = playLines(scene, '1 A4');
    const proved = [undefined, { do: 'shout', at: 1 } as const].map(choice =>
      meanCertainBooks(outcomesOf(wrong.state, 0, choice), 0),
    );
    const shout = { do: 'shout', at: 1 } as const;
    const weighed = finish(kitReviewing.weigh(situationIn(wrong.state, 0), shout));
    const known = [undefined, shout].map(choice => weighed.find(({ play }) => play?.do === choice?.do)!.worth.value);
    expect(known).toEqual(proved);
    expect(finish(reviewing.prove!(wrong.state, 0, [undefined, shout], game))).toEqual(proved);
    expect(proved[1]! - proved[0]!).toBe(0.5);
  });

  it('[KK-8] where it comes out alike, what is proven is shouted at', () => {
    const scene = playLines(
      lateScene(['A3 N9', 'A4 B9'], [], { last: true, turn: 1, notes: [{ is: 'last', seat: null }] }),
      '1 A4',
    );
    expect(weighDeed(scene, 0, 'shout 1')).toMatchObject({ best: 'shout 1', lost: 0 });
  });

  it('with packets to come nothing is proved', () => {
    const { state } = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8']);
    expect(finish(reviewing.prove!(state, 1, [undefined], game))).toEqual([undefined]);
  });
});

describe('what is said', () => {
  const three = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8']);

  it('[KK-18r] of a mistake that was let pass', () => {
    expect(weighDeed(playLines(three, '2 A1', '2 A6', '2 lay A7'), 0, '-').why).toMatch(
      /^A6 was played out of order: its book was waiting for A2\. /,
    );
  });

  it('[KK-20r] of a false shout, and what it costs', () => {
    expect(weighDeed(playLines(three, '2 A1', '2 A2'), 0, 'shout 2').why).toBe(
      'It’s close: there was no proof, and the turn was right in all 100 layouts. A1 and A2 were in order. None of the 3 cards left in their hand has to be a 1. A false shout silences you for that turn.',
    );
  });

  it('[KK-4] of a 1 forgotten', () => {
    expect(weighDeed(three, 2, 'lay A6').why).toMatch(/^A1 was there to play, and a 1 comes before anything else\. /);
  });

  it('[KK-13r] of a card held back', () => {
    const situation = situationIn(playLines(three, '2 A1').state, 2);
    const [held, laid] = [{ do: 'play', card: 'A2' } as const, { do: 'lay', card: 'A8', on: null } as const];
    expect(kitReviewing.isDecision!(situation, laid)).toBe(true);
    expect(kitReviewing.say(situation, laid, held)).toBe(
      'A2 goes on A1, and an empty hand takes another packet. You kept it.',
    );
  });

  it('[KK-5] of Kittens: what they wait for', () => {
    const scene = playLines(dealScene(['C5 C6 C7 C8 C9', 'B3 B6 B7 D8 E9']), '1 lay B7');
    expect(weighDeed(scene, 0, 'lay C9').why).toMatch(/waits for C1/);
  });
});

it('depends on nothing the chair could not know, whatever was done', () => {
  const match = matchOf([levels[0], levels[0], levels[1]], 'two worlds') as Match<KitParts>;
  const random = seededRandom('others');
  for (let step = 3; step < match.log.length; step += 23) {
    const { state } = rebuildMatch(match, step);
    const input = match.log[step]!;
    if (typeof input.by !== 'number') continue;
    const played = input.play as KitPlay;
    const said = [state, imagine(view(state, input.by), random)].map(world => {
      const situation = situationIn(world, input.by as number, 12);
      if (!kitReviewing.isDecision!(situation, played)) return 'no decision';
      const weighed = finish(kitReviewing.weigh(situation, played));
      return [weighed, kitReviewing.say(situation, played, weighed[0]!.play)];
    });
    expect(said[1]).toEqual(said[0]);
  }
});

describe('a whole match looked over', () => {
  it('tells what was wrong and who noticed, as the record has it', () => {
    const match = matchOf([levels[0], levels[0]], 'whole');
    const { says, decided, stood } = reviewOf(match, 0, 12);
    expect(stood.length).toBe(match.log.length + 1);
    expect(says[0]).toMatch(/^Your \d+ packets brought \d+ tens?; [\d.]+ would be average\. /);
    expect(says.join(' ')).toMatch(/You made mistakes in \d+ turns?: \d+ caught, \d+ unnoticed\./);
    const wrong = decided.filter(({ why }) => /was out of order|a 1 comes before/.test(why));
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.every(({ grade, options: [best], played }) => grade === 'mistake' && best?.play !== played)).toBe(
      true,
    );
    expect(decided.every(({ why }) => why.length > 20 && !why.includes('undefined'))).toBe(true);
    expect(viewForChair(match, 0).scores.reduce((sum, books) => sum + books, 0)).toBe(14);
  });
});
