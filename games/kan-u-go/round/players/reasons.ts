/** Facts of a play, and the reasons, hints and review sentences made of them. */

import { formatList } from '@parlour/messages';
import type { HintSteps } from '@parlour/players/player';
import { longestWordMadeBy } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { countByLetter } from '../../crossword/permitted-additions.ts';
import { cellToCard } from '../../crossword/search-board.ts';
import { type FoundAdditions, newFoundAdditions } from '../../crossword/search-lists.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { countPoints, isFree, isLetter, PACK, withoutCards } from '../../pack/pack.ts';
import { hardness, withCardsPlaced } from '../../players/candidates.ts';
import { cardName } from '../../rules/english.ts';
import type { TablePlay } from '../rules/plays.ts';
import { lettersOf } from '../rules/state.ts';
import type { Position, TableView } from './position.ts';
import { kanUGoReasonsText as t } from './reasons-text.ts';

export type PlayFacts = {
  /** The longest word made, or the exchange. */
  readonly name: string;
  readonly kind: 'add' | 'exchange' | 'other';
  readonly laidLetters: readonly string[];
  /** What stays in the hand as far as known, without free cards. */
  readonly left: readonly string[];
  readonly points: number;
  /** Places where all that is left can go together next. */
  readonly exits: number;
  /** Expensive, so called last. */
  countAdditions(): number;
};

export function playFacts(position: Position, play: TablePlay): PlayFacts {
  const { view } = position;
  const hand = handAfter(view, play);
  const laidLetters = play.do === 'add' ? lettersOf(play.cells) : [];
  const left = hand.filter(isLetter).sort();
  const kind = play.do === 'add' || play.do === 'exchange' ? play.do : 'other';
  const points = left.length === 0 && kind === 'add' ? 0 : countPoints(hand, view.options.numbers);
  const exits = cannotExit(position, play, left) ? 0 : additionsAfter(position, play, left, left.length);
  return {
    name: playName(view, play),
    kind,
    laidLetters,
    left,
    points,
    exits,
    countAdditions: () => additionsAfter(position, play, left, 1),
  };
}

function handAfter({ hand = [], up }: TableView, play: TablePlay): string[] {
  if (play.do === 'add') return withoutCards(hand, lettersOf(play.cells));
  if (play.do !== 'exchange') return [];
  return [...withoutCards(hand, [play.give]), ...(play.take === 'up' && up !== null ? [up] : [])];
}

export function playName({ crossword, up }: TableView, play: TablePlay): string {
  if (play.do === 'add') return longestWordMadeBy(play.cells, crossword);
  if (play.do !== 'exchange') return t('throwingIn');
  const card = cardName(play.give);
  if (play.take !== 'up' || up === null) return t('stockCard', { card });
  return isFree(up) ? t('faceUpFreeCard', { card }) : t('faceUpCard', { card, got: up });
}

/** More than one addition takes, or not known yet. */
const cannotExit = ({ limits }: Position, play: TablePlay, left: readonly string[]): boolean =>
  left.length === 0 || left.length > limits.most || (play.do === 'exchange' && play.take === 'blind');

function additionsAfter({ board, limits }: Position, play: TablePlay, left: readonly string[], least: number): number {
  const laidLetters = play.do === 'add' ? play.cells : [];
  const all = countByLetter([...left, ...lettersOf(laidLetters)]);
  const found = newFoundAdditions();
  withCardsPlaced(board, all, Int32Array.from(laidLetters, cellToCard), () =>
    findAdditions(board, all, { ...limits, least }, found),
  );
  return found.count;
}

/** Cards that can still come. */
export const unseenCards = ({ hand = [], crossword, table, taken }: TableView): string[] =>
  withoutCards(PACK, [...hand, ...lettersOf(crossword), ...table.pile, ...taken.flat(), ...table.thrown]);

export const isVowel = (card: string): boolean => 'AEIOU'.includes(card);

export const hardestLetter = (letters: readonly string[]): string =>
  letters.reduce((hardest, letter) =>
    hardness(letterCode(letter)) > hardness(letterCode(hardest)) ? letter : hardest,
  );

/** Number of additions that lay a letter. */
export function countUses({ count, ends, cards }: FoundAdditions, letter: string): number {
  let [uses, at] = [0, 0];
  for (let i = 0; i < count; i++) {
    let isUsed = false;
    for (; at < ends[i]!; at++) if ((cards[at]! & 31) === letterCode(letter)) isUsed = true;
    if (isUsed) uses++;
  }
  return uses;
}

export const goesOut = ({ kind, left }: PlayFacts): boolean =>
  kind === 'other' || (kind === 'add' && left.length === 0);

export function reasonFor(position: Position, play: TablePlay): string {
  const facts = playFacts(position, play);
  if (play.do === 'exchange') return explainExchange(position, play.give, facts);
  if (facts.kind === 'other') return t('onlyFreeCards');
  const { name: word, exits, points } = facts;
  const [letters, left] = [formatList(facts.laidLetters), formatList(facts.left)];
  if (goesOut(facts)) return t('goesOut', { word, letters });
  return exits > 0
    ? t('leavesExit', { word, letters: left, places: exits })
    : t('leavesPoints', { word, letters, points, left });
}

