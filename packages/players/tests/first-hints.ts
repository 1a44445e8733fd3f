/** Checks the first hints a player gives during matches against the facts. */
import { allSeats } from '@parlour/kernel/authoring/cards';
import type { GameTypes } from '@parlour/kernel/game';
import { type Match, matchStatus, rebuildMatch } from '@parlour/kernel/match';
import type { Situation, Strategy, Thought } from '../player.ts';
import { situationAt, think } from '../player.ts';

export type HintAt<G extends GameTypes> = Situation<G> & {
  readonly state: G['state'];
  readonly thought: Thought<G['play']>;
};

/** A sentence, and what it claims about the position of its reader. */
export type HintClaim<G extends GameTypes> = readonly [RegExp, (at: HintAt<G>, ...said: string[]) => boolean];

/** Asks every seat with a legal play, at regular intervals. */
function* hintsIn<G extends GameTypes>(
  whole: Match<G>,
  { think: mind, budget }: Strategy,
  every: number,
): Generator<HintAt<G>> {
  for (let inputs = 1; inputs < whole.log.length; inputs += every) {
    const match = rebuildMatch(whole, inputs);
    if (matchStatus(match).is !== 'open') continue;
    for (const seat of allSeats(whole.seating.count)) {
      const situation = situationAt(match as unknown as Match, seat, `hint ${inputs}`, budget);
      if (situation.plays.length === 0) continue;
      yield { ...situation, state: match.state, thought: think(mind, situation) } as unknown as HintAt<G>;
    }
  }
}

export type HintCheck<G extends GameTypes> = {
  readonly mind: Strategy;
  readonly every: number;
  readonly claims: readonly HintClaim<G>[];
};

/** Returns hints that are false or match no claim, and how often each claim was tested. */
export function falseHints<G extends GameTypes>(
  matches: readonly Match<G>[],
  { mind, every, claims }: HintCheck<G>,
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
