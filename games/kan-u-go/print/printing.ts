import type { Options } from '@parlour/kernel/options';
import { assertDefined } from '@parlour/kernel/result';
import { translator } from '@parlour/messages';
import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { PACK } from '../pack/pack.ts';
import { NUMBERS } from '../rules/options.ts';
import { thirteenTurnPages } from './thirteen-turns.ts';

const english = {
  kanUGo: 'Kan-U-Go',
  kanUGoRow: 'round',
  kanUGoGoal:
    'The player who goes out scores nothing; the others score the cards they hold. At 100, the lowest total wins.',
  race: 'Kan-U-Go Race',
  raceRow: 'heat',
  raceGoal: 'The winner of a heat takes off 20; the others score the cards they hold. At 100, the lowest total wins.',
  alone: 'Kan-U-Go Alone',
  aloneRow: 'deal',
  aloneGoal: 'With no cards left you have won the patience.',
  sixInARow: 'Six in a Row',
  growingHand: 'Growing Hand',
  sevenStacks: 'Seven Stacks',
  left: 'left',
  total: 'total',
  cardsLeft: 'cards left',
  thirteenTurns: 'the booklet’s thirteen turns',
  adviceThirteenTurns: 'on plain paper, to read or to hang up',
  credits: 'The knight is by Skoll, game-icons.net, CC BY 3.0.',
} as const;
const t = translator('kan-u-go-print', english);

const scoring: readonly ScoreSheet[] = [
  { game: t('kanUGo'), row: t('kanUGoRow'), players: 7, columns: [t('left'), t('total')], says: t('kanUGoGoal') },
  { game: t('race'), row: t('raceRow'), players: 7, columns: [t('left'), t('total')], says: t('raceGoal') },
  {
    game: t('alone'),
    row: t('aloneRow'),
    players: [t('sixInARow'), t('growingHand'), t('sevenStacks')],
    columns: [t('cardsLeft')],
    says: t('aloneGoal'),
  },
];

export const printing = ({ numbers }: Options): Printing => ({
  art,
  pack: PACK,
  scoring,
  sheets: (paper, press, measure) => [
    {
      name: t('thirteenTurns'),
      advice: t('adviceThirteenTurns'),
      pages: thirteenTurnPages(paper, press, measure),
    },
  ],
  dress: { words: art.wordsOf(assertDefined(NUMBERS.find(each => each === numbers))) },
  credits: t('credits'),
});
