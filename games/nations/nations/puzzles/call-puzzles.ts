/** Puzzles of the call: does it win or fail for certain, by the titles held, seen and heard of? */

import type { Seat } from '@parlour/kernel/game';
import { applyInput, type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { formatList, type Translate, translator } from '@parlour/messages';
import { think } from '@parlour/players/player';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { indexOf, NATIONS, nationOf, RANKS, rankOf, rankTitle } from '../../pack/pack.ts';
import { nationsCharacters } from '../players/characters.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { nations } from '../rules/nations.ts';
import { type NationsParts, partnerOf, type State, TITLES, titlesDealt, turnOf } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';
import { matchesAfterDeals } from './source-matches.ts';

const english = {
  title: 'Call or play on?',
  asks: 'Does calling win for certain? If not, play on.',
  held: 'You hold the {titles} of the Stars.',
  wins: 'So the call wins the game.',
  partnerPlayed: 'Partner has played the {titles}, which counts as dealt.',
  enough: 'That is enough without partner.',
  partnerMust: 'Partner must have a third.',
  starCard: 'The Star card in front of partner, the {star}, is a third.',
  elsewhere: 'The others are known to be elsewhere, so partner has none and the call fails.',
  leftCalled: 'The player on your left called without success, so they hold the other two: the call fails.',
  rightCalled: 'The player on your right called without success, so they hold the other two: the call fails.',
} as const;
const text: Translate<typeof english> = translator('nations-call-puzzles', english);

/** The shortest game, so that records stay short. */
const TARGET = 5;
const CALL_SCORE = TARGET - 2;
/** After one beginning. */
const MAX_DEALS = 4000;
const MAX_PUZZLES = 6;

/** Both come equally often, so that players cannot guess. */
type WantedOutcome = 'wins' | 'fails';

function* propose(random: Random): Generator<PuzzleCandidate<NationsParts>> {
  for (const match of matchesAfterDeals(random, TARGET)) {
    if (match.state.winner !== null || match.state.scores.some(score => score !== CALL_SCORE)) continue;
    let wanted: WantedOutcome = random.below(2) === 0 ? 'wins' : 'fails';
    for (let tries = 0, made = 0; tries < MAX_DEALS && made < MAX_PUZZLES; tries++) {
      const position = findInNextDeal(match, random, wanted);
      if (position === undefined) continue;
      yield position;
      made += 1;
      wanted = wanted === 'wins' ? 'fails' : 'wins';
    }
  }
}

/** Plays until a seat may call and can know what comes of it. */
function findInNextDeal(
  begun: Match<NationsParts>,
  random: Random,
  wanted: WantedOutcome,
): PuzzleCandidate<NationsParts> | undefined {
  const drew = nations.draw(begun.state, random);
  if (!mayHaveOutcome(nations.apply(begun.state, { by: 'chance', drew }).state, wanted)) return undefined;
  const match = rebuildMatch(begun);
  applyInput(match, { by: 'chance', drew });
  while (match.state.winner === null && match.state.tricks[0] + match.state.tricks[1] === 0) {
    const seat = turnOf(match.state);
    if (isPuzzle(viewForChair(match, seat), nations.plays(match.state, seat), wanted)) return { match, seat };
    applyInput(match, { by: seat, play: ruleBookPlay(match, random) });
  }
  return undefined;
}

/** Tests before anything is played: a certain failure takes two titles on each side. */
function mayHaveOutcome(state: State, wanted: WantedOutcome): boolean {
  const dealt = [0, 1, 2, 3].map(seat => titlesDealt(state, seat));
  const most = Math.max(...dealt);
  if (wanted === 'wins') return most > 1 && most < 4;
  return [0, 2].some(seat => dealt[seat] === 2) && [1, 3].some(seat => dealt[seat] === 2);
}

/** Wants two titles in the hand and one card to play, so that nothing else gives the answer away. */
function isPuzzle(view: NationsView, plays: readonly NationsPlay[], wanted: WantedOutcome): boolean {
  const mayCall = plays.some(play => play.do === 'call');
  if (!mayCall || plays.length !== 2 || titleNames(view, assertDefined(view.hand)).length !== 2) return false;
  return certainOutcome(view) === wanted;
}

function ruleBookPlay(match: Match<NationsParts>, random: Random): NationsPlay {
  const seat = turnOf(match.state);
  const { think: player, budget } = assertDefined(nationsCharacters.find(({ level }) => level === 'normal'));
  const plays = nations.plays(match.state, seat);
  const situation = { game: nations, seat, view: viewForChair(match, seat), plays, awaited: true, random, budget };
  return assertDefined(think(player, situation).play) as NationsPlay;
}

/** Where a call fails, every card is better. */
function prove({ match, seat }: PuzzleCandidate<NationsParts>): readonly NationsPlay[] | undefined {
  const plays = nations.plays(match.state, seat);
  const outcome = certainOutcome(viewForChair(match, seat));
  if (outcome === undefined || !plays.some(play => play.do === 'call')) return undefined;
  return plays.filter(play => (play.do === 'call') === (outcome === 'wins'));
}

function explain({ match, seat }: PuzzleCandidate<NationsParts>, answer: NationsPlay): string {
  const view = viewForChair(match, seat);
  const held = text('held', { titles: formatList(titleNames(view, assertDefined(view.hand))) });
  const why = answer.do === 'call' ? [sayThirdTitle(view), text('wins')] : [sayWhyInVain(view)];
  return [held, ...why].join(' ');
}

function sayThirdTitle(view: NationsView): string {
  const partner = partnerOf(assertDefined(view.seat));
  const played = titleNames(view, itemAt(view.played, partner));
  if (played.length > 0) return text('partnerPlayed', { titles: formatList(played) });
  if (view.dealer !== partner) return text('enough');
  const [star] = titleNames(view, [assertDefined(view.star)]);
  return star === undefined ? text('partnerMust') : text('starCard', { star });
}

/** A failed call has revealed two titles, all others have been seen, or partner has no Stars. */
function sayWhyInVain(view: NationsView): string {
  const caller = view.called.find(seat => seat !== view.seat);
  if (caller === undefined) return text('elsewhere');
  const step = (caller - assertDefined(view.seat)) & 3;
  return text(step === 1 ? 'leftCalled' : 'rightCalled');
}

export const callPuzzles: PuzzleKind<NationsParts> = {
  id: 'nations-call',
  title: text('title'),
  asks: text('asks'),
  open: false,
  picture: ['af-woman', 'af-man', 'af-child'],
  propose,
  prove,
  explain,
};

/** By seat. */
type TitleCounts = readonly number[];

const isTitle = (view: NationsView, card: string): boolean =>
  nationOf(indexOf(card)) === nationOf(indexOf(assertDefined(view.star))) &&
  ((TITLES >> rankOf(indexOf(card))) & 1) === 1;

/** Counts titles played, exposed, or in the own hand. */
function countKnownTitles(view: NationsView, seat: Seat): number {
  const cards = new Set<string>(itemAt(view.played, seat));
  if (seat === view.seat) for (const card of assertDefined(view.hand)) cards.add(card);
  if (seat === view.dealer) cards.add(assertDefined(view.star));
  return [...cards].filter(card => isTitle(view, card)).length;
}

/** Returns every distribution that fits what was seen, known voids and failed calls. Nothing is guessed. */
export function titleDistributions(view: NationsView): TitleCounts[] {
  const seen = [0, 1, 2, 3].map(seat => countKnownTitles(view, seat));
  const unseen = 4 - seen.reduce((sum, count) => sum + count, 0);
  return distributionsOf(view, seen, unseen).filter(dealt => fitsCalls(view, dealt));
}

function distributionsOf(view: NationsView, dealt: TitleCounts, left: number): TitleCounts[] {
  if (left === 0) return [dealt];
  return view.others
    .filter(({ seat, cards }) => cards > 0 && mayHaveStar(view, seat))
    .flatMap(({ seat }) => distributionsOf(view, dealt.with(seat, itemAt(dealt, seat) + 1), left - 1));
}

const mayHaveStar = (view: NationsView, seat: Seat): boolean =>
  !itemAt(view.voids, seat).includes(itemAt(NATIONS, nationOf(indexOf(assertDefined(view.star)))));

/** A failed caller holds two titles, and partner none [NA-20r]. */
const fitsCalls = ({ called }: NationsView, dealt: TitleCounts): boolean =>
  called.every(seat => itemAt(dealt, seat) === 2 && itemAt(dealt, partnerOf(seat)) === 0);

/** Returns undefined if it depends on the distribution. */
export function certainOutcome(view: NationsView): 'wins' | 'fails' | undefined {
  const seat = assertDefined(view.seat);
  const wins = titleDistributions(view).map(dealt => itemAt(dealt, seat) > 2 || itemAt(dealt, partnerOf(seat)) > 0);
  if (wins.every(Boolean)) return 'wins';
  return wins.some(Boolean) ? undefined : 'fails';
}

/** Returns names as in the rule book, highest first. */
export const titleNames = (view: NationsView, cards: readonly string[]): string[] =>
  cards.filter(card => isTitle(view, card)).map(card => rankTitle(itemAt(RANKS, rankOf(indexOf(card)))));
