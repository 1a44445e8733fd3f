import { deepEqual } from '@parlour/kernel/json';
import { type Random, seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { dealScene, lateScene, playLines, type Scene } from '../testing/scene.ts';
import { isOne } from './cards.ts';
import { imagine } from './imagine.ts';
import { judgeShout } from './shout.ts';
import type { KitState } from './state.ts';
import { view } from './view.ts';

function shareOfWorlds(
  { state }: Scene,
  seat: number | null,
  isSo: (world: KitState) => boolean,
  worlds = 4000,
): number {
  const random: Random = seededRandom(`share ${seat}`);
  const seen = view(state, seat);
  let times = 0;
  for (let n = 0; n < worlds; n++) {
    const world = imagine(seen, random);
    if (n < 50) expect(deepEqual(view(world, seat), seen)).toBe(true);
    if (isSo(world)) times += 1;
  }
  return times / worlds;
}

const near = (chance: number): { asymmetricMatch(share: number): boolean } => ({
  asymmetricMatch: share => Math.abs(share - chance) < 4 * Math.sqrt((chance * (1 - chance)) / 4000) + 1e-9,
});

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

const holds =
  (seat: number, card: string) =>
  (world: KitState): boolean =>
    world.hands[seat]!.includes(card);
const hasOne =
  (seat: number) =>
  (world: KitState): boolean =>
    world.hands[seat]!.some(isOne);
const hasErred = (world: KitState): boolean => judgeShout(world, world.window!).is === 'mistake';

describe('what a chair sees', () => {
  const scene = dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8']);

  it('[KK-2] its own hand, the numbers of the others, and no packet', () => {
    const seen = view(scene.state, 1);
    expect(seen.hand).toEqual(['B1', 'B2', 'B6', 'B7', 'B8']);
    expect(seen.others).toEqual([
      { seat: 0, cards: 5, open: [] },
      { seat: 2, cards: 5, open: [] },
    ]);
    expect(seen.packetsLeft).toBe(25);
    expect(JSON.stringify(seen)).not.toMatch(/"[AC]\d/);
    expect('hand' in view(scene.state, null)).toBe(false);
  });

  it('[KK-17r] a card out of order lies in plain sight, a 1 held back does not', () => {
    const [held, right] = [scene, dealScene(['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A3 A2 A6 A7 A8'])].map(dealt =>
      view(playLines({ ...dealt, state: { ...dealt.state, turn: 2, notes: [] } }, '2 lay A6').state, 0),
    );
    expect(held).toEqual(right);
    expect(view(playLines(scene, '2 A1', '2 A6').state, 0).rows.A).toEqual(['A1', 'A6']);
  });

  it('[KK-8] a drawn card is known to the two seats and to nobody else', () => {
    const drawn = playLines(scene, '2 A2', '1 shout 2', '* draws A7').state;
    const cards = [0, 1, 2, null].map(chair => view(drawn, chair).notes.find(note => note.is === 'drew'));
    expect(cards.map(note => note?.card)).toEqual([null, 'A7', 'A7', null]);
  });
});

describe('what a chair imagines', () => {
  const HANDS = ['C1 C2 C6 C7 C8', 'B1 B2 B6 B7 B8', 'A1 A2 A6 A7 A8'];
  const three = dealScene(HANDS);

  it('every world that fits, each as often as any other', () => {
    const scene = lateScene(['A9', 'A10 B9', 'B10 C9 C10']);
    const worlds = new Map<string, number>();
    shareOfWorlds(scene, 0, world => Boolean(worlds.set(`${world.hands}`, (worlds.get(`${world.hands}`) ?? 0) + 1)));
    expect(worlds.size).toBe(choose(5, 2));
    const chiSquare = [...worlds.values()].reduce((sum, times) => sum + (times - 400) ** 2 / 400, 0);
    expect(chiSquare).toBeLessThan(27.9);
  });

  it('[KK-2] the packets like the hands', () => {
    const scene = playLines(three, '2 A1');
    expect(shareOfWorlds(scene, 0, world => world.packets.flat().includes('M7'))).toEqual(near(125 / 134));
    expect(shareOfWorlds(scene, 0, world => world.packets[0]!.includes('M7'))).toEqual(near(5 / 134));
  });

  it('[KK-3] whoever was passed over has no 1, whoever begins has one', () => {
    const scene = dealScene(['C6 C7 C8 C9 C10', 'B1 B2 B6 B7 B8', 'A2 A6 A7 A8 A9', 'D2 D3 D4 D5 D6']);
    expect([3, 2, 1].map(seat => shareOfWorlds(scene, 0, hasOne(seat), 500))).toEqual([0, 0, 1]);
    const nobody = dealScene(['C6 C7 C8 C9 C10', 'B3 B2 B6 B7 B8']);
    expect(shareOfWorlds(nobody, 0, hasOne(1), 500)).toBe(0);
  });

  it('[KK-17r] a 1 held back may be there or not', () => {
    const scene = playLines(three, '2 A1', '2 lay A6', '1 lay B6');
    expect(shareOfWorlds(scene, 0, hasErred)).toEqual(near(1 - choose(120, 4) / choose(132, 4)));
    expect(shareOfWorlds(playLines(three, '2 lay A6'), 0, hasErred, 500)).toBe(1);
  });

  it('[KK-17r] where mistakes are refused it is not there', () => {
    const scene = playLines(dealScene(HANDS, '', { mistakes: 'refused' }), '2 A1', '2 lay A6', '1 B1', '1 lay B6');
    expect([1, 2].map(seat => shareOfWorlds(scene, 0, hasOne(seat), 500))).toEqual([0, 0]);
  });

  it('[KK-20r] a false shout has shown that it is not there', () => {
    const scene = playLines(three, '2 A1', '2 lay A6', '0 shout 2');
    expect(shareOfWorlds(scene, 1, hasOne(2), 500)).toBe(0);
  });

  it('[KK-8] a good shout has shown that it was there', () => {
    const scene = playLines(three, '2 A1', '2 lay A6', '1 lay B6', '0 shout 1', '* draws B7');
    expect(shareOfWorlds(scene, 0, hasOne(1), 500)).toBe(1);
    expect(shareOfWorlds(scene, 0, holds(1, 'B6'), 500)).toBe(1);
  });

  it('[KK-19r] each card of the hand may have been drawn, those that went back too', () => {
    const scene = playLines(three, '2 A1', '2 A6', '1 shout 2', '* draws A7');
    expect(shareOfWorlds(scene, 0, holds(1, 'A6'))).toEqual(near(1 / 4));
    expect(shareOfWorlds(scene, 1, holds(2, 'A6'), 500)).toBe(1);
    expect(shareOfWorlds(scene, 2, holds(1, 'A7'), 500)).toBe(1);
  });

  it('[KK-19r] and what is shown afterwards changes the odds', () => {
    const drawn = playLines(three, '2 A1', '2 A6', '1 shout 2', '* draws A7');
    const shown = playLines(drawn, '1 lay B6');
    expect(shareOfWorlds(shown, 0, holds(1, 'A6'))).toEqual(near(5 / 23));
    const both = playLines(shown, '0 lay C6', '2 lay A8');
    expect(shareOfWorlds(both, 0, holds(1, 'A6'))).toEqual(near(5 / 17));
    expect(shareOfWorlds(playLines(drawn, '1 lay A7'), 0, holds(2, 'A6'))).toEqual(near(18 / 23));
  });

  it('[KK-23r] the 1s that others have held back', () => {
    const scene = playLines(three, '2 lay A6', '1 B1', '1 lay B6', '0 C1', '0 lay C6', '2 A1');
    const isLate = (world: KitState): boolean => judgeShout(world, world.window!).is === 'late';
    expect([0, 1, null].map(chair => shareOfWorlds(scene, chair, isLate, 300))).toEqual([1, 1, 1]);
  });
});
