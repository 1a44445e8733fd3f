import type { Box } from '../shelf/shelf.ts';
import { kitBoxText } from './box-text.ts';
import { kitOptions, RULES_VERSIONS } from './kit-and-kat/rules/options.ts';

export const box: Box = {
  id: 'kit-and-kat',
  title: kitBoxText('boxTitle'),
  year: '1948',
  before: kitBoxText('before'),
  line: kitBoxText('boxLine'),
  story: kitBoxText('story'),
  leaningCard: 'E1',
  guestPortraits: ['nyachan', 'gatluak', 'teacher-riek'],
  packTemplate: async () => (await import('./pack/making.ts')).making,
  print: async (options, read, rules) => (await import('./print/printing.ts')).printing(options, read, rules),
  fidelity: 'kit-and-kat-in-nuerland',
  sections: async () => (await import('./sheet.generated.ts')).sections,
  steps: async () => (await import('./steps.ts')).steps,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  provenance: async read => (await import('./provenance.ts')).provenanceWithPairs(read),
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'kit-and-kat',
      title: kitBoxText('gameTitle'),
      seats: [2, 8],
      about: kitBoxText('about'),
      line: kitBoxText('kitAndKatLine'),
      picture: ['A1', 'K1', 'I1'],
      minutes: [15, 30],
      onPaper: { minutes: [40, 60], age: 8 },
      difficulty: 'middling',
      squares: async () => (await import('./feats.ts')).kitSquares,
      better: 'high',
      counts: [kitBoxText('book'), kitBoxText('books')],
      turns: 'one by one',
      options: kitOptions,
      firstGame: { seats: 3, options: { books: 'five' } },
      clauses: async () => (await import('./sheet.generated.ts')).sheet['kit-and-kat'],
      versions: RULES_VERSIONS,
      open: async (...asked) => (await import('./kit-and-kat/rules/kit-and-kat.ts')).openKitAndKat(...asked),
      players: async () => (await import('./kit-and-kat/players/characters.ts')).kitCharacters,
      personas: async () => (await import('./kit-and-kat/players/people.ts')).kitPeople,
      remarks: async () => (await import('./kit-and-kat/players/remarks.ts')).kitRemarks,
      skill: async () => (await import('./kit-and-kat/players/skill.ts')).kitSkill,
      review: async () => (await import('./kit-and-kat/review/review.ts')).kitReviewing,
      puzzles: async read => {
        const [{ openKitAndKat }, { mistakePuzzles, PUZZLE_OPTIONS }] = await Promise.all([
          import('./kit-and-kat/rules/kit-and-kat.ts'),
          import('./kit-and-kat/puzzles/mistake-puzzles.ts'),
        ]);
        return [mistakePuzzles(await openKitAndKat(PUZZLE_OPTIONS, read))];
      },
      contest: async () => (await import('./kit-and-kat/players/contest.ts')).kitContest,
    },
  ],
};
