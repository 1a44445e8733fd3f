/** Every event of every game can be told to the acting player in correct second person. */
import type { Match } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seatName, toSecondPerson } from '@parlour/kernel/sentences';
import { playMatch } from '@parlour/players/arena/simulate-match';
import { thinkRandom } from '@parlour/players/generic-players';
import { expect, it } from 'vitest';
import { readShelfData } from '../node-files.ts';
import { type BoxedGame, gamesOnShelf } from '../shelf.ts';

async function play(boxed: BoxedGame): Promise<Match> {
  const options = defaultsOf(boxed.options);
  const game = await boxed.open(options, readShelfData);
  const count = Math.max(boxed.seats[0], 1);
  const players = Array.from({ length: count }, () => ({ think: thinkRandom, budget: 1 }));
  return playMatch({ game, options, seating: { count }, players, seed: 'told', limit: 600 });
}

/** A third-person verb after "you", or after an earlier verb of "you". Quotations are skipped. */
const WRONG = /\b[Yy]ou (is|was|has|does|(?!as\b)[a-z]+(?<!s)s)\b|^You [^;.]* and (is|has|was|[a-z]+(?<!s)s)\b/;
const unquoted = (sentence: string): string => sentence.replace(/["“].*/, '');

it.each(gamesOnShelf())('$title', async boxed => {
  const { game, events } = await play(boxed);
  const sentences = events.map(event => toSecondPerson(0, seatName, name => game.say(event, name, 'board')));
  if (boxed.seats[1] > 1) expect(sentences.join(' ')).toMatch(/\byou\b/i);
  expect(sentences.filter(sentence => WRONG.test(unquoted(sentence)))).toEqual([]);
  expect(sentences.filter(sentence => /Seat 0|\ue000/.test(sentence))).toEqual([]);
});
