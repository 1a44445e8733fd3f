/** What the Nations table says. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  gameOver: 'The game is over',
  takes: '{name} takes the trick',
  moment: 'One moment …',
  othersTurn: "{name}'s turn",
  leadLast: 'Your turn: lead your last card',
  playLast: 'Your turn: play your last card',
  leadAny: 'Your turn: lead any card',
  follow: 'Your turn: follow {nation}',
  noNation: 'No {nation} left: play any card',
  noNationButStar: 'No {nation} left: play a Star or any card',
  playCard: 'Play {card}',
  callPlay: 'Make the call',

  deal: 'Deal {number}',
  score: 'Score',
  star: 'Star nation',
  starIs: 'The Star nation is {nation}. The Star card is {card}.',
  beatsTheRest: 'beats the rest',
  you: 'You and {partner}',
  we: 'We',
  they: 'They',
  won: '{side, select, us {You won, {score} to {other}!} them {They won, {score} to {other}.} other {{names} won, {score} to {other}.}}',
  calledAndShown:
    '{name} called “{words}” and the titles were shown: {points, plural, one {# point} other {# points}}. A call ends the game at once{isMidTrick, select, yes {, even in the middle of a trick} other {}}.',
  pair: '{one} and {other}',
  sideScore:
    '{side}: {points, plural, one {# point} other {# points}} of {target}, {tricks, plural, one {# trick} other {# tricks}} this deal',
  firstTo: 'first to {target}',
  tricksAndTarget: '{ours} – {theirs} tricks · first to {target}',
  tricksThisDeal: 'Tricks this deal',
  tricksExplained: '{ours} to you, {theirs} to them. Every trick after the sixth is a point.',
  tricksExplainedToSpectators: '{ours} – {theirs}. Every trick after the sixth is a point.',
  highToLow: 'High to low',
  ranks: 'Map, Man, Woman, Child, then 10 down to 2',
  partner: 'partner',
  dealer: 'dealer',
  hand: 'Your hand, {count, plural, one {# card} other {# cards}}',
  trick: 'The trick',
  lastTrick: 'Last trick',
  wonIt: '{name} won it with {card}.',
  youWonIt: 'You won it with {card}.',
  log: 'Log',
  yourTurnNow: 'Your turn',

  leadWhat: 'What will you lead?',
  longest: 'Your longest nation is {nation}, with {count, plural, one {# card} other {# cards}}.',
  partnerWins: 'Does {partner} need help?',
  canYouBeat: 'Can you beat it?',
  cardAgainst: "{name}'s {rank} is winning. You have {cards}.",
  worthAStar: 'Is this trick worth a Star?',
  noneLeft: "{name}'s {rank} is winning, and you have no {nation}.",
  whatToDrop: 'Which card can you spare?',
  ranksOf: 'the {ranks} of {nation}',
  manyOf: '{count} cards of {nation}',

  dealScore: 'Deal score',
  sideTook:
    '{one} and {other} took {tricks, plural, one {# trick} other {# tricks}}: {tricks} − {free} = {points, plural, one {# point} other {# points}}.',
  titlesDealt:
    '{one} and {other} were dealt {titles}: {points, plural, =0 {no points, so close to the end} one {# point} other {# points}}.',
  fourTitles: 'all four titles{which, select, none {} other {, the {which}}}',
  threeTitles: 'three titles{which, select, none {} other {, the {which}}}',
  titlesDivided: 'The titles are divided, two to each side.',
  titlesOf: '{titles} of {nation}',

  titlesShown: '{name, select, You {You showed these titles} other {{name} showed these titles}}',
  trickCount: '{count, plural, one {# trick} other {# tricks}}',
  tricksCounted: '{count, plural, one {trick} other {tricks}}',
  scoreOfTarget: '{score} of {target}',

  lessonStar: 'The last card dealt is the Star card. Its nation beats the other three until the next deal.',
  lessonFollow:
    "Follow the nation that was led if you can: the raised cards are legal. If you can't, pass the suit with a low card of another nation, or win with a Star.",
  lessonRanks:
    'The Map is the highest card of its nation, then Man, Woman, Child, and 10 down to 2. The highest card of the nation led wins the trick, unless someone plays a Star.',
  lessonTricks:
    'You and your partner opposite win tricks together. The first six of the thirteen tricks count nothing; each one after that is a point.',
  lessonTitles:
    'Map, Man, Woman and Child of the Star nation are titles. A side dealt three of them scores 2 extra points after the deal, or 4 with all four.',
} as const;
export const nationsTableText: Translate<typeof english> = translator('nations-table', english);
