import type { Box } from '@parlour/games/shelf/shelf';
import { options } from './posies/rules/options.ts';

export const box: Box = {
  id: 'posies',
  title: 'Posies',
  year: 'of our own',
  story: 'Four suits, melds of three, and faces set in type.',
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  games: [
    {
      id: 'posies',
      title: 'Posies',
      seats: [2, 4],
      about: 'Draw, lay melds of three for points, and lay a card off.',
      minutes: [2, 10],
      difficulty: 'light',
      better: 'high',
      turns: 'one by one',
      options,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.posies,
      versions: [1],
      open: async () => (await import('./posies/rules/game.ts')).game,
    },
  ],
};
