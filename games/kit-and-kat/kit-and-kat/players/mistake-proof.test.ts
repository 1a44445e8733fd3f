/** Compares proofs with the truth and with imagined worlds. */
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { apply, draw } from '../rules/apply.ts';
import { imagine } from '../rules/imagine.ts';
import { type KitPlay, plays, refuse, seatsThatMayShout } from '../rules/judge.ts';
import { judgeShout } from '../rules/shout.ts';
import { begin, isOver, type KitState } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { dealScene, EVERY_DEED, lateScene, playLines, type Scene } from '../testing/scene.ts';
import { proveMistake } from './shout-strategy.ts';

const HANDS = ['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8'];
const proven = ({ state }: Scene, chair: number): boolean => proveMistake(view(state, chair)).proven;

describe('[KK-8] what is proven', () => {
  const three = dealScene(HANDS);

  it('a card out of its order, a 1 laid', () => {
    expect(proven(playLines(three, '2 A1', '2 A6'), 0)).toBe(true);
    expect(proven(playLines(three, '2 lay A1'), 0)).toBe(true);
  });

  it('a 1 that shows itself after something else was done', () => {
    const held = playLines(dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 D1 A7 A8']), '2 A1', '2 A2');
    expect(proven(held, 0)).toBe(false);
    expect(proven(playLines(held, '2 D1'), 0)).toBe(true);
  });

  it('[KK-23r] a 1 played at last', () => {
    const scene = playLines(three, '2 A1', '2 lay A6', '1 lay B6', '0 C1', '0 lay C6', '2 lay A7');
    expect(proven(scene, 0)).toBe(false);
    expect(proven(playLines(scene, '1 B1'), 0)).toBe(true);
  });

  it('[KK-3] whoever begins has a 1 and does something else', () => {
    expect(proven(playLines(three, '2 lay A6'), 1)).toBe(true);
    expect(proven(playLines(three, '2 A1', '2 lay A6'), 1)).toBe(false);
  });

  it('a 1 that was not drawn after a good shout is still there', () => {
    const caught = playLines(three, '2 A1', '2 lay A6', '1 lay B6', '0 shout 1', '* draws B7');
    const again = playLines(caught, '0 C1', '0 lay C6', '2 lay A7', '1 lay B6');
    expect(proven(again, 0)).toBe(true);
    expect(proven(again, 2)).toBe(false);
  });

  it('when all other cards are accounted for', () => {
    const scene = lateScene(['A2', 'A1 B9 B10', 'C9 C10']);
    expect(proven(playLines(scene, '2 lay C9', '1 lay B9'), 0)).toBe(false);
    expect(proven(playLines(lateScene(['A2', 'A1 B9']), '1 lay B9'), 0)).toBe(true);
  });

  it('[KK-17r] nothing where mistakes are refused', () => {
    const scene = playLines(dealScene(HANDS, '', { mistakes: 'refused' }), '2 A1', '2 lay A6');
    expect(proven(scene, 0)).toBe(false);
  });
});

/** A random deed, right or wrong, or a shout. */
function playRandomly(state: KitState, random: Random): KitState {
  if (!state.dealt || state.drawing) return apply(state, { by: 'chance', drew: draw(state, random) }).state;
  const shouters = seatsThatMayShout(state);
  if (shouters.length > 0 && random.below(8) === 0)
    return apply(state, { by: pick(random, shouters), play: { do: 'shout', at: state.window!.seat } }).state;
  const right = plays(state, state.turn).filter(play => play.do !== 'shout');
  const every = random.below(3) === 0 ? EVERY_DEED.filter(play => !refuse(state, state.turn, play)) : right;
  return apply(state, { by: state.turn, play: pick(random, every) as KitPlay }).state;
}

const WORLDS = 40;

function seemsProven(state: KitState, chair: number, random: Random): boolean {
  const seen = view(state, chair);
  for (let n = 0; n < WORLDS; n++) {
    const world = imagine(seen, random);
    if (judgeShout(world, world.window!).is === 'false') return false;
  }
  return true;
}

it.each([2, 3, 4])(
  '[KK-20r] everything that is proven is so, and what is so in all worlds is proven (%i seats)',
  count => {
    const random = seededRandom(`proofs ${count}`);
    let proofs = 0;
    for (let match = 0; match < 4; match++) {
      let state = begin({ mistakes: 'called', falseShout: match % 2 ? 'card' : 'silence', pack: '' }, { count });
      for (let inputs = 0; inputs < 400 && !isOver(state); inputs++) {
        state = playRandomly(state, random);
        if (isOver(state) || state.drawing || !state.window || inputs % 4 > 0) continue;
        const chair = (state.window.seat + 1 + random.below(count - 1)) % count;
        const { proven } = proveMistake(view(state, chair));
        if (proven) expect(judgeShout(state, state.window).is).not.toBe('false');
        else expect(seemsProven(state, chair, random), JSON.stringify(view(state, chair))).toBe(false);
        if (proven) proofs += 1;
      }
    }
    expect(proofs).toBeGreaterThan(20);
  },
);
