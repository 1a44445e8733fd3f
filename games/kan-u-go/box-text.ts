/** What the shelf, the terminal and the medals say about the box. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  story: "Letter cards and one shared crossword, where the commonest letters cost most if you're stuck with them.",
  kanUGo: 'Add letters to a shared crossword; the cards left in your hand count against you.',
  race: 'The same crossword without turns: everyone plays at once, and the fastest goes out.',
  aloneFirst: 'A patience from an open row of six: build every letter into the crossword.',
  aloneSecond: 'A patience from a hand of twelve: when no word fits, take another letter.',
  aloneThird: 'A patience from seven stacks, where every word uncovers the next letters.',
  firstMethod: 'Kan-U-Go Alone, first method',
  secondMethod: 'Kan-U-Go Alone, second method',
  thirdMethod: 'Kan-U-Go Alone, third method',

  lexicon: 'Look up a word in the dictionary.',
  lexiconList: 'full (default), common, child or large.',
  lexiconDump: 'Print every word, a tab, and 1 for a plural or 0.',
  restoreFigure: 'Restore the lost picture of the booklet.',
  thirteenTurns: 'Show the booklet’s long example, turn by turn.',
  thirteenTurnsFigure: 'One of the seven figures that fit (default: that of How to play).',
  thirteenTurnsRecord: 'Print the example as a record, to replay.',
  exhibitTitle: 'Thirteen turns',
  exhibitLine: 'The booklet’s own example, card by card. Its picture is lost, and seven fit.',
  exhibitPart: 'An example: thirteen turns',
  restoreFigureList: 'common (default), child, full or large.',

  wonTitle: 'I can go',
  won: 'Win a game of Kan-U-Go.',
  sevenTitle: 'Seven letters',
  seven: 'Make a word of seven or more letters in any game of the box.',
  nothingTitle: 'Not one point',
  nothing: 'Win a game of Kan-U-Go with a score of zero.',
  raceTitle: 'By a head',
  raceWon: 'Win the Race.',
  aloneTitle: 'Three of three',
  alone: 'Win each of the three patiences.',
  wordsShared:
    'A square for each of your turns. Full: a word. Star: a word of five letters or more. Empty: an exchange.',
  lettersShared:
    'A full square for each word, a star for five letters or more, and an empty square for each letter left.',
  before: 'The crossword card game, 1937',
  boxLine: 'Build one crossword together. Get rid of your letters first.',
  kanUGoLine: 'One crossword for everyone.',
  raceLine: 'No turns: the quickest word wins.',
  aloneFirstLine: 'A patience with six open letters.',
  aloneSecondLine: 'Stuck? Take another letter.',
  aloneThirdLine: 'Every word uncovers new letters.',
  name: 'Kan-U-Go',
  raceName: 'Kan-U-Go Race',
  firstName: 'Six in a Row',
  secondName: 'Growing Hand',
  thirdName: 'Seven Stacks',
} as const;
export const kanUGoShelfText: Translate<typeof english> = translator('kan-u-go-shelf', english);
