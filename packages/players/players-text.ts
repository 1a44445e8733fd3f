import { type Translate, translator } from '@parlour/messages';

const english = {
  // Why a generic player chose its play
  anyLegalPlay: 'Any legal play will do.',
  anyPlayWithoutTime: 'Any legal play: there is no time to think.',
  onlyPlay: 'This is the only legal play.',
  nothingToCall: 'There is nothing to call.',
  bestByScore: 'It leads to the best position right away ({value} out of 1).',
  bestByAverage:
    'It was best on average in {worlds, plural, one {# possible deal} other {# possible deals}} of the hidden cards: {value} out of 1.',
  bestByAverageOver:
    'It was best on average in {worlds, plural, one {# possible deal} other {# possible deals}} of the hidden cards: {value} out of 1; the next best play, {next}.',
  bestByVisits:
    'It was the favourite in {percent} % of {worlds, plural, one {# trial} other {# trials}} with different hidden cards.',

  // Reviews
  gradeBest: 'best move',
  gradeEven: 'close call',
  gradeSlip: 'small mistake',
  gradeMistake: 'mistake',
  noDecisions: 'There was nothing to decide.',
  tally: '{count, plural, one {# decision} other {# decisions}}: {grades}.',
  tallyBest: '{count, plural, one {# best move} other {# best moves}}',
  tallyEven: '{count, plural, one {# close call} other {# close calls}}',
  tallySlip: '{count, plural, one {# small mistake} other {# small mistakes}}',
  tallyMistake: '{count, plural, one {# mistake} other {# mistakes}}',
  columnKnown: '{who, select, you {What you knew} other {What {who} knew}}',
  columnOpen: 'All cards open',
  pass: 'pass',
  nothingBetter: 'No play was better.',
  maybeChance: 'Another play looked slightly better, but that may be chance.',
  hardlyBetter: 'Another play was slightly better: by {cost}.',
  cost: 'It cost {cost}.',
  costNothing: 'It cost nothing.',
  freeMistake: 'mistake that cost nothing',
  judgesDiffer: 'One estimate says that it cost {cost}; the other, {other}.',
  nothing: 'nothing',
  secondEstimate: 'A second estimate: {cost}.',
  differences:
    'In {count, plural, one {# decision} other {# decisions}}, only one of two estimates saw a mistake: {count, plural, one {a close call} other {close calls}}.',
  notProved: 'Too many possibilities to work out.',
  provenBest: 'As the cards lay, no play was better.',
  provenCost: 'As the cards lay, it cost {cost}.',
  amount: '{count, plural, one {# {one}} other {# {many}}}',
  fraction:
    '{part, select, under {less than a twentieth of a {one}} twentieth {a twentieth of a {one}} tenth {a tenth of a {one}} fifth {a fifth of a {one}} quarter {a quarter of a {one}} third {a third of a {one}} half {half a {one}} twoThirds {two thirds of a {one}} threeQuarters {three quarters of a {one}} other {almost a whole {one}}}',
  about: 'about {amount}',
  inHundred: '{count, plural, =0 {less than 1 {one}} one {# {one}} other {# {many}}} in 100 games',
  aboutBetween: 'about {amount} (probably {low} to {high})',
  aboutUpTo: 'about {amount} (probably up to {high})',
  playoutsBetter: 'Another play did better when the rest was played out many times with different hidden cards.',
  playoutsBest: 'No play did better when the rest was played out many times with different hidden cards.',
} as const;

export const playersText: Translate<typeof english> = translator('players', english);
