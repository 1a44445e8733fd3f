import { defaultsOf } from '@parlour/kernel/options';
import type { Provenance } from '../shelf/provenance.ts';
import type { Box, BoxCommand, BoxedGame, LegalWord, ReadDataFile } from '../shelf/shelf.ts';
import { kanUGoShelfText as t } from './box-text.ts';
import type { GameFactory } from './lexicon/loader.ts';
import { aloneOptions, kanUGoOptions, olderRaceDefaults, raceOptions, thirdOptions } from './rules/options.ts';

type LoadRules = () => Promise<GameFactory>;

/** Loads rules and lexicon in parallel. */
const openWith =
  (rules: LoadRules): BoxedGame['open'] =>
  (...asked) => {
    const made = rules();
    return openGame(made, ...asked);
  };

/** Lazy: the shelf page opens no games. */
const openGame: typeof import('./lexicon/loader.ts').openGame = async (...asked) =>
  (await import('./lexicon/loader.ts')).openGame(...asked);

async function legalWord(word: string, read: ReadDataFile): Promise<LegalWord> {
  const { bakedLexicon } = await import('./lexicon/loader.ts');
  const lexicon = await bakedLexicon('full', read);
  return { word, inDictionary: lexicon.has(word), plural: lexicon.isPlural(word) };
}

const commands: readonly BoxCommand[] = [
  {
    name: 'lexicon',
    usage: '[word]',
    summary: t('lexicon'),
    flags: [
      { flag: '--list <name>', says: t('lexiconList') },
      { flag: '--dump', says: t('lexiconDump') },
    ],
    run: async (...given) => (await import('./commands/lexicon.ts')).lexicon(...given),
  },
  {
    name: 'restore-figure',
    usage: '',
    summary: t('restoreFigure'),
    flags: [{ flag: '--list <name>', says: t('restoreFigureList') }],
    run: async (...given) => (await import('./commands/thirteen-turns.ts')).restoreLostFigure(...given),
  },
  {
    name: 'thirteen-turns',
    usage: '[turn]',
    summary: t('thirteenTurns'),
    flags: [
      { flag: '--figure <number>', says: t('thirteenTurnsFigure') },
      { flag: '--record', says: t('thirteenTurnsRecord') },
    ],
    run: async (...given) => (await import('./commands/thirteen-turns.ts')).showThirteenTurns(...given),
  },
];

type LoadPlayers = NonNullable<BoxedGame['players']>;

const kanUGoPlayers: LoadPlayers = async () => (await import('./round/players/characters.ts')).kanUGoCharacters;
const racePlayers: LoadPlayers = async () => (await import('./round/players/characters.ts')).raceCharacters;
const importAlonePlayers = () => import('./alone/players/characters.ts');
const firstPlayers: LoadPlayers = async () => (await importAlonePlayers()).aloneFirstCharacters;
const secondPlayers: LoadPlayers = async () => (await importAlonePlayers()).aloneSecondCharacters;
const thirdPlayers: LoadPlayers = async () => (await importAlonePlayers()).aloneThirdCharacters;

const people: NonNullable<BoxedGame['personas']> = async () => (await import('./players/people.ts')).kanUGoPeople;
const remarks: NonNullable<BoxedGame['remarks']> = async () => (await import('./players/remarks.ts')).kanUGoRemarks;

type LoadReview = NonNullable<BoxedGame['review']>;

const kanUGoReview: LoadReview = async () => (await import('./round/review/review.ts')).kanUGoReviewing;
const raceReview: LoadReview = async () => (await import('./round/review/review.ts')).raceReviewing;
const aloneReview: LoadReview = async () => (await import('./alone/review/review.ts')).aloneReviewing;

type LoadContest = NonNullable<BoxedGame['contest']>;

const kanUGoContest: LoadContest = async () => (await import('./round/players/contest.ts')).kanUGoContest;
const raceContest: LoadContest = async () => (await import('./round/players/contest.ts')).raceContest;
const aloneContest =
  (strong: number, expert: number): LoadContest =>
  async () =>
    (await import('./alone/players/contest.ts')).aloneContest(strong, expert);

const firstRules: LoadRules = async () => (await import('./alone/rules/game.ts')).aloneFirst;
const secondRules: LoadRules = async () => (await import('./alone/rules/game.ts')).aloneSecond;
const thirdRules: LoadRules = async () => (await import('./alone/rules/game.ts')).aloneThird;

type LoadPuzzles = NonNullable<BoxedGame['puzzles']>;

const kanUGoPuzzles: LoadPuzzles = async read => {
  const { kanUGo } = await import('./kan-u-go/rules/game.ts');
  const game = await openGame(kanUGo, defaultsOf(kanUGoOptions), read);
  return (await import('./kan-u-go/puzzles/addition-puzzles.ts')).additionPuzzles(game);
};
const secondPuzzles: LoadPuzzles = async read => {
  const game = await openGame(secondRules(), defaultsOf(aloneOptions), read);
  return (await import('./alone/puzzles/finish-puzzles.ts')).finishingPuzzles(game);
};

const solveWith =
  (rules: LoadRules): NonNullable<BoxedGame['solve']> =>
  async (task, io) => {
    const { solvePatience } = await import('./commands/solve.ts');
    return solvePatience(await openWith(rules)(task.options, io.read), task, io);
  };

const findWay: NonNullable<BoxedGame['findSolution']> = async (...from) =>
  (await import('./alone/players/solver.ts')).findWay(...from);

