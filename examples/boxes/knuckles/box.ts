import type { Box } from '@parlour/games/shelf/shelf';
import { type Translate, translator } from '@parlour/messages';
import { options } from './knuckles/rules/options.ts';

const english = {
  title: 'Knuckles',
  story: 'Three dice, six numbers to mark, and no cards at all.',
  about: 'Throw three dice and mark the number that pays best.',
} as const;
const knucklesBoxText: Translate<typeof english> = translator('knuckles/box', english);

export const box: Box = {
  id: 'knuckles',
  title: knucklesBoxText('title'),
  year: 'of our own',
  story: knucklesBoxText('story'),
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  games: [
    {
      id: 'knuckles',
      title: knucklesBoxText('title'),
      seats: [2, 6],
      about: knucklesBoxText('about'),
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
