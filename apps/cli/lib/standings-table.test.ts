import type { ArenaStandings } from '@parlour/players/arena/standings';
import { describe, expect, it } from 'vitest';
import { standingsText } from './standings-table.ts';
import { alignColumns } from './terminal-output.ts';

const exactly = (value: number) => ({ value, low: value, high: value });

const arenaOf = (...players: readonly string[]) => ({
  title: 'A Game',
  setting: { game: 'a-game', options: {}, seats: 3, extent: 'match', players, seed: 's' } as const,
  called: players,
  ...{ sides: 3, counts: 'points', asked: 10 },
});

const standings = (first: number, faults?: ArenaStandings['players'][number]['faults']): ArenaStandings => ({
  ...{ deals: 10, even: 1 / 3, unfinished: 0 },
  players: [
    { name: 'one', wins: exactly(first), gain: exactly(2.11), ...(faults && { faults }) },
    { name: 'other', wins: exactly((1 - first) / 2), gain: exactly(-1) },
  ],
});

const textOf = (first: number, faults?: ArenaStandings['players'][number]['faults']): string =>
  standingsText(arenaOf('one', 'other'), standings(first, faults)).join('\n');

describe('the standings', () => {
  it('call no player stronger that is exactly even, whatever the rounding', () => {
    for (const even of [1 / 3, 1 / 3 + 1e-16, 0.1 + 0.2 + 1 / 30, 1 / 3 - 1e-16]) {
      expect(textOf(even)).toContain('Not decided: the interval includes');
    }
    expect(textOf(0.4)).toContain('one is stronger');
    expect(textOf(0.3)).toContain('one is weaker');
  });

  it('keep their columns apart, however wide they are', () => {
    const lines = standingsText(arenaOf('a player with a very long name', 'other'), standings(1));
    expect(lines[3]).toBe('a player with a very long name  100.0 % (100.0 … 100.0)  +2.11 (+2.11 … +2.11)');
    expect(
      alignColumns(
        [
          ['a', 'b'],
          ['ccc', 'dd'],
        ],
        'lr',
      ),
    ).toEqual(['a     b', 'ccc  dd']);
  });

  it('say what went wrong with a program', () => {
    const lost = [
      { deal: 11, why: 'ended with exit code 1' },
      { deal: 14, why: 'was too slow twice' },
    ];
    expect(textOf(0.3, { wrong: 2, garbled: 1, late: 1, lost })).toContain(
      [
        'one had 3 plays replaced by random ones: 1 illegal play, 1 unreadable answer,',
        '1 late answer; ended with exit code 1 in deal 12, and was lost once more;',
        'random plays replaced it.',
      ].join('\n'),
    );
    expect(textOf(0.3, { wrong: 1, garbled: 0, late: 0, lost: [] })).toContain(
      'one had 1 play replaced by random ones: 1 illegal play.',
    );
  });
});
