/**
 * Law 7, its second half: `imagine` returns all worlds that the history of a chair allows, about equally often, and no
 * other. A world is allowed if the last deal, replayed with its hidden cards exchanged, is legal and looks the same.
 */
import { allSeats } from '../authoring/cards.ts';
import type { Chair, GameEvent, Input } from '../game.ts';
import { deepEqual } from '../json.ts';
import { applyInput, type Match, redactFor, viewForChair } from '../match.ts';
import type { LawRun } from './run.ts';

/** Cards by place. */
type World = Readonly<Record<string, readonly string[]>>;
/** The card that takes the place of each card. */
type Exchange = ReadonlyMap<string, string>;

/** The match before its last deal. Earlier deals say nothing about the cards that are hidden now. */
export type LastDeal = {
  readonly state: unknown;
  readonly inputs: number;
  readonly events: number;
  /** Chairs for which a card has moved unseen. An exchange does not say where their hidden cards were before. */
  readonly blindChairs: Set<Chair>;
};

export const beforeDeal = ({ state, log, events }: Match): LastDeal => ({
  state,
  inputs: log.length,
  events: events.length,
  blindChairs: new Set(),
});

/** Notes for whom an input after the deal moved a card unseen: one that the input names in secret. */
export function noteHiddenMoves({ match, lastDeal }: LawRun, input: Input, caused: readonly GameEvent[]): void {
  const secrets = caused.filter(({ secret }) => secret !== undefined);
  if (lastDeal === undefined || secrets.length === 0 || match.log.length === lastDeal.inputs + 1) return;
  const cards = new Set<unknown>(match.game.pack);
  const namesCard = (value: unknown): boolean =>
    typeof value === 'object' && value !== null ? Object.values(value).some(namesCard) : cards.has(value);
  if (!namesCard(input)) return;
  for (const { seenBy = [] } of secrets)
    for (const chair of [null, ...allSeats(match.seating.count)])
      if (chair === null || !seenBy.includes(chair)) lastDeal.blindChairs.add(chair);
}

const TRIAL_WORLDS = 12;
/** More worlds than these are not enumerated. */
const MAX_WORLDS = 24;
const SAMPLES_PER_WORLD = 60;
/** With a smaller mean, a third of it could be chance. */
const MIN_MEAN = 40;

/** Packs with equal cards are left out: names do not say which of them was exchanged. */
export function checkPossibleWorlds(run: LawRun, chair: Chair): void {
  const { match, random, fail, lastDeal } = run;
  const { game } = match;
  if (lastDeal === undefined || lastDeal.blindChairs.has(chair) || new Set(game.pack).size < game.pack.length) return;
  const truth = game.whereabouts(match.state);
  const known = viewForChair(match, chair);
  const imagineWorld = (): World => game.whereabouts(game.imagine(known, random));
  const sampled = Array.from({ length: TRIAL_WORLDS }, imagineWorld);
  for (const world of sampled) {
    if (!isAllowed(run, lastDeal, chair, exchangeBetween(truth, world)))
      fail(7, `what chair ${chair} has seen rules out a world it imagines`);
  }
  const worlds = enumerateWorlds(truth, sampled);
  if (worlds.length < 2) return;
  const allowed = worlds.filter(world => isAllowed(run, lastDeal, chair, exchangeBetween(truth, world))).map(nameWorld);
  const counts = new Map(allowed.map(name => [name, 0]));
  for (let i = 0; i < SAMPLES_PER_WORLD * allowed.length; i++) {
    const name = nameWorld(imagineWorld());
    const count = counts.get(name);
    if (count !== undefined) counts.set(name, count + 1);
  }
  const rarest = Math.min(...counts.values());
  const mean = [...counts.values()].reduce((sum, count) => sum + count, 0) / counts.size;
  if (mean > MIN_MEAN && rarest < mean / 3)
    fail(7, `chair ${chair} imagines a possible world ${rarest} times and others ${Math.round(mean)} times`);
}

/** Pairs the cards that two worlds hold at the same place; a card of both stays where it is. */
function exchangeBetween(from: World, to: World): Exchange {
  const pairs = Object.entries(from).flatMap(([place, cards]) => {
    const [own, others] = [new Set(cards), new Set(to[place])];
    const coming = [...others].filter(card => !own.has(card));
    return cards.filter(card => !others.has(card)).map((card, i) => [card, coming[i] ?? card] as const);
  });
  return new Map(pairs);
}

/** Whether a chair could have seen the same since the deal if its hidden cards had been dealt otherwise. */
function isAllowed({ match }: LawRun, lastDeal: LastDeal, chair: Chair, exchange: Exchange): boolean {
  const { game, log, events } = match;
  const [deal, ...rest] = log.slice(lastDeal.inputs);
  if (deal?.by !== 'chance') return true;
  const dealt = game.writeChance(deal.drew).split(' ');
  const drew = game.readChance(lastDeal.state, dealt.map(word => exchange.get(word) ?? word).join(' '));
  // Law 9 reports a deal that cannot be read.
  if (drew === undefined) return true;
  const replay: Match = { ...match, state: lastDeal.state, log: [], events: [], drawSources: [] };
  applyInput(replay, { by: 'chance', drew });
  for (const input of rest) {
    if (typeof input.by === 'number' && game.refuse(replay.state, input.by, input.play)) return false;
    applyInput(replay, input);
  }
  const redact = (all: readonly GameEvent[]): GameEvent[] => all.map(event => redactFor(event, chair));
  return (
    deepEqual(game.view(replay.state, chair), game.view(match.state, chair)) &&
    deepEqual(redact(replay.events), redact(events.slice(lastDeal.events)))
  );
}

/** Returns every way to lay the cards that lie elsewhere in some world, or nothing if there are too many ways. */
function enumerateWorlds(truth: World, others: readonly World[]): World[] {
  const moving = new Set(others.flatMap(other => [...exchangeBetween(truth, other).keys()]));
  const places = Object.keys(truth);
  let worlds: World[] = [
    Object.fromEntries(places.map(place => [place, truth[place]!.filter(card => !moving.has(card))])),
  ];
  for (const card of moving) {
    worlds = worlds.flatMap(world =>
      places
        .filter(place => world[place]!.length < truth[place]!.length)
        .map(place => ({ ...world, [place]: [...world[place]!, card] })),
    );
    if (worlds.length > 40 * MAX_WORLDS) return [];
  }
  return worlds.length <= MAX_WORLDS ? worlds : [];
}

const nameWorld = (world: World): string =>
  Object.entries(world)
    .map(([place, cards]) => `${place}: ${cards.toSorted().join(' ')}`)
    .toSorted()
    .join('\n');
