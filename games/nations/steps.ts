/** How to play, in four pictures a game. */
import { type Translate, translator } from '@parlour/messages';
import type { GameSteps } from '../shelf/shelf.ts';

const english = {
  nations1Title: 'Follow the nation',
  nations1: 'Someone leads a card. If you have that nation, you must play it.',
  nations2Title: 'The highest card wins',
  nations2: 'The Map is highest, then Man, Woman, Child, 10 down to 2.',
  nations3Title: 'A Star beats them all',
  nations3: 'In each deal one nation is the Star. Even its 2 beats the other three nations.',
  nations4Title: 'First to 10 points',
  nations4: 'Every trick above six is a point. Three or four Star titles count extra.',
  monkey1Title: 'Find a pair',
  monkey1: 'Two cards of the same value are a pair. The nation makes no difference.',
  monkey2Title: 'Lay it down',
  monkey2: 'Lay down one pair each turn. You must, if you have one.',
  monkey3Title: 'No pair? Draw a card',
  monkey3: 'Take a card you can’t see from the player on your right.',
  monkey4Title: 'Don’t be the Monkey',
  monkey4: 'One card is hidden, so one card can never be paired. The player who holds it at the end loses.',
} as const;
const text: Translate<typeof english> = translator('nations-steps', english);

export const steps: GameSteps = {
  nations: [
    { title: text('nations1Title'), text: text('nations1'), cards: ['as-woman', 'as-4', 'as-9', 'as-2'] },
    { title: text('nations2Title'), text: text('nations2'), cards: ['am-map', 'am-man', 'am-woman', 'am-child'] },
    { title: text('nations3Title'), text: text('nations3'), cards: ['eu-8', 'eu-woman', 'af-2'], star: 'af-2' },
    { title: text('nations4Title'), text: text('nations4'), cards: ['af-map', 'af-man', 'af-woman', 'af-child'] },
  ],
  monkey: [
    { title: text('monkey1Title'), text: text('monkey1'), cards: ['am-9', 'eu-9'] },
    { title: text('monkey2Title'), text: text('monkey2'), cards: ['as-child', 'af-child'] },
    { title: text('monkey3Title'), text: text('monkey3'), cards: ['am-10', 'af-8', 'eu-4'], star: 'af-8' },
    { title: text('monkey4Title'), text: text('monkey4'), cards: ['as-7'] },
  ],
};
