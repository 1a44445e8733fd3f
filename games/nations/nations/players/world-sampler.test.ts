import { matchStatus, viewForChair } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import type { Situation } from '@parlour/players/player';
import { describe, expect, it } from 'vitest';
import { nationsStage, playStage } from '../../players/tests/fixtures.ts';
import { imagine } from '../rules/imagine.ts';
import type { NationsParts } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { newDice } from './fast-deal.ts';
import { playedCards } from './known-deal.ts';
import { mixWorld, newSampler, type Sampler, startChain } from './world-sampler.ts';

const byTheBook = new Array(4).fill(nationsStage.characters[1]!);

/** Target 5 brings many calls. */
function viewAfter(inputs: number, seed: string) {
  const match = playStage(nationsStage, byTheBook, seed, inputs, { target: 5 });
  const status = matchStatus(match);
  return status.is === 'open' ? (viewForChair(match, status.turn[0]!) as Situation<NationsParts>['view']) : undefined;
}

/** A surprise is as likely as the book's card, or 4 or 16 times less; which is unknown. */
const likelihoodOf = ({ decisions, surprises }: Sampler, seat: number): number =>
  [1, 1 / 4, 1 / 16].reduce((sum, odds) => sum + odds ** surprises[seat]! / (1 + odds) ** decisions[seat]!.length, 0);

describe('worlds that explain what was played', () => {
  it('look to the chair as the table does: hands, voids, Star card and calls', () => {
    const random = seededRandom('sampler');
    let calls = 0;
    for (let n = 0; n < 150; n++) {
      const seen = viewAfter(2 + ((7 * n) % 150), `worlds ${n}`);
      if (seen === undefined) continue;
      const { history, ...bare } = seen;
      const sampler = newSampler(seen, playedCards(history), newDice(random));
      const state = imagine(seen, random);
      startChain(sampler, state.hands);
      mixWorld(sampler, 40);
      const hands = [...sampler.hands];
      const dealt = hands.map((mask, at) => mask | (state.dealt[at]! & ~state.hands[at]!));
      expect(view({ ...state, hands, dealt }, seen.seat)).toEqual(bare);
      calls += seen.called.length;
    }
    expect(calls).toBeGreaterThan(5);
  });

  it('come as often as they explain it', () => {
    const seen = viewAfter(41, 'ending')!;
    const sampler = newSampler(seen, playedCards(seen.history), newDice(seededRandom('often')));
    const worlds = new Map<string, { likely: number; often: number }>();
    startChain(sampler, imagine(seen, seededRandom('start')).hands);
    const SAMPLES = 5_000;
    for (let n = 0; n < SAMPLES; n++) {
      mixWorld(sampler, 6);
      const likely = sampler.hidden.reduce((product, seat) => product * likelihoodOf(sampler, seat), 1);
      const world = worlds.get(sampler.hands.join()) ?? { likely, often: 0 };
      worlds.set(sampler.hands.join(), { ...world, often: world.often + 1 });
    }
    const all = [...worlds.values()].reduce((sum, { likely }) => sum + likely, 0);
    expect(worlds.size).toBeGreaterThan(5);
    for (const { likely, often } of worlds.values())
      expect(Math.abs(often / SAMPLES - likely / all)).toBeLessThan(0.04);
  });
});
