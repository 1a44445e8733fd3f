import { describe, expect, it } from 'vitest';
import type { AliceView } from '../rules/view.ts';
import { playLines } from '../testing/fixtures.ts';
import { animationSteps } from './presentation.ts';

/** Returns how seat 0 is shown the last line. */
function shown(...lines: readonly string[]): {
  after: AliceView;
  told: string[][];
  views: AliceView[];
  lingers: boolean[];
} {
  const [earlier, now] = [lines.slice(0, -1), lines].map(so => playLines(['1L 2L 3a', '1a 2a 3b', '1b 2b 3L'], so));
  const after = now!.game.view(now!.state, 0);
  const fresh = now!.events.slice(earlier!.events.length);
  const steps = animationSteps(earlier!.game.view(earlier!.state, 0), after, fresh);
  return {
    after,
    told: steps.map(step => step.fresh.map(({ what }) => what)),
    views: steps.map(({ view }) => view),
    lingers: steps.map(({ linger = 0 }) => linger !== 0),
  };
}

describe('the beats of a question', () => {
  it('[AL-5] a question is heard before the card is handed over', () => {
    const { after, told, views } = shown('0 expose 1L', '0 ask 1 1a');
    expect(told).toEqual([['ask'], ['give']]);
    expect(views[0]!.hand).not.toContain('1a');
    expect(views[1]).toBe(after);
  });

  it('[AL-6] the last card arrives before its set is laid away', () => {
    const { after, told, views } = shown('0 expose 1L', '0 ask 1 1a', '0 ask 2 1b');
    expect(told).toEqual([['ask'], ['give'], ['complete']]);
    expect(views[1]!.hand).toContain('1b');
    expect(views[1]!.exposed[0]).toBe('1L');
    expect(views[2]).toBe(after);
  });

  it('[AL-7] a no is heard after the question', () => {
    const { after, told, views } = shown('0 expose 1L', '0 ask 2 1a');
    expect(told).toEqual([['ask'], ['no']]);
    expect(views[1]).toBe(after);
  });

  it('[AL-4] an exposed card is seen at once', () => {
    expect(shown('0 expose 1L').told).toEqual([['expose']]);
  });

  it('[AL-5] a card that comes to the own hand is looked at longer', () => {
    expect(shown('0 expose 1L', '0 ask 1 1a').lingers).toEqual([false, true]);
    expect(shown('0 expose 1L', '0 ask 1 1a', '0 ask 2 1b').lingers).toEqual([false, true, false]);
  });

  it('[AL-8] a forfeit out of the own hand is looked at longer, one between others is not', () => {
    const no = ['0 expose 1L', '0 ask 2 1a'];
    expect(shown(...no, '* forfeit 3a').lingers).toEqual([true]);
    const theirs = [...no, '* forfeit 3a', '* forfeit 3b', '2 expose 3L', '2 ask 1 3b'];
    expect(shown(...theirs, '* forfeit 1b')).toMatchObject({ told: [['forfeit']], lingers: [false] });
  });

  it('[AL-7] a question put to the chair and its own no are heard longer', () => {
    const theirs = ['0 expose 1L', '0 ask 2 1a', '* forfeit 3a', '* forfeit 1a'];
    const asked = shown(...theirs, '2 expose 3L', '2 ask 0 3b');
    expect(asked).toMatchObject({ told: [['ask'], ['no']], lingers: [true, true] });
  });

  it('[AL-14] the last set stays a while', () => {
    const sets = ['0 expose 1L', '0 ask 1 1a', '0 ask 2 1b', '0 expose 2L', '0 ask 1 2a', '0 ask 2 2b'];
    const end = shown(...sets, '* forfeit 3b', '2 expose 3L', '2 ask 0 3a', '2 ask 0 3b');
    expect(end.told.at(-1)).toEqual(expect.arrayContaining(['complete', 'end']));
    expect(end.lingers.at(-1)).toBe(true);
  });
});
