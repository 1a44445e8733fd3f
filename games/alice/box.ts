import type { Box } from '../shelf/shelf.ts';
import { aliceOptions } from './alice/rules/options.ts';

export const box: Box = {
  id: 'alice',
  title: 'Alice in Wonderland',
  year: 'c. 1898',
  story: 'Sixteen scenes from the book, each in search of two of its people: ask well, and remember who said no.',
  packTemplate: async () => (await import('./pack/making.ts')).making,
  print: async (options, read) => (await import('./print/printing.ts')).printing(options, read),
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.ts')).story(),
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'alice',
      title: 'Alice in Wonderland',
      seats: [3, 12],
      about: 'Ask the others for the people your scenes want, and remember who said no.',
      minutes: [4, 10],
      difficulty: 'light',
      better: 'high',
      counts: ['set', 'sets'],
      turns: 'one by one',
      options: aliceOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.alice,
      versions: [1],
      open: async (options, read) => (await import('./alice/rules/alice.ts')).openAlice(options, read),
      players: async () => (await import('./alice/players/characters.ts')).aliceCharacters,
      personas: async () => (await import('./alice/players/people.ts')).alicePeople,
      remarks: async () => (await import('./alice/players/remarks.ts')).aliceRemarks,
      skill: async () => (await import('./alice/players/skill.ts')).aliceSkill,
      review: async () => (await import('./alice/review/review.ts')).aliceReviewer,
      puzzles: async () => [(await import('./alice/puzzles/who-has-it-puzzles.ts')).whoHasItPuzzles],
      contest: async () => (await import('./alice/players/contest.ts')).aliceContest,
    },
  ],
};
