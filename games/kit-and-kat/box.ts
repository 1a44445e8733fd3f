import type { Box } from '../shelf/shelf.ts';
import { kitOptions, RULES_VERSIONS } from './kit-and-kat/rules/options.ts';

export const box: Box = {
  id: 'kit-and-kat',
  title: 'Kit and Kat in Nuerland',
  year: '1948',
  story:
    'Questions and answers from the Upper Nile, and a shout for whoever nods: here you may be wrong, if nobody notices.',
  packTemplate: async () => (await import('./pack/making.ts')).making,
  print: async (options, read, rules) => (await import('./print/printing.ts')).printing(options, read, rules),
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'kit-and-kat',
      title: 'Kit and Kat',
      seats: [2, 8],
      about: 'Play the questions and answers of each book in their order, and shout when somebody forgets it.',
      minutes: [15, 30],
      difficulty: 'middling',
      better: 'high',
      counts: ['book', 'books'],
      turns: 'one by one',
      options: kitOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet['kit-and-kat'],
      versions: RULES_VERSIONS,
      open: async (...asked) => (await import('./kit-and-kat/rules/kit-and-kat.ts')).openKitAndKat(...asked),
      players: async () => (await import('./kit-and-kat/players/characters.ts')).kitCharacters,
      personas: async () => (await import('./kit-and-kat/players/people.ts')).kitPeople,
      remarks: async () => (await import('./kit-and-kat/players/remarks.ts')).kitRemarks,
      skill: async () => (await import('./kit-and-kat/players/skill.ts')).kitSkill,
      review: async () => (await import('./kit-and-kat/review/review.ts')).kitReviewing,
      puzzles: async read => {
        const [{ openKitAndKat }, { mistakePuzzles, PUZZLE_OPTIONS }] = await Promise.all([
          import('./kit-and-kat/rules/kit-and-kat.ts'),
          import('./kit-and-kat/puzzles/mistake-puzzles.ts'),
        ]);
        return [mistakePuzzles(await openKitAndKat(PUZZLE_OPTIONS, read))];
      },
      contest: async () => (await import('./kit-and-kat/players/contest.ts')).kitContest,
    },
  ],
};
