/** Characters of Wonderland, by how much they remember. */
import { type Translate, translator } from '@parlour/messages';
import type { Persona } from '@parlour/players/persona';

const english = {
  easyManner: 'asks in his sleep, but never the same question twice in a row',
  normalManner: 'remembers recent answers, mixes up people of the same scene, and likes to go on',
  strongManner: 'remembers the last eight questions, works out who probably has what, and stops rather than guess',
  expertManner: 'remembers every question and answer since the deal, and grins',
  dormouse: 'Wake me when I have won.',
  bill: 'I write down every answer with my finger. It doesn’t show.',
  puppy: 'Was that my card? Throw it again!',
  rabbit: 'Quick, before I forget who said no!',
  hare: 'Have another card. There isn’t one, of course.',
  hatter: 'Why is a card like a teacup? I haven’t decided.',
  caterpillar: 'Who has the card? And who are you?',
  gryphon: 'Hurry up! I’ve heard you say no twice already.',
  mockTurtle: 'I had a complete set once. I wept when it left me.',
  cheshireCat: 'I remember every “no”. That is why I grin.',
  duchess: 'Every game has a moral. This one is: don’t ask me.',
  queen: 'Hand it over, or off with your Leading card!',
} as const;
const text: Translate<typeof english> = translator('alice-people', english);

export const alicePeople: readonly Persona[] = [
  {
    level: 'easy',
    name: 'The Dormouse',
    kin: ['Bill the Lizard', 'The Puppy'],
    manner: text('easyManner'),
    lines: { 'The Dormouse': text('dormouse'), 'Bill the Lizard': text('bill'), 'The Puppy': text('puppy') },
    tempo: { quickest: 1.6, slowest: 2.4, broods: 8 },
  },
  {
    level: 'normal',
    name: 'The White Rabbit',
    kin: ['The March Hare', 'The Hatter'],
    manner: text('normalManner'),
    lines: { 'The White Rabbit': text('rabbit'), 'The March Hare': text('hare'), 'The Hatter': text('hatter') },
    tempo: { quickest: 0.6, slowest: 1 },
  },
  {
    level: 'strong',
    name: 'The Caterpillar',
    kin: ['The Gryphon', 'The Mock Turtle'],
    manner: text('strongManner'),
    lines: {
      'The Caterpillar': text('caterpillar'),
      'The Gryphon': text('gryphon'),
      'The Mock Turtle': text('mockTurtle'),
    },
    tempo: { quickest: 1.6, slowest: 2.8, broods: 5 },
  },
  {
    level: 'expert',
    name: 'The Cheshire Cat',
    kin: ['The Duchess', 'The Queen of Hearts'],
    manner: text('expertManner'),
    lines: {
      'The Cheshire Cat': text('cheshireCat'),
      'The Duchess': text('duchess'),
      'The Queen of Hearts': text('queen'),
    },
    tempo: { quickest: 0.8, slowest: 1.3 },
  },
];
