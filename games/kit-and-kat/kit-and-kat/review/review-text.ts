/** What the review of a match says. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Decisions
  noProof: 'There was no proof, and the turn was right in {right} of {layouts} layouts. {evidence} {price}',
  closeShout: 'It’s close: there was no proof, and the turn was right in all {layouts} layouts. {evidence} {price}',
  likelyWrong: 'There was no proof, but the turn was wrong in {wrong} of {layouts} layouts.',
  falseShoutSilences: 'A false shout silences you for that turn.',
  falseShoutCostsCard: 'A false shout costs a card.',
  provenButCostly: '{evidence} But the card you would draw is one more to get rid of.',
  shoutWasGood: '{evidence} A shout would have been good and won you a card.',
  outOfOrder: '{card} was out of order: its book was waiting for {next}.',
  oneWasThere: '{one} was there to play, and a 1 comes before anything else.',
  nothingToLose: 'Nothing else fitted, and you had no ten to lose.',
  riskTurn: 'A player who noticed could have ended your turn.',
  riskOnlyCard: 'A player who noticed could have drawn {card} and ended your turn.',
  riskCards: 'A player who noticed could have drawn one of your {cards} cards and ended your turn.',
  riskTens: 'A player who noticed could have drawn one of your {cards} cards, {tens} among them, and ended your turn.',
  mistakeAndPrice: '{mistake} {price}',
  heldBack: '{reason} You kept it.',
  nothingElse: 'There was nothing else to do.',

  // Summary
  luck: 'Your {packets, plural, one {packet} other {# packets}} brought {tens, plural, one {# ten} other {# tens}}; {expected} would be average. {luck, select, good {That was good luck.} bad {That was bad luck.} other {Neither good luck nor bad.}}',
  ownMistakes:
    'You made mistakes in {turns, plural, one {# turn} other {# turns}}: {caught} caught, {unnoticed} unnoticed.',
  othersMistakes:
    'Others made mistakes in {turns, plural, one {# turn} other {# turns}}: you caught {mine}, others {theirs}, and {unnoticed} went unnoticed. You let {provable} pass that you could have proved.',
  falseShouts: 'You made {count, plural, one {# false shout} other {# false shouts}}.',
  tensLost:
    '{count, plural, one {A shout drew {tens} from your hand, and its book with it.} other {Shouts drew {tens} from your hand, and their books with them.}}',
  tensWon:
    '{count, plural, one {Your shout drew {tens}, and its book with it.} other {Your shouts drew {tens}, and their books with them.}}',
  nothingLost: 'None of your decisions cost you more than chance would.',
  booksLost:
    'Your decisions cost you about {books} books in {moments, plural, one {# moment} other {# moments}}, counting every mistake as if someone noticed it.',
} as const;

export const kitReviewText: Translate<typeof english> = translator('kit-and-kat/review', english);
