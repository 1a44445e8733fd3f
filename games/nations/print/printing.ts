import { translator } from '@parlour/messages';
import type { Printing, ScoreSheet } from '../../shelf/shelf.ts';
import * as art from '../art/faces.ts';
import { PACK } from '../pack/pack.ts';

const english = {
  nations: 'Nations',
  nationsRow: 'deal',
  we: 'We',
  they: 'They',
  tricks: 'tricks above six',
  titles: 'titles',
  total: 'total',
  nationsGoal: 'The first side with 10 points wins.',
  monkey: 'The Game of the Monkey',
  monkeyRow: 'game',
  monkeyGoal: 'Mark a cross for the player left with the Monkey. The fewest crosses win.',
  credits: 'Coastlines: Natural Earth, public domain.',
} as const;
const t = translator('nations-print', english);

const scoring: readonly ScoreSheet[] = [
  {
    game: t('nations'),
    row: t('nationsRow'),
    players: [t('we'), t('they')],
    columns: [t('tricks'), t('titles'), t('total')],
    says: t('nationsGoal'),
  },
  { game: t('monkey'), row: t('monkeyRow'), players: 8, columns: [''], says: t('monkeyGoal') },
];

export const printing = (): Printing => ({
  art,
  pack: PACK,
  dress: {},
  scoring,
  credits: t('credits'),
});
