/** What people read where they create a table, join one, or share a screen. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  friendsTitle: '{game} with friends',
  friendsLead: 'Create a table and share its link or code. No account needed.',
  yourName: 'Your name',
  createTable: 'Create table',
  houseRulesAre: 'House rules: {rules}',
  rated: 'Rated',
  ratedMeaning: 'Members and computers only, with a clock, no hints, no undo, standard options.',

  joinTitle: 'Join a table',
  tableCode: 'Table code',
  join: 'Join',
  yourTables: 'Your tables',
  openTables: 'Open tables',
  noTablesTitle: 'No open tables',
  noTables: 'No one is waiting right now. Choose a box and create a table.',
  toBoxes: 'All boxes',
  tournaments: 'Tournaments',
  someTable: 'A table',
  noOneYet: 'no one yet',
  listedPlaying: '{players}, playing',
  listedFree: '{players}, {free, plural, one {# free seat} other {# free seats}}',

  roomTitle: '{game} in the same room',
  roomLead: 'Pass the screen round. Each hand is hidden in between.',
  projectorLead: 'One big table for everyone: teams play in turn, and no hand is hidden.',
  projector: 'On a projector, for teams',
  projectorHint: 'Large type, open hands and no curtain between turns.',
  player: 'Player {number}',
  team: 'Team {number}',
  addPlayer: 'Add player',
  removePlayer: 'Remove player',
  addTeam: 'Add team',
  removeTeam: 'Remove team',
  computersFill: 'Computers take the other seats.',
  startGame: 'Start game',
} as const;

export const friendsText: Translate<typeof english> = translator('friends', english);
