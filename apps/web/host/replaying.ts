/** A record looked through: every moment of it, through any eyes, told as it was told. */
import type { Chair, Happening, View } from '@parlour/kernel/game';
import { beginMatch, type Match, noticed, put, statusOf } from '@parlour/kernel/match';
import { nth } from '@parlour/kernel/must';
import { type Naming, tellAll } from './sentences.ts';
import type { Heard } from './table-handle.ts';

export type ReplayMoment = { readonly view: View; readonly heard: readonly Heard[] };

export type Replay = {
  readonly match: Match;
  /** The number of inputs; moment 0 is before the first. */
  readonly length: number;
  /** Seen by a chair, and told to whoever sits there unless somebody else is told. */
  at(step: number, chair: Chair, to?: Chair): ReplayMoment;
  past(step: number, chair: Chair): readonly Happening[];
  /** All there is at a moment; only for whoever judges. */
  stateAt(step: number): unknown;
  /** What happened, as a chair sees and is told it. */
  momentOf(passed: Passed, chair: Chair, number: number, to?: Chair): ReplayMoment;
};

/** A state, and what led to it. */
type Passed = { readonly state: unknown; readonly happenings: Match['happenings'] };

export function openReplay(match: Match, name: Naming): Replay {
  const { game } = match;
  const states = statesOf(match);
  const momentOf: Replay['momentOf'] = ({ state, happenings }, chair, number, to = chair) => {
    const seen = happenings.map(happening => noticed(happening, chair));
    return { view: game.view(state, chair), heard: tellAll(game, seen, { name, to }, 1000 * number) };
  };
  return {
    match,
    length: match.log.length,
    momentOf,
    at: (step, chair, to) => momentOf(nth(states, step), chair, step, to),
    stateAt: step => nth(states, step).state,
    past: (step, chair) =>
      states.slice(0, step + 1).flatMap(({ happenings }) => happenings.map(happening => noticed(happening, chair))),
  };
}

function statesOf({ game, options, seating, log }: Match): Passed[] {
  const again = beginMatch(game, options, seating);
  const passed: Passed[] = [{ state: again.state, happenings: [] }];
  for (const input of log) {
    const happenings = [...put(again, input)];
    passed.push({ state: again.state, happenings });
  }
  return passed;
}

/** What counted: every happening that brought points, with the scores after it. */
export type Counted = { readonly step: number; readonly heard: Heard; readonly scores: readonly number[] };

export function countedIn({ match, length, at }: Replay, to: Chair): Counted[] {
  const status = statusOf(match);
  let scores = status.is === 'over' ? status.result.scores.map(() => 0) : [];
  return Array.from({ length }, (_, i) => i + 1).flatMap(step =>
    at(step, null, to).heard.flatMap(heard => {
      const points = heard.happening?.points;
      if (!points?.some(point => point !== 0)) return [];
      scores = scores.map((score, i) => score + (points[i] ?? 0));
      return [{ step, heard, scores }];
    }),
  );
}
