/** Reasons and hints of the patiences, by the letters that are left. */
import { formatList } from '@parlour/messages';
import type { HintSteps } from '@parlour/players/player';
import { longestWordMadeBy } from '../../crossword/crossword.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { distinctCards, LETTERS, withoutCards } from '../../pack/pack.ts';
import { hardness } from '../../players/candidates.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { withoutSources } from '../rules/method.ts';
import type { AlonePlay } from '../rules/plays.ts';
import type { AnyView } from './patience-search.ts';
import { aloneReasonsText as t } from './reasons-text.ts';

const sayWord = ({ crossword }: AnyView, play: AlonePlay): string =>
  play.do === 'add' ? longestWordMadeBy(withoutSources(play.cells), crossword) : t('anotherCard');

const lettersLaid = (play: AlonePlay): string[] => (play.do === 'add' ? lettersOf(withoutSources(play.cells)) : []);

const lettersLeft = ({ crossword }: AnyView, play: AlonePlay): string[] =>
  withoutCards(LETTERS, [...lettersOf(crossword), ...lettersLaid(play)]);

const hardestLetter = (letters: readonly string[]): string =>
  letters.reduce((worst, letter) => (hardness(letterCode(letter)) > hardness(letterCode(worst)) ? letter : worst));

/** For example "J", "2 Ks", "V". */
const MIN_HARDNESS = 8;
function countHardLetters(letters: readonly string[]): string[] {
  const hard = distinctCards(letters).filter(letter => hardness(letterCode(letter)) >= MIN_HARDNESS);
  return hard.map(letter => t('hardLetter', { letter, copies: letters.filter(other => other === letter).length }));
}

/** "12 cards are left, including J and 2 Ks." */
function sayLeft(letters: readonly string[]): string {
  const [letter] = letters;
  if (letter !== undefined && letters.length === 1) return t('oneLeft', { letter });
  const hard = countHardLetters(letters);
  const count = letters.length;
  return hard.length === 0 ? t('easyLeft', { count }) : t('hardLeft', { count, hard: formatList(hard) });
}

export function reasonFor(view: AnyView, play: AlonePlay): string {
  const letters = lettersLeft(view, play);
  const left = sayLeft(letters);
  if (play.do === 'give-up') return t('nothingFits', { left });
  if (play.do !== 'add') return t('drawMore', { left });
  const word = sayWord(view, play);
  if (letters.length === 0) return t('laysLast', { word });
  return t('lays', { word, letters: formatList(lettersLaid(play)), left });
}

/** The longest word, taking another card, or giving up. */
export const nameOf = (view: AnyView, play: AlonePlay): string =>
  play.do === 'add' ? sayWord(view, play) : t(play.do === 'give-up' ? 'givingUp' : 'takingAnotherCard');

/** Names the first fact that favours `best`. */
export function reasonAgainst(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  if (played.do === 'give-up') return t('notOver', { reason: reasonFor(view, best) });
  if (best.do === 'give-up') return reasonFor(view, best);
  if (played.do !== 'add') return t('wordWasPossible', { reason: reasonFor(view, best) });
  if (best.do === 'add') return comparePlays(view, played, best);
  return t('usesUp', {
    word: sayWord(view, played),
    letters: formatList(lettersLaid(played)),
    left: sayLeft(lettersLeft(view, played)),
  });
}

function comparePlays(view: AnyView, played: AlonePlay, best: AlonePlay): string {
  const names = { better: sayWord(view, best), mine: sayWord(view, played) };
  const [laidWorse, laidBetter] = [lettersLaid(played), lettersLaid(best)];
  const letter = hardestLetter(laidBetter);
  if (hardness(letterCode(letter)) > hardness(letterCode(hardestLetter(laidWorse)))) {
    return t('laysHardest', { ...names, letter, left: sayLeft(lettersLeft(view, played)) });
  }
  const laid = { letters: formatList(laidBetter), others: formatList(laidWorse) };
  if (laidBetter.length < laidWorse.length) return t('keepsMore', { ...names, ...laid });
  if (laidBetter.length > laidWorse.length)
    return t('moreCards', { ...names, cards: laidBetter.length, fewer: laidWorse.length });
  return t('otherLetters', { ...names, ...laid, left: sayLeft(lettersLeft(view, best)) });
}

function lettersHint(left: readonly string[]): string {
  const [letter] = left;
  if (letter !== undefined && left.length === 1) return t('lookAtLast', { letter });
  const hard = countHardLetters(left);
  return hard.length === 0
    ? t('lookAtEasy', { count: left.length })
    : t('lookAtHard', { count: left.length, kinds: hard.length, hard: formatList(hard) });
}

export function hintSteps(view: AnyView, play: AlonePlay): HintSteps {
  const look = lettersHint(lettersLeft(view, { do: 'give-up' }));
  if (play.do === 'give-up') return { look, kind: t('nothingKind') };
  if (play.do !== 'add') return { look, kind: t('drawKind') };
  const laid = lettersLaid(play);
  return { look, kind: t('lookForLetters', { count: laid.length, letter: hardestLetter(laid) }) };
}
