/** The call: whether it wins for certain or is in vain, told by the titles one holds and those one has seen or heard of. */
import { applyInput, type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import type { Random } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import type { PuzzleCandidate, PuzzleKind } from '@parlour/players/puzzle';
import { nationsCharacters } from '../players/levels/characters.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/parts.ts';
import { partnerOf, type State, titlesDealt, turnOf } from '../rules/state.ts';
import type { NationsView } from '../rules/view.ts';
import { begunMatches } from './matches.ts';
import { callCertainly, titleNames } from './titles.ts';

/** The shortest game there is, so that records stay short. */
const TARGET = 5;
const STAND = TARGET - 2;
/** So many deals are tried after one beginning, and at most so many puzzles made of it. */
const TRIES = 4000;
const MOST = 6;

/** What is looked for next; each as often as the other, so that nobody can guess. */
type Wanted = 'wins' | 'fails';

function* propose(random: Random): Generator<PuzzleCandidate<NationsParts>> {
  for (const match of begunMatches(random, TARGET)) {
    if (match.state.winner !== null || match.state.scores.some(score => score !== STAND)) continue;
    let wanted: Wanted = random.below(2) === 0 ? 'wins' : 'fails';
    for (let tries = 0, made = 0; tries < TRIES && made < MOST; tries++) {
      const position = nextDeal(match, random, wanted);
      if (position === undefined) continue;
      yield position;
      made += 1;
      wanted = wanted === 'wins' ? 'fails' : 'wins';
    }
  }
}

/** Deals once more and lets everybody play to the trick, until somebody may call who can know what comes of it. */
function nextDeal(
  begun: Match<NationsParts>,
  random: Random,
  wanted: Wanted,
): PuzzleCandidate<NationsParts> | undefined {
  const drew = nations.draw(begun.state, random);
  if (!titlesFit(nations.apply(begun.state, { by: 'chance', drew }).state, wanted)) return undefined;
  const match = rebuildMatch(begun);
  applyInput(match, { by: 'chance', drew });
  while (match.state.winner === null && match.state.tricks[0] + match.state.tricks[1] === 0) {
    const seat = turnOf(match.state);
    if (promises(viewForChair(match, seat), nations.plays(match.state, seat), wanted)) return { match, seat };
    applyInput(match, { by: seat, play: playOf(match, random) });
  }
  return undefined;
}

/** A quick look before anything is played: a call that fails for certain takes two titles here and two there. */
function titlesFit(state: State, wanted: Wanted): boolean {
  const dealt = [0, 1, 2, 3].map(seat => titlesDealt(state, seat));
  const most = Math.max(...dealt);
  if (wanted === 'wins') return most > 1 && most < 4;
  return [0, 2].some(seat => dealt[seat] === 2) && [1, 3].some(seat => dealt[seat] === 2);
}

/** Two titles in the hand, and one card to play instead of a call: nothing else has to be weighed, and nothing gives it away. */
function promises(view: NationsView, plays: readonly NationsPlay[], wanted: Wanted): boolean {
  const mayCall = plays.some(play => play.do === 'call');
  if (!mayCall || plays.length !== 2 || titleNames(view, assertDefined(view.hand)).length !== 2) return false;
  return callCertainly(view) === wanted;
}

/** What the player by the book does, who also calls whenever that may help. */
function playOf(match: Match<NationsParts>, random: Random): NationsPlay {
  const seat = turnOf(match.state);
  const { think: player, budget } = assertDefined(nationsCharacters.find(({ level }) => level === 'normal'));
  const plays = nations.plays(match.state, seat);
  const situation = { game: nations, seat, view: viewForChair(match, seat), plays, awaited: true, random, budget };
  return assertDefined(think(player, situation).play) as NationsPlay;
}

/** A call that wins is the one answer; where it fails, every card is better than to call. */
function prove({ match, seat }: PuzzleCandidate<NationsParts>): readonly NationsPlay[] | undefined {
  const plays = nations.plays(match.state, seat);
  const comes = callCertainly(viewForChair(match, seat));
  if (comes === undefined || !plays.some(play => play.do === 'call')) return undefined;
  return plays.filter(play => (play.do === 'call') === (comes === 'wins'));
}

const WHO = ['you', 'the player on your left', 'partner', 'the player on your right'] as const;

function explain({ match, seat }: PuzzleCandidate<NationsParts>, answer: NationsPlay): string {
  const view = viewForChair(match, seat);
  const held = `You hold ${listed(titleNames(view, assertDefined(view.hand)))} of the Stars`;
  return answer.do === 'call' ? `${held}${thirdTitle(view)}: the call wins the game.` : `${held}; ${whyInVain(view)}`;
}

const listed = (names: readonly string[]): string => names.join(' and ');

/** Where the third one is, if it is not in the own hand. */
function thirdTitle(view: NationsView): string {
  const partner = partnerOf(assertDefined(view.seat));
  const played = titleNames(view, itemAt(view.played, partner));
  if (played.length > 0) return `, and partner has played the ${listed(played)}, which counts as dealt`;
  if (view.dealer !== partner) return ', which is enough without partner';
  const [star] = titleNames(view, [assertDefined(view.star)]);
  return star === undefined
    ? ', and partner must have a third'
    : `, and the Star card before partner, the ${star}, is a third`;
}

/** A call in vain has told of two titles; or all others have been seen; or partner has no Stars. */
function whyInVain(view: NationsView): string {
  const caller = view.called.find(seat => seat !== view.seat);
  if (caller === undefined) return 'the others are known to be elsewhere, so partner has none to answer with.';
  const who = itemAt(WHO, (caller - assertDefined(view.seat)) & 3);
  return `${who} has called in vain and holds the other two, so partner has none to answer with.`;
}

/** Asked for is the call, where it wins for certain, or else the card to go on with. */
export const callPuzzles: PuzzleKind<NationsParts> = {
  id: 'nations-call',
  title: 'To call or not to call',
  asks: 'You may call before you play: does that win the game for certain, or is it in vain, so that you play on?',
  open: false,
  propose,
  prove,
  explain,
};
