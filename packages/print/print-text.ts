import { type Translate, translator } from '@parlour/messages';

const english = {
  // Parts of a file
  pages: '{count, plural, one {Page {first}} other {Pages {first} to {last}}}',
  contentsLine: '{pages}: {name}, {advice}.',
  footer: 'Parlour. {credits}',
  noCards: 'The box {box} has no cards to print.',
  cards: '{count, plural, one {# card} other {# cards}}{set, select, none {} other { of set {set}}}',
  cardsAndSpare: '{cards} and a spare one',
  cardsWithoutSpare: '{cards} (no spare one: it would need a sheet of its own)',
  cardsSpareAndBack: '{cards}, a spare one and the back',
  adviceBehind: 'on card, both sides, flipped on the long edge',
  adviceBeside: 'on thin card, one side: fold in the middle, glue, then cut',
  adviceSingle: 'one per page, with bleed',
  setTitle: '{title}, set {set}',
  rules: 'rules',
  adviceRules: 'on plain paper{sets, plural, one {} other {, # times}}',
  booklet: 'booklet of {pages} pages, {paper, select, a4 {A5} other {half letter}}',
  adviceBooklet: 'on plain paper, both sides, flipped on the short edge: fold the sheets together and staple them',
  answers: 'answers',
  adviceAnswers: 'on plain paper, not for the players',
  answersTitle: 'The Answers',
  answersIntro: 'The question, the answer and a note for every card.',
  scoreSheets: '{count, plural, one {a score sheet} other {# score sheets}}',
  adviceScores: 'on plain paper, as many as you need',
  boxOf: '{title}: {box} of {boxes}',
  boxes: '{count, plural, one {a box to fold} other {# boxes to fold}}',
  adviceBoxes: 'on card, one side{sets, plural, one {} other {, # times}}; the first of these pages shows how',
  testSheet: 'test sheet',
  adviceTestBehind: 'both sides of one sheet, printed first',
  adviceTestBeside: 'printed first',

  // Cards
  spareCard: 'A spare card',
  spareUse: 'to replace a lost one',
  sheetOfCards: '{title}: cards {first} to {last} of {count}',

  // Rules
  allGames: 'for all games of the box',
  players: '{most, plural, one {for one player} other {for {least, select, same {} other {{least} to }}# players}}',
  playerCount: '{most, plural, one {1 player} other {{least, select, same {} other {{least}–}}# players}}',
  timeAndAge: 'about {shortest}–{longest} minutes, from about {age} years',
  factsOfGame: '{title}: {facts}',
  estimates: 'Times and ages are our estimates for a table with real cards.',
  ownPackTitle: '“{title}”',
  ownPackStory: 'With cards made by {author}.',
  clausesOf: '{title}: the clauses',
  alsoHere: 'These apply here too: {clauses}.',
  rulings: 'Rulings: how we play where the old sheet says nothing.',
  linkOnPaper: '{text} ({address})',
  closingTitle: 'Mistakes, and old boxes',
  closing:
    'Is something wrong or missing on this sheet, or do you own an old box? Please tell the people who run {address}.',

  // Test sheet
  testHead: 'Test sheet: print this page first',
  testBackHead: 'The back of the test sheet',
  rulerLength: '100 mm',
  printBothSides:
    'Print pages 1 and 2 on the two sides of one sheet, at actual size (100 %, not “fit to page”), flipped on the long edge.',
  printOneSide: 'Print this page on one side, at actual size (100 %, not “fit to page”).',
  checkRuler: 'Is the line 100 mm long? Then your cards will have the right size.',
  checkPins:
    'Push a pin straight through the middle of each cross, turn the sheet over, and read on the scales where it came out.',
  foldCards:
    'Fronts and backs are side by side on the sheets of cards. Don’t cut yet: score the broken line in the middle and fold there, fronts outwards. Glue the two halves together, press them under books until they are dry, then cut.',
  pinsAgree: 'In the middle, or less than a millimetre away: print the rest.',
  pinsDiffer:
    'Otherwise make the file again and shift the backs by what you read: 1 to the right and 2 up is 1 right and -2 down.',
  pinsOffset: 'This sheet was made with {x} right and {y} down; add what you read to that.',
  readScales:
    'Read where the pin comes out, in millimetres across, then down. Right and down count as plus, left and up as minus.',
  contentsHead: 'Also in this file',
  cutCards: 'Cut the cards with a knife and a ruler, from crop mark to crop mark.',
  scoreFolds: 'Score the folds of the box with the back of the knife before you bend them.',

  // Box
  glueSide: 'glue inside the last side',
  glueBottom: 'glue under the front’s bottom',
  foldingHead: 'How to fold the box',
  foldCut:
    '1. Cut along the solid line. Score the broken lines with the back of the knife, and bend them all backwards.',
  foldWalls: '2. Fold the four walls round. Glue the narrow white flap inside the last side.',
  foldBottom:
    '3. Turn it upside down. Fold in the small flaps, then the white bottom, and glue the coloured bottom over it.',
  foldLid: '4. Put the cards in, fold the small flaps over them, and tuck the lid in behind the notch.',
} as const;

export const printText: Translate<typeof english> = translator('print', english);
