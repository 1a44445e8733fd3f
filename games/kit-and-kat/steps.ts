/** How to play, in four pictures a game. */
import { type Translate, translator } from '@parlour/messages';
import type { GameSteps } from '../shelf/shelf.ts';

const english = {
  kitAndKat1Title: 'Begin a book',
  kitAndKat1: 'Play every 1 you hold. Each begins a book on the table.',
  kitAndKat2Title: 'Follow in order',
  kitAndKat2: 'Then play what fits: 2 on 1, 3 on 2, up to 10. Odd numbers ask, even ones answer.',
  kitAndKat3Title: 'Park a card',
  kitAndKat3: 'When you stop, park one card in front of you. That’s a Kitten.',
  kitAndKat4Title: 'Shout!',
  kitAndKat4: 'Someone played out of order? Shout “Kit-and-Kat!” and they take it all back.',
} as const;
const text: Translate<typeof english> = translator('kit-and-kat-steps', english);

export const steps: GameSteps = {
  'kit-and-kat': [
    { title: text('kitAndKat1Title'), text: text('kitAndKat1'), cards: ['A1', 'D1'] },
    { title: text('kitAndKat2Title'), text: text('kitAndKat2'), cards: ['B1', 'B2', 'B3'] },
    { title: text('kitAndKat3Title'), text: text('kitAndKat3'), cards: ['H6'] },
    { title: text('kitAndKat4Title'), text: text('kitAndKat4'), cards: ['C5', 'C8'], star: 'C8' },
  ],
};
