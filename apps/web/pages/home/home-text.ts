import { type Translate, translator } from '@parlour/messages';

const english = {
  documentation: 'How it is made, and how to build on it',
  heading: 'Parlour: forgotten card games, playable again',
  todaysDeal: 'Today’s deal',
  todaysDealOn: 'Today’s deal · {day}',
  sameCards: 'Same cards for everyone. One try.',
  resumeDeal: 'Continue the deal',
  seeDeal: 'See your result',
  aboutMinutes: 'about {minutes} min',
  days: '{days, plural, one {day} other {days}}',
  weekLabel:
    '{count, plural, =0 {Nothing played yet this week} one {Played on # day this week} other {Played on # days this week}}',
  todaysPuzzle: 'Today’s puzzle',
  puzzleTitle: 'One right play',
  puzzleLine: 'A position from a real game. Find the one play that is right.',
  solve: 'Solve',
  solved: 'Solved',
  newHere: 'New here?',
  howTitle: 'How it works',
  howLine: 'Press Play. Opponents are ready, and tips explain the rules.',
  startHere: 'Start with an easy game',
  boxesTitle: '{boxes, plural, =4 {Four boxes} other {# boxes}}, {games, plural, =9 {nine games} other {# games}}',
  playWithFriends: 'Play with friends',
  openBox: 'Open box',
  openBoxNamed: 'Open the box {box}',
  playNamed: 'Play {game}',
  moreGames: '{count, plural, one {# more game} other {# more games}}',
  allGames: 'All {games, plural, =9 {nine} other {#}} games',
  ownPack: 'Make your own pack',
  ownPackLine: 'Write your own questions or scenes, then print or play them.',
  startPack: 'Start a pack',
} as const;

export const homeText: Translate<typeof english> = translator('home', english);