function explainExchange(position: Position, give: string, { left, exits }: PlayFacts): string {
  const { finds, view } = position;
  if (exits > 0 && view.up !== null) return t('exchangeMakesExit', { letters: formatList(left), places: exits });
  const unseen = unseenCards(view);
  const toCome = { unseen: unseen.length, vowels: unseen.filter(isVowel).length };
  if (finds.count === 0) return t('noWordFits', toCome);
  return t('fitsSeldom', { ...toCome, letter: give, uses: countUses(finds, give), additions: finds.count });
}

/** Names the first fact that favours `best`. */
export function reasonAgainst(position: Position, played: TablePlay, best: TablePlay): string {
  const [mine, better] = [playFacts(position, played), playFacts(position, best)];
  if (goesOut(better)) return sayMissedExit(mine, better);
  if (better.exits > mine.exits) return sayMoreExits(mine, better);
  if (mine.kind === 'exchange' && better.kind === 'add') {
    return t('wordWasPossible', { better: better.name, cards: better.laidLetters.length });
  }
  if (best.do === 'exchange') {
    return t('exchangeWasBetter', { exchange: better.name, reason: explainExchange(position, best.give, better) });
  }
  return compareHands(position, mine, better);
}

const namesOf = (mine: PlayFacts, better: PlayFacts) => ({ mine: mine.name, better: better.name });

const sayMissedExit = (mine: PlayFacts, better: PlayFacts): string =>
  better.kind === 'other'
    ? t('missedThrowingIn')
    : t('missedExit', {
        ...namesOf(mine, better),
        letters: formatList(better.laidLetters),
        left: mine.left.length,
      });

const sayMoreExits = (mine: PlayFacts, better: PlayFacts): string =>
  t('moreExits', {
    ...namesOf(mine, better),
    letters: formatList(better.left),
    places: better.exits,
    fewer: mine.exits,
  });

function compareHands(position: Position, mine: PlayFacts, better: PlayFacts): string {
  const names = namesOf(mine, better);
  if (better.laidLetters.length > mine.laidLetters.length) {
    return t('moreCards', { ...names, cards: better.laidLetters.length, fewer: mine.laidLetters.length });
  }
  if (better.points < mine.points) return t('fewerPoints', { ...names, points: better.points, more: mine.points });
  const [hard, kept] = [hardestLetter(position.view.hand ?? []), better.left];
  if (mine.left.includes(hard) && !kept.includes(hard)) return t('hardestGone', { ...names, letter: hard });
  return compareVowels(position, mine, better);
}

/** Two vowels to three consonants make words. */
function compareVowels(position: Position, mine: PlayFacts, better: PlayFacts): string {
  const vowels = ({ left }: PlayFacts): number => left.filter(isVowel).length;
  const off = (facts: PlayFacts): number => Math.abs(5 * vowels(facts) - 2 * facts.left.length);
  if (off(better) < off(mine)) {
    return t('vowels', {
      ...namesOf(mine, better),
      betterVowels: vowels(better),
      betterLetters: better.left.length,
      mineVowels: vowels(mine),
      mineLetters: mine.left.length,
    });
  }
  return mine.name === better.name ? comparePlaces(mine, better) : compareAdditions(position, mine, better);
}

function compareAdditions({ view }: Position, mine: PlayFacts, better: PlayFacts): string {
  const names = namesOf(mine, better);
  const [ways, fewer] = [better.countAdditions(), mine.countAdditions()];
  if (ways > fewer) return t('moreAdditions', { ...names, ways, fewer });
  return t('otherLetters', {
    ...names,
    letters: formatList(better.left),
    others: formatList(mine.left),
    cards: Math.min(...view.others.map(({ cards }) => cards)),
  });
}

/** The same word in another place. */
function comparePlaces(mine: PlayFacts, better: PlayFacts): string {
  const [ways, fewer] = [better.countAdditions(), mine.countAdditions()];
  return t(ways > fewer ? 'betterPlace' : 'otherPlace', { letters: formatList(better.left), ways, fewer });
}

export function hintSteps(position: Position, play: TablePlay): HintSteps {
  const facts = playFacts(position, play);
  if (play.do === 'exchange') return { look: exchangeHint(position), kind: t('exchangeInstead') };
  if (facts.left.length === 0) {
    return { look: t('lookAtHand', { letters: formatList(sortedLetters(position)) }), kind: t('layEverything') };
  }
  const count = facts.laidLetters.length;
  return facts.exits > 0
    ? { look: t('lookAtRest'), kind: t('lookForLettersThenRest', { count }) }
    : { look: hardestLetterHint(position, facts), kind: t('lookForLetters', { count }) };
}

const sortedLetters = ({ view }: Position): string[] => (view.hand ?? []).filter(isLetter).sort();

function exchangeHint({ view, finds }: Position): string {
  if (view.up === null) return t('lookAtEmptyPile');
  return t(finds.count === 0 ? 'lookWithoutWord' : 'lookAtFaceUp', { card: cardName(view.up) });
}

function hardestLetterHint({ view }: Position, { laidLetters: gone }: PlayFacts): string {
  const letter = hardestLetter(gone);
  return t('lookAtLetter', { letter, others: unseenCards(view).filter(card => card === letter).length });
}
