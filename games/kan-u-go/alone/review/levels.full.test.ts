/** Better players of a patience lose less per decision. */
import { expect, it } from 'vitest';
import { meanWithInterval, sampleLosses } from '../../players/tests/fixtures.ts';

it.each(['alone-first', 'alone-second', 'alone-third'])('the mean loss falls with the level in %s', async id => {
  const [easy, strong] = [
    meanWithInterval(await sampleLosses(id, 0, 2, 60)),
    meanWithInterval(await sampleLosses(id, 2, 2, 60)),
  ];
  expect(strong.mean).toBeLessThan(easy.mean);
});
