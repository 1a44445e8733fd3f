import { expect, it } from 'vitest';
import { drawText, type MeasureText, wrapLines } from './text-blocks.ts';

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

it('breaks an address after a slash, and keeps a term that goes over two lines a term', () => {
  expect(wrapLines('at https://a.example/one/two', set, 18, measure)).toEqual(['at', 'https://a.example/', 'one/two']);
  expect(wrapLines('the *free cards* count', set, 9, measure)).toEqual(['the *free*', '*cards*', 'count']);
});

it('tells G from C where Limelight does not', () => {
  const bars = (font: 'limelight' | 'garamond'): number =>
    drawText(0, 0, 'GAGE', { font, size: 10, fill: '#000000' }, measure).split('<path').length - 1;
  expect([bars('limelight'), bars('garamond')]).toEqual([2, 0]);
});
