import { describe, expect, it } from 'vitest';
import type { Card } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import { lastTrick } from './presentation.ts';

const card = (seat: number, played: Card): NationsEvent => ({ what: 'card', clause: 'NA-6', seat, card: played });
const name = (seat: number): string => `Seat ${seat}`;

const TRICK: readonly NationsEvent[] = [
  card(1, 'eu-8'),
  card(2, 'eu-woman'),
  card(3, 'eu-2'),
  card(0, 'eu-map'),
  { what: 'trick', clause: 'NA-8', seat: 0, card: 'eu-map' },
];

describe('the last trick', () => {
  it('[NA-8] is seen again with who played what and who took it', () => {
    const seen = lastTrick([...TRICK, card(0, 'as-9'), card(1, 'as-4')], name, null);
    expect(seen.map(({ card }) => card)).toEqual(['eu-8', 'eu-woman', 'eu-2', 'eu-map']);
    expect(seen.map(({ says }) => says)).toEqual(['Seat 1', 'Seat 2', 'Seat 3', 'Seat 0 takes it']);
  });

  it('[NA-8] is told to whoever took it', () => {
    expect(lastTrick(TRICK, name, 0).at(-1)?.says).toBe('You take it');
  });

  it('is not there before one has been taken', () => {
    expect(lastTrick(TRICK.slice(0, 3), name, null)).toEqual([]);
  });
});
