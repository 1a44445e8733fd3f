import type { Box } from '@parlour/games/shelf/shelf';
import { type Translate, translator } from '@parlour/messages';
import { options } from './posies/rules/options.ts';

const english = {
  title: 'Posies',
  story: 'Four suits, melds of three, and faces set in type.',
  about: 'Draw, lay melds of three for points, and end your turn with a card on the pile.',
} as const;
const posiesBoxText: Translate<typeof english> = translator('posies/box', english);

export const box: Box = {
  id: 'posies',
  title: posiesBoxText('title'),
  year: 'of our own',
  story: posiesBoxText('story'),
  sections: async () => (await import('./sheet.generated.ts')).sections,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  games: [
    {
      id: 'posies',
      title: posiesBoxText('title'),
      seats: [2, 4],
      about: posiesBoxText('about'),
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
