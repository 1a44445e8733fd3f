/** A season of a simulated club: everybody plays so many matches at tables of several kinds, some with computer players. */
import { nth } from '@parlour/kernel/must';
import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { chancesOf, type RatingModel, rateMatch, strengthOf } from '../rating.ts';
import {
  isMember,
  MACHINES,
  normal,
  people,
  performance,
  ratedPlayer,
  type SimulatedPlayer,
  type TrueMember,
  uniform,
} from './people.ts';

/** How many sides of how many partners. */
const SHAPES = [
  { sides: 2, partners: 1 },
  { sides: 4, partners: 1 },
  { sides: 2, partners: 2 },
] as const;

export type Shape = (typeof SHAPES)[number];

/** What was expected of the first side of a match, and whether it won. */
export type Forecast = { readonly chance: number; readonly won: 0 | 1 };

/** How many seats of a round go to computer players. */
const MACHINE_SEATS = 0.3;

/** Everybody plays once, or almost: those who are about as strong sit together, as far as the club knows. */
export function playRound(persons: readonly TrueMember[], random: Random, model: RatingModel): Forecast[] {
  const lined = persons
    .map(person => ({ person, place: person.rating.mu + 200 * normal(random) }))
    .sort((a, b) => a.place - b.place)
    .map(({ person }) => person);
  const forecasts: Forecast[] = [];
  for (let at = 0; at < lined.length; ) {
    const shape = pick(random, SHAPES);
    const sitters: SimulatedPlayer[] = [];
    while (sitters.length < shape.sides * shape.partners) {
      const person = uniform(random) < MACHINE_SEATS ? undefined : lined[at++];
      sitters.push(person ?? pick(random, MACHINES));
    }
    forecasts.push(playTogether(shuffle(random, sitters), shape, random, model));
  }
  return forecasts;
}

/** Plays a match and has it counted; partners sit opposite. */
export function playTogether(
  sitters: readonly SimulatedPlayer[],
  { sides }: Pick<Shape, 'sides'>,
  random: Random,
  model: RatingModel,
): Forecast {
  const teams = Array.from({ length: sides }, (_, side) => sitters.filter((_, seat) => seat % sides === side));
  const results = teams.map(team => performance(team, random));
  const { chances } = count(teams, placesBy(results), model);
  return { chance: nth(chances, 0), won: placesBy(results)[0] === 1 ? 1 : 0 };
}

export const placesBy = (results: readonly number[]): number[] =>
  results.map(result => 1 + results.filter(other => other > result).length);

export function count(
  teams: readonly (readonly SimulatedPlayer[])[],
  places: readonly number[],
  model: RatingModel,
): { readonly chances: number[] } {
  const sides = teams.map((team, side) => ({ players: team.map(ratedPlayer), place: nth(places, side) }));
  const chances = chancesOf(
    sides.map(({ players }) => players.map(strengthOf)),
    model,
  );
  const rated = rateMatch(sides, model);
  for (const sitter of teams.flat()) if (isMember(sitter)) sitter.rating = rated.get(sitter.id) ?? sitter.rating;
  return { chances };
}

/** Everybody plays so often; forecasts count from the second half on, when something is known. */
const MATCHES = 30;

export type Season = { readonly persons: readonly TrueMember[]; readonly forecasts: readonly Forecast[] };

export function playSeason(
  count: number,
  random: Random,
  model: RatingModel,
  tell: (round: number, rounds: number) => void = () => undefined,
): Season {
  const persons = people(count, random, model);
  const forecasts: Forecast[] = [];
  for (let round = 0; round < MATCHES; round++) {
    const made = playRound(persons, random, model);
    if (round >= MATCHES / 2) for (const forecast of made) forecasts.push(forecast);
    tell(round + 1, MATCHES);
  }
  return { persons, forecasts };
}
