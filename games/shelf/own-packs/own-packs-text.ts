/** What the check and the spreadsheet import say about a player's own pack. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  // Where a problem is.
  fieldPlace: 'The {name}',
  rowPlace: '{group}, row {row}',

  // Problems of a text.
  missing: 'The {name} is missing.',
  unprintable: "The {name} contains {letters}, which the font of the cards doesn't have.",
  tooLong: 'The {name} has {count} characters; at most {room} fit.',
  tooLongForCard: "The {name} doesn't fit on its card. Use fewer or shorter words.",
  twice: 'The same {name} is already in {place}.',
  emptyGroup: '{group} is empty. Fill it in, or move the later ones up.',
  tooFewGroups:
    'A pack needs {least, select, all {{minGroups}} other {at least {minGroups}}} {groupPlural}; {started, plural, =0 {none is started yet} one {# is started} other {# are started}}.',

  // Spreadsheets.
  oldExcel: "Old Excel files (.xls) can't be read. Save it as .xlsx or CSV.",
  xlsxTooLarge:
    'This .xlsx file is too large: a pack needs a sheet of at most 9999 rows, 702 columns and 10 MB. Copy its rows to a new file.',
  xlsxUnreadable: "This file can't be read as .xlsx. Save it again as .xlsx or CSV.",
  nothingPasted: 'There are no rows. Copy the rows together with their headings and paste them again.',
  headingTwice: 'The heading "{name}" appears twice. Keep one of them.',
  headingsMissing: 'The headings are {found}, but {missing} is missing. Give that column this heading.',
  columnIgnored: 'The column "{name}" is ignored. Headings that work: {known}.',
  rowTooShort: 'Row {row} has {count} of {expected} columns: {names}.',
  rowTooLong:
    'Row {row} has {count} columns, more than most rows. Put quotation marks around texts that contain a comma or semicolon.',
  rowLongerThanHeadings:
    'Row {row} has {count} columns, but there are {headings} headings. Put quotation marks around texts that contain a comma or semicolon.',
  noKnownHeadings: 'There are {count} columns without known headings. Write {names} above the columns to import.',
  unknownHeadings:
    'There are {count} rows, one more than complete {groupPlural} have. If "{first}" are headings, change them to {names}.',
  groupFull: 'Row {row}: {group} already has its {count} rows. Remove one.',
  unknownGroup: 'Row {row}: there is no {group} "{name}". Use {first} to {last}.',
  mixedSubject:
    'Row {row}: the {name} changes from "{before}" to "{after}" in the middle of {group}. All {count} rows of it need the same {name}.',
  rowsAndGroups:
    '{rows, plural, one {# row} other {# rows}}, {groups, plural, one {# {group}} other {# {groupPlural}}}',
  textTooLong: 'The text is too long: at most {max} characters can be pasted.',
  onlyHeadings: 'There are headings but no rows below them. Copy the rows too.',
  tooManyRows: 'There are {count} rows; a pack has at most {max}. Remove the rest.',
} as const;

export const ownPacksText: Translate<typeof english> = translator('own-packs', english);
