import { checkLaws } from '@parlour/kernel/laws';
import { describe, it } from 'vitest';
import { highestCard } from './highest-card.ts';

describe('Highest Card is a game like any other', () => {
  for (const race of [false, true]) {
    for (const count of [1, 2, 3, 4]) {
      it(`keeps the laws with ${count} seats${race ? ' as a race' : ''}`, () => {
        const options = { stall: 0, race };
        for (let n = 0; n < 20; n++) {
          checkLaws({ game: highestCard, options, seating: { count }, seed: `${n}`, scrutiny: 50 });
        }
      });
    }
  }
});
