import { expect, it } from 'vitest';
import { type MeasureText, wrapLines } from './text-blocks.ts';

const measure: MeasureText = text => text.length;
const set = { font: 'garamond', size: 1, fill: '#000000' } as const;

it('breaks between words', () => {
  expect(wrapLines('a stool of one piece', set, 10, measure)).toEqual(['a stool of', 'one piece']);
});

it('goes over several lines with a word that is longer than any', () => {
  expect(wrapLines('see https://a.example/kob now', set, 10, measure)).toEqual([
    'see',
    'https://a.',
    'example/ko',
    'b now',
  ]);
});
