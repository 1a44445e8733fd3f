import type { Reader, SeatName, Words } from '@parlour/kernel/game';
import { wordsMadeBy } from '../../crossword/crossword.ts';
import { say, sayRoundRefusal, showRound } from '../../round/rules/english.ts';
import { formatHand } from '../../rules/english.ts';
import { sheet } from '../../sheet.generated.ts';
import { SECONDS_TO_CHOOSE } from './opening-word.ts';
import type { OpeningRefusal, RaceRefusal } from './refusals.ts';
import type { RaceParts, RaceView } from './state.ts';

function show(view: RaceView): string {
  const table = showRound(view, `Kan-U-Go Race to ${view.options.target}`, 'Heat');
  return view.rest ? `${table}\n\n${describeChoice(view.rest)}` : table;
}

const describeChoice = (rest: readonly string[]): string =>
  `You deal: choose the opening word. What is left of the pack:
${formatHand(rest)}
Type a word of five letters that these cards make; "plays" lists them, two vowels first.
You have ${SECONDS_TO_CHOOSE} seconds, then the lot decides.`;

function sayRefusal(refusal: RaceRefusal, _: SeatName, reader: Reader = 'text'): string {
  switch (refusal.why) {
    case 'over':
      return 'The race is over.';
    case 'not-begun':
      return 'The heat has not begun.';
    case 'held-for-shuffle':
      return 'Play is held for the shuffle.';
    case 'no-passing':
      return 'All play at once: nobody waits for you, and nobody passes.';
    case 'holds-letters':
      return 'You still hold letters.';
    case 'nothing-to-take':
      return 'Nothing lies there to take.';
    case 'too-few':
      return refusal.clause === 'KR-16r'
        ? 'Your first addition lays three cards, or all the letters you have.'
        : 'Your first addition lays at least three cards.';
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
      return 'The heat has begun.';
    case 'by-lot':
      return 'The word is drawn by lot.';
    case 'not-the-dealer':
      return 'The dealer lays out the word.';
    case 'lacking':
      return `The rest has too few ${refusal.letter} for ${refusal.word}.`;
    case 'unknown':
      return `${refusal.word} is not in the dictionary.${sayNear(refusal.near)}`;
    case 'not-the-longest':
      return `The longest words of the rest have ${refusal.letters} letters.${sayNear(refusal.near)}`;
    case 'not-of-five':
      return `The word must have five letters.${sayNear(refusal.near)}`;
    case 'vowels-first':
      return 'Words with exactly two of A, E, I, O and U come first.';
  }
}

const sayNear = (near: readonly string[]): string => (near.length === 0 ? '' : ` Did you mean ${near.join(', ')}?`);

export const english: Words<RaceParts> = {
  title: 'Kan-U-Go Race',
  clauses: sheet.race,
  show,
  say,
  sayRefusal,
  sayPlay(play, _, view) {
    if (play.do === 'open') return play.word;
    return play.do === 'add' && view ? wordsMadeBy(play.cells, view.crossword) : undefined;
  },
};
