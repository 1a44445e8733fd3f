/** Summary of a match. */
import type { Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import { formatList } from '@parlour/messages';
import { type DecisionReview, isSerious } from '@parlour/players/review/review';
import type { KitEvent } from '../rules/events.ts';
import { type KitPlay, mistake } from '../rules/judge.ts';
import type { KitParts } from '../rules/state.ts';
import { tensIn } from './evaluation.ts';
import { kitReviewText } from './review-text.ts';

export type ReviewedTurn = { readonly seat: Seat; readonly wrong: boolean; readonly calledBy?: Seat };

/** A good shout at a late 1 (KK-23r) calls a turn that was not wrong itself. */
export function findTurns({ game, options, seating, log }: Match<KitParts>): ReviewedTurn[] {
  const again = beginMatch(game, options, seating);
  const turns: ReviewedTurn[] = [];
  for (const input of log) {
    const { state } = again;
    const happened = applyInput(again, input);
    if (typeof input.by !== 'number') continue;
    if (input.play.do !== 'shout') {
      const isNew = !state.acted;
      const wrong = mistake(state, input.by, input.play) !== undefined;
      if (isNew) turns.push({ seat: input.by, wrong });
      else turns.push({ seat: input.by, wrong: (turns.pop()?.wrong ?? false) || wrong });
    } else if (happened.some(each => each.what === 'shout' && each.verdict !== 'false')) {
      const turn = turns.pop();
      if (turn) turns.push({ ...turn, calledBy: input.by });
    }
  }
  return turns;
}

export function summarize(
  decided: readonly DecisionReview<KitPlay>[],
  match: Match<KitParts>,
  seat: Seat,
): readonly string[] {
  const turns = findTurns(match);
  return [
    sayLuck(match, seat),
    ...sayOwnMistakes(turns, seat),
    ...sayOthers(turns, decided, seat),
    ...sayFalseShouts(match, seat),
    ...sayTens(match, seat),
    sayLost(decided),
  ];
}

const eventsOfKind = <W extends KitEvent['what']>(match: Match<KitParts>, what: W): (KitEvent & { what: W })[] =>
  match.events.filter((each): each is KitEvent & { what: W } => each.what === what);

/** Five cards, one in ten a 10. */
const MEAN_TENS_PER_PACKET = 0.5;

function sayLuck(match: Match<KitParts>, seat: Seat): string {
  const packets = eventsOfKind(match, 'packet').filter(each => each.seat === seat);
  const tens = packets.reduce((sum, each) => sum + tensIn(cardsOf(each)).length, 0);
  const expected = packets.length * MEAN_TENS_PER_PACKET;
  const luck = tens > expected ? 'good' : tens < expected ? 'bad' : 'other';
  return kitReviewText('luck', { packets: packets.length, tens, expected, luck });
}

const cardsOf = (packet: KitEvent & { what: 'packet' }): readonly string[] =>
  (packet.secret as { cards?: readonly string[] } | undefined)?.cards ?? packet.cards ?? [];

function sayOwnMistakes(turns: readonly ReviewedTurn[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat === seat && turn.wrong);
  if (wrong.length === 0) return [];
  const caught = wrong.filter(({ calledBy }) => calledBy !== undefined).length;
  return [kitReviewText('ownMistakes', { turns: wrong.length, caught, unnoticed: wrong.length - caught })];
}

function sayOthers(turns: readonly ReviewedTurn[], decided: readonly DecisionReview<KitPlay>[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat !== seat && turn.wrong);
  if (wrong.length === 0) return [];
  const mine = wrong.filter(({ calledBy }) => calledBy === seat).length;
  const theirs = wrong.filter(({ calledBy }) => calledBy !== undefined && calledBy !== seat).length;
  const missed = decided.filter(
    ({ played, options }) => played?.do !== 'shout' && itemAt(options, 0).play?.do === 'shout',
  );
  const unnoticed = wrong.length - mine - theirs;
  const provable = missed.length;
  return [kitReviewText('othersMistakes', { turns: wrong.length, mine, theirs, unnoticed, provable })];
}

function sayFalseShouts(match: Match<KitParts>, seat: Seat): string[] {
  const count = eventsOfKind(match, 'shout').filter(each => each.seat === seat && each.verdict === 'false').length;
  return count === 0 ? [] : [kitReviewText('falseShouts', { count })];
}

function sayTens(match: Match<KitParts>, seat: Seat): string[] {
  const drawn = eventsOfKind(match, 'draws').flatMap(({ seat: by, from, card, secret }) => {
    const [ten] = tensIn(
      [card ?? String((secret as { card?: string } | undefined)?.card)].filter(name => name !== 'undefined'),
    );
    return ten === undefined ? [] : [{ ten, by, from }];
  });
  const lost = drawn.filter(({ from }) => from === seat).map(({ ten }) => ten);
  const won = drawn.filter(({ by }) => by === seat).map(({ ten }) => ten);
  return [
    ...(lost.length > 0 ? [kitReviewText('tensLost', { count: lost.length, tens: formatList(lost) })] : []),
    ...(won.length > 0 ? [kitReviewText('tensWon', { count: won.length, tens: formatList(won) })] : []),
  ];
}

function sayLost(decided: readonly DecisionReview<KitPlay>[]): string {
  const sure = decided.filter(({ grade }) => isSerious(grade));
  const lost = sure.reduce((total, { lost: { value } }) => total + value, 0);
  return sure.length === 0
    ? kitReviewText('nothingLost')
    : kitReviewText('booksLost', { books: lost.toFixed(1), moments: sure.length });
}
