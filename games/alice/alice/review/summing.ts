/** What a whole match was worth saying: the Leading cards that luck gave, and the certain questions that were there to put. */
import type { Seat } from '@parlour/kernel/game';
import { type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { DecisionReview } from '@parlour/players/review/review';
import { heardOf, mustHave } from '../players/heard.ts';
import { counted, numbered } from '../players/telling.ts';
import type { AlicePlay } from '../rules/judge.ts';
import { isLeading } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';

export function sum(decided: readonly DecisionReview<AlicePlay>[], match: Match<AliceParts>, seat: Seat): string[] {
  return [...sayDeal(match, seat), ...sayQuestions(match, seat), ...saySure(decided, match, seat)];
}

/** With all cards open that would be the sets of each. */
function sayDeal(match: Match<AliceParts>, seat: Seat): string[] {
  const { history } = viewForChair(match, seat);
  const dealt = history.flatMap(event => (event.what === 'hand' ? (event.hand ?? []) : []));
  const leading = dealt.filter(isLeading).length;
  const share = match.game.pack.length / 3 / match.seating.count;
  const even = Number.isInteger(share) ? numbered(share) : `about ${share.toFixed(1)}`;
  return [`You were dealt ${counted(leading, 'Leading card')}, where ${even} would be everybody’s share.`];
}

function sayQuestions({ events }: Match<AliceParts>, seat: Seat): string[] {
  const asked = events.filter(event => event.what === 'ask' && event.seat === seat).length;
  const vain = events.filter(event => event.what === 'no' && event.to === seat).length;
  if (asked === 0) return [];
  return [`You put ${counted(asked, 'question')}, and ${counted(asked - vain, 'card')} came of them.`];
}

/** How often it could be known who has the card, and how often they were asked for it then. */
function saySure(decided: readonly DecisionReview<AlicePlay>[], match: Match<AliceParts>, seat: Seat): string[] {
  if (decided.length === 0) return [];
  const sure = decided.flatMap(({ step, played }) => {
    const certain = certainAt(rebuildMatch(match, step), seat);
    return certain.length > 0 && played?.do === 'ask' ? { isTaken: certain.includes(match.game.write(played)) } : [];
  });
  if (sure.length === 0) return ['It could never be told for certain who had a card you wanted.'];
  const taken = sure.filter(({ isTaken }) => isTaken).length;
  const times = counted(sure.length, 'time');
  return [
    taken === sure.length
      ? `It could be told for certain who had a card you wanted ${times}, and you asked them every time.`
      : `It could be told for certain who had a card you wanted ${times}; you asked for it ${taken === 0 ? 'never' : counted(taken, 'time')}.`,
  ];
}

function certainAt(match: Match<AliceParts>, seat: Seat): string[] {
  const view = viewForChair(match, seat);
  const plays = match.game.plays(match.state, seat);
  const asks = plays.filter(play => play.do === 'ask');
  return asks.filter(({ of, card }) => mustHave(heardOf(view, card)) === of).map(match.game.write);
}
