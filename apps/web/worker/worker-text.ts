/** What the worker of local and remote tables says: what happened around a table, and why something failed. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  undone: 'A move was undone.',
  asksUndo: '{name} asks to undo a move.',
  declines: '{name} declines.',
  undoDeclined: '{name} may not undo: not everyone agreed.',
  computerPlaysFor: 'A computer is playing for {name}.',
  isBack: '{name} is back.',
  isAway: '{name} is away.',
  sitsDown: '{name} sits down.',
  noHints: 'Hints are off at this table.',
  notStored: "Couldn't save this move: the storage of this device may be full. Free some space and try again.",
  noModerators: 'No one moderates a table on this device.',
  noPuzzles: "These puzzles don't exist.",
  noPuzzle: "Puzzle {number} doesn't exist.",
  notAnExport: "This file isn't an export of Parlour. Choose a file that Parlour has saved.",
  cutDiffers: "Your cut differs from {name}'s in the record.",
  recordUnreadable: "The record can't be read.",
  sitFirst: 'Take a seat before you cut.',
  plainWord: 'Use plain letters, digits and signs without spaces.',
  cannotOpen: "This table can't be opened.",
  otherVersion:
    "This page and the server have different versions. Reload the page; if that doesn't help, try again later.",
  notAdmitted: "You can't join this table.",
  serverUnreachable: "Can't reach the server. Games on this device still work.",
} as const;
export const workerText: Translate<typeof english> = translator('worker', english);
