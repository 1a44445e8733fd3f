import { expect, it } from 'vitest';
import { proofWords } from './proof-words.ts';

const name = (seat: number): string => ['Ada', 'Brian'][seat]!;

it('says what was compared, and who never showed their cut', () => {
  const mine = proofWords({ is: 'verified', share: 'cut', withheld: [1] }, name);
  expect(mine).toMatchObject({ tone: 'good', head: 'The shuffle was checked.' });
  expect(mine.says).toMatch(/the seal you saw and your cut.* Brian never showed their cut;/);
  expect(proofWords({ is: 'verified', share: 'none', withheld: [] }, name).says).toContain('You had not cut');
  expect(proofWords({ is: 'verified', share: 'hidden', withheld: [] }, name).says).toContain('not shown in time');
  expect(proofWords({ is: 'verified', share: 'late', withheld: [] }, name).says).toContain('had no part in it');
});

it('claims less for a table on this device', () => {
  expect(proofWords({ is: 'verified here' }, name).says).toContain('all of it on this device');
});

it('is loud where something does not agree', () => {
  const wrong = proofWords({ is: 'wrong', message: 'The record says that the cut of Ada was never shown.' }, name);
  expect(wrong).toEqual({
    ...{ tone: 'loud', head: 'This does not agree!' },
    says: 'The record says that the cut of Ada was never shown.',
  });
  expect(proofWords({ is: 'no record' }, name).tone).toBe('loud');
});

it('tells what is given or was moved from what is wrong', () => {
  const given = proofWords({ is: 'unproved', why: 'given', message: 'x' }, name);
  expect(given).toMatchObject({ tone: 'plain', head: 'Not sealed.' });
  const moved = proofWords({ is: 'unproved', why: 'moved', message: 'The first 2 draws were made elsewhere.' }, name);
  expect(moved).toMatchObject({ head: 'Not proved.', says: 'The first 2 draws were made elsewhere.' });
});
