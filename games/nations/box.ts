import type { Box } from '../shelf/shelf.ts';
import { monkeyOptions, nationsOptions } from './rules/options.ts';

export const box: Box = {
  id: 'nations',
  title: 'Nations',
  year: '1876 or 1898',
  story: 'Four continents for suits and a Map for an ace: long whist as New York children learned it.',
  print: async () => (await import('./print/printing.ts')).printing(),
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'nations',
      title: 'Nations',
      seats: [4, 4],
      about: 'Whist for partners: follow the nation that was led, win tricks, and mind the Star card.',
      minutes: [10, 25],
      difficulty: 'middling',
      better: 'high',
      counts: ['point', 'points'],
      turns: 'one by one',
      daily: { target: 5 },
      options: nationsOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.nations,
      versions: [1],
      open: async () => (await import('./nations/rules/nations.ts')).nations,
      players: async (_, level) => {
        if (level === 'easy') return (await import('./nations/players/levels/beginner.ts')).nationsBeginner;
        if (level === 'normal') return (await import('./nations/players/levels/by-the-book.ts')).nationsByTheBook;
        return (await import('./nations/players/characters.ts')).nationsCharacters;
      },
      personas: async () => (await import('./players/people.ts')).nationsPeople,
      remarks: async () => (await import('./nations/players/remarks.ts')).nationsRemarks,
      contest: async () => (await import('./nations/players/contest.ts')).nationsContest,
      skill: async () => (await import('./players/skill.ts')).nationsSkill,
      review: async () => (await import('./nations/review/review.ts')).nationsReviewer,
      puzzles: async () => (await import('./nations/puzzles/puzzle-kinds.ts')).nationsPuzzles,
      solve: async (puzzle, io) => (await import('./nations/puzzles/solve-file.ts')).solveFile(puzzle, io),
    },
    {
      id: 'monkey',
      title: 'The Game of the Monkey',
      seats: [2, 12],
      about: 'Lay down pairs, draw from your neighbour, and do not be left with the odd card.',
      minutes: [3, 5],
      difficulty: 'light',
      better: 'high',
      turns: 'one by one',
      options: monkeyOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.monkey,
      versions: [1],
      open: async () => (await import('./monkey/rules/monkey.ts')).monkey,
      players: async () => (await import('./monkey/players/characters.ts')).monkeyCharacters,
      personas: async () => (await import('./players/people.ts')).monkeyPeople,
      remarks: async () => (await import('./monkey/players/remarks.ts')).monkeyRemarks,
      contest: async () => (await import('./monkey/players/characters.ts')).monkeyContest,
      skill: async () => (await import('./players/skill.ts')).monkeySkill,
      review: async () => (await import('./monkey/review/review.ts')).monkeyReviewer,
    },
  ],
};
