import { applyInput, beginMatch, type Match, matchStatus, resolveChance } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import type { NationsEvent } from '../rules/apply.ts';
import { nations } from '../rules/nations.ts';
import type { NationsView } from '../rules/view.ts';
import { animationSteps, takerOf } from './presentation.ts';

type ShownStep = { readonly before: NationsView; readonly after: NationsView; readonly fresh: readonly NationsEvent[] };

/** Returns what seat 0 is shown of a match with the first legal cards. */
function playMatchSteps(target: number): ShownStep[] {
  const match = beginMatch(nations, { target }, { count: 4, dealer: 3 });
  const chance = (): NationsEvent[] =>
    resolveChance(match as unknown as Match, { random: draw => seededRandom(`beats/${draw}`) }) as NationsEvent[];
  const told: ShownStep[] = [];
  chance();
  for (let status = matchStatus(match as unknown as Match); status.is === 'open'; ) {
    const by = status.turn[0]!;
    const before = nations.view(match.state, 0);
    const play = nations.plays(match.state, by).find(({ do: what }) => what === 'card')!;
    const fresh = [...applyInput(match, { by, play }), ...chance()];
    told.push({ before, after: nations.view(match.state, 0), fresh });
    status = matchStatus(match as unknown as Match);
  }
  return told;
}

const match = playMatchSteps(5);
const has = (what: string) => (told: ShownStep) => told.fresh.some(event => event.what === what);
const shown = ({ before, after, fresh }: ShownStep): ReturnType<typeof animationSteps> =>
  animationSteps(before, after, fresh);

describe('the beats of a trick', () => {
  it('[NA-8] a complete trick is looked at before it is taken, and it is seen who takes it', () => {
    for (const told of match.filter(has('trick'))) {
      const [complete, taken] = shown(told);
      const trick = taken!.fresh.find(event => event.what === 'trick');
      expect(complete!.view.trick).toHaveLength(4);
      expect(takerOf(complete!.view)).toBe(trick?.seat);
      expect(complete!.linger).toBeGreaterThan(0);
      expect(taken!.view.trick).toEqual([]);
    }
  });

  it('nobody takes a trick that is not complete', () => {
    expect(match.filter(told => !has('trick')(told)).map(({ after }) => takerOf(after))).not.toContainEqual(
      expect.anything(),
    );
  });
});

describe('the beats of a count', () => {
  it('[NA-10] the count of a deal stays until it is read, and then the next is dealt', () => {
    const told = match.find(each => has('tricks')(each) && has('deal')(each))!;
    const [, count, next] = shown(told);
    expect(count).toMatchObject({ linger: 'until told', view: { trick: [], scores: told.after.scores } });
    expect(next!.fresh[0]!.what).toBe('deal');
    expect(next!.view).toBe(told.after);
  });

  it('[NA-14] the last count gives way to the end by itself', () => {
    const [, count, end] = shown(match.at(-1)!);
    expect(count!.linger).toBeUndefined();
    expect(end!.fresh.map(({ what }) => what)).toEqual(['won']);
  });
});
