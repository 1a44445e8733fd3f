import { expect, it } from 'vitest';
import { shuffleProofText } from './shuffle-text.ts';

const name = (seat: number): string => ['Ada', 'Brian', 'Cleo'][seat]!;

it('is good only where every player cut and showed it', () => {
  expect(shuffleProofText({ is: 'verified', share: 'cut', withheld: [], uncut: [] }, name)).toEqual({
    ...{ tone: 'good', title: 'The shuffle was checked.' },
    text: 'Every card follows from the seal you saw and your cut, and every player cut.',
  });
});

it.each([
  [
    { share: 'cut', withheld: [1] },
    'Brian committed to a cut and never showed it. Brian and the server together could have chosen between two deals.',
  ],
  [{ share: 'cut', withheld: [1, 2] }, 'Brian and Cleo and the server together could have chosen between 4 deals.'],
  [
    { share: 'cut', withheld: [], uncut: [2] },
    'Cleo did not cut. For Cleo the shuffle rests on the server; your own cut is in it.',
  ],
  [{ share: 'hidden', withheld: [] }, 'Your cut was not shown in time. For you the shuffle rests on the server.'],
  [{ share: 'late', withheld: [] }, 'Your cut came too late. For you the shuffle rests on the server.'],
  [{ share: 'none', withheld: [] }, 'You did not cut. For you the shuffle rests on the server.'],
  [{ share: 'none', withheld: [], uncut: [1] }, 'Brian did not cut. For Brian the shuffle rests on the server.'],
] as const)('says who gave nothing to the shuffle, and what that means: %j', (proof, says) => {
  const words = shuffleProofText({ is: 'verified', ...proof }, name);
  expect(words).toMatchObject({ tone: 'notice', title: 'The shuffle was checked only in part.' });
  expect(words.text).toContain(says);
  expect(`${words.title} ${words.text}`).not.toMatch(/verified/i);
});

it('claims less for a table on this device', () => {
  expect(shuffleProofText({ is: 'verified here' }, name).text).toContain('all of it on this device');
});

it('is loud where something does not agree', () => {
  const wrong = shuffleProofText(
    { is: 'wrong', message: 'The record says that the cut of Ada was never shown.' },
    name,
  );
  expect(wrong).toEqual({
    ...{ tone: 'loud', title: 'This does not agree!' },
    text: 'The record says that the cut of Ada was never shown.',
  });
  expect(shuffleProofText({ is: 'no record' }, name).tone).toBe('loud');
});

it('tells what is given or was moved from what is wrong', () => {
  const given = shuffleProofText({ is: 'unproved', why: 'given', message: 'x' }, name);
  expect(given).toMatchObject({ tone: 'plain', title: 'Not sealed.' });
  const moved = shuffleProofText(
    { is: 'unproved', why: 'moved', message: 'The first 2 draws were made elsewhere.' },
    name,
  );
  expect(moved).toMatchObject({ title: 'Not proved.', text: 'The first 2 draws were made elsewhere.' });
});

it('says that a record is held back while others play the same deal', () => {
  expect(shuffleProofText({ is: 'held' }, name)).toMatchObject({ tone: 'notice', title: 'Record held back.' });
});
