/** What the table of Kit and Kat says. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Prompt
  allBooksTaken: 'All books are taken.',
  draws: '{player} draws a card from {from}.',
  oneMoment: 'One moment …',
  turnOf: "{player}'s turn",
  playOrPass: 'Your turn: play on, or pass',
  lastPhase: 'Your turn: play your Kittens',
  nothingFitsPass: 'Your turn: nothing fits, so pass',
  playKittensOrPass: 'Your turn: play Kittens that fit, or pass',
  playThenPark: 'Your turn: play cards that fit, then park one',
  nothingFitsPark: 'Your turn: nothing fits, so park a card',
  cardFits: 'Your turn: {card} fits book {book}',
  wasThatRight: 'Was that right?',
  didOne: '{player} {act}.',
  didFew: '{player} {acts}, then {last}.',
  didMany: '{player} played or parked {count} cards, {first} to {last}.',
  actPlayed: 'played {card}',
  actParked: 'parked {card}',
  actPassed: 'passed',
  placesFull: 'All places are full. Tap a pile to cover it.',
  stackTwo: 'Stack two piles',
  stackFirst: 'Tap the pile to move.',
  stackSecond: 'Tap the pile to put it on.',
  back: 'Back',
  pass: 'Pass',
  offers:
    '{count, plural, =0 {None of your cards fits a book now.} one {# card of yours fits a book.} other {# cards of yours fit a book.}}',

  hintPlay: 'Play {card}',
  hintPark: 'Park {card}',
  hintParkOn: 'Park {card} on place {place}',
  hintStack: 'Stack place {from} on place {to}, then park {card}',
  hintShout: 'Shout at {player}',

  // Focus
  focusLabel: 'The card in view',
  readQuestion: 'You read it aloud as you play it. {answer} answers it.',
  readAnswer: 'You read it aloud as you play it. It answers {question}.',
  playOn: 'Play on book {book}',
  parkIt: 'Park it',
  parkInstead: 'Park it instead',
  alsoFits:
    '{count, plural, one {{cards} fits as well.} other {{cards} fit as well.}} Play as many as you like, then park one card.',
  doesNotFit: '{card} has to wait: book {book} needs {next}.',
  asked: '{player} asked. {answer} is the answer.',
  answered: '{player} answered {question}.',
  under: 'Under it: {cards}.',
  tapToRead: 'Tap a card to read it here.',
  answersAndNotes: 'Answers and notes',
  caughtCard: '{card} was wrong, and goes back.',
  caughtLate: '{card} had been held back.',

  // Shout
  shoutCall: 'Kit-and-Kat!',
  passed: 'passed',
  catchOne: 'Catch {player}: {act}',
  catchFew: 'Catch {player}: {acts}, then {last}',
  catchMany: 'Catch {player}: {count} acts, {first} to {last}',
  lookAtBooks:
    '{count, plural, =0 {Did they hold back a 1?} one {Look at book {books}. Was every card in order?} other {Look at books {books}. Was every card in order?}}',
  falseShoutSilences: 'A false shout silences you for this turn.',
  falseShoutCostsCard: 'A false shout costs you a card.',
  silenced: 'You made a false shout, so you are silent for this turn.',
  letStand: 'Let it stand',
  caught: '{player} caught {accused}!',
  shouted: '{player} shouted at {accused}.',
  verdictMistake: 'A mistake!',
  verdictLate: 'A 1 held back!',
  verdictFalse: 'There was no mistake.',
  paidSilence: 'No more shouts this turn.',
  paidCard: 'It costs a card.',

  // Books
  books: 'The books',
  booksCounted: '{count, plural, one {book} other {books}}',
  bookLabel: 'Book {book}, {topic}: {count, plural, =0 {empty} other {1 to #}}; it needs {next}.',
  bookLabelWithoutTopic: 'Book {book}: {count, plural, =0 {empty} other {1 to #}}; it needs {next}.',
  alsoThere: 'Also there: {cards}.',
  bookTaken: 'Book {book}: {player}',
  playHere: 'Play {card} here',
  needs: 'needs',
  wrongNotCaught: 'not caught',
  outOfOrder:
    '{count, plural, one {{cards} is out of order.} other {{cards} are out of order.}} No one caught it in time, so it stays (KK-21r).',
  emptyBook: 'Nothing is here yet. Its 1 begins it.',
  bookTitle: 'Book {book}',
  bookAbout: 'Book {book}: {topic}',

  // Own cards
  hand: 'Your hand, {count, plural, one {# card} other {# cards}}',
  openHand: 'Your hand, {count, plural, one {# card} other {# cards}}, open',
  asks: 'asks',
  answers: 'answers',
  overCards: '{card}, over {below}',
  notLegal: '{card}, not permitted now',
  advised: '{card}, advised',
  kittens: 'Your Kittens',
  kittensHelp: 'Park a card here to end your turn.',
  kittensFull: 'All four places are full.',
  freePlace: 'Free place {number}',
  pileOf: '{top}, over {below}',
  parkHere: 'park here',
  parkOnPlace: '{place}: park {card} here',
  coverPlace: '{place}: cover it',
  stackPlace: '{place}: move it',
  stackOnPlace: '{place}: put the pile here',

  // Players
  players: 'The players, in the order of play',
  cardsAndBooks: '{cards, plural, one {# card} other {# cards}} · {books, plural, one {# book} other {# books}}',
  justPlayed: 'just played',
  dealer: 'dealer',
  dealtBy: 'Dealer: {player}',
  silent: 'silent',
  kittensOf: 'Kittens {cards}',
  noKittensYet: 'no Kittens',
  playerLabel: '{player}, {state}',
  noKittens: 'No Kittens yet.',
  openCards: 'Open hand',
  kittenPile: '{top} on {below}',
  shortGame: '{books, plural, other {# books}}',
  packetsLeft: '{count, plural, =0 {no packets left} one {# packet left} other {# packets left}}',
  yourBooks: 'Your books: {count}',
  booksOf: 'Books: {books}',
  recent: 'Last moves',

  // Lessons
  lessonBooks:
    'Every book grows from 1 to 10: a question, its answer, the next question. Play the 10 of a book and you take it. Most books win.',
  lessonOnes: 'You have a 1, and it comes before anything else. You can forget it, but someone may shout.',
  lessonKittens:
    'Play every card that fits. When nothing fits, or you want to stop, park one card. That ends your turn. You can play a parked card later, as if it were in your hand.',
  lessonShout:
    'Watch the others. A card out of order, or a 1 held back, is a mistake. Shout before the next player moves and you draw a card from them. {price, select, card {A false shout costs you a card.} other {A false shout silences you for that turn.}}',
  lessonFull:
    'All four places are full. The next card you park covers a pile. A covered card waits until the card on it has been played.',
  lessonLast:
    'All hands are played out. The Kittens, covered ones too, are the hands now, and open. No one parks cards; if you can play, you must.',

  // Ending
  won: '{winner} won: {books} of the {all} books.',
  sharedWin: '{winners} share the win, {books, plural, one {# book} other {# books}} each.',
  caughtMistakes:
    '{mistakes, plural, =0 {No mistake was caught.} one {# mistake was caught.} other {# mistakes were caught.}}',
  decidingBook:
    '{winner} took the last book that counted, {book}. {mistakes, plural, =0 {No mistake was caught.} one {# mistake was caught.} other {# mistakes were caught.}}',
  caughtTimes: '{count, plural, one {caught once} other {caught # times}}',
} as const;

export const kitBoardText: Translate<typeof english> = translator('kit-and-kat/board', english);
