/** Why a play of a patience is right, or better than another: by the letters that are left and how many. */
import type { HintSteps } from '@parlour/players/player';
import { wordsMadeBy } from '../../crossword/spoken.ts';
import { codeOf } from '../../lexicon/graph.ts';
import type { AlonePlay } from '../../rules/alone/plays.ts';
import { plain } from '../../rules/alone/sources.ts';
import { kindsOf, LETTERS, less } from '../../rules/pack.ts';
import { lettersOf } from '../../rules/round/state.ts';
import { count, list } from '../../rules/words.ts';
import { hardness } from '../letters.ts';
import type { AnyView } from './patience.ts';

const TURNING = 'another card';

const wordsOf = ({ crossword }: AnyView, play: AlonePlay): string =>
  play.do === 'add' ? list(wordsMadeBy(plain(play.cells), crossword).split(' ')) : TURNING;

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

/** Why a play is right. */
export function reasonFor(view: AnyView, play: AlonePlay): string {
  const left = leftAfter(view, play);
  if (play.do === 'give-up') return `${count(left.length, 'card')} stay outside, ${stillHard(left)}.`;
  if (play.do !== 'add')
    return `${count(left.length, 'card')} are still to be laid, ${stillHard(left)}; ${TURNING} may help.`;
  if (left.length === 0) return `${wordsOf(view, play)} lays the last cards: it comes out.`;
  return `${wordsOf(view, play)} lays ${list(laidBy(play))}; ${count(left.length, 'card')} are left, ${stillHard(left)}.`;
}

/** Why one play is better than another, by the first fact that speaks for it. */
export function reasonAgainst(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  if (played.do === 'give-up') return `It was not over: ${lowered(reasonFor(view, best))}`;
  if (best.do === 'give-up') return reasonFor(view, best);
  if (played.do !== 'add')
    return `A word went, ${wordsOf(view, best)}, and ${count(leftAfter(view, played).length, 'card')} were still to be laid.`;
  if (best.do !== 'add')
    return `${wordsOf(view, played)} uses ${list(laidBy(played))}, which the cards still hidden may need: ${stillHard(leftAfter(view, played))}.`;
  return comparing(view, played, best);
}

const lowered = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

function comparing(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  const [mine, better] = [laidBy(played), laidBy(best)];
  const [names, name] = [wordsOf(view, best), wordsOf(view, played)];
  const letter = hardest(better);
  if (hardness(codeOf(letter)) > hardness(codeOf(hardest(mine)))) {
    return `${names} gets the ${letter} laid; after ${name} it is still outside, with ${stillHard(leftAfter(view, played))}.`;
  }
  if (better.length < mine.length)
    return `${names} lays ${list(better)} and keeps more letters for the next words than ${name}, which lays ${list(mine)}.`;
  if (better.length > mine.length) return `${names} lays ${count(better.length, 'card')}, ${name} ${mine.length}.`;
  return `${names} lays ${list(better)}, ${name} ${list(mine)}; ${count(leftAfter(view, best).length, 'card')} are left, ${stillHard(leftAfter(view, best))}.`;
}

export function stepsTo(view: AnyView, play: AlonePlay): HintSteps {
  const left = leftAfter(view, { do: 'give-up' });
  const look = `Of the ${left.length} cards outside the crossword look at the hardest: ${stillHard(left)}.`;
  if (play.do === 'give-up') return { look, kind: 'Nothing can be laid any more.' };
  if (play.do !== 'add') return { look, kind: 'It is no word.' };
  const laid = laidBy(play);
  return { look, kind: `It is an addition of ${count(laid.length, 'card')} with the ${hardest(laid)}.` };
}
