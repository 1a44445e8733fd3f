/** What the board of a game without its own says. */
import { type Translate, translator } from '@parlour/messages';

const english = {
  yourTurn: 'Your turn',
  othersTurn: "{names}'s turn",
  severalTurns: 'Waiting for {names}',
  noTurn: "It's no one's turn",
  nothingToDo: "You can't do anything with the {card} now.",
  hand: 'Your hand, {count, plural, one {# card} other {# cards}}',
  yourScore: 'Your score',
  score: 'score {score}',
  aroundTheTable: 'Around the table, from your left',
  legalMoves: '{count, plural, one {You have one legal move.} other {You have # legal moves.}}',
  allMoves: 'All moves',
  allMovesMore: 'All moves …',
  allMovesCount: 'All {count} moves …',
  advised: '{label} (advised)',
  group: '{label} ({count})',
  findOrWrite: 'Find a move, or write one',
  find: 'Find a move',
  found: '{count, plural, one {One move.} other {# moves.}}',
  foundSome: 'Showing {count}. There are more, which you can write.',
  onTheTable: 'On the table',
  showAll: 'Show all',
  wholeTable: 'Everything on the table',
  item: '{label}: {text}',
  nothing: 'nothing',
  yes: 'yes',
  no: 'no',
} as const;
export const genericText: Translate<typeof english> = translator('generic-board', english);
