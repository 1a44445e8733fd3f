import { BASE_RATING, winChances } from '@parlour/club/ratings/rating';
import { expect, it } from 'vitest';
import { fitStrengths } from './fit-level-ratings.ts';

const meetings = [
  { level: 'normal', wins: 0.8, deals: 400 },
  { level: 'strong', wins: 0.6, deals: 400 },
  { level: 'expert', wins: 0.5, deals: 400 },
] as const;

it('finds strengths by which the ratings would expect what the arena found', () => {
  const { easy, normal, strong, expert } = fitStrengths(meetings, { sides: 2, partners: 1 });
  const sure = ({ mu }: { readonly mu: number }) => [{ mu, sigma: 0 }];
  expect(normal).toEqual({ mu: BASE_RATING, sigma: 10 });
  expect(winChances([sure(normal), sure(easy)])[0]).toBeCloseTo(0.8, 2);
  expect(winChances([sure(strong), sure(normal)])[0]).toBeCloseTo(0.6, 2);
  expect(expert.mu).toBe(strong.mu);
  expect(expert.sigma).toBeGreaterThan(strong.sigma);
});

it('takes partners and tables of many as the ratings take them', () => {
  const pairs = fitStrengths(meetings, { sides: 2, partners: 2 });
  const two = ({ mu }: { readonly mu: number }) => [mu, mu].map(each => ({ mu: each, sigma: 0 }));
  expect(winChances([two(pairs.normal), two(pairs.easy)])[0]).toBeCloseTo(0.8, 2);
  const four = fitStrengths(meetings, { sides: 4, partners: 1 });
  const one = ({ mu }: { readonly mu: number }) => [{ mu, sigma: 0 }];
  expect(winChances([four.normal, four.easy, four.easy, four.easy].map(one))[0]).toBeCloseTo(0.8, 2);
});

it('keeps to what can be known where a level wins every match', () => {
  const { easy } = fitStrengths([{ ...meetings[0], wins: 1 }, meetings[1], meetings[2]], { sides: 2, partners: 1 });
  expect(Number.isFinite(easy.mu)).toBe(true);
  expect(easy.sigma).toBeGreaterThan(100);
});
