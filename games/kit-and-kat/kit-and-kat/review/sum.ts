/** What is to be said of a whole match: what the packets brought, what was wrong and who noticed, which tens changed hands. */
import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { itemAt } from '@parlour/kernel/result';
import type { DecisionReview } from '@parlour/players/review/review';
import type { KitEvent } from '../rules/happenings.ts';
import type { KitPlay } from '../rules/judge.ts';
import type { KitParts } from '../rules/parts.ts';
import { tensIn } from './books.ts';
import { type Turn, turnsOf } from './turns.ts';

export function sum(
  decided: readonly DecisionReview<KitPlay>[],
  match: Match<KitParts>,
  seat: Seat,
): readonly string[] {
  const turns = turnsOf(match);
  return [
    sayLuck(match, seat),
    ...sayOwnMistakes(turns, seat),
    ...sayOthers(turns, decided, seat),
    ...sayFalseShouts(match, seat),
    ...sayTens(match, seat),
    sayLost(decided),
  ];
}

const told = <W extends KitEvent['what']>(match: Match<KitParts>, what: W): (KitEvent & { what: W })[] =>
  match.events.filter((each): each is KitEvent & { what: W } => each.what === what);

/** Packets bring one ten in two on the average: five cards of ten. */
const TENS_A_PACKET = 0.5;

function sayLuck(match: Match<KitParts>, seat: Seat): string {
  const packets = told(match, 'packet').filter(each => each.seat === seat);
  const tens = packets.reduce((sum, each) => sum + tensIn(cardsOf(each)).length, 0);
  const usual = packets.length * TENS_A_PACKET;
  return `Your ${many(packets.length, 'packet')} brought ${many(tens, 'ten')}, where ${usual} ${usual === 1 ? 'is' : 'are'} usual: ${LUCK[Math.sign(tens - usual) + 1]}.`;
}

const LUCK = ['that was bad luck', 'neither good luck nor bad', 'that was good luck'] as const;

const cardsOf = (packet: KitEvent & { what: 'packet' }): readonly string[] =>
  (packet.secret as { cards?: readonly string[] } | undefined)?.cards ?? packet.cards ?? [];

const many = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function sayOwnMistakes(turns: readonly Turn[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat === seat && turn.wrong);
  if (wrong.length === 0) return [];
  const called = wrong.filter(({ calledBy }) => calledBy !== undefined).length;
  return [`You were wrong in ${many(wrong.length, 'turn')}: ${called} called, ${wrong.length - called} unnoticed.`];
}

function sayOthers(turns: readonly Turn[], decided: readonly DecisionReview<KitPlay>[], seat: Seat): string[] {
  const wrong = turns.filter(turn => turn.seat !== seat && turn.wrong);
  if (wrong.length === 0) return [];
  const mine = wrong.filter(({ calledBy }) => calledBy === seat).length;
  const theirs = wrong.filter(({ calledBy }) => calledBy !== undefined && calledBy !== seat).length;
  const missed = decided.filter(
    ({ played, options }) => played?.do !== 'shout' && itemAt(options, 0).play?.do === 'shout',
  );
  const counted = `you called ${mine}, others ${theirs}, nobody ${wrong.length - mine - theirs}`;
  return [
    `Others were wrong in ${many(wrong.length, 'turn')}: ${counted}; ${missed.length} you let pass could be proven.`,
  ];
}

function sayFalseShouts(match: Match<KitParts>, seat: Seat): string[] {
  const vain = told(match, 'shout').filter(each => each.seat === seat && each.verdict === 'false').length;
  return vain === 0 ? [] : [`You shouted in vain ${vain === 1 ? 'once' : `${vain} times`}.`];
}

function sayTens(match: Match<KitParts>, seat: Seat): string[] {
  const drawn = told(match, 'draws').flatMap(({ seat: by, from, card, secret }) => {
    const [ten] = tensIn(
      [card ?? String((secret as { card?: string } | undefined)?.card)].filter(name => name !== 'undefined'),
    );
    return ten === undefined ? [] : [{ ten, by, from }];
  });
  const gone = drawn.filter(({ from }) => from === seat).map(({ ten }) => ten);
  const won = drawn.filter(({ by }) => by === seat).map(({ ten }) => ten);
  return [
    ...(gone.length > 0 ? [`Shouts drew ${gone.join(' and ')} out of your hand, and with ${its(gone)} the book.`] : []),
    ...(won.length > 0 ? [`Your shouts drew ${won.join(' and ')}, and with ${its(won)} the book.`] : []),
  ];
}

const its = (tens: readonly string[]): string => (tens.length === 1 ? 'it' : 'each');

function sayLost(decided: readonly DecisionReview<KitPlay>[]): string {
  const sure = decided.filter(({ grade }) => grade === 'slip' || grade === 'mistake');
  const lost = sure.reduce((total, { lost: { value } }) => total + value, 0);
  return sure.length === 0
    ? 'No decision of yours cost anything that is more than chance.'
    : `What you decided cost about ${lost.toFixed(1)} books in ${many(sure.length, 'moment')}, mistakes counted as if all were noticed.`;
}
