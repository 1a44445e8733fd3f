/** What the check and the spreadsheet import say about a player's own pack. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Where a problem is.
  fieldPlace: 'The {name}',
  rowPlace: '{group}, row {row}',

  // Problems of a text.
  missing: 'The {name} is missing.',
  unprintable:
    'The {name} contains {letters}, which the cards cannot print. They have Latin, Greek and Cyrillic letters, fractions and common signs.',
  tooLong: 'The {name} has {count} characters; at most {room} fit.',
  tooLongForCard: "The {name} doesn't fit on its card. Use fewer or shorter words.",
  twice: 'The same {name} is already in {place}.',
  emptyGroup: '{group} is empty. Fill it in, or move the later ones up.',
  tooFewGroups:
    'A pack needs {least, select, all {{minGroups}} other {at least {minGroups}}} {groupPlural}; {started, plural, =0 {none is started yet} one {# is started} other {# are started}}.',

  // Tables.
  oldExcel: "Old Excel files (.xls) can't be read. Save it as .xlsx or CSV.",
  openDocument: "OpenDocument files (.ods) can't be read. Save it as .xlsx or CSV.",
  ankiPackage: "Anki packages (.apkg) can't be read. In Anki, choose Export and then Notes in Plain Text.",
  notASheet: "This isn't a spreadsheet. Copy the table in it and paste it, or save it as .xlsx or CSV.",
  pdf: "PDF files can't be read. Open the spreadsheet it was made from.",
  xlsxTooLarge:
    'This .xlsx file is too large: a pack needs a sheet of at most 9999 rows, 702 columns and 10 MB. Copy its rows to a new file.',
  xlsxUnreadable: "This file can't be read as .xlsx. Save it again as .xlsx or CSV.",
  textTooLong: 'The text is too long: at most {max} characters can be pasted.',
  nothingPasted: 'There are no rows. Copy the rows together with their headings and paste them again.',
  onlyHeadings: 'There are headings but no rows below them. Copy the rows too.',

  // Columns.
  column: '{letters}: {samples}',
  columnsUnreadable:
    '"{part}" names no column. Write it as question=B: a text ({names}), and the letter of its column.',
  columnsMissing: 'Say which column holds: {names}.',
  columnsUnused:
    '{count, plural, one {Column {columns} is} other {Columns {columns} are}} ignored. These can be imported: {names}.',

  // Rows.
  rowNumber: 'row {row}',
  rowRange: '{from} to {to}',
  rowsIgnored:
    '{count, plural, one {Row {rows} holds} other {Rows {rows} hold}} no card and {count, plural, one {is} other {are}} ignored.',
  rowTooLong:
    'There are {count} cells; most rows have {usual}. Put quotation marks around texts that contain a comma or semicolon.',
  unknownGroup: 'There is no {group} "{name}". Use {first} to {last}.',
  groupFull: '{group} already has its {count} rows.',
  otherSubject: '{group} has the subject "{before}", so "{after}" is ignored.',
  mixedGroup: '{group} is mixed: {subjects}.',
  extraCut: 'The {name} is cut to {max} characters.',
  summary:
    '{rows, plural, one {# row makes} other {# rows make}} {groups, plural, one {# {group}} other {# {groupPlural}}}.{left, plural, =0 {} one { Row {leftRows} is left over.} other { # rows are left over: {leftRows}.}}',
} as const;

export const ownPacksText: Translate<typeof english> = translator('own-packs', english);
