import { describe, expect, it } from 'vitest';
import type { Card } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import { lastTrick } from './presentation.ts';

const card = (seat: number, played: Card): NationsEvent => ({ what: 'card', clause: 'NA-6', seat, card: played });
const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;

const TRICK: readonly NationsEvent[] = [
  card(1, 'eu-8'),
  card(2, 'eu-woman'),
  card(3, 'eu-2'),
  card(0, 'eu-map'),
  { what: 'trick', clause: 'NA-8', seat: 0, card: 'eu-map' },
];

describe('the last trick', () => {
  it('[NA-8] is seen again with who played what and who won it', () => {
    const seen = lastTrick([...TRICK, card(0, 'as-9'), card(1, 'as-4')], name, null);
    expect(seen?.cards.map(played => [played.card, played.says])).toEqual([
      ['eu-8', 'Ben'],
      ['eu-woman', 'Cleo'],
      ['eu-2', 'Dora'],
      ['eu-map', 'Ada'],
    ]);
    expect(seen).toMatchObject({ taker: 0, says: 'Ada won it with the Map of Europe.' });
  });

  it('[NA-8] speaks to the player who won it', () => {
    expect(lastTrick(TRICK, name, 0)?.says).toBe('You won it with the Map of Europe.');
  });

  it('is not there before one has been won', () => {
    expect(lastTrick(TRICK.slice(0, 3), name, null)).toBeUndefined();
  });
});
