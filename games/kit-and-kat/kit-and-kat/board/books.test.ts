import { describe, expect, it } from 'vitest';
import type { KitView } from '../rules/view.ts';
import { cardsOutOfOrder, outOfOrderText } from './books.tsx';

const played = (seat: number, card: string) => ({ is: 'played', seat, card, from: null, plain: 'order' });
const view = (window: KitView['window']): KitView => ({ window, notes: [played(1, 'D3')] }) as unknown as KitView;

describe('a card out of order', () => {
  it('[KK-21r] is marked when nobody has called it in time', () => {
    expect(cardsOutOfOrder(view(null), ['D1', 'D3', 'D7'])).toEqual(['D3', 'D7']);
    expect(outOfOrderText(['D3'])).toBe('D3 is out of order. No one caught it in time, so it stays (KK-21r).');
  });

  it('[KK-17r] is not given away while it may be called', () => {
    expect(cardsOutOfOrder(view({ seat: 1, since: 0 }), ['D1', 'D3', 'D7'])).toEqual(['D7']);
  });

  it('[KK-4] is none in a book that is in order', () => {
    expect(cardsOutOfOrder(view(null), ['D1', 'D2'])).toEqual([]);
    expect(outOfOrderText([])).toBe('');
  });
});
