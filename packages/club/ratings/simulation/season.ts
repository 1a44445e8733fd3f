/** Simulates seasons of a club: members play matches at tables of several shapes, some with computer players. */

import { pick, type Random, shuffle } from '@parlour/kernel/random';
import { itemAt } from '@parlour/kernel/result';
import {
  BASE_RATING,
  newRating,
  playerStrength,
  type RatedPlayer,
  type Rating,
  type RatingModel,
  rateMatch,
  winChances,
} from '../rating.ts';

const TABLE_SHAPES = [
  { sides: 2, partners: 1 },
  { sides: 4, partners: 1 },
  { sides: 2, partners: 2 },
] as const;

export type TableShape = (typeof TABLE_SHAPES)[number];

/** The forecast for the first side. */
export type Forecast = { readonly chance: number; readonly won: 0 | 1 };

const COMPUTER_SEAT_SHARE = 0.3;

/** Plays about one match per member, at tables of similar ratings. */
export function simulateClubRound(persons: readonly SimulatedMember[], random: Random, model: RatingModel): Forecast[] {
  const seatingOrder = persons
    .map(person => ({ person, place: person.rating.mu + 200 * drawNormal(random) }))
    .sort((a, b) => a.place - b.place)
    .map(({ person }) => person);
  const forecasts: Forecast[] = [];
  for (let at = 0; at < seatingOrder.length; ) {
    const shape = pick(random, TABLE_SHAPES);
    const players: SimulatedPlayer[] = [];
    while (players.length < shape.sides * shape.partners) {
      const person = drawUniform(random) < COMPUTER_SEAT_SHARE ? undefined : seatingOrder[at++];
      players.push(person ?? pick(random, SIMULATED_COMPUTERS));
    }
    forecasts.push(playAndRate(shuffle(random, players), shape, random, model));
  }
  return forecasts;
}

/** Partners sit opposite each other. */
export function playAndRate(
  players: readonly SimulatedPlayer[],
  { sides }: Pick<TableShape, 'sides'>,
  random: Random,
  model: RatingModel,
): Forecast {
  const teams = Array.from({ length: sides }, (_, side) => players.filter((_, seat) => seat % sides === side));
  const results = teams.map(team => drawPerformance(team, random));
  const { chances } = rateTeams(teams, placesByResult(results), model);
  return { chance: itemAt(chances, 0), won: placesByResult(results)[0] === 1 ? 1 : 0 };
}

export const placesByResult = (results: readonly number[]): number[] =>
  results.map(result => 1 + results.filter(other => other > result).length);

export function rateTeams(
  teams: readonly (readonly SimulatedPlayer[])[],
  places: readonly number[],
  model: RatingModel,
): { readonly chances: number[] } {
  const sides = teams.map((team, side) => ({ players: team.map(toRatedPlayer), place: itemAt(places, side) }));
  const chances = winChances(
    sides.map(({ players }) => players.map(playerStrength)),
    model,
  );
  const rated = rateMatch(sides, model);
  for (const player of teams.flat())
    if (isSimulatedMember(player)) player.rating = rated.get(player.id) ?? player.rating;
  return { chances };
}

/** Matches per member. Only forecasts of the second half count, once the ratings mean something. */
const MATCHES_PER_SEASON = 30;

export type Season = { readonly persons: readonly SimulatedMember[]; readonly forecasts: readonly Forecast[] };

export function simulateSeason(
  count: number,
  random: Random,
  model: RatingModel,
  onProgress: (round: number, rounds: number) => void = () => undefined,
): Season {
  const persons = newSimulatedMembers(count, random, model);
  const forecasts: Forecast[] = [];
  for (let round = 0; round < MATCHES_PER_SEASON; round++) {
    const roundForecasts = simulateClubRound(persons, random, model);
    if (round >= MATCHES_PER_SEASON / 2) for (const forecast of roundForecasts) forecasts.push(forecast);
    onProgress(round + 1, MATCHES_PER_SEASON);
  }
  return { persons, forecasts };
}

export type SimulatedMember = { readonly id: string; readonly trueStrength: number; rating: Rating };

export type SimulatedComputer = { readonly id: string; readonly trueStrength: number };

export type SimulatedPlayer = SimulatedMember | SimulatedComputer;

/** The spread of strengths, and how much one match is luck: 400 points give odds of ten to one. */
const STRENGTH_SPREAD = 200;
const LUCK_SPREAD = 223;

/** Levels spaced as in most games on the shelf. */
export const SIMULATED_COMPUTERS: readonly SimulatedComputer[] = [
  { id: 'easy', trueStrength: 1300 },
  { id: 'normal', trueStrength: BASE_RATING },
  { id: 'strong', trueStrength: 1620 },
  { id: 'expert', trueStrength: 1680 },
];

export const isSimulatedMember = (player: SimulatedPlayer): player is SimulatedMember => 'rating' in player;

const UNIFORM_STEPS = 1 << 20;
export const drawUniform = (random: Random): number => (random.below(UNIFORM_STEPS) + 0.5) / UNIFORM_STEPS;

/** Draws from a normal distribution (Box–Muller). */
export const drawNormal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(drawUniform(random))) * Math.cos(2 * Math.PI * drawUniform(random));

export const newSimulatedMember = (id: string, trueStrength: number, model: RatingModel): SimulatedMember => ({
  id,
  trueStrength,
  rating: newRating(model),
});

export const newSimulatedMembers = (count: number, random: Random, model: RatingModel): SimulatedMember[] =>
  Array.from({ length: count }, (_, n) =>
    newSimulatedMember(`m${n}`, BASE_RATING + STRENGTH_SPREAD * drawNormal(random), model),
  );

/** A computer player's strength is measured, so it is certain within a few points. */
export const toRatedPlayer = (player: SimulatedPlayer): RatedPlayer =>
  isSimulatedMember(player)
    ? { is: 'member', id: player.id, rating: player.rating }
    : { is: 'computer', id: player.id, strength: { mu: player.trueStrength, sigma: 10 } };

export const drawPerformance = (side: readonly SimulatedPlayer[], random: Random): number =>
  side.reduce((sum, { trueStrength }) => sum + trueStrength + LUCK_SPREAD * drawNormal(random), 0);
