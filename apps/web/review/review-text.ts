import { type Translate, translator } from '@parlour/messages';

const english = {
  title: 'Review',
  heading: 'Review: {game}',
  documentTitle: 'Review: {game} · Parlour',
  loading: 'Opening the game …',
  seat: 'Seat {number}',
  summaryLink: 'Match summary',
  replayLink: 'Replay',

  // A record from a file
  fileIntro: 'Open a record to see how the match went, where it was lost, and what would have been better.',
  filePrivate: 'The file stays on this device.',
  fileLabel: 'Record file',
  fileTooLong: "Can't open this file: it is too long for a record. Choose another file.",
  notReviewed: 'The review stopped: {error} Reload the page to try again.',

  // Progress
  reviewFor: 'Review for',
  running: 'Reviewing …',
  runningOf: 'Reviewing … {done} of {count} decisions',
  progress: 'Progress of the review',
  stop: 'Stop',
  stopped: 'Stopped after {done, plural, one {# decision} other {# decisions}}.',
  restart: 'Review again',
  example: 'This is an example that shows how the game is played, so its moves are not graded. You can replay it.',
  notOver: 'This match is not over. This is the review so far.',

  // The curve
  chances: 'Winning chances',
  moment: 'Moment of the match',
  afterMove: 'After move {step} of {count}: {chances}',
  chanceOfSide: '{side} {percent}',
  percent: '{value} %',
  notYet: 'not reviewed yet',
  mistakeLabel: 'mistake',
  figures: 'Figures',
  figuresLabel: 'Winning chances in figures',
  afterMoveColumn: 'After move',
  previousMistake: '‹ Previous mistake',
  nextMistake: 'Next mistake ›',
  showMistake: 'Show on the table',
  showReplay: 'Show in the replay',

  // Mistakes
  mistakes: 'Mistakes',
  order: 'Order',
  worstFirst: 'Worst first',
  inOrder: 'In order',
  firstShown: 'The first {shown} of {count} are shown.',
  noMistakes: 'No mistakes',
  noMistakesText:
    '{who, select, you {You} other {{who}}} made no clear mistake. The rest was luck and what the others did.',
  gradeOfMove: 'Move {step} of {count}: {grade}',
  playedOnly: '<b>Played:</b> {played}.',
  playedBetter: '<b>Played:</b> {played}. <b>Better:</b> {better}.',
  better: 'Better: {play}.',
  nothingBetter: 'Best move: {play}.',
  played: 'Played: {play}.',
  showPlayed: 'Show what was played',
  showBetter: 'Show the better move',
  why: 'Why?',
  whatIf: 'What if?',
  boardTitle: 'Review · {name}',
  rules: 'Rules',

  // The table of values
  values: 'Value of each move',
  valuesCaption: 'Value of each move in {unit}, with the probable range in brackets',
  move: 'Move',
  playedMark: '{move} <i>(played)</i>',
  range: '{value} ({low} to {high})',
  notWorkedOut: 'not worked out',

  // Quiz
  quiz: 'What would you play?',
  question: 'Question {number} of {count}',
  announceQuestion: 'What would you play? Question {number} of {count}. {text}',
  pass: 'Pass',
  show: 'Show me',
  thisWasBetter: 'This was better.',
  showBest: 'Show the best move',
  next: 'Next ›',
  result: 'Result',
  score: 'You found {found} of {count}.',
  backToReview: 'Back to the review',
  answerBest: 'Yes! No move was better.',
  answerEven: 'Good. No move was clearly better.',
  answerOther: 'That is not one of the best moves.',
  answerPlayed: 'That is what was played. {cost}',
} as const;

export const reviewText: Translate<typeof english> = translator('review', english);
