import { isCut } from '@parlour/kernel/seal';
import { newCut } from '@parlour/table/shuffle/seal';
import { expect, it } from 'vitest';
import { cutWordError, MAX_WORD_LENGTH, revealProgressText, seatsStillToCut } from './shuffle-text.ts';
import { cutText } from './table-controller.ts';

const entropy = (length: number): Uint8Array => new Uint8Array(length).fill(171);

it('takes plain words, and says in one sentence what it rejects', () => {
  for (const word of ['', 'abracadabra', '!', '-', '~{}', 'x'.repeat(MAX_WORD_LENGTH)]) {
    expect(cutWordError(word)).toBeUndefined();
    expect(isCut(newCut(entropy, cutText(26, word))), word).toBe(true);
  }
  for (const word of ['two words', 'naïve', 'a\nb', '🂡'])
    expect(cutWordError(word)).toMatch(/^Use plain letters[^.]*\.$/);
  expect(cutWordError('x'.repeat(MAX_WORD_LENGTH + 1))).toBe('Use at most 60 characters.');
});

it('puts place and word before what chance adds', () => {
  expect(newCut(entropy, cutText(7, 'hocus'))).toBe(`7.hocus.${'ab'.repeat(16)}`);
  expect(newCut(entropy, cutText(7, ''))).toBe(`7.${'ab'.repeat(16)}`);
});

const name = (seat: number): string => ['Ada', 'Brian', 'Cleo'][seat]!;

it('says whose device the table waits for, and until when', () => {
  const now = new Date(2026, 10, 17, 20, 0).getTime();
  const shuffling = { commitments: [], until: now + 120_000 };
  expect(revealProgressText({ ...shuffling, hiding: [0] }, name, now)).toBe(
    'Waiting for Ada’s device to reveal its cut, until 20:02 at the latest.',
  );
  expect(revealProgressText({ ...shuffling, hiding: [0, 1, 2] }, name, now)).toMatch(
    /^Waiting for the devices of Ada, Brian and Cleo to reveal their cuts, until/,
  );
  const days = { ...shuffling, until: now + 3 * 86_400_000 };
  expect(revealProgressText({ ...days, hiding: [1] }, name, now)).toContain('20 November');
});

it('knows who still has to cut', () => {
  const seats = [{ is: 'person', name: 'Ada' }, { is: 'computer', name: 'x', level: 'easy' }, { is: 'empty' }] as const;
  const room = { seats, locked: false, closed: false, match: 0, playing: false };
  expect(seatsStillToCut({ ...room, cut: [false, false, false] })).toEqual([0]);
  expect(seatsStillToCut({ ...room, cut: [true, false, false] })).toEqual([]);
});
