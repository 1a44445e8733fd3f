/** The players who go by how likely every card is with whom. */
import { type Think, thinkOnce } from '@parlour/players/player';
import { type Card, placeOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/parts.ts';
import { answerBy } from './answering.ts';
import { worthOf } from './asking.ts';
import { shareOf } from './beliefs.ts';
import { stepsFor } from './hinting.ts';
import { reasonFor } from './reasons.ts';
import { beliefsIn } from './recalling.ts';
import { sentence } from './telling.ts';

/** Goes on only with a set that is more likely than not to be completed. */
const MEASURED = 0.6;

/** Recalls the last so many questions. Reasons are found when somebody asks for them: most thoughts are never read. */
export const askByBeliefs = (span?: number): Think<AliceParts> =>
  thinkOnce(situation => {
    const { view } = situation;
    const beliefs = beliefsIn(view, span);
    const chances = (card: Card, of: number): number => shareOf(beliefs, placeOf(card), of);
    const told = { ...situation, ...(span !== undefined && { span }) };
    const answer = answerBy(situation, play => worthOf(play, view, chances, MEASURED));
    return {
      ...answer,
      get why() {
        return sentence(reasonFor(told, answer.play));
      },
      get steps() {
        return stepsFor(told, answer.play);
      },
    };
  });
