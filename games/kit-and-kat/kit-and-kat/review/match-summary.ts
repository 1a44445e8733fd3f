/** Summary of a match. */
import type { Seat } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { DecisionReview } from '@parlour/players/review/review';
import type { KitEvent } from '../rules/events.ts';
import { type KitPlay, mistake } from '../rules/judge.ts';
import type { KitParts } from '../rules/state.ts';
import { tensIn } from './evaluation.ts';

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
  return `Your ${countNoun(packets.length, 'packet')} brought ${countNoun(tens, 'ten')}, where ${expected} ${expected === 1 ? 'is' : 'are'} usual: ${LUCK[Math.sign(tens - expected) + 1]}.`;
}

const LUCK = ['that was bad luck', 'neither good luck nor bad', 'that was good luck'] as const;

const cardsOf = (packet: KitEvent & { what: 'packet' }): readonly string[] =>
  (packet.secret as { cards?: readonly string[] } | undefined)?.cards ?? packet.cards ?? [];

const countNoun = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function sayOwnMistakes(turns: readonly ReviewedTurn[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat === seat && turn.wrong);
  if (wrong.length === 0) return [];
  const called = wrong.filter(({ calledBy }) => calledBy !== undefined).length;
  return [
    `You were wrong in ${countNoun(wrong.length, 'turn')}: ${called} called, ${wrong.length - called} unnoticed.`,
  ];
}

function sayOthers(turns: readonly ReviewedTurn[], decided: readonly DecisionReview<KitPlay>[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat !== seat && turn.wrong);
  if (wrong.length === 0) return [];
  const mine = wrong.filter(({ calledBy }) => calledBy === seat).length;
  const theirs = wrong.filter(({ calledBy }) => calledBy !== undefined && calledBy !== seat).length;
  const missed = decided.filter(
    ({ played, options }) => played?.do !== 'shout' && itemAt(options, 0).play?.do === 'shout',
  );
  const counted = `you called ${mine}, others ${theirs}, nobody ${wrong.length - mine - theirs}`;
  return [
    `Others were wrong in ${countNoun(wrong.length, 'turn')}: ${counted}; ${missed.length} you let pass could be proven.`,
  ];
}

function sayFalseShouts(match: Match<KitParts>, seat: Seat): string[] {
  const vain = eventsOfKind(match, 'shout').filter(each => each.seat === seat && each.verdict === 'false').length;
  return vain === 0 ? [] : [`You shouted in vain ${vain === 1 ? 'once' : `${vain} times`}.`];
}

function sayTens(match: Match<KitParts>, seat: Seat): string[] {
  const drawn = eventsOfKind(match, 'draws').flatMap(({ seat: by, from, card, secret }) => {
    const [ten] = tensIn(
      [card ?? String((secret as { card?: string } | undefined)?.card)].filter(name => name !== 'undefined'),
    );
    return ten === undefined ? [] : [{ ten, by, from }];
  });
  const gone = drawn.filter(({ from }) => from === seat).map(({ ten }) => ten);
  const won = drawn.filter(({ by }) => by === seat).map(({ ten }) => ten);
  return [
    ...(gone.length > 0
      ? [`Shouts drew ${gone.join(' and ')} out of your hand, and with ${itOrEach(gone)} the book.`]
      : []),
    ...(won.length > 0 ? [`Your shouts drew ${won.join(' and ')}, and with ${itOrEach(won)} the book.`] : []),
  ];
}

const itOrEach = (tens: readonly string[]): string => (tens.length === 1 ? 'it' : 'each');

function sayLost(decided: readonly DecisionReview<KitPlay>[]): string {
  const sure = decided.filter(({ grade }) => grade === 'slip' || grade === 'mistake');
  const lost = sure.reduce((total, { lost: { value } }) => total + value, 0);
  return sure.length === 0
    ? 'No decision of yours cost anything that is more than chance.'
    : `What you decided cost about ${lost.toFixed(1)} books in ${countNoun(sure.length, 'moment')}, mistakes counted as if all were noticed.`;
}
