/** The players who go by how likely every card is with whom. */
import { atOnce, type Think } from '@parlour/players/player';
import { placeOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import { answerBy } from './answering.ts';
import { shareOf } from './beliefs.ts';
import { beliefsIn } from './recalling.ts';

/** Goes on only with a set that is more likely than not to be completed. */
const MEASURED = 0.6;

/** Recalls the last so many questions; one unit of work is one look back at them. */
export const askByBeliefs = (span?: number): Think<AliceParts> =>
  atOnce(situation => {
    const beliefs = beliefsIn(situation.view, span);
    return answerBy(situation, (card, of) => shareOf(beliefs, placeOf(card), of), MEASURED, 1);
  });
