/** Reasons and hints of the patiences, by the letters that are left. */
import type { HintSteps } from '@parlour/players/player';
import { longestWordMadeBy } from '../../crossword/crossword.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { distinctCards, LETTERS, withoutCards } from '../../pack/pack.ts';
import { hardness } from '../../players/candidates.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { capitalize, countNoun, joinWithAnd } from '../../rules/english.ts';
import { withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { AnyView } from './patience-search.ts';

const DRAWING = 'another card';

const sayWord = ({ crossword }: AnyView, play: AlonePlay): string =>
  play.do === 'add' ? longestWordMadeBy(withoutSources(play.cells), crossword) : DRAWING;

const lettersLaid = (play: AlonePlay): string[] => (play.do === 'add' ? lettersOf(withoutSources(play.cells)) : []);

const lettersLeft = ({ crossword }: AnyView, play: AlonePlay): string[] =>
  withoutCards(LETTERS, [...lettersOf(crossword), ...lettersLaid(play)]);

const hardestLetter = (letters: readonly string[]): string =>
  letters.reduce((worst, letter) => (hardness(letterCode(letter)) > hardness(letterCode(worst)) ? letter : worst));

/** For example "J", "2 K", "V". */
const MIN_HARDNESS = 8;
function countHardLetters(letters: readonly string[]): string[] {
  const hard = distinctCards(letters).filter(letter => hardness(letterCode(letter)) >= MIN_HARDNESS);
  return hard.map(letter => {
    const copies = letters.filter(other => other === letter).length;
    return copies === 1 ? letter : `${copies} ${letter}`;
  });
}

const sayHardLetters = (letters: readonly string[]): string => {
  const hard = countHardLetters(letters);
  return hard.length === 0 ? 'none of them hard to place' : `${joinWithAnd(hard)} among them`;
};

/** "12 cards are left, J and 2 K among them." */
const sayLeft = (letters: readonly string[]): string =>
  letters.length === 1 ? `only ${letters[0]} is left` : `${letters.length} cards are left, ${sayHardLetters(letters)}`;

export function reasonFor(view: AnyView, play: AlonePlay): string {
  const left = lettersLeft(view, play);
  if (play.do === 'give-up') return `Nothing goes any more: ${sayLeft(left)}.`;
  if (play.do !== 'add') return `${capitalize(sayLeft(left))}, and ${DRAWING} may go with them.`;
  if (left.length === 0) return `${sayWord(view, play)} lays the last cards: it comes out.`;
  return `${sayWord(view, play)} lays ${joinWithAnd(lettersLaid(play))}; ${sayLeft(left)}.`;
}

/** Names the first fact that favours `best`. */
export function reasonAgainst(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  if (played.do === 'give-up') return `It was not over: ${uncapitalize(reasonFor(view, best))}`;
  if (best.do === 'give-up') return reasonFor(view, best);
  if (played.do !== 'add') return `A word went: ${reasonFor(view, best)}`;
  if (best.do !== 'add')
    return `${sayWord(view, played)} uses up ${joinWithAnd(lettersLaid(played))}; ${sayLeft(lettersLeft(view, played))}.`;
  return comparePlays(view, played, best);
}

const uncapitalize = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

function comparePlays(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  const [mine, better] = [lettersLaid(played), lettersLaid(best)];
  const [names, name] = [sayWord(view, best), sayWord(view, played)];
  const letter = hardestLetter(better);
  if (hardness(letterCode(letter)) > hardness(letterCode(hardestLetter(mine)))) {
    return `${names} gets the ${letter} laid; after ${name} it is not, and ${sayLeft(lettersLeft(view, played))}.`;
  }
  if (better.length < mine.length)
    return `${names} lays ${joinWithAnd(better)} and keeps more letters for the next words than ${name}, which lays ${joinWithAnd(mine)}.`;
  if (better.length > mine.length) return `${names} lays ${countNoun(better.length, 'card')}, ${name} ${mine.length}.`;
  return `${names} lays ${joinWithAnd(better)}, ${name} ${joinWithAnd(mine)}; ${sayLeft(lettersLeft(view, best))}.`;
}

function lettersHint(left: readonly string[]): string {
  if (left.length === 1) return `Only ${left[0]} is outside the crossword.`;
  const hard = countHardLetters(left);
  return hard.length === 0
    ? `${left.length} cards are outside the crossword, none of them hard to place.`
    : `Of the ${left.length} cards outside the crossword, look at the hardest: ${joinWithAnd(hard)}.`;
}

export function hintSteps(view: AnyView, play: AlonePlay): HintSteps {
  const look = lettersHint(lettersLeft(view, { do: 'give-up' }));
  if (play.do === 'give-up') return { look, kind: 'Nothing can be laid any more.' };
  if (play.do !== 'add') return { look, kind: 'It is no word.' };
  const laid = lettersLaid(play);
  return { look, kind: `It is an addition of ${countNoun(laid.length, 'card')} with the ${hardestLetter(laid)}.` };
}
