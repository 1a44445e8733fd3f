/** The driver: one match of one game, grown input by input. The only place where a match changes. */
import type { Chair, Game, Happening, Input, Parts, Play, Refusal, Seat, Seating, Status } from './game.ts';
import type { Options } from './options.ts';
import type { Random } from './random.ts';
import { failure, type Result, success } from './result.ts';

/** A match under way. It grows through `put` alone; its state is the fold of its log. */
export type Match<G extends Parts = Parts> = {
  readonly game: Game<G>;
  readonly options: G['options'];
  readonly seating: Seating;
  readonly log: Input<G['play'], G['chance']>[];
  readonly happenings: G['happening'][];
  state: G['state'];
  /** What each draw but a deal was made from, so that somebody without the rules can draw again. */
  readonly sources: (readonly string[] | undefined)[];
  /** How often chance has decided something, and how often that was a deal. */
  draws: number;
  deals: number;
};

/** What decides the n-th thing left to chance, and the pack orders laid down beforehand. */
export type Chance = {
  random(draw: number): Random;
  readonly packs?: readonly (readonly string[])[];
  /** After so many deals the cards stay where they are; without it there are as many as the match needs. */
  readonly deals?: number;
};

/** A match before its first deal: chance is awaited. */
export function beginMatch<G extends Parts>(game: Game<G>, options: G['options'], seating: Seating): Match<G> {
  const state = game.begin(options, seating);
  return { game, options, seating, log: [], happenings: [], sources: [], state, draws: 0, deals: 0 };
}

/** Puts an input that has been judged into the match and answers what happened. */
export function put<G extends Parts>(match: Match<G>, input: Input<G['play'], G['chance']>): readonly G['happening'][] {
  if (input.by === 'chance') countChance(match);
  const step = match.game.apply(match.state, input);
  match.state = step.state;
  match.log.push(input);
  for (const happening of step.happenings) match.happenings.push(happening);
  return step.happenings;
}

function countChance(match: Match): void {
  const status = statusOf(match);
  const isDeal = status.is === 'chance' && status.of === 'deal';
  match.draws += 1;
  match.sources.push(isDeal ? undefined : match.game.drawnFrom?.(match.state));
  if (isDeal) match.deals += 1;
}

/** Who is awaited now: seats, chance or nobody any more. */
export const statusOf = (match: Match): Status => match.game.status(match.state);

/** Lets chance decide as long as chance is awaited and there are deals left. */
export function settleChance(match: Match, chance: Chance): Happening[] {
  const happened: Happening[] = [];
  for (let status = statusOf(match); status.is === 'chance'; status = statusOf(match)) {
    if (status.of === 'deal' && match.deals === chance.deals) break;
    const pack = status.of === 'deal' ? chance.packs?.[match.deals] : undefined;
    const drew = match.game.draw(match.state, chance.random(match.draws), pack);
    happened.push(...put(match, { by: 'chance', drew }));
  }
  return happened;
}

/** A match that has begun, as far as chance alone can bring it. */
export function dealMatch(game: Game, options: Options, seating: Seating, chance: Chance): Match {
  const match = beginMatch(game, options, seating);
  settleChance(match, chance);
  return match;
}

/** A play, if it is not refused, and whatever chance decides after it. */
export function playOn(match: Match, chance: Chance, seat: Seat, play: Play): Result<readonly Happening[], Refusal> {
  const played = attempt(match, seat, play);
  return played.ok ? success([...played.value, ...settleChance(match, chance)]) : played;
}

/** Judges a play and, unless it is refused, plays it. */
export function attempt<G extends Parts>(
  match: Match<G>,
  seat: Seat,
  play: G['play'],
): Result<readonly G['happening'][], G['refusal']> {
  const refusal = match.game.refuse(match.state, seat, play);
  return refusal ? failure(refusal) : success(put(match, { by: seat, play }));
}

/** The same match once more from its log, or as it was after so many inputs. */
export function fold<G extends Parts>(match: Match<G>, inputs: number = match.log.length): Match<G> {
  const again = beginMatch(match.game, match.options, match.seating);
  for (const input of match.log.slice(0, inputs)) put(again, input);
  return again;
}

/** A happening as one chair notices it: the secret is among the open facts, or not there at all. */
export function noticed<H extends Happening>(happening: H, chair: Chair): H {
  const { secret, seenBy, ...open } = happening;
  return (secret !== undefined && chair !== null && seenBy?.includes(chair) ? { ...open, ...secret } : open) as H;
}

/** What a chair knows: the view and everything it has noticed so far. */
export function viewFrom<G extends Parts>(
  match: Match<G>,
  chair: Chair,
): G['view'] & { readonly history: readonly G['happening'][] } {
  const history = match.happenings.map(happening => noticed(happening, chair));
  return { ...match.game.view(match.state, chair), history };
}
