import { describe, expect, it } from 'vitest';
import { type CardSpot, interleave, type Layout, type Layouts, movesBetween, STAGGER_MS } from './moves.ts';

const spot = (x: number, y = 0): CardSpot => ({ x, y, width: 60 });
const layout = (cards: Record<string, CardSpot>, places: Record<string, CardSpot> = {}): Layout => ({
  cards: new Map(Object.entries(cards)),
  places: new Map(Object.entries(places)),
});
const nowhere = (): undefined => undefined;
/** A step that starts with all cards at rest. */
const step = (before: Layout, after: Layout): Layouts => ({ before, after, visible: before });

describe('motion from one layout step', () => {
  it('a card that lies elsewhere than before slides there', () => {
    const moves = movesBetween(
      step(layout({ a: spot(0), b: spot(50) }), layout({ a: spot(0), b: spot(90) })),
      nowhere,
      [],
    );
    expect(moves).toEqual([{ how: 'slide', id: 'b', from: spot(50), to: spot(90), delay: 0 }]);
  });

  it('a card on its way is left alone if it still belongs where it goes, and turns if it does not', () => {
    const [before, visible] = [layout({ a: spot(100) }), layout({ a: spot(30) })];
    expect(movesBetween({ before, visible, after: before }, nowhere, [])).toEqual([]);
    const [move] = movesBetween({ before, visible, after: layout({ a: spot(0) }) }, nowhere, []);
    expect(move).toMatchObject({ how: 'slide', from: { x: 30 }, to: { x: 0 } });
  });

  it('a card not seen before comes from the place it names', () => {
    const seat = spot(200);
    const after = layout({ a: { ...spot(0), from: 'seat' } }, { seat });
    expect(movesBetween(step(layout({}, { seat }), after), nowhere, [])).toEqual([
      { how: 'come', id: 'a', from: seat, to: spot(0), delay: 0 },
    ]);
  });

  it('a card that lies nowhere any more goes to the place it is sent to, or just vanishes', () => {
    const [before, after] = [layout({ a: spot(0), b: spot(9) }), layout({}, { pile: spot(70) })];
    const moves = movesBetween(step(before, after), card => (card === 'a' ? 'pile' : undefined), []);
    expect(moves.map(({ how, id, to }) => [how, id, to.x])).toEqual([['go', 'a', 70]]);
  });

  it('in a deal the cards one sees and those one does not leave the pack by turns', () => {
    const places = { pack: spot(0), other: spot(500) };
    const mine = { ...spot(10), from: 'pack' };
    const flights = [
      { from: 'pack', to: 'other' },
      { from: 'pack', to: 'other' },
    ];
    const moves = movesBetween(step(layout({}, places), layout({ a: mine, b: mine }, places)), nowhere, flights);
    expect(moves.map(({ how, delay }) => [how, delay / STAGGER_MS])).toEqual([
      ['come', 0],
      ['fly', 1],
      ['come', 2],
      ['fly', 3],
    ]);
  });

  it('merges lists of unequal length evenly', () => {
    expect(interleave(['a'], ['1', '2', '3'])).toEqual(['1', 'a', '2', '3']);
    expect(interleave([], [1])).toEqual([1]);
  });
});
