import { type Translate, translator } from '@parlour/messages';

const english = {
  tooLong: 'A pack of puzzles has at most {max} characters.',
  tooMany: 'A pack has at most {max} puzzles.',
  atLine: 'Line {line}: {fault}',
  noHead: 'A pack begins with lines that name its Puzzles, Title, Asks and Hands.',
  noGame: 'The head of a pack names the Game.',
  wrongNumber: 'Line {line}: after puzzle {before} comes {expected}.',
  badFirstLine: 'Line {line}: a puzzle begins with its number, a seat, the answer and who finds it.',
  noRecord: 'Line {line}: puzzle {number} has no record.',
  puzzleFault: 'Puzzle {number}: {fault}',
  illegalAnswer: 'Puzzle {number}: the answer "{answer}" is not legal there.',
} as const;

export const puzzlePackText: Translate<typeof english> = translator('puzzle-pack', english);
