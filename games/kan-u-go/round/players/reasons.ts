/** Why a play is right, or better than another: one sentence by the fact that tells them apart. */

import { capital, count, list } from '../../rules/words.ts';
import type { TablePlay } from '../rules/plays.ts';
import { factsOf, hardestOf, isVowel, type PlayFacts, unseenBy, usesOf } from './facts.ts';
import type { Position } from './position.ts';

const isOut = ({ kind, left }: PlayFacts): boolean => kind === 'other' || (kind === 'add' && left.length === 0);

const inPlaces = (exits: number): string => (exits === 1 ? 'in one place' : `in ${exits} places`);

/** Why a play is right. */
export function reasonFor(position: Position, play: TablePlay): string {
  const facts = factsOf(position, play);
  if (play.do === 'exchange') return whyExchange(position, play.give, facts);
  if (facts.kind === 'other') return 'Only free cards are left, and they go out by themselves.';
  if (isOut(facts)) return `${facts.name} takes ${list(facts.gone)}, every letter that is held: the hand is out.`;
  if (facts.exits > 0) {
    return `${facts.name} leaves ${list(facts.left)}, and as the crossword then lies they go down together ${inPlaces(facts.exits)}.`;
  }
  return `${facts.name} takes ${list(facts.gone)} off the hand; ${list(facts.left)} with ${count(facts.points, 'point')} ${facts.left.length === 1 ? 'is' : 'are'} left.`;
}

function whyExchange(position: Position, give: string, { left, exits }: PlayFacts): string {
  const { finds, view } = position;
  if (exits > 0 && view.up !== null) {
    return `With what lies turned up the hand is ${list(left)}, and that goes down together ${inPlaces(exits)}.`;
  }
  const unseen = unseenBy(view);
  const vowels = unseen.filter(isVowel).length;
  const toCome = `of the ${count(unseen.length, 'card')} not seen yet ${vowels} ${vowels === 1 ? 'is a vowel' : 'are vowels'}`;
  if (finds.count === 0) return `No word goes with the hand, and ${toCome}.`;
  return `${give} is laid in ${usesOf(finds, give)} of the ${count(finds.count, 'addition')} there are, and ${toCome}.`;
}

/** Why one play is better than another, by the first fact that speaks for it. */
export function reasonAgainst(position: Position, played: TablePlay, best: TablePlay): string {
  const [mine, better] = [factsOf(position, played), factsOf(position, best)];
  if (isOut(better)) return missedExit(mine, better);
  if (better.exits > mine.exits) return moreExits(mine, better);
  if (mine.kind === 'exchange' && better.kind === 'add') {
    return `A word went: ${better.name} takes ${count(better.gone.length, 'card')} off the hand, and ${mine.name} takes none.`;
  }
  if (best.do === 'exchange') return `${capital(better.name)}: ${lowered(whyExchange(position, best.give, better))}`;
  return comparing(position, mine, better);
}

const lowered = (sentence: string): string =>
  /^[A-Z][a-z]/.test(sentence) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

const missedExit = (mine: PlayFacts, better: PlayFacts): string =>
  better.kind === 'other'
    ? 'Only free cards were held, and with them the hand could go out.'
    : `${better.name} would have taken ${list(better.gone)}, every letter held, and ended the round; after ${mine.name} ${count(mine.left.length, 'letter')} stayed.`;

const moreExits = (mine: PlayFacts, better: PlayFacts): string =>
  `After ${better.name} the rest, ${list(better.left)}, goes down together ${inPlaces(better.exits)}; after ${mine.name} ${mine.exits === 0 ? 'no place takes all that is left' : `only ${inPlaces(mine.exits)}`}.`;

function comparing(position: Position, mine: PlayFacts, better: PlayFacts): string {
  if (better.gone.length > mine.gone.length) {
    return `${better.name} takes ${count(better.gone.length, 'card')} off the hand, and ${mine.name} ${mine.gone.length}.`;
  }
  if (better.points < mine.points) {
    return `${better.name} leaves ${count(better.points, 'point')} in the hand, and ${mine.name} ${mine.points}.`;
  }
  const [hard, kept] = [hardestOf(position.view.hand ?? []), better.left];
  if (mine.left.includes(hard) && !kept.includes(hard))
    return `${better.name} gets rid of the ${hard}; it stays after ${mine.name}.`;
  return byLeave(position, mine, better);
}

/** Two vowels to three consonants make words; where that does not tell either, the places do, and then the others. */
function byLeave(position: Position, mine: PlayFacts, better: PlayFacts): string {
  const off = ({ left }: PlayFacts): number => Math.abs(5 * left.filter(isVowel).length - 2 * left.length);
  const said = ({ left }: PlayFacts): string =>
    `${count(left.filter(isVowel).length, 'vowel')} among ${count(left.length, 'letter')}`;
  if (off(better) < off(mine)) return `${better.name} leaves ${said(better)}, ${mine.name} ${said(mine)}.`;
  return mine.name === better.name ? elsewhere(mine, better) : byPlaces(position, mine, better);
}

function byPlaces({ view }: Position, mine: PlayFacts, better: PlayFacts): string {
  const [ways, fewer] = [better.ways(), mine.ways()];
  if (ways > fewer)
    return `What ${better.name} leaves makes ${ways} additions as the crossword then lies, and what ${mine.name} leaves ${fewer}.`;
  const fewest = Math.min(...view.others.map(({ cards }) => cards));
  return `${better.name} leaves ${list(better.left)}, and ${mine.name} ${list(mine.left)}; of the others nobody holds fewer than ${count(fewest, 'card')}.`;
}

/** The same word in another place. */
function elsewhere(mine: PlayFacts, better: PlayFacts): string {
  const [ways, fewer] = [better.ways(), mine.ways()];
  const rest = `the rest, ${list(better.left)}, makes ${ways} additions`;
  if (ways > fewer) return `The same word lies better in the other place: ${rest} there, and ${fewer} here.`;
  return `The same word lies in another place there; ${rest} there, and ${fewer} here, so it is for what the others can add.`;
}
