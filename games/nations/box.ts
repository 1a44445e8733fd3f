import type { Box } from '../shelf.ts';
import { monkeyOptions, nationsOptions } from './rules/options.ts';
import { sections, sheet } from './rules/sheet.generated.ts';

export const box: Box = {
  id: 'nations',
  title: 'Nations',
  year: '1876 or 1898',
  story: 'Four continents for suits and a Map for an ace: long whist as New York children learned it.',
  print: async () => (await import('./print/printing.ts')).printing(),
  sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  tale: async () => (await import('./story.generated.ts')).story,
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'nations',
      title: 'Nations',
      seats: [4, 4],
      best: 'highest',
      turns: 'one by one',
      daily: { target: 5 },
      options: nationsOptions,
      clauses: sheet.nations,
      versions: [1],
      open: async () => (await import('./rules/nations.ts')).nations,
      players: async () => (await import('./players/levels/characters.ts')).nationsCharacters,
      contest: async () => (await import('./players/levels/contest.ts')).nationsContest,
      solve: async (puzzle, io) => (await import('./players/puzzles.ts')).solveFile(puzzle, io),
    },
    {
      id: 'monkey',
      title: 'The Game of the Monkey',
      seats: [2, 12],
      best: 'highest',
      turns: 'one by one',
      options: monkeyOptions,
      clauses: sheet.monkey,
      versions: [1],
      open: async () => (await import('./rules/monkey.ts')).monkey,
      players: async () => (await import('./players/monkey/characters.ts')).monkeyCharacters,
      contest: async () => (await import('./players/monkey/contest.ts')).monkeyContest,
    },
  ],
};
