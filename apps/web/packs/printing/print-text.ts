/** Words of the print page. */
import { translator } from '@parlour/messages';

const english = {
  print: 'Print {box}',
  withCards:
    'One PDF with a test sheet, the cards and their backs, the rules, score sheets and a box to fold. Print it at actual size, cut and play.',
  withoutCards: 'This game has no cards: the PDF has the rules and a score sheet.',
  ownPack: 'Prints the cards of your own pack.',
  makePdf: 'Create PDF',
  working: 'Creating …',
  pagesDrawn: 'Pages drawn',
  failed: "Can't create the PDF: {reason}",
  missingLetters:
    "The fonts of the cards don't have {letters}. These letters are left blank; replace them in your pack.",
  done: 'The PDF is in your downloads. Print it at actual size (100 %):',
  part: '{pages}: {name}, {advice}.',
  fontFailed: "The font {name} couldn't be loaded. Connect to the internet and try again.",

  paper: 'Paper',
  a4: 'A4',
  letter: 'Letter',
  cards: 'Cards',
  usual: 'Original size',
  large: 'Large print',
  ink: 'Ink',
  colour: 'Colour',
  white: 'Colour on white',
  black: 'Black',
  format: 'Format',
  sheets: 'Sheets to cut',
  singleCards: 'One card per page',
  formatHelp: 'One card per page, with bleed, is for a print shop.',
  sets: 'Sets',
  setsHelp: 'One set for each group. With several sets, every card is marked with its set.',
  contents: 'Contents',
  wholeBox: 'Whole box',
  cardsOnly: 'Cards only',
  inkHelp: 'Colour also prints the cream of the paper.',
  backs: 'Backs',
  backsHelp: 'Fold and glue prints faces and backs side by side, for printers without duplex.',
  behind: 'Other side',
  beside: 'Fold and glue',
  corners: 'Corners',
  square: 'Square',
  round: 'Round',
  shift: 'Shift backs (mm)',
  shiftHelp: 'The test sheet shows by how much.',
  right: 'Right',
  down: 'Down',
} as const;

export const printText = translator('print-page', english);
