import { describe, expect, it } from 'vitest';
import { monkey } from '../rules/monkey.ts';
import type { MonkeyEvent } from '../rules/play.ts';
import type { MonkeyView } from '../rules/view.ts';
import { animationSteps } from './presentation.ts';

const view = (hand: MonkeyView['hand']): MonkeyView => ({
  ...monkey.view(monkey.begin({}, { count: 4, dealer: 0 }), 0),
  ...(hand && { hand }),
});

const drew = (seat: number, from: number): MonkeyEvent => ({
  what: 'draw',
  clause: 'MO-5',
  seat,
  from,
  card: 'eu-9',
});

const shown = (...fresh: readonly MonkeyEvent[]) => animationSteps(view(['as-6']), view(['as-6', 'eu-9']), fresh);

describe('the beats of a draw', () => {
  it('[MO-5] what I draw is seen longer than what others draw from each other', () => {
    const [mine, others] = [shown(drew(0, 3)), shown(drew(2, 1))];
    expect(mine[0]!.linger).toBeGreaterThan(Number(others[0]!.linger));
  });

  it('[MO-5] what is drawn from me is seen as long', () => {
    expect(shown(drew(1, 0))[0]!.linger).toBe(shown(drew(0, 3))[0]!.linger);
  });

  it('come to less than 4 s from one own turn to the next, with four players', () => {
    const pair = (seat: number): MonkeyEvent => ({ what: 'pair', clause: 'MO-5', seat, cards: ['eu-9', 'as-9'] });
    const draws = [drew(0, 3), drew(1, 0), drew(2, 1), drew(3, 2)];
    const pauses = draws
      .flatMap((draw, seat) => shown(draw, pair(seat)))
      .map(({ hold, linger = 0 }) => hold + Number(linger));
    const [sum, perStepMs] = [pauses.reduce((all, pause) => all + pause, 0), 50];
    expect(sum + pauses.length * perStepMs).toBeLessThanOrEqual(4000);
  });

  it('[MO-5] the card has changed hands before the pair lies there', () => {
    const pair: MonkeyEvent = { what: 'pair', clause: 'MO-5', seat: 0, cards: ['eu-9', 'as-9'] };
    const [first, second] = shown(drew(0, 3), pair);
    expect(first!.view.hand).toContain('eu-9');
    expect(first!.view.pairs).toEqual([]);
    expect(second!.fresh).toEqual([pair]);
  });
});
