import { expect, it } from 'vitest';
import { shuffleProofText } from './shuffle-text.ts';

const name = (seat: number): string => ['Ada', 'Brian', 'Cleo'][seat]!;

it('is good only if every player cut and revealed it', () => {
  expect(shuffleProofText({ is: 'verified', share: 'cut', withheld: [], uncut: [] }, name)).toEqual({
    ...{ tone: 'good', title: 'Fair shuffle' },
    text: 'Every card follows from the seal you saw and your cut, and every player cut.',
  });
});

it.each([
  [
    { share: 'cut', withheld: [1] },
    'Brian committed to a cut and never revealed it. Brian and the server together could have chosen between two deals.',
  ],
  [{ share: 'cut', withheld: [1, 2] }, 'Brian and Cleo and the server together could have chosen between 4 deals.'],
  [
    { share: 'cut', withheld: [], uncut: [2] },
    'Cleo did not cut. For Cleo the shuffle depends on the server; your own cut counts.',
  ],
  [{ share: 'hidden', withheld: [] }, 'Your cut was not revealed in time. For you the shuffle depends on the server.'],
  [{ share: 'late', withheld: [] }, 'Your cut came too late. For you the shuffle depends on the server.'],
  [{ share: 'none', withheld: [] }, 'You did not cut. For you the shuffle depends on the server.'],
  [{ share: 'none', withheld: [], uncut: [1] }, 'Brian did not cut. For Brian the shuffle depends on the server.'],
] as const)('says whose cut is missing, and what that means: %j', (proof, says) => {
  const words = shuffleProofText({ is: 'verified', ...proof }, name);
  expect(words).toMatchObject({ tone: 'notice', title: 'Partly checked' });
  expect(words.text).toContain(says);
  expect(`${words.title} ${words.text}`).not.toMatch(/verified/i);
});

it('claims less for a table on this device', () => {
  expect(shuffleProofText({ is: 'verified here' }, name).text).toContain('checked on this device');
});

it('is loud if something does not match', () => {
  const wrong = shuffleProofText(
    { is: 'wrong', message: 'The record says that the cut of Ada was never shown.' },
    name,
  );
  expect(wrong).toEqual({
    ...{ tone: 'loud', title: 'Shuffle mismatch!' },
    text: 'The record says that the cut of Ada was never shown.',
  });
  expect(shuffleProofText({ is: 'no record' }, name).tone).toBe('loud');
});

it('tells fixed and moved deals from wrong ones', () => {
  const given = shuffleProofText({ is: 'unproved', why: 'given', message: 'x' }, name);
  expect(given).toMatchObject({ tone: 'plain', title: 'Not sealed' });
  const moved = shuffleProofText(
    { is: 'unproved', why: 'moved', message: 'The first 2 draws were made elsewhere.' },
    name,
  );
  expect(moved).toMatchObject({ title: 'Not proved', text: 'The first 2 draws were made elsewhere.' });
});

it('says that a record is held back while others play the same deal', () => {
  expect(shuffleProofText({ is: 'held' }, name)).toMatchObject({ tone: 'notice', title: 'Record held back' });
});
