/** What is to be said of a whole match: how much of it lay in the cards, what was given away, and which calls were missed. */

import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { pluralize } from '@parlour/kernel/sentences';
import type { DecisionReview } from '@parlour/players/review/review';
import type { NationsPlay } from '../rules/judge.ts';
import type { NationsParts } from '../rules/parts.ts';
import { sideOf } from '../rules/state.ts';
import { byTheBookFrom } from './stand.ts';

type Decisions = readonly DecisionReview<NationsPlay>[];

export const sumUp = (decided: Decisions, match: Match<NationsParts>, seat: Seat): readonly string[] => [
  ...sayCards(match, seat),
  ...sayTitles(match, seat),
  sayLost(decided),
  ...sayOpen(decided),
  ...sayCalls(decided),
];

/** What the book would have made of the deals that were played to their end, and what was made of them. */
function sayCards(match: Match<NationsParts>, seat: Seat): string[] {
  const { game, options, seating, log } = match;
  const side = sideOf(seat);
  const sum = { deals: 0, byBook: 0, taken: 0 };
  let state = game.begin(options, seating);
  let byBook = 0;
  for (const input of log) {
    const step = game.apply(state, input);
    state = step.state;
    if (input.by === 'chance') byBook = ofSide(byTheBookFrom(state).tricks, side);
    for (const event of step.events) {
      if (event.what !== 'tricks') continue;
      sum.deals += 1;
      sum.byBook += byBook;
      sum.taken += event.side === side ? event.tricks : 13 - event.tricks;
    }
  }
  if (sum.deals === 0) return [];
  const cards = `The cards: in ${pluralize(sum.deals, 'deal')} played by the book all round, your side would have taken`;
  return [`${cards} ${sum.byBook} of ${13 * sum.deals} tricks; it took ${sum.taken}.`];
}

const ofSide = (even: number, side: number): number => (side === 0 ? even : 13 - even);

/** Points that were dealt and not played for. */
function sayTitles({ events }: Match<NationsParts>, seat: Seat): string[] {
  const titles = events.filter(({ what }) => what === 'titles');
  const pointsOf = (side: number): number => titles.reduce((sum, { points }) => sum + (points?.[side] ?? 0), 0);
  const [own, theirs] = [pointsOf(sideOf(seat)), pointsOf(1 - sideOf(seat))];
  if (own + theirs === 0) return [];
  return [
    `Titles, which are dealt and not won, brought your side ${pluralize(own, 'point')} and the others ${theirs}.`,
  ];
}

/** Only what is surely lost counts; the rest is within chance. */
function sayLost(decided: Decisions): string {
  const lost = decided.filter(({ grade }) => grade === 'slip' || grade === 'mistake');
  const of = `${pluralize(decided.length, 'decision')}`;
  if (lost.length === 0) return `By what you could know nothing was surely lost in ${of}.`;
  const tricks = lost.reduce((sum, each) => sum + each.lost.value, 0);
  return `By what you could know about ${tricks.toFixed(1)} tricks were given away, in ${lost.length} of ${of}.`;
}

function sayOpen(decided: Decisions): string[] {
  const proved = decided.flatMap(({ lostOpen }) => (lostOpen === undefined ? [] : [lostOpen]));
  if (proved.length === 0) return [];
  const tricks = proved.reduce((sum, each) => sum + each, 0);
  const of = proved.length === decided.length ? 'all of them' : `the ${proved.length} that could be proved`;
  return [`With all cards open it was ${pluralize(tricks, 'trick')}, over ${of}; nobody can see that at the table.`];
}

function sayCalls(decided: Decisions): string[] {
  const missed = decided.filter(
    ({ grade, options }) => (grade === 'slip' || grade === 'mistake') && options[0]?.play?.do === 'call',
  ).length;
  if (missed === 0) return [];
  return [
    missed === 1
      ? 'A call that might have won the game was not made.'
      : `${missed} calls that might have won the game were not made.`,
  ];
}
