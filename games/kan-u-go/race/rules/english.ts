import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { type Translate, translator } from '@parlour/messages';
import { wordsMadeBy } from '../../crossword/crossword.ts';
import { say, sayRoundRefusal, showRound } from '../../round/rules/english.ts';
import { formatHand } from '../../rules/english.ts';
import { sheet } from '../../sheet.generated.ts';
import { SECONDS_TO_CHOOSE } from './opening-word.ts';
import type { OpeningRefusal, RaceRefusal } from './refusals.ts';
import type { RaceParts, RaceView } from './state.ts';

const english = {
  name: 'Kan-U-Go Race',
  title: 'Kan-U-Go Race to {target}',
  chooseWord: `You deal: choose the opening word. The cards that are left:
{cards}
Type a five-letter word made of these cards. "plays" lists the words, those with two vowels first.
You have {seconds} seconds. After that a word is drawn at random.`,

  over: 'The race is over.',
  notBegun: "The heat hasn't started yet.",
  heldForShuffle: 'Wait for the shuffle.',
  noPassing: "There are no turns in a race, so there's nothing to pass.",
  holdsLetters: 'You still have letters.',
  nothingToTake: "There's no card there to take.",
  threeOrAll: 'Your first addition needs three cards, or all your letters.',
  three: 'Your first addition needs at least three cards.',

  begun: 'The heat has already started.',
  byLot: 'The opening word is drawn at random.',
  notTheDealer: 'Only the dealer chooses the opening word.',
  lacking: "The cards don't have enough {letter}s for {word}.",
  unknown: "{word} isn't in the dictionary.{near, select, none {} other { Did you mean {near}?}}",
  notTheLongest:
    'The longest words these cards make have {letters} letters.{near, select, none {} other { Did you mean {near}?}}',
  notOfFive: 'The word needs five letters.{near, select, none {} other { Did you mean {near}?}}',
  vowelsFirst: 'Choose a word with exactly two vowels (A, E, I, O, U).',
} as const;
export const raceText: Translate<typeof english> = translator('kan-u-go-race', english);

function show(view: RaceView): string {
  const table = showRound(view, raceText('title', { target: view.options.target }), 'heat');
  return view.rest ? `${table}\n\n${describeChoice(view.rest)}` : table;
}

const describeChoice = (rest: readonly string[]): string =>
  raceText('chooseWord', { cards: formatHand(rest), seconds: SECONDS_TO_CHOOSE });

function sayRefusal(refusal: RaceRefusal, _: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return raceText('over');
    case 'not-begun':
      return raceText('notBegun');
    case 'held-for-shuffle':
      return raceText('heldForShuffle');
    case 'no-passing':
      return raceText('noPassing');
    case 'holds-letters':
      return raceText('holdsLetters');
    case 'nothing-to-take':
      return raceText('nothingToTake');
    case 'too-few':
      return raceText(refusal.clause === 'KR-16r' ? 'threeOrAll' : 'three');
    default:
      return isOpeningRefusal(refusal) ? sayOpeningRefusal(refusal) : sayRoundRefusal(refusal, reader);
  }
}

const isOpeningRefusal = (refusal: RaceRefusal): refusal is Extract<RaceRefusal, OpeningRefusal> =>
  OPENING_REASONS.has(refusal.why);

const OPENING_REASONS: ReadonlySet<string> = new Set<OpeningRefusal['why']>([
  'begun',
  'by-lot',
  'not-the-dealer',
  'lacking',
  'unknown',
  'not-the-longest',
  'not-of-five',
  'vowels-first',
]);

function sayOpeningRefusal(refusal: OpeningRefusal): string {
  switch (refusal.why) {
    case 'begun':
      return raceText('begun');
    case 'by-lot':
      return raceText('byLot');
    case 'not-the-dealer':
      return raceText('notTheDealer');
    case 'lacking':
      return raceText('lacking', { letter: refusal.letter, word: refusal.word });
    case 'unknown':
      return raceText('unknown', { word: refusal.word, near: nearOrNone(refusal.near) });
    case 'not-the-longest':
      return raceText('notTheLongest', { letters: refusal.letters, near: nearOrNone(refusal.near) });
    case 'not-of-five':
      return raceText('notOfFive', { near: nearOrNone(refusal.near) });
    case 'vowels-first':
      return raceText('vowelsFirst');
  }
}

/** The argument that selects whether words are suggested. */
const nearOrNone = (near: readonly string[]): string => (near.length === 0 ? 'none' : near.join(', '));

export const words: Words<RaceParts> = {
  title: raceText('name'),
  clauses: sheet.race,
  show,
  say,
  sayRefusal,
  sayPlay(play, _, view) {
    if (play.do === 'open') return play.word;
    return play.do === 'add' && view ? wordsMadeBy(play.cells, view.crossword) : undefined;
  },
};
