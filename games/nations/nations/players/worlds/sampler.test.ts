import { matchStatus, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import type { Situation } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { nationsStage, playOn } from '../../../players/tests/staging.ts';
import { imagine } from '../../rules/imagine.ts';
import type { NationsParts } from '../../rules/parts.ts';
import { view } from '../../rules/view.ts';
import { newDice } from '../fast.ts';
import { pastOf } from './past.ts';
import { newSampler, type Sampler, startFrom, stir } from './sampler.ts';

const byTheBook = new Array(4).fill(nationsStage.characters[1]!);

/** What the seat to play sees after so many inputs of a match; target 5 brings many calls. */
function seenAfter(inputs: number, seed: string) {
  const match = playOn(nationsStage, byTheBook, seed, inputs, { target: 5 });
  const status = matchStatus(match);
  return status.is === 'open' ? (viewForChair(match, status.turn[0]!) as Situation<NationsParts>['view']) : undefined;
}

/** A surprise is as likely as what the book plays, or 4 times, or 16 times less; nobody knows which. */
const explained = ({ decisions, surprises }: Sampler, seat: number): number =>
  [1, 1 / 4, 1 / 16].reduce((sum, odds) => sum + odds ** surprises[seat]! / (1 + odds) ** decisions[seat]!.length, 0);

describe('worlds that explain what was played', () => {
  it('look to the chair as the table does: hands, voids, Star card and calls', () => {
    const random = seededRandom('sampler');
    let calls = 0;
    for (let n = 0; n < 150; n++) {
      const seen = seenAfter(2 + ((7 * n) % 150), `worlds ${n}`);
      if (seen === undefined) continue;
      const { history, ...bare } = seen;
      const sampler = newSampler(seen, pastOf(history), newDice(random));
      const state = imagine(seen, random);
      startFrom(sampler, state.hands);
      stir(sampler, 40);
      const hands = [...sampler.hands];
      const dealt = hands.map((mask, at) => mask | (state.dealt[at]! & ~state.hands[at]!));
      expect(view({ ...state, hands, dealt }, seen.seat)).toEqual(bare);
      calls += seen.called.length;
    }
    expect(calls).toBeGreaterThan(5);
  });

  it('come as often as they explain it', () => {
    const seen = seenAfter(41, 'ending')!;
    const sampler = newSampler(seen, pastOf(seen.history), newDice(seededRandom('often')));
    const worlds = new Map<string, { likely: number; often: number }>();
    startFrom(sampler, imagine(seen, seededRandom('start')).hands);
    const SAMPLES = 5_000;
    for (let n = 0; n < SAMPLES; n++) {
      stir(sampler, 6);
      const likely = sampler.hidden.reduce((product, seat) => product * explained(sampler, seat), 1);
      const world = worlds.get(sampler.hands.join()) ?? { likely, often: 0 };
      worlds.set(sampler.hands.join(), { ...world, often: world.often + 1 });
    }
    const all = [...worlds.values()].reduce((sum, { likely }) => sum + likely, 0);
    expect(worlds.size).toBeGreaterThan(5);
    for (const { likely, often } of worlds.values())
      expect(Math.abs(often / SAMPLES - likely / all)).toBeLessThan(0.04);
  });
});
