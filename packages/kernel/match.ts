/** The match driver: the only place where a match changes. */
import type { Chair, Game, GameEvent, GameTypes, Input, MatchStatus, Seat, Seating } from './game.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { failure, type Result, success } from './result.ts';

/** A match in progress. Only `applyInput` changes it; its state is the fold of its log. */
export type Match<G extends GameTypes = GameTypes> = {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seating: Seating;
  readonly log: Input<G['play'], G['chance']>[];
  readonly events: G['event'][];
  state: G['state'];
  /** What each draw but a deal was made from, so that it can be repeated without the rules. */
  readonly drawSources: (readonly string[] | undefined)[];
  /** Number of random decisions, and of deals among them. */
  draws: number;
  deals: number;
};

/** Randomness of a match: a generator per draw, and fixed pack orders. */
export type ChanceSource = {
  random(draw: number): Random;
  readonly packs?: readonly (readonly string[])[];
  /** Stop after this many deals. Default: no limit. */
  readonly deals?: number;
};

/** Begins a match; it awaits its first deal. */
export function beginMatch<G extends GameTypes>(game: Game<G>, options: G['options'], seating: Seating): Match<G> {
  const state = game.begin(options, seating);
  return { game, options, seating, log: [], events: [], drawSources: [], state, draws: 0, deals: 0 };
}

/** Applies a judged input and returns its events. */
export function applyInput<G extends GameTypes>(
  match: Match<G>,
  input: Input<G['play'], G['chance']>,
): readonly G['event'][] {
  if (input.by === 'chance') countChance(match);
  const step = match.game.apply(match.state, input);
  match.state = step.state;
  match.log.push(input);
  for (const event of step.events) match.events.push(event);
  return step.events;
}

function countChance<G extends GameTypes>(match: Match<G>): void {
  const status = matchStatus(match);
  const isDeal = status.is === 'chance' && status.of === 'deal';
  match.draws += 1;
  match.drawSources.push(isDeal ? undefined : match.game.drawnFrom?.(match.state));
  if (isDeal) match.deals += 1;
}

/** Returns who is awaited: seats, chance, or none. */
export const matchStatus = <G extends GameTypes>(match: Match<G>): MatchStatus => match.game.status(match.state);

/** Makes all pending random decisions while deals are left. */
export function resolveChance<G extends GameTypes>(match: Match<G>, chance: ChanceSource): G['event'][] {
  const events: G['event'][] = [];
  for (let status = matchStatus(match); status.is === 'chance'; status = matchStatus(match)) {
    if (status.of === 'deal' && match.deals === chance.deals) break;
    const pack = status.of === 'deal' ? chance.packs?.[match.deals] : undefined;
    const drew = match.game.draw(match.state, chance.random(match.draws), pack);
    events.push(...applyInput(match, { by: 'chance', drew }));
  }
  return events;
}

/** Begins a match with options that `validateOptions` or `defaultsOf` made, and makes its first random decisions. */
export function dealMatch<G extends GameTypes>(
  game: Game<G>,
  options: Options,
  seating: Seating,
  chance: ChanceSource,
): Match<G> {
  const match = beginMatch(game, options as G['options'], seating);
  resolveChance(match, chance);
  return match;
}

/** Makes a legal play and the random decisions after it. */
export function playOn<G extends GameTypes>(
  match: Match<G>,
  chance: ChanceSource,
  seat: Seat,
  play: G['play'],
): Result<readonly G['event'][], G['refusal']> {
  const played = tryPlay(match, seat, play);
  return played.ok ? success([...played.value, ...resolveChance(match, chance)]) : played;
}

/** Judges a play and applies it if legal. */
export function tryPlay<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  play: G['play'],
): Result<readonly G['event'][], G['refusal']> {
  const refusal = match.game.refuse(match.state, seat, play);
  return refusal ? failure(refusal) : success(applyInput(match, { by: seat, play }));
}

/** Rebuilds a match from its first inputs. Default: all. */
export function rebuildMatch<G extends GameTypes>(match: Match<G>, inputs: number = match.log.length): Match<G> {
  const copy = beginMatch(match.game, match.options, match.seating);
  for (const input of match.log.slice(0, inputs)) applyInput(copy, input);
  return copy;
}

/** Redacts an event for one chair: merges in its secret facts or removes them. */
export function redactFor<H extends GameEvent>(event: H, chair: Chair): H {
  const { secret, seenBy, ...open } = event;
  return (secret !== undefined && chair !== null && seenBy?.includes(chair) ? { ...open, ...secret } : open) as H;
}

/** Returns what a chair knows: view and history. */
export function viewForChair<G extends GameTypes>(
  match: Match<G>,
  chair: Chair,
): G['view'] & { readonly history: readonly G['event'][] } {
  const history = match.events.map(event => redactFor(event, chair));
  return { ...match.game.view(match.state, chair), history };
}
