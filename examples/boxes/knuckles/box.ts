import type { Box } from '@parlour/games/shelf/shelf';
import { options } from './knuckles/rules/options.ts';

export const box: Box = {
  id: 'knuckles',
  title: 'Knuckles',
  year: 'of our own',
  story: 'Three dice, six numbers to mark, and no cards at all.',
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  games: [
    {
      id: 'knuckles',
      title: 'Knuckles',
      seats: [2, 6],
      about: 'Throw three dice and mark the number that pays best.',
      minutes: [1, 6],
      difficulty: 'light',
      better: 'high',
      turns: 'one by one',
      options,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.knuckles,
      versions: [1],
      open: async () => (await import('./knuckles/rules/game.ts')).game,
    },
  ],
};
