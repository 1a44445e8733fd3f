/** Words of the pages where players make their own packs. */
import { translator } from '@parlour/messages';

const english = {
  // The list of packs.
  makePack: 'Make a pack for {box}',
  newPack: 'New pack',
  openFile: 'Open file',
  onThisDevice: 'Your packs',
  untitled: 'Untitled pack',
  stateEmpty: 'empty',
  stateReady: 'ready to play',
  stateIncomplete: 'incomplete',
  deletePack: 'Delete',
  deleteNamed: 'Delete {title}',
  restore: 'Restore {title}',
  startPack: 'Write your own cards',
  noPacksNext: 'No packs yet. Start a new one, or open a spreadsheet or a pack file.',
  receivedPack: 'Someone shared this pack with you. Keep it on this device to play or change it.',
  keepPack: 'Keep pack',
  linkBroken: "This link isn't a pack for {box}. The end of it may be missing: ask for the link again.",
  fileTooLarge: "{file} is too large for a pack, so it wasn't opened. Make its pictures smaller.",
  fileRefused: "{file} wasn't imported, and nothing has changed.",
  fileLine: 'Line {line}: {message}',

  // The editor.
  undo: 'Undo',
  redo: 'Redo',
  play: 'Play',
  sameRoom: 'Same room',
  withFriends: 'Play with friends',
  allCards: 'All cards',
  print: 'Print',
  saveFile: 'Save file',
  shareLink: 'Share link',
  savedFile: 'Saved as {file} in your downloads.',
  picturesOnlyInFile: "Pictures aren't part of the link. Share the file to include them.",
  shareText: '{title}, a pack for {box}:',
  storedHere: 'Saved on this device.',
  storedIncomplete: 'Saved on this device. Fill in the missing texts to play it.',
  otherPacks: 'Other packs for {box}',

  // Problems.
  nothingWritten: 'Start with a title, or paste a spreadsheet.',
  complete: 'All texts are complete.',
  problemList: 'Texts to fix: {counts}',
  missingCount: '{count} missing',
  unprintableCount: '{count} not printable',
  tooLongCount: '{count} too long',
  twiceCount: '{count} duplicated',
  problemAt: '{place}: {message}',
  moreProblems: '… and {count} more',
  length: '{count} of {max} characters',
  numberedField: '{name} {number}',
  groupProgress: '{title, select, none {} other {{title} · }}{filled} of {total} texts',

  // Pictures.
  addPicture: 'Add picture',
  changePicture: 'Change picture',
  forCard: ' for the {card}',
  removePicture: 'Remove picture',
  pictureUnreadable: "{file} isn't a picture this browser can read. Use a PNG or JPEG file.",

  // Pasting a spreadsheet.
  pasteSpreadsheet: 'Paste a spreadsheet',
  rowsOfGroups: '{rows, plural, one {# row} other {# rows}} for each {group}',
  rowsOnly: '{rows, plural, one {# row} other {# rows}}',
  format:
    'First a line with the headings {names}{optional, select, none {} other { (optional: {optional})}}, in any order, then {rows}. Separate the columns with tabs, commas or semicolons.',
  importRows: 'Import rows',
  imported: 'Imported: {summary}.',
  nothingChanged: '{reason} Nothing has changed.',
  preview: 'Preview of the import ({summary}):',
  row: 'Row',
} as const;

export const packsText = translator('packs', english);
