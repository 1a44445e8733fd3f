import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gainAt, suspendWhenSilent } from './synthesizer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Audio that records calls, and a page that can receive input. */
function fakeAudio(): { asked: string[]; stir: () => void; touch: () => void } {
  const asked: string[] = [];
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const stir = suspendWhenSilent({
    suspend: async () => void asked.push('rest'),
    resume: async () => void asked.push('wake'),
  });
  return { asked, stir, touch: () => void page.dispatchEvent(new Event('pointerdown')) };
}

it('is as quiet as it was made in the middle of the volume, never clips, and is silent at its end', () => {
  expect(20 * Math.log10(gainAt(50))).toBeCloseTo(-18);
  expect(gainAt(0)).toBe(0);
  expect(gainAt(100)).toBeLessThan(1);
  expect([gainAt(-5), gainAt(1e9)]).toEqual([gainAt(0), gainAt(100)]);
});

it('audio rests once nothing has sounded for a while, and not while sounds follow each other', () => {
  const { asked, stir } = fakeAudio();
  for (let sounds = 0; sounds < 5; sounds++) {
    stir();
    vi.advanceTimersByTime(6000);
  }
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual(['rest']);
});

it('a sound wakes it, and so does a touch before it; then it rests again', () => {
  const { asked, stir, touch } = fakeAudio();
  stir();
  vi.advanceTimersByTime(60_000);
  touch();
  touch();
  stir();
  expect(asked).toEqual(['rest', 'wake']);
  vi.advanceTimersByTime(60_000);
  stir();
  expect(asked).toEqual(['rest', 'wake', 'rest', 'wake']);
});
