import type { Game } from '@parlour/kernel/game';
import { lookAt } from '@parlour/kernel/match';
import { seeded } from '@parlour/kernel/random';
import { momentsOf } from '@parlour/players/fairness';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import type { AliceView } from '../rules/view.ts';
import { type Beliefs, shareOf } from './beliefs.ts';
import { newDice } from './dice.ts';
import { guessWorld, newGuesser } from './guessing.ts';
import { beliefsIn } from './recalling.ts';

const WORLDS = 300;

const positions = [3, 4, 7].flatMap(count =>
  momentsOf(alice as unknown as Game, { peek: false }, { count }, `guess ${count}`, 6).map(
    ({ match, seat }): [string, Beliefs] => [
      `${count} at the table, after ${match.log.length} inputs`,
      beliefsIn(lookAt(match, seat) as unknown as AliceView),
    ],
  ),
);

describe('guessed worlds', () => {
  it.each(positions)('give every hand its cards, and every card its places as often as believed: %s', (_, beliefs) => {
    const { seats, cards } = beliefs;
    const dice = newDice(seeded('guesses'));
    const guesser = newGuesser(beliefs);
    const counts = new Float64Array(cards * seats);
    for (let n = 0; n < WORLDS; n++) {
      const lies = Array.from(guessWorld(guesser, dice)!);
      for (let seat = 0; seat < seats; seat++)
        expect(lies.filter(place => place === seat)).toHaveLength(beliefs.sizes[seat]!);
      lies.forEach((seat, card) => {
        if (seat < seats) counts[card * seats + seat]! += 1;
      });
    }
    const errors: number[] = [];
    for (let card = 0; card < cards; card++) {
      for (let seat = 0; seat < seats; seat++) {
        const share = shareOf(beliefs, card, seat);
        const often = counts[card * seats + seat]! / WORLDS;
        if (share === 0) expect(often).toBe(0);
        errors.push(Math.abs(often - share));
      }
    }
    expect(errors.reduce((sum, error) => sum + error) / errors.length).toBeLessThan(0.05);
  });
});
