import { describe, expect, it } from 'vitest';
import type { Card } from '../../pack/pack.ts';
import type { NationsEvent } from '../rules/apply.ts';
import { scoreSentences } from './count.tsx';

const name = (seat: number): string => ['Ada', 'Ben', 'Cleo', 'Dora'][seat]!;
const card = (seat: number, played: Card): NationsEvent => ({ what: 'card', clause: 'NA-6', seat, card: played });

const COUNT: readonly NationsEvent[] = [
  { what: 'tricks', clause: 'NA-10', side: 0, tricks: 8, points: [2, 0] },
  { what: 'titles', clause: 'NA-11', side: 1, titles: 3, points: [0, 2] },
];

/** Ben and Dora were dealt three titles of Africa; another deal has begun since. */
const PAST: readonly NationsEvent[] = [
  { what: 'deal', clause: 'NA-3', dealer: 0 },
  { what: 'star', clause: 'NA-4', seat: 0, card: 'af-3' },
  card(1, 'af-child'),
  card(2, 'af-man'),
  card(3, 'af-map'),
  card(1, 'eu-woman'),
  card(1, 'af-woman'),
  ...COUNT,
  { what: 'deal', clause: 'NA-3', dealer: 1 },
  card(1, 'af-man'),
];

describe('the score of a deal', () => {
  it('[NA-10] counts the points of the tricks', () => {
    expect(scoreSentences(COUNT, PAST, null, name)[0]).toBe('Ada and Cleo took 8 tricks: 8 − 6 = 2 points.');
    expect(scoreSentences(COUNT, PAST, 2, name)[0]).toBe('Ada and you took 8 tricks: 8 − 6 = 2 points.');
  });

  it('[NA-11] names the titles a side was dealt', () => {
    expect(scoreSentences(COUNT, PAST, 0, name)[1]).toBe(
      'Ben and Dora were dealt three titles, the Map, Woman and Child of Africa: 2 points.',
    );
  });

  it('[NA-12] says that titles count nothing so close to the end', () => {
    const near: NationsEvent = { what: 'titles', clause: 'NA-12', side: 1, titles: 3, points: [0, 0] };
    expect(scoreSentences([near], [], 0, name)).toEqual([
      'Ben and Dora were dealt three titles: no points, so close to the end.',
    ]);
  });
});
