import { type Translate, translator } from '@parlour/messages';
import type { Provenance } from '../shelf/provenance.ts';
import type { Box } from '../shelf/shelf.ts';
import { aliceOptions } from './alice/rules/options.ts';

const english = {
  title: 'Alice in Wonderland',
  year: 'c. 1898',
  story: 'Sixteen scenes from the book, and each is missing two of its people. Ask well, and remember who said no.',
  about: 'Ask the others for the people your scenes need, and remember who said no.',
  set: 'set',
  sets: 'sets',
  before: 'The New & Diverting Game of',
  boxLine: 'Collect the people of each scene. Remember who said no.',
  aliceLine: 'Collect the people of each scene.',
} as const;
const text: Translate<typeof english> = translator('alice-box', english);

export const box: Box = {
  id: 'alice',
  title: text('title'),
  year: text('year'),
  before: text('before'),
  line: text('boxLine'),
  story: text('story'),
  leaningCard: '11a',
  guestPortraits: ['the-white-rabbit', 'the-cheshire-cat', 'the-dormouse'],
  packTemplate: async () => (await import('./pack/making.ts')).making,
  print: async (options, read) => (await import('./print/printing.ts')).printing(options, read),
  fidelity: 'alice-in-wonderland',
  sections: async () => (await import('./sheet.generated.ts')).sections,
  steps: async () => (await import('./steps.ts')).steps,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.ts')).story(),
  provenance: async () => (await import('./provenance.json', { with: { type: 'json' } })).default as Provenance,
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'alice',
      title: text('title'),
      seats: [3, 12],
      about: text('about'),
      line: text('aliceLine'),
      picture: ['5L', '5a', '5b'],
      minutes: [4, 10],
      onPaper: { minutes: [15, 25], age: 7 },
      difficulty: 'light',
      squares: async () => (await import('./feats.ts')).aliceSquares,
      better: 'high',
      counts: [text('set'), text('sets')],
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
