/** Matches from hands by name and lines as in records, refusals included. */

import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Chair, Game } from '@parlour/kernel/game';
import { type Match, viewForChair } from '@parlour/kernel/match';
import { replayMatch } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { aliceWith } from '../rules/alice.ts';
import type { Card } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import type { AliceViewWithHistory } from '../rules/view.ts';

/** Deals first to the seat on the dealer's left. */
export function packFor(hands: readonly (readonly Card[])[], dealer: number): Card[] {
  const left = hands.map(hand => hand.slice());
  const cards = hands.flat().length;
  return Array.from({ length: cards }, (_, i) => left[(dealer + 1 + i) % hands.length]!.shift()!);
}

/** Plays with as many sets as the hands make up. The last seat deals, so that seat 0 begins. */
export function playLines(hands: readonly string[], lines: readonly string[] = [], options = ''): Match<AliceParts> {
  const dealt = hands.map(hand => hand.split(' '));
  const dealer = hands.length - 1;
  const header = { game: 'alice', rules: 1, seating: { count: hands.length, dealer }, options, more: {} };
  const deal = `* dealer ${dealer} deal ${packFor(dealt, dealer).join(' ')}`;
  const numbered = [deal, ...lines].map((text, number) => ({ number, text }));
  const game = aliceWith(dealt.flat().length / 3) as unknown as Game;
  const match = valueOr(replayMatch(game, { header, lines: numbered }), ({ line, message }): never => {
    throw new Error(`${numbered[line]?.text}: ${message}`);
  });
  return match as unknown as Match<AliceParts>;
}

/** Returns events after the deal as `what seat clause`. */
export const eventLines = (match: Match<AliceParts>): string[] =>
  match.events
    .filter(({ what }) => what !== 'deal' && what !== 'hand' && what !== 'begin')
    .map(event => `${event.what} ${'seat' in event ? `${event.seat} ` : ''}${event.clause}`);

export const legalPlayLines = (match: Match<AliceParts>): string[] =>
  allSeats(match.seating.count).flatMap(seat =>
    match.game.plays(match.state, seat).map(play => `${seat} ${match.game.write(play)}`),
  );

export const viewWithHistory = (match: Match<AliceParts>, chair: Chair): AliceViewWithHistory =>
  viewForChair(match as unknown as Match, chair) as unknown as AliceViewWithHistory;
