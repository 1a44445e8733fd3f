/** What a chair can tell that has noticed nothing and only looks: where cards lie now, and what may not be asked again. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Seat } from '@parlour/kernel/game';
import { itemAt } from '@parlour/kernel/result';
import { askerIn, type Facts, type Lies, type Sighting } from './facts.ts';
import { type Card, cardsOfSet, placeOf } from './pack.ts';
import type { AliceView } from './view.ts';

const SET = 3;

export function factsAtSight(view: AliceView): Facts {
  const seats = view.sets.length;
  const sizes = allSeats(seats).map(seat => sizeOf(view, seat));
  const [seat] = view.turn;
  const asker = askerIn(view);
  return {
    seats,
    cards: cardsIn(view, sizes),
    sizes,
    hidden: view.sets.map((sets, other) => sets - knownSets(view, other).length),
    hops: [],
    there: [
      ...sightings(view.hand ?? [], view.seat ?? seats),
      ...sightings(
        view.exposed.filter(card => card !== null),
        seats,
      ),
      ...sightings(
        allSeats(seats).flatMap(other => knownSets(view, other).flatMap(cardsOfSet)),
        seats,
      ),
    ],
    notThere: view.barred.flatMap(({ of, card }) => sightings([card], of)),
    leads: seat !== undefined && asker === null ? [{ epoch: 0, seat }] : [],
    asker,
    isFresh: false,
  };
}

const sizeOf = (view: AliceView, seat: Seat): number =>
  view.others.find(other => other.seat === seat)?.cards ?? view.hand?.length ?? 0;

const cardsIn = ({ exposed, sets }: AliceView, sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size, 0) +
  exposed.filter(card => card !== null).length +
  SET * sets.reduce((sum, made) => sum + made, 0);

/** The sets of a seat by number, as far as the chair sees them or has seen them completed. */
const knownSets = ({ finished, won }: AliceView, seat: Seat): number[] => [
  ...new Set([...itemAt(finished, seat).filter(set => set !== null), ...itemAt(won, seat)]),
];

const sightings = (cards: readonly Card[], lies: Lies): Sighting[] =>
  cards.map(card => ({ epoch: 0, card: placeOf(card), lies }));
