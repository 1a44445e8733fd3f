/** Facts of a play, and the reasons, hints and review sentences made of them. */

import type { HintSteps, Thought } from '@parlour/players/player';
import { longestWordMadeBy } from '../../crossword/crossword.ts';
import { findAdditions } from '../../crossword/finder.ts';
import { countByLetter } from '../../crossword/permitted-additions.ts';
import { cellToCard } from '../../crossword/search-board.ts';
import { type FoundAdditions, newFoundAdditions } from '../../crossword/search-lists.ts';
import { letterCode } from '../../lexicon/graph.ts';
import { countPoints, isFree, isLetter, PACK, withoutCards } from '../../pack/pack.ts';
import { hardness, withCardsPlaced } from '../../players/candidates.ts';
import { capitalize, cardName, countNoun, joinWithAnd } from '../../rules/english.ts';
import type { TablePlay } from '../rules/plays.ts';
import { lettersOf } from '../rules/state.ts';
import type { Position, TableView } from './position.ts';

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

function playName({ crossword, up }: TableView, play: TablePlay): string {
  if (play.do === 'add') return longestWordMadeBy(play.cells, crossword);
  if (play.do !== 'exchange') return 'going out';
  const got =
    play.take === 'up' && up !== null ? (isFree(up) ? 'the free card' : `the ${up}`) : 'a card of the blind pack';
  return `${cardName(play.give)} for ${got}`;
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

const goesOut = ({ kind, left }: PlayFacts): boolean => kind === 'other' || (kind === 'add' && left.length === 0);

const formatPlaces = (exits: number): string => (exits === 1 ? 'in one place' : `in ${exits} places`);

export function reasonFor(position: Position, play: TablePlay): string {
  const facts = playFacts(position, play);
  if (play.do === 'exchange') return explainExchange(position, play.give, facts);
  if (facts.kind === 'other') return 'Only free cards are left, and they go out by themselves.';
  if (goesOut(facts))
    return `${facts.name} takes ${joinWithAnd(facts.laidLetters)}, every letter that is held: the hand is out.`;
  if (facts.exits > 0) {
    return `${facts.name} leaves ${joinWithAnd(facts.left)}, and as the crossword then lies they go down together ${formatPlaces(facts.exits)}.`;
  }
  return `${facts.name} takes ${joinWithAnd(facts.laidLetters)} off the hand; ${joinWithAnd(facts.left)} with ${countNoun(facts.points, 'point')} ${facts.left.length === 1 ? 'is' : 'are'} left.`;
}

function explainExchange(position: Position, give: string, { left, exits }: PlayFacts): string {
  const { finds, view } = position;
  if (exits > 0 && view.up !== null) {
    return `With what lies turned up the hand is ${joinWithAnd(left)}, and that goes down together ${formatPlaces(exits)}.`;
  }
  const unseen = unseenCards(view);
  const vowels = unseen.filter(isVowel).length;
  const toCome = `of the ${countNoun(unseen.length, 'card')} not seen yet ${vowels} ${vowels === 1 ? 'is a vowel' : 'are vowels'}`;
  if (finds.count === 0) return `No word goes with the hand, and ${toCome}.`;
  return `${give} is laid in ${countUses(finds, give)} of the ${countNoun(finds.count, 'addition')} there are, and ${toCome}.`;
}

/** Names the first fact that favours `best`. */
export function reasonAgainst(position: Position, played: TablePlay, best: TablePlay): string {
  const [mine, better] = [playFacts(position, played), playFacts(position, best)];
  if (goesOut(better)) return sayMissedExit(mine, better);
  if (better.exits > mine.exits) return sayMoreExits(mine, better);
  if (mine.kind === 'exchange' && better.kind === 'add') {
    return `A word went: ${better.name} takes ${countNoun(better.laidLetters.length, 'card')} off the hand, and ${mine.name} takes none.`;
  }
  if (best.do === 'exchange')
    return `${capitalize(better.name)}: ${uncapitalize(explainExchange(position, best.give, better))}`;
  return compareHands(position, mine, better);
}

const uncapitalize = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

const sayMissedExit = (mine: PlayFacts, better: PlayFacts): string =>
  better.kind === 'other'
    ? 'Only free cards were held, and with them the hand could go out.'
    : `${better.name} would have taken ${joinWithAnd(better.laidLetters)}, every letter held, and ended the round; after ${mine.name} ${countNoun(mine.left.length, 'letter')} stayed.`;

const sayMoreExits = (mine: PlayFacts, better: PlayFacts): string =>
  `After ${better.name} the rest, ${joinWithAnd(better.left)}, goes down together ${formatPlaces(better.exits)}; after ${mine.name} ${mine.exits === 0 ? 'no place takes all that is left' : `only ${formatPlaces(mine.exits)}`}.`;

function compareHands(position: Position, mine: PlayFacts, better: PlayFacts): string {
  if (better.laidLetters.length > mine.laidLetters.length) {
    return `${better.name} takes ${countNoun(better.laidLetters.length, 'card')} off the hand, and ${mine.name} ${mine.laidLetters.length}.`;
  }
  if (better.points < mine.points) {
    return `${better.name} leaves ${countNoun(better.points, 'point')} in the hand, and ${mine.name} ${mine.points}.`;
  }
  const [hard, kept] = [hardestLetter(position.view.hand ?? []), better.left];
  if (mine.left.includes(hard) && !kept.includes(hard))
    return `${better.name} gets rid of the ${hard}; it stays after ${mine.name}.`;
  return compareVowels(position, mine, better);
}

/** Two vowels to three consonants make words. */
function compareVowels(position: Position, mine: PlayFacts, better: PlayFacts): string {
  const off = ({ left }: PlayFacts): number => Math.abs(5 * left.filter(isVowel).length - 2 * left.length);
  const said = ({ left }: PlayFacts): string =>
    `${countNoun(left.filter(isVowel).length, 'vowel')} among ${countNoun(left.length, 'letter')}`;
  if (off(better) < off(mine)) return `${better.name} leaves ${said(better)}, ${mine.name} ${said(mine)}.`;
  return mine.name === better.name ? comparePlaces(mine, better) : compareAdditions(position, mine, better);
}

function compareAdditions({ view }: Position, mine: PlayFacts, better: PlayFacts): string {
  const [ways, fewer] = [better.countAdditions(), mine.countAdditions()];
  if (ways > fewer)
    return `What ${better.name} leaves makes ${ways} additions as the crossword then lies, and what ${mine.name} leaves ${fewer}.`;
  const fewest = Math.min(...view.others.map(({ cards }) => cards));
  return `${better.name} leaves ${joinWithAnd(better.left)}, and ${mine.name} ${joinWithAnd(mine.left)}; of the others nobody holds fewer than ${countNoun(fewest, 'card')}.`;
}

/** The same word in another place. */
function comparePlaces(mine: PlayFacts, better: PlayFacts): string {
  const [ways, fewer] = [better.countAdditions(), mine.countAdditions()];
  const rest = `the rest, ${joinWithAnd(better.left)}, makes ${ways} additions`;
  if (ways > fewer) return `The same word lies better in the other place: ${rest} there, and ${fewer} here.`;
  return `The same word lies in another place there; ${rest} there, and ${fewer} here, so it is for what the others can add.`;
}

/** Adds the deciding fact and the hint steps. */
export function withExplanation(thought: Thought<TablePlay>, position: Position): Thought<TablePlay> {
  const { play } = thought;
  if (play === undefined) return thought;
  return { ...thought, why: reasonFor(position, play), steps: hintSteps(position, play) };
}

export function hintSteps(position: Position, play: TablePlay): HintSteps {
  const facts = playFacts(position, play);
  if (play.do === 'exchange') return { look: exchangeHint(position), kind: 'It is an exchange, no word.' };
  if (facts.left.length === 0) {
    return {
      look: `Look at all you hold: ${joinWithAnd(sortedLetters(position))}.`,
      kind: 'It takes everything at once.',
    };
  }
  const laid = `It is an addition of ${countNoun(facts.laidLetters.length, 'card')}`;
  if (facts.exits > 0) {
    return { look: 'Look at what will stay in the hand.', kind: `${laid}, after which the rest can go together.` };
  }
  return { look: hardestLetterHint(position, facts), kind: `${laid}.` };
}

const sortedLetters = ({ view }: Position): string[] => (view.hand ?? []).filter(isLetter).sort();

function exchangeHint({ view, finds }: Position): string {
  const up = view.up === null ? 'nothing' : cardName(view.up);
  if (finds.count === 0) return `No word goes with your hand; turned up lies ${up}.`;
  return `Turned up lies ${up}.`;
}

function hardestLetterHint({ view }: Position, { laidLetters: gone }: PlayFacts): string {
  const hardest = hardestLetter(gone);
  const others = unseenCards(view).filter(card => card === hardest).length;
  const more = others === 0 ? 'No other' : `${others === 1 ? 'One' : others} more`;
  return `Look at your ${hardest}. ${more} ${hardest} can still come.`;
}
