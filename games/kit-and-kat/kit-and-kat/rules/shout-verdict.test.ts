/** Judges shouts again with all cards visible, by noting every mistake when it is made. */
import type { Input, Seat } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { EVERY_DEED } from '../testing/scene.ts';
import { isOne } from './cards.ts';
import { type KitPlay, mistake } from './judge.ts';
import type { KitState } from './state.ts';

type Turn = { seat: Seat; wrong: string[]; erred: boolean; late: boolean };
type Watcher = { turn: Turn | undefined; readonly held: Set<string>[] };

function randomDeed(match: Match, random: Random): Input {
  const status = matchStatus(match);
  if (status.is !== 'open') return randomInput(match, status, random);
  const seats = [...status.turn, ...(status.interrupt ?? [])];
  const by = random.below(6) === 0 ? pick(random, seats) : status.turn[0]!;
  const wild = by === status.turn[0] && random.below(4) === 0;
  const plays = wild
    ? EVERY_DEED.filter(play => !match.game.refuse(match.state, by, play))
    : match.game.plays(match.state, by);
  return { by, play: pick(random, plays) };
}

function watchDeed(watcher: Watcher, state: KitState, seat: Seat, play: KitPlay): void {
  if (!state.acted) watcher.turn = { seat, wrong: [], erred: false, late: false };
  const turn = watcher.turn!;
  turn.erred ||= mistake(state, seat, play) !== undefined;
  if (play.do === 'play' && isOne(play.card)) turn.late ||= watcher.held[seat]!.has(play.card);
  if (turn.erred && 'card' in play) turn.wrong.push(play.card);
  if (play.do !== 'play')
    holdOver(
      watcher,
      seat,
      state.hands[seat]!.filter(card => !('card' in play) || card !== play.card),
    );
}

const holdOver = ({ held }: Watcher, seat: Seat, hand: readonly string[]): void => {
  for (const card of hand.filter(isOne)) held[seat]!.add(card);
};

const verdictOf = ({ turn }: Watcher): string => (turn?.erred ? 'mistake' : turn?.late ? 'late' : 'false');

function watchShout(watcher: Watcher, match: Match, eventCount: number): void {
  const [shout, back] = match.events.slice(eventCount) as unknown as { verdict: string; cards?: string[] }[];
  const wrong = watcher.turn!.erred ? watcher.turn!.wrong : [];
  expect(shout!.verdict).toBe(verdictOf(watcher));
  expect(back?.cards ?? []).toEqual(wrong);
}

/** A good shout in mid-turn ends it after the draw. */
function watchDraw(watcher: Watcher, before: KitState, after: KitState, card: string): void {
  const { from, ends } = before.drawing!;
  watcher.held[from]!.delete(card);
  if (ends)
    holdOver(
      watcher,
      from,
      before.hands[from]!.filter(there => there !== card),
    );
  if (after.window === null) watcher.turn = undefined;
}

it.each(['silence', 'card'])('[KK-8] rules 1: every shout is judged by what was done (%s)', async falseShout => {
  const options = { mistakes: 'called', falseShout, pack: 'nuerland' };
  const game = await box.games[0]!.open(options, readShelfData, 1);
  for (let count = 2; count <= 8; count++) {
    const random = seededRandom(`verdicts ${count}`);
    const match = beginMatch(game, options, { count });
    const watcher: Watcher = { turn: undefined, held: Array.from({ length: count }, () => new Set()) };
    while (matchStatus(match).is !== 'over') {
      const input = randomDeed(match, random);
      const before = match.state as KitState;
      const eventCount = match.events.length;
      if (typeof input.by === 'number' && input.play.do !== 'shout')
        watchDeed(watcher, before, input.by, input.play as KitPlay);
      applyInput(match, input);
      if (typeof input.by === 'number' && input.play.do === 'shout') watchShout(watcher, match, eventCount);
      if (before.drawing)
        watchDraw(watcher, before, match.state as KitState, (input as { drew: { card: string } }).drew.card);
    }
  }
});
