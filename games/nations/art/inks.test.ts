import { contrast } from '@parlour/art/colour';
import { expect, it } from 'vitest';
import { NATIONS } from '../rules/pack.ts';
import { inksOf } from './inks.ts';

it.each(NATIONS)('the ink of %s can be read on the paper', nation => {
  const { ink, line, paper } = inksOf(nation);
  expect(contrast(ink, paper)).toBeGreaterThan(4.5);
  expect(contrast(line, paper)).toBeGreaterThan(7);
});
