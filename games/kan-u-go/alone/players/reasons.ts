/** Why a play of a patience is right, or better than another: by the letters that are left and how many. */
import type { HintSteps } from '@parlour/players/player';
import { wordMadeBy } from '../../crossword/spoken.ts';
import { codeOf } from '../../lexicon/graph.ts';
import { kindsOf, LETTERS, less } from '../../pack/pack.ts';
import { hardness } from '../../players/letters.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { capital, count, list } from '../../rules/words.ts';
import type { AlonePlay } from '../rules/plays.ts';
import { plain } from '../rules/sources.ts';
import type { AnyView } from './patience.ts';

const TURNING = 'another card';

const wordOf = ({ crossword }: AnyView, play: AlonePlay): string =>
  play.do === 'add' ? wordMadeBy(plain(play.cells), crossword) : TURNING;

const laidBy = (play: AlonePlay): string[] => (play.do === 'add' ? lettersOf(plain(play.cells)) : []);

/** The letters outside the crossword once a play is made. */
const leftAfter = ({ crossword }: AnyView, play: AlonePlay): string[] =>
  less(LETTERS, [...lettersOf(crossword), ...laidBy(play)]);

const hardest = (letters: readonly string[]): string =>
  letters.reduce((worst, letter) => (hardness(codeOf(letter)) > hardness(codeOf(worst)) ? letter : worst));

/** The hard letters among some, with how many there are of each: "J, 2 K and V". */
const HARD = 8;
function hardOnes(letters: readonly string[]): string[] {
  const hard = kindsOf(letters).filter(letter => hardness(codeOf(letter)) >= HARD);
  return hard.map(letter => {
    const copies = letters.filter(other => other === letter).length;
    return copies === 1 ? letter : `${copies} ${letter}`;
  });
}

const stillHard = (letters: readonly string[]): string => {
  const hard = hardOnes(letters);
  return hard.length === 0 ? 'none of them hard to place' : `${list(hard)} among them`;
};

/** "12 cards are left, J and 2 K among them." */
const saidLeft = (letters: readonly string[]): string =>
  letters.length === 1 ? `only ${letters[0]} is left` : `${letters.length} cards are left, ${stillHard(letters)}`;

/** Why a play is right. */
export function reasonFor(view: AnyView, play: AlonePlay): string {
  const left = leftAfter(view, play);
  if (play.do === 'give-up') return `Nothing goes any more: ${saidLeft(left)}.`;
  if (play.do !== 'add') return `${capital(saidLeft(left))}, and ${TURNING} may go with them.`;
  if (left.length === 0) return `${wordOf(view, play)} lays the last cards: it comes out.`;
  return `${wordOf(view, play)} lays ${list(laidBy(play))}; ${saidLeft(left)}.`;
}

/** Why one play is better than another, by the first fact that speaks for it. */
export function reasonAgainst(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  if (played.do === 'give-up') return `It was not over: ${lowered(reasonFor(view, best))}`;
  if (best.do === 'give-up') return reasonFor(view, best);
  if (played.do !== 'add') return `A word went: ${reasonFor(view, best)}`;
  if (best.do !== 'add')
    return `${wordOf(view, played)} uses up ${list(laidBy(played))}; ${saidLeft(leftAfter(view, played))}.`;
  return comparing(view, played, best);
}

const lowered = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

function comparing(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  const [mine, better] = [laidBy(played), laidBy(best)];
  const [names, name] = [wordOf(view, best), wordOf(view, played)];
  const letter = hardest(better);
  if (hardness(codeOf(letter)) > hardness(codeOf(hardest(mine)))) {
    return `${names} gets the ${letter} laid; after ${name} it is not, and ${saidLeft(leftAfter(view, played))}.`;
  }
  if (better.length < mine.length)
    return `${names} lays ${list(better)} and keeps more letters for the next words than ${name}, which lays ${list(mine)}.`;
  if (better.length > mine.length) return `${names} lays ${count(better.length, 'card')}, ${name} ${mine.length}.`;
  return `${names} lays ${list(better)}, ${name} ${list(mine)}; ${saidLeft(leftAfter(view, best))}.`;
}

function lookOutside(left: readonly string[]): string {
  if (left.length === 1) return `Only ${left[0]} is outside the crossword.`;
  const hard = hardOnes(left);
  return hard.length === 0
    ? `${left.length} cards are outside the crossword, none of them hard to place.`
    : `Of the ${left.length} cards outside the crossword, look at the hardest: ${list(hard)}.`;
}

export function stepsTo(view: AnyView, play: AlonePlay): HintSteps {
  const look = lookOutside(leftAfter(view, { do: 'give-up' }));
  if (play.do === 'give-up') return { look, kind: 'Nothing can be laid any more.' };
  if (play.do !== 'add') return { look, kind: 'It is no word.' };
  const laid = laidBy(play);
  return { look, kind: `It is an addition of ${count(laid.length, 'card')} with the ${hardest(laid)}.` };
}
