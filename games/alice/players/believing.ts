/** The players who go by how likely every card is with whom: one card by card, the other over whole worlds. */
import type { Situation, Think } from '@parlour/players/player';
import { dealingOf } from '../rules/dealing.ts';
import { factsOf } from '../rules/facts.ts';
import { oddsOf } from '../rules/odds.ts';
import { placeOf } from '../rules/pack.ts';
import { flyThrough } from '../rules/worlds.ts';
import { answerBy } from './answering.ts';
import { type Caution, type Chances, viewIn } from './asking.ts';
import { shareOf } from './beliefs.ts';
import { beliefsIn } from './recalling.ts';

const MEASURED: Caution = { stop: 0.6 };
const PATIENT: Caution = { stop: 0.95 };

function chancesCardByCard(situation: Situation): Chances {
  const beliefs = beliefsIn(viewIn(situation));
  return (card, of) => shareOf(beliefs, placeOf(card), of);
}

// biome-ignore lint/correctness/useYield: the first thought is the last
export const askByBeliefs: Think = function* (situation) {
  return answerBy(situation, chancesCardByCard(situation), MEASURED, 1);
};

/** How often each card lies with each seat in the worlds drawn so far. */
type Tally = { readonly seats: number; readonly weights: Float64Array; sum: number; worlds: number };

/** One unit of work is one world drawn. */
export const askByWorlds: Think = function* (situation) {
  yield answerBy(situation, chancesCardByCard(situation), PATIENT, 1);
  const facts = factsOf(viewIn(situation));
  const dealing = dealingOf(oddsOf(facts));
  const { seats, cards } = facts;
  const tally: Tally = { seats, weights: new Float64Array(cards * seats), sum: 0, worlds: 0 };
  const answer = (): ReturnType<typeof answerBy> => answerBy(situation, chancesIn(tally), PATIENT, tally.worlds);
  do {
    for (const { lies, weight } of flyThrough(dealing, situation.random)) count(tally, lies, weight);
    yield answer();
  } while (tally.worlds < situation.budget);
  return answer();
};

function count(tally: Tally, lies: readonly number[], weight: number): void {
  for (let card = 0; card < lies.length; card++) {
    if (lies[card]! < tally.seats) tally.weights[card * tally.seats + lies[card]!]! += weight;
  }
  tally.sum += weight;
  tally.worlds += 1;
}

const chancesIn =
  ({ weights, seats, sum }: Tally): Chances =>
  (card, of) =>
    weights[placeOf(card) * seats + of]! / sum;
