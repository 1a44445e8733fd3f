/** The players who forget nothing and go by how likely every card is with whom. */
import type { Think } from '@parlour/players/player';
import { placeOf } from '../rules/pack.ts';
import { answerBy } from './answering.ts';
import { chanceOfAll, type Manner, plain, viewIn } from './asking.ts';
import { shareOf } from './beliefs.ts';
import { beliefsIn } from './recalling.ts';

/** One unit of work is one look back at all that has happened. */
export const askByBeliefs = (manner: Manner): Think =>
  function* (situation) {
    const beliefs = beliefsIn(viewIn(situation));
    return answerBy(situation, (card, of) => shareOf(beliefs, placeOf(card), of), manner, 1);
  };

export const MEASURED: Manner = plain(0.6);

/** What it costs to forfeit a card to somebody, for each set that he has made: he must not get farther ahead. */
const RIVAL = 0.05;

/** Goes on only with what is as good as certain, and looks for a good first question as much as for the whole set. */
export const CAREFUL: Manner = {
  ask: (chance, sets) => chance - RIVAL * (1 - chance) * sets,
  expose: wanted => (Math.max(0, ...(wanted.length > 0 ? wanted : [1])) + chanceOfAll(wanted)) / 2,
  stop: 0.95,
};
