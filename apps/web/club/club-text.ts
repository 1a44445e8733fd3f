/** Words of the club page, of matchmaking and of the lobby. */
import { translator } from '@parlour/messages';

const english = {
  club: 'Club',
  backToClub: 'Club',
  loading: 'Loading …',
  aGame: 'a game',
  withClock: '{title}, {detail}',

  // Requests.
  serverUnreachable: "Can't reach the server. Games on this device still work.",
  serverUnreachableRetry: "Can't reach the server. Check your connection and try again.",
  badAnswer: "The server's answer can't be read. Reload the page and try again.",

  // Account.
  peopleHere: '{count, plural, =0 {} one {One person is here.} other {# people are here.}}',
  guest: "You're a guest, and that's all you need to play.",
  signedInAs: "You're signed in as <member>{name}</member>.",
  signIn: 'Sign in',
  account: 'Your account',

  // Quick match.
  quickMatch: 'Quick match',
  quickMatchExplained:
    "We'll find an opponent of your strength. If no one comes within {seconds} s, computer players take the free seats.",
  game: 'Game',
  clock: 'Time per turn',
  clockRelaxed: '2 min',
  clockNormal: '60 s',
  clockFast: '20 s',
  playerCount: '{count, plural, one {# player} other {# players}}',
  anyGame: 'Any game',
  players: 'Players',
  yourName: 'Your name',
  guestName: 'Guest',
  rated: 'Rated match',
  ratedExplained: 'Members only, without hints or undo. Your name and rating appear on the leaderboard.',
  findOpponent: 'Find an opponent',
  searching:
    '{others, plural, =0 {Looking for an opponent. No one else is waiting right now.} one {Looking for an opponent. One other player is waiting.} other {Looking for an opponent. # other players are waiting.}}',
  searchRetrying: '{error} Trying again every few seconds.',
  computersIn:
    '{seconds, plural, one {Computer players take the free seats in # s.} other {Computer players take the free seats in # s.}}',
  openingTable: 'Opening the table …',
  cancel: 'Cancel',

  // Tables.
  tables: 'Tables',
  filterTables: 'Show tables',
  filterAll: 'All',
  filterFree: 'Free seats',
  filterRated: 'Rated',
  noTables: 'No tables right now',
  noTablesNext: 'Create one and other players will see it here, or start a quick match.',
  noTablesWithFilter: 'No such tables right now',
  freeSeats: '{count, plural, =0 {full} one {one seat free} other {# seats free}}',
  ratedTable: 'Rated',
  seated: '{names, plural, =0 {no players yet} one {{first}} =2 {{first} and one more} other {# players}}',
  join: 'Join',
  joinGame: 'Join {title}',
  watch: 'Watch',
  watchGame: 'Watch {title}',
  playing: 'playing',

  // Friends.
  playWithFriends: 'Play with friends',
  playWithFriendsExplained: 'Create a table and share its link, code or QR code.',
  createTable: 'Create table',
  chooseGame: 'Choose a game',
  orEnterCode: 'or enter a code',
  tableCode: 'Table code',

  // People.
  whoIsHere: "Who's here",
  noOneHere: 'No one is playing or waiting right now. Computer players are always ready.',
  playingAndWaiting:
    '{waiting, plural, =0 {{playing} playing} other {{playing, plural, =0 {{waiting} waiting} other {{playing} playing, {waiting} waiting}}}}',
  membersPlaying: 'Members at a table',
  memberPlaying: '{name} ({title})',
  showMe: "Show others when I'm at a table",
  invitations: 'Invitations',
  invitesYou: '{name} invites you to {title}.',
  accept: 'Join',
  decline: 'No, thanks',
  recentPlayers: 'Recent players',
  noRecentPlayers: 'Members you play with appear here, so you can invite them again.',
  invite: 'Invite',
  invitePlayer: 'Invite {name}',
  gameGone: "This game isn't available any more. Create a table of another game and share its link.",

  // Rematch with the same people.
  samePeople: 'Another game with the same people',
  askThem: 'Ask them',
  nextGame: '{title} is next. Waiting for {names}; computer players take their seats in {seconds} s.',
  wantsToPlay: '{name} wants to play {title} next.',
  yes: 'Yes',
  notNow: 'Not now',

  // Tournaments.
  tournaments: 'Tournaments',
  tournamentsExplained: 'For a club, a class or an evening. Anyone can create one.',
  findTournament: 'Find or create a tournament',

  // The daily leaderboard.
  dailyBoard: 'Leaderboard',
  dailyBoardOf: "Today's leaderboard",
  dailyChecking: 'Checking your game …',
  dailyEnter: 'Submit result',
  dailyCompare: 'Compare my result',
  dailyNotStored: "Your result isn't stored. <link>Sign in to appear on the leaderboard.</link>",
  dailyRecordGone: "This result can't be submitted: its game is no longer on this device.",
  dailyEmpty: 'No results yet. Be the first to submit one.',
  dailyBest: 'Best results',
} as const;

export const clubText = translator('club', english);
