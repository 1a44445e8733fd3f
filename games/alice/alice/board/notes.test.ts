import { describe, expect, it } from 'vitest';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { eventsUpTo, notesOf, sortNotes } from './notes.ts';

const HANDS = ['1L 2a 3a 4a', '2L 3b 1a 4L', '3L 1b 2b 4b'];

/** Returns what seat 0 can note of a seat: "has 1a", "no 3a?" if it may have moved. */
function noted(seat: number, ...lines: readonly string[]): string[] {
  const { history } = viewWithHistory(playLines(HANDS, lines), 0);
  const notes = notesOf(history, 0).get(seat) ?? [];
  return notes.map(({ card, has, isFaded }) => `${has ? 'has' : 'no'} ${card}${isFaded ? '?' : ''}`);
}

describe('memory notes', () => {
  it('[AL-7] [AL-8] keep a no, and the card that was lost as a forfeit', () => {
    expect(noted(1, '0 expose 1L', '0 ask 1 1b', '* forfeit 3a')).toEqual(['has 3a', 'no 1b']);
  });

  it('[AL-5] keep who has got a card from another', () => {
    const lines = ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a', '1 expose 2L', '1 ask 2 2b'];
    expect(noted(1, ...lines)).toEqual(['has 2b', 'has 3a', 'no 1b']);
    expect(noted(2, ...lines)).toEqual([]);
  });

  it('[AL-8] fade when an unseen card has passed', () => {
    const lines = ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a', '1 expose 2L', '1 ask 2 2a', '* forfeit 3a'];
    expect(noted(1, ...lines)).toEqual(['has 3a?', 'no 1b']);
    expect(noted(2, ...lines)).toEqual(['no 2a?']);
  });

  it('[AL-6] forget the cards of a set that is made', () => {
    const lines = ['0 expose 1L', '0 ask 1 1b', '* forfeit 4a', '1 expose 4L', '1 ask 2 4b'];
    expect(noted(1, ...lines)).toEqual(['no 1b']);
  });

  it('go no further than what the table shows', () => {
    const { history } = viewWithHistory(playLines(HANDS, ['0 expose 1L', '0 ask 1 1b', '* forfeit 3a']), 0);
    const ask = history.find(({ what }) => what === 'ask')!;
    expect(eventsUpTo(history, [ask]).at(-1)).toBe(ask);
    expect(eventsUpTo(history, [])).toBe(history);
  });

  it('put first what the chair needs, and what is certain before what may have moved', () => {
    const [a, b, c] = [
      { card: '3a', has: true, isFaded: true },
      { card: '4b', has: false, isFaded: false },
      { card: '1b', has: false, isFaded: true },
    ];
    expect(sortNotes([a!, b!, c!], ['1b'])).toEqual([c, b, a]);
  });
});
