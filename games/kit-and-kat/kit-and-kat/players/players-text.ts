/** What computer players explain: reasons for plays, hints, and proofs of mistakes. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Plays
  oneFirst: '{card} is a 1, and 1s come before anything else.',
  takesBook: '{card} fits and takes its book.',
  fits: '{card} goes on {before}.',
  fitsTowardsPacket: '{card} goes on {before}, and an empty hand takes another packet.',
  fitsFreesPlace: '{card} goes on {before}, and its place among your Kittens becomes free.',
  fitsUncovers: '{card} goes on {before} and uncovers {beneath}.',
  fitsAnyway: '{card} fits.',
  nothingFits: 'Nothing fits.',
  nothingFitsPark: 'Nothing fits, and any card will do to park.',
  noMistakeSeen: "I didn't see a mistake.",
  looksRight: 'It looked right.',

  // Parked cards
  waits: '{card} waits for {more, plural, =0 {{next}} other {{next} and # more}}. {place}',
  nextInHand: '{next} is in the same hand.',
  nextInOpenHand: '{next} is in an open hand.',
  nextCovered: '{next} is under {above}.',
  nextOnOwnKittens: '{next} is on top of your Kittens.',
  nextOnOtherKittens: "{next} is on top of another player's Kittens.",
  nextUnseen: "{next} hasn't been seen yet.",
  coverIsSafe: 'On {beneath}: it waits at least as long as {above}.',
  stackIsSafe: 'Stack {above} on {beneath}: it waits at least as long as {above}.',

  // Hints
  lookForOne: 'Look for a 1 among your cards.',
  lookAtBook: 'Look at which card book {book} is waiting for.',
  lookAtWaits: 'For each card in your hand, count the cards that must come first. Where are they?',
  lookAtCards: 'Look at your cards and at what the books are waiting for.',
  lookAtTopKittens: 'Look at your top Kittens and at what the books are waiting for.',
  lookAtBookJustPlayed: 'Look at book {book} and at what was just played there.',
  lookAtParkedCard: 'Look at the card that was just parked.',
  lookAtKittens: 'Look at the Kittens of the player who moved last.',
  lookAtLateOnes: 'Look at which 1s have come out, and at what was done before them.',
  lookAtOpenHand: 'Look at the open hand of the player who moved last.',
  countOnes: "Count the 1s that haven't come out yet. Who can have them?",
  oneOfYoursIsFirst: 'One of your cards comes before anything else.',
  oneOfYoursFits: 'One of your cards fits.',
  parkPatientCard: 'Park a card that has to wait a long time, where it blocks little.',
  noneOfYoursFits: 'None of your cards fits.',
  mistakeIsProven: 'There was a mistake, and you can prove it.',

  // Mistakes
  outOfOrder: '{card} was played out of order: its book was waiting for {next}.',
  parkedOne: '{card} was parked, but a 1 must be played before anything else.',
  oneAmongKittens: 'There was a 1 on top of their Kittens, and it must be played before anything else.',
  oneHeldBack: '{one} was in their hand when they played {card}, and a 1 comes first.',
  oneHeldOverTurn: '{one} was already in their hand when an earlier turn of theirs ended.',
  oneInOpenHand: '{one} is in their open hand, but they did something else first.',
  beganWithOne: 'They began because they had a 1, but they did something else before they played it.',
  oneShownByShout: 'The last good shout showed that they have a 1, but they did something else before they played it.',
  onlyUnseenIsOne: "The only card you can't see is a 1, and it was in their hand.",
  unseenOnes:
    "{ones, plural, one {Of the {unseen} cards you can't see, # is a 1, and it was in their hand.} other {Of the {unseen} cards you can't see, # are 1s, and at least one of them was in their hand.}}",
  gapLooksWrong: 'There is a gap before {card}, and it looked like their mistake.',
  oneLooksLate: '{one} came late in the turn and seemed to have been held back.',

  // No proof of a mistake
  nothingOutOfOrder: 'Nothing was played out of order.',
  inOrder: '{count, plural, one {{cards} was in order.} other {{cards} were in order.}}',
  allInOrder: 'All {count} cards from {first} to {last} were in order.',
  handIsEmpty: 'Their hand is empty.',
  openHandIsRight: 'Nothing in their open hand had to come first.',
  handNeedNotHaveOne:
    "{cards, plural, one {The card left in their hand doesn't have to be a 1.} other {None of the # cards left in their hand has to be a 1.}}",
} as const;

export const kitPlayersText: Translate<typeof english> = translator('kit-and-kat/players', english);
