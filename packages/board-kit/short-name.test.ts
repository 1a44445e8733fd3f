import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Master Toby Lisle', 'Toby'],
  ['Mrs. Harriet Penrose', 'Mrs. Penrose'],
  ['Captain Amos Fairweather', 'Captain Fairweather'],
  ['Aunt Lavinia Cole', 'Aunt Lavinia'],
  ['Miss Euphemia Stock, the governess', 'Euphemia'],
  ['Signor Marchetti', 'Signor Marchetti'],
  ['Winifred', 'Winifred'],
  ['Ada Byron', 'Ada'],
])('%s is called %s', (name, short) => expect(shortName(name)).toBe(short));
