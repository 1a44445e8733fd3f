/** Compares the rules with the reference table over random matches with mistakes. */
import type { Input, Seat } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import {
  isReferenceMistake,
  type ReferenceTable,
  referenceDeal,
  referenceDeed,
  referenceDraw,
  referencePay,
  referenceShout,
} from '../testing/reference-table.ts';
import { EVERY_DEED } from '../testing/scene.ts';
import type { KitChance } from './apply.ts';
import { BOOKS } from './cards.ts';
import { type KitPlay, mistake } from './judge.ts';
import type { KitState } from './state.ts';

type Watch = { table: ReferenceTable | undefined; readonly counts: Record<string, number> };

function randomDeed(match: Match, random: Random): Input {
  const status = matchStatus(match);
  if (status.is !== 'open') return randomInput(match, status, random);
  const seats = [...status.turn, ...(status.interrupt ?? [])];
  const by = random.below(4) === 0 ? pick(random, seats) : status.turn[0]!;
  const wild = by === status.turn[0] && random.below(4) === 0;
  const plays = wild
    ? EVERY_DEED.filter(play => !match.game.refuse(match.state, by, play))
    : match.game.plays(match.state, by);
  return { by, play: pick(random, plays) };
}

const count = ({ counts }: Watch, what: string): void => {
  counts[what] = (counts[what] ?? 0) + 1;
};

function watchDeed(watch: Watch, before: KitState, seat: Seat, play: Exclude<KitPlay, { do: 'shout' }>): void {
  const table = watch.table!;
  const owes = table.piles[seat]!.some(pile => pile.at(-1)!.slice(1) === '1');
  expect(mistake(before, seat, play) !== undefined).toBe(isReferenceMistake(table, seat, play));
  if (owes) count(watch, 'an uncovered 1');
  if ('move' in play) count(watch, 'a pile moved');
  referenceDeed(table, seat, play);
}

function watchShout(watch: Watch, match: Match, eventCount: number): void {
  const table = watch.table!;
  const moved = (match.log.at(-2) as { play?: KitPlay }).play;
  const shout = match.events[eventCount] as unknown as { verdict: string };
  const verdict = referenceShout(table);
  expect(shout.verdict).toBe(verdict);
  count(watch, verdict);
  if (verdict === 'mistake' && moved && 'move' in moved) count(watch, 'a pile moved back');
  if (verdict !== 'false' && (match.state as KitState).drawing === null) referencePay(table);
}

function watchChance(watch: Watch, before: KitState, drew: KitChance): void {
  if (drew.of === 'deal') watch.table = referenceDeal(drew.pack, drew.dealer, before.count);
  else {
    const { by, from, clause } = before.drawing!;
    referenceDraw(watch.table!, by, from, drew.card);
    if (clause === 'KK-8') referencePay(watch.table!);
  }
}

function expectSameTable({ table }: Watch, state: KitState): void {
  const { hands, piles, rows, books, packets } = table!;
  expect({ hands, piles, packets }).toEqual({ hands: state.hands, piles: state.kittens, packets: state.packets });
  expect(Object.values(rows)).toEqual(state.rows);
  expect(books).toEqual(Object.fromEntries(state.books.flatMap((mine, seat) => mine.map(book => [book, seat]))));
}

function watchMatch(watch: Watch, match: Match, random: Random): void {
  while (matchStatus(match).is !== 'over') {
    const input = randomDeed(match, random);
    const before = match.state as KitState;
    const eventCount = match.events.length;
    const play = typeof input.by === 'number' ? (input.play as KitPlay) : undefined;
    if (play && play.do !== 'shout') watchDeed(watch, before, input.by as Seat, play);
    applyInput(match, input);
    if (play?.do === 'shout') watchShout(watch, match, eventCount);
    if (input.by === 'chance') watchChance(watch, before, input.drew as KitChance);
    expectSameTable(watch, match.state as KitState);
  }
}

it.each(['silence', 'card'])(
  '[KK-24r] [KK-25r] [KK-23r] read plainly; a false shout costs %s',
  async falseShout => {
    const options = { mistakes: 'called', falseShout, pack: 'nuerland' };
    const game = await box.games[0]!.open(options, readShelfData);
    const watch: Watch = { table: undefined, counts: {} };
    for (let seats = 2; seats <= 8; seats++) {
      for (const seed of ['one', 'two'])
        watchMatch(watch, beginMatch(game, options, { count: seats }), seededRandom(`plain ${seats} ${seed}`));
    }
    expect(BOOKS.length).toBe(Object.keys(watch.table!.books).length);
    for (const what of ['mistake', 'late', 'false', 'an uncovered 1', 'a pile moved', 'a pile moved back'])
      expect(watch.counts[what], what).toBeGreaterThan(4);
  },
  120_000,
);
