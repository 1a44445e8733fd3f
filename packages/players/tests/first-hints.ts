/** For tests: the first hints that a player gives in the course of a match, each held against what must then be so. */
import { seatsOf } from '@parlour/kernel/cards';
import type { Parts } from '@parlour/kernel/game';
import { fold, type Match, statusOf } from '@parlour/kernel/match';
import type { Mind, Situation, Thought } from '../player.ts';
import { situationAt } from '../situation.ts';
import { think } from '../think.ts';

export type HintAt<G extends Parts> = Situation<G> & {
  readonly state: G['state'];
  readonly thought: Thought<G['play']>;
};

/** A sentence, and what must be so for the seat that reads it. */
export type LookClaim<G extends Parts> = readonly [RegExp, (at: HintAt<G>, ...said: string[]) => boolean];

/** Whoever may act is asked, at every so many inputs. */
function* hintsIn<G extends Parts>(
  whole: Match<G>,
  { think: mind, budget }: Mind,
  every: number,
): Generator<HintAt<G>> {
  for (let inputs = 1; inputs < whole.log.length; inputs += every) {
    const match = fold(whole, inputs);
    if (statusOf(match).is !== 'open') continue;
    for (const seat of seatsOf(whole.seating.count)) {
      const situation = situationAt(match as unknown as Match, seat, `hint ${inputs}`, budget);
      if (situation.plays.length === 0) continue;
      yield { ...situation, state: match.state, thought: think(mind, situation) } as unknown as HintAt<G>;
    }
  }
}

export type Asked<G extends Parts> = {
  readonly mind: Mind;
  readonly every: number;
  readonly claims: readonly LookClaim<G>[];
};

/** Hints that are not so, or of which no claim knows; and how often each claim was tried. */
export function falseHints<G extends Parts>(
  matches: readonly Match<G>[],
  { mind, every, claims }: Asked<G>,
): { readonly wrong: string[]; readonly tried: readonly number[] } {
  const wrong: string[] = [];
  const tried = claims.map(() => 0);
  for (const match of matches) {
    for (const at of hintsIn(match, mind, every)) {
      const look = at.thought.steps?.look;
      if (look === undefined) continue;
      const which = claims.findIndex(([says]) => says.test(look));
      const [says, holds] = claims[which] ?? [];
      if (which >= 0) tried[which]! += 1;
      if (!says || !holds?.(at, ...look.match(says)!.slice(1))) wrong.push(`seat ${at.seat}: ${look}`);
    }
  }
  return { wrong, tried };
}
