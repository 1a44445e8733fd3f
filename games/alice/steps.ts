/** How to play, in four pictures a game. */
import { type Translate, translator } from '@parlour/messages';
import type { GameSteps } from '../shelf/shelf.ts';

const english = {
  alice1Title: 'Lay out a scene',
  alice1: 'A Leading card shows a scene and names the two cards it needs.',
  alice2Title: 'Ask for a card',
  alice2: 'Ask any player for one of them. If they have it, they must hand it over.',
  alice3Title: 'A “no” costs you',
  alice3: 'They draw a card from your hand, and your turn is over. Remember who said no.',
  alice4Title: 'Most scenes win',
  alice4: 'Sixteen scenes, three cards each. When all are complete, count yours.',
} as const;
const text: Translate<typeof english> = translator('alice-steps', english);

export const steps: GameSteps = {
  alice: [
    { title: text('alice1Title'), text: text('alice1'), cards: ['10L'] },
    { title: text('alice2Title'), text: text('alice2'), cards: ['10a', '10b'], star: '10a' },
    { title: text('alice3Title'), text: text('alice3'), cards: ['12a', '3b', '7a'], star: '3b' },
    { title: text('alice4Title'), text: text('alice4'), cards: ['9L', '9a', '9b'] },
  ],
};
