/** The players who forget nothing and go by how likely every card is with whom. */
import type { Think } from '@parlour/players/player';
import { placeOf } from '../rules/pack.ts';
import { answerBy } from './answering.ts';
import { viewIn } from './asking.ts';
import { shareOf } from './beliefs.ts';
import { beliefsIn } from './recalling.ts';

/** One unit of work is one look back at all that has happened. */
export const askByBeliefs = (stop: number): Think =>
  function* (situation) {
    const beliefs = beliefsIn(viewIn(situation));
    return answerBy(situation, (card, of) => shareOf(beliefs, placeOf(card), of), stop, 1);
  };

/** Goes on only with a set that is more likely than not to be completed. */
export const MEASURED = 0.6;