export const box: Box = {
  id: 'kan-u-go',
  title: t('name'),
  year: '1937',
  commands,
  before: t('before'),
  line: t('boxLine'),
  story: t('story'),
  leaningCard: 'Z',
  guestPortraits: ['vera-thorne', 'reggie-thorne', 'miss-octavia-finch'],
  print: async options => (await import('./print/printing.ts')).printing(options),
  fidelity: 'kan-u-go',
  sections: async () => (await import('./sheet.generated.ts')).sections,
  steps: async () => (await import('./steps.ts')).steps,
  howTo: async () => (await import('./how-to.generated.ts')).howTo,
  boxStory: async () => (await import('./story.generated.ts')).story,
  exhibit: {
    title: t('exhibitTitle'),
    line: t('exhibitLine'),
    cards: ['T', 'A', 'S', 'K'],
    part: t('exhibitPart'),
    open: async () => (await import('./exhibit.ts')).exhibit,
  },
  provenance: async () => (await import('./provenance.json', { with: { type: 'json' } })).default as Provenance,
  feats: async () => (await import('./feats.ts')).feats,
  games: [
    {
      id: 'kan-u-go',
      title: t('name'),
      seats: [2, 7],
      about: t('kanUGo'),
      line: t('kanUGoLine'),
      crossword: ['CARDS', '  O E', ' LACE', '  D  '],
      minutes: [5, 15],
      onPaper: { minutes: [40, 75], age: 9 },
      difficulty: 'middling',
      squares: async () => (await import('./feats.ts')).wordsShared,
      better: 'low',
      counts: ['point', 'points'],
      turns: 'one by one',
      daily: { target: 20 },
      options: kanUGoOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet['kan-u-go'],
      versions: [1],
      open: openWith(async () => (await import('./kan-u-go/rules/game.ts')).kanUGo),
      players: kanUGoPlayers,
      personas: people,
      remarks,
      contest: kanUGoContest,
      skill: async () => (await import('./players/skill.ts')).kanUGoSkill,
      review: kanUGoReview,
      puzzles: kanUGoPuzzles,
      legalWord,
    },
    {
      id: 'race',
      title: t('raceName'),
      seats: [2, 7],
      about: t('race'),
      line: t('raceLine'),
      picture: ['R', 'A', 'C', 'E'],
      minutes: [3, 6],
      onPaper: { minutes: [25, 45], age: 9 },
      difficulty: 'hard',
      better: 'low',
      counts: ['point', 'points'],
      turns: 'all at once',
      level: 'easy',
      sameDeal: { opening: 'lot' },
      options: raceOptions,
      olderDefaults: olderRaceDefaults,
      clauses: async () => (await import('./sheet.generated.ts')).sheet.race,
      versions: [1, 2, 3],
      open: openWith(async () => (await import('./race/rules/game.ts')).race),
      players: racePlayers,
      personas: people,
      remarks,
      contest: raceContest,
      skill: async () => (await import('./players/skill.ts')).raceSkill,
      review: raceReview,
      legalWord,
    },
    {
      id: 'alone-first',
      title: t('firstName'),
      booklet: t('firstMethod'),
      seats: [1, 1],
      about: t('aloneFirst'),
      line: t('aloneFirstLine'),
      picture: ['S', 'I', 'X'],
      minutes: [2, 6],
      onPaper: { minutes: [15, 30], age: 9 },
      difficulty: 'light',
      squares: async () => (await import('./feats.ts')).lettersShared,
      better: 'low',
      turns: 'one by one',
      options: aloneOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet['alone-first'],
      versions: [1],
      open: openWith(firstRules),
      players: firstPlayers,
      contest: aloneContest(0.9, 0.95),
      review: aloneReview,
      solve: solveWith(firstRules),
      findSolution: findWay,
      legalWord,
    },
    {
      id: 'alone-second',
      title: t('secondName'),
      booklet: t('secondMethod'),
      seats: [1, 1],
      about: t('aloneSecond'),
      line: t('aloneSecondLine'),
      picture: ['G', 'R', 'O', 'W'],
      minutes: [10, 28],
      onPaper: { minutes: [15, 30], age: 9 },
      difficulty: 'middling',
      squares: async () => (await import('./feats.ts')).lettersShared,
      better: 'low',
      turns: 'one by one',
      options: aloneOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet['alone-second'],
      versions: [1],
      open: openWith(secondRules),
      players: secondPlayers,
      contest: aloneContest(0.22, 0.4),
      review: aloneReview,
      puzzles: secondPuzzles,
      solve: solveWith(secondRules),
      findSolution: findWay,
      legalWord,
    },
    {
      id: 'alone-third',
      title: t('thirdName'),
      booklet: t('thirdMethod'),
      seats: [1, 1],
      about: t('aloneThird'),
      line: t('aloneThirdLine'),
      picture: ['S', 'E', 'V', 'E', 'N'],
      minutes: [8, 24],
      onPaper: { minutes: [15, 30], age: 9 },
      difficulty: 'hard',
      squares: async () => (await import('./feats.ts')).lettersShared,
      better: 'low',
      turns: 'one by one',
      options: thirdOptions,
      clauses: async () => (await import('./sheet.generated.ts')).sheet['alone-third'],
      versions: [1],
      open: openWith(thirdRules),
      players: thirdPlayers,
      contest: aloneContest(0.03, 0.1),
      review: aloneReview,
      solve: solveWith(thirdRules),
      findSolution: findWay,
      legalWord,
    },
  ],
};
