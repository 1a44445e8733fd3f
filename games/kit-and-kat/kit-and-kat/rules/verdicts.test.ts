/** Shouts judged a second time, by an onlooker who sees all cards and writes down every mistake when it is made. */
import type { Input, Seat } from '@parlour/kernel/game';
import { randomInput } from '@parlour/kernel/laws';
import { applyInput, beginMatch, type Match, matchStatus } from '@parlour/kernel/match';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { expect, it } from 'vitest';
import { readData } from '../../../shelf/node.ts';
import { box } from '../../box.ts';
import { EVERY_DEED } from '../testing/scene.ts';
import { isOne } from './cards.ts';
import { type KitPlay, mistake } from './judge.ts';
import type { State } from './state.ts';

/** The turn that may be shouted at: whose it is, what it did from its first mistake on, and the 1s it played late. */
type Turn = { seat: Seat; wrong: string[]; erred: boolean; late: boolean };
type Onlooker = { turn: Turn | undefined; readonly held: Set<string>[] };

function somethingDone(match: Match, random: Random): Input {
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

function watchDeed(onlooker: Onlooker, state: State, seat: Seat, play: KitPlay): void {
  if (!state.acted) onlooker.turn = { seat, wrong: [], erred: false, late: false };
  const turn = onlooker.turn!;
  turn.erred ||= mistake(state, seat, play) !== undefined;
  if (play.do === 'play' && isOne(play.card)) turn.late ||= onlooker.held[seat]!.has(play.card);
  if (turn.erred && 'card' in play) turn.wrong.push(play.card);
  if (play.do !== 'play')
    holdOver(
      onlooker,
      seat,
      state.hands[seat]!.filter(card => !('card' in play) || card !== play.card),
    );
}

const holdOver = ({ held }: Onlooker, seat: Seat, hand: readonly string[]): void => {
  for (const card of hand.filter(isOne)) held[seat]!.add(card);
};

const verdictOf = ({ turn }: Onlooker): string => (turn?.erred ? 'mistake' : turn?.late ? 'late' : 'false');

function watchShout(onlooker: Onlooker, match: Match, heard: number): void {
  const [shout, back] = match.events.slice(heard) as unknown as { verdict: string; cards?: string[] }[];
  const wrong = onlooker.turn!.erred ? onlooker.turn!.wrong : [];
  expect(shout!.verdict).toBe(verdictOf(onlooker));
  expect(back?.cards ?? []).toEqual(wrong);
}

/** A good shout in mid-turn ends the turn after the draw; a card drawn is held no more. */
function watchDraw(onlooker: Onlooker, before: State, after: State, card: string): void {
  const { from, ends } = before.drawing!;
  onlooker.held[from]!.delete(card);
  if (ends)
    holdOver(
      onlooker,
      from,
      before.hands[from]!.filter(there => there !== card),
    );
  if (after.window === null) onlooker.turn = undefined;
}

it.each(['silence', 'card'])('[KK-8] rules 1: every shout is judged by what was done (%s)', async falseShout => {
  const options = { mistakes: 'called', falseShout, pack: 'nuerland' };
  const game = await box.games[0]!.open(options, readData, 1);
  for (let count = 2; count <= 8; count++) {
    const random = seededRandom(`verdicts ${count}`);
    const match = beginMatch(game, options, { count });
    const onlooker: Onlooker = { turn: undefined, held: Array.from({ length: count }, () => new Set()) };
    while (matchStatus(match).is !== 'over') {
      const input = somethingDone(match, random);
      const before = match.state as State;
      const heard = match.events.length;
      if (typeof input.by === 'number' && input.play.do !== 'shout')
        watchDeed(onlooker, before, input.by, input.play as KitPlay);
      applyInput(match, input);
      if (typeof input.by === 'number' && input.play.do === 'shout') watchShout(onlooker, match, heard);
      if (before.drawing)
        watchDraw(onlooker, before, match.state as State, (input as { drew: { card: string } }).drew.card);
    }
  }
});
