/** Reviews a match of Nations in tricks, by what the chair could know and double-dummy. */
import type { Seat } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { type Translate, translator } from '@parlour/messages';
import type { Situation } from '@parlour/players/player';
import { type DecisionReview, type GameReviewer, isSerious } from '@parlour/players/review/review';
import { indexOf } from '../../pack/pack.ts';
import { expectedAnswer } from '../players/levels/call.ts';
import { candidateCards, positionOf } from '../players/levels/position.ts';
import { explainCard } from '../players/reasons.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { type NationsParts, sideOf } from '../rules/state.ts';
import { playOnByBook, provePlays, winChances } from './open-hands.ts';
import { opponentsWinningTricks, REVIEW_WORLDS, valuePlays, valuePlaysDoubleDummy } from './play-values.ts';

const english = {
  trick: 'trick',
  tricks: 'tricks',
  cards:
    'Played by the book all round, your side would have taken {byBook} of {all} tricks in {deals, plural, one {# deal} other {# deals}}. It took {taken}.',
  titles:
    'Titles are dealt, not won. They gave your side {own, plural, =0 {no points} one {# point} other {# points}} and the others {theirs}.',
  nothingLost:
    'Judged by what you could know, you lost nothing for certain in {decisions, plural, one {# decision} other {# decisions}}.',
  lost: 'Judged by what you could know, you gave away about {tricks, number, ::.0} tricks in {lost} of {decisions, plural, one {# decision} other {# decisions}}.',
  openAll:
    'With all cards open, you gave away {tricks, plural, one {# trick} other {# tricks}}. You couldn’t see that at the table.',
  openSome:
    '{tricks, plural, =0 {With all cards open, you gave nothing away either, in the {proved} decisions that could be proved.} one {With all cards open, you gave away # trick in the {proved} decisions that could be proved. You couldn’t see that at the table.} other {With all cards open, you gave away # tricks in the {proved} decisions that could be proved. You couldn’t see that at the table.}}',
  missedCalls:
    '{calls, plural, one {You didn’t make a call that might have won the game.} other {You didn’t make # calls that might have won the game.}}',
  beforeTitles: 'Before titles are counted, the opponents win with {tricks, plural, one {# trick} other {# tricks}}.',
} as const;
const text: Translate<typeof english> = translator('nations-review', english);

type Decisions = readonly DecisionReview<NationsPlay>[];

export const summarize = (decided: Decisions, match: Match<NationsParts>, seat: Seat): readonly string[] => [
  ...sayCards(match, seat),
  ...sayTitles(match, seat),
  sayLost(decided),
  ...sayOpen(decided),
  ...sayCalls(decided),
];

/** Compares with what the book would have made of the finished deals. */
function sayCards(match: Match<NationsParts>, seat: Seat): string[] {
  const { game, options, seating, log } = match;
  const side = sideOf(seat);
  const sum = { deals: 0, byBook: 0, taken: 0 };
  let state = game.begin(options, seating);
  let byBook = 0;
  for (const input of log) {
    const step = game.apply(state, input);
    state = step.state;
    if (input.by === 'chance') byBook = tricksOfSide(playOnByBook(state).tricks, side);
    for (const event of step.events) {
      if (event.what !== 'tricks') continue;
      sum.deals += 1;
      sum.byBook += byBook;
      sum.taken += event.side === side ? event.tricks : 13 - event.tricks;
    }
  }
  if (sum.deals === 0) return [];
  return [text('cards', { deals: sum.deals, byBook: sum.byBook, all: 13 * sum.deals, taken: sum.taken })];
}

const tricksOfSide = (even: number, side: number): number => (side === 0 ? even : 13 - even);

/** Reports points that were dealt, not won. */
function sayTitles({ events }: Match<NationsParts>, seat: Seat): string[] {
  const titles = events.filter(({ what }) => what === 'titles');
  const pointsOf = (side: number): number => titles.reduce((sum, { points }) => sum + (points?.[side] ?? 0), 0);
  const [own, theirs] = [pointsOf(sideOf(seat)), pointsOf(1 - sideOf(seat))];
  if (own + theirs === 0) return [];
  return [text('titles', { own, theirs })];
}

/** Counts only what is surely lost; the rest is within chance. */
function sayLost(decided: Decisions): string {
  const lost = decided.filter(({ grade }) => isSerious(grade));
  const decisions = decided.length;
  if (lost.length === 0) return text('nothingLost', { decisions });
  const tricks = lost.reduce((sum, each) => sum + each.lost.value, 0);
  return text('lost', { tricks, lost: lost.length, decisions });
}

function sayOpen(decided: Decisions): string[] {
  const proved = decided.flatMap(({ lostOpen }) => (lostOpen === undefined ? [] : [lostOpen]));
  if (proved.length === 0) return [];
  const tricks = proved.reduce((sum, each) => sum + each, 0);
  return [text(proved.length === decided.length ? 'openAll' : 'openSome', { tricks, proved: proved.length })];
}

function sayCalls(decided: Decisions): string[] {
  const missed = decided.filter(({ grade, options }) => isSerious(grade) && options[0]?.play?.do === 'call').length;
  return missed === 0 ? [] : [text('missedCalls', { calls: missed })];
}

/** Cards that do the same leave no decision. */
const isDecision = (situation: Situation<NationsParts>, played: NationsPlay | undefined): boolean =>
  played !== undefined &&
  (situation.plays.some(play => play.do === 'call') || candidateCards(positionOf(situation)).length > 1);

function explainDecision(
  situation: Situation<NationsParts>,
  played: NationsPlay | undefined,
  best: NationsPlay | undefined,
): string {
  if (played === undefined || best === undefined || best.do === 'call' || played.do === 'call')
    return explainCall(situation, best);
  const [card, own] = [indexOf(best.card), indexOf(played.card)];
  return explainCard(situation, positionOf(situation), REVIEW_WORLDS, card, card === own ? undefined : own);
}

function explainCall(situation: Situation<NationsParts>, best: NationsPlay | undefined): string {
  const { view, seat } = situation;
  const { why } = expectedAnswer(situation);
  if (best?.do !== 'call') return why;
  return [why, text('beforeTitles', { tricks: opponentsWinningTricks(view, seat) })].join(' ');
}

export const nationsReviewer: GameReviewer<NationsParts> = {
  unit: [text('trick'), text('tricks')],
  grave: [0.15, 0.5],
  budget: 300,
  isDecision,
  weigh: valuePlays,
  weighAgain: valuePlaysDoubleDummy,
  prove: provePlays,
  say: explainDecision,
  stand: winChances,
  sum: summarize,
};
