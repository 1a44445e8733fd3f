/** Better players lose less per decision; PARLOUR_MATCHES=40 measures how much. */
import type { Game } from '@parlour/kernel/game';
import { defaultsOf } from '@parlour/kernel/options';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import type { Estimate } from '@parlour/players/confidence-intervals';
import { bootstrapInterval } from '@parlour/players/confidence-intervals';
import type { GameReviewer, Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { beforeAll, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { kitCharacters } from '../players/characters.ts';

const options = defaultsOf(box.games[0]!.options);
let game: Game;
let reviewing: GameReviewer;
beforeAll(async () => {
  game = await box.games[0]!.open(options, readShelfData);
  reviewing = await box.games[0]!.review!(readShelfData);
});

const matches = Number(process.env.PARLOUR_MATCHES ?? 3);
const budget = matches > 3 ? 100 : 16;
const levels = kitCharacters as unknown as readonly SeatPlayer[];

/** The first seat against the easy player. */
function reviewOf(level: number, deal: number): Review {
  const players = [levels[level]!, levels[0]!];
  const seating = { count: 2, dealer: deal % 2 };
  const match = playMatch({ game, options, seating, players, seed: `level ${deal}`, limit: 5000 });
  const work = reviewMatch({ ...reviewing, budget }, match, 0);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** Certain losses per decision. */
function lossOf({ decided }: Review): number {
  const sure = decided.filter(({ grade }) => grade === 'slip' || grade === 'mistake');
  return sure.reduce((sum, { lost }) => sum + lost.value, 0) / decided.length;
}

function meanLoss(level: number): Estimate {
  const losses = Array.from({ length: matches }, (_, deal) => lossOf(reviewOf(level, deal)));
  const mean = (deals: Uint32Array): number => deals.reduce((sum, deal) => sum + losses[deal]!, 0) / deals.length;
  const found = bootstrapInterval(matches, mean, `level ${level}`);
  if (matches > 3) console.log(level, found);
  return found;
}

const tested = matches > 3 ? [0, 1, 2, 3] : [0, 1, 3];

it('the mean loss of a decision falls with the level', { timeout: 3_600_000 }, () => {
  const means = tested.map(meanLoss);
  for (const [i, mean] of means.slice(1).entries()) expect(mean.value).toBeLessThan(means[i]!.value);
  expect(means.at(-1)!.high).toBeLessThan(means[0]!.low);
});
