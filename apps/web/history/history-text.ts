import { type Translate, translator } from '@parlour/messages';

const english = {
  loading: 'Opening the game …',
  seat: 'Seat {number}',
  notStored: "This game isn't stored on this device. Ask for a link to it, or open its record in a review.",

  // Match summary
  summary: 'Match summary',
  unreadable: "This record can't be replayed. It may come from a newer version of Parlour.",
  decidedBy: 'The deciding moment',
  nothingScored: 'No points were scored in this match.',
  showMoment: 'Show this moment',
  scoring: 'How the points came',
  scoreAfter: 'Score after this',
  backToTable: 'Back to the table',
  review: 'Review',
  replay: 'Replay',
  share: 'Share',
  verify: 'Verify shuffle',

  tools: 'Tools',
  rules: 'Rules',
  log: 'Log',
  backToBox: 'Back to {box}',

  // Replay
  replayTitle: 'Replay',
  replayOf: 'Replay: {game} · Parlour',
  seenBy: 'Seen by',
  spectator: 'Spectator',
  moment: 'Moment of the game',
  previous: '‹ Back',
  next: 'Next ›',
  play: 'Play',
  pause: 'Pause',
  whatIf: 'What if?',

  // Achievements
  achievements: 'Achievements',
  earned: '{earned} of {count}',
  counting: 'Looking through your games …',
  inBox: '{box}: {earned} of {count}',
  progress: '{text} {value} of {max} so far.',
  earnedText: '{text} Earned.',
  playToEarn: 'Play {box}',

  // Head to head
  headToHead: 'You lead {mine}–{theirs}',
  headToHeadBehind: 'You trail {mine}–{theirs}',
  headToHeadEven: 'You are level at {mine}–{theirs}',

  // Ongoing games
  leading: 'You lead {own}–{other}.',
  behind: 'You’re behind, {own}–{other}.',
  even: 'You’re even at {own}.',
  scores: '{scores}.',
  yourTurn: 'Your turn.',
  someonesTurn: '{name}’s turn.',
  allAtOnce: 'Everyone plays at once.',
  notStarted: 'Not started yet.',
} as const;

export const historyText: Translate<typeof english> = translator('history', english);
