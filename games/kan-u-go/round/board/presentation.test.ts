import { describe, expect, it } from 'vitest';
import { kanUGo } from '../../kan-u-go/rules/game.ts';
import type { KanUGoState, KanUGoView } from '../../kan-u-go/rules/state.ts';
import { lexiconOf, packFor, tableOf } from '../../testing/fixtures.ts';
import type { TableEvent } from '../rules/events.ts';
import { animationSteps } from './presentation.ts';

const game = kanUGo(lexiconOf('AT TA'));
const table = tableOf(game, { dealer: 1 });
table.chance(`deal ${packFor(['ATAT', 'E'], 'O', 1).join(' ')}`);
const ownView = (): KanUGoView => game.view(table.match.state as KanUGoState, 0);
const before = ownView();
const laid = table.play(0, 'AT across at 0,0') as readonly TableEvent[];
const after = ownView();
const counted: TableEvent = {
  what: 'counted',
  clause: 'KG-28',
  left: [[], ['E']],
  scores: [0, 10],
  points: [0, 10],
};
const dealer: TableEvent = { what: 'dealer', clause: 'KG-29', seat: 0, round: 2 };

describe('the beats of a round', () => {
  it('a play is seen at once', () => {
    expect(animationSteps(before, after, laid)).toEqual([{ view: after, fresh: laid, hold: 0 }]);
  });

  it('[KG-28] a count is seen, hands open, before the next deal', () => {
    const [count, next] = animationSteps(before, after, [...laid, counted, dealer]);
    expect(count!.fresh).toEqual([...laid, counted]);
    expect(count!.hold).toBeGreaterThan(0);
    expect(count!.linger).toBe('until told');
    expect(count!.view).toMatchObject({ hand: [], scores: [0, 10], others: [{ seat: 1, cards: 1, hand: ['E'] }] });
    expect(count!.view.crossword).toEqual(after.crossword);
    expect(next).toEqual({ view: after, fresh: [dealer], hold: 0 });
  });

  it('[KG-30] the last count stays', () => {
    const won: TableEvent = { what: 'won', clause: 'KG-30', seats: [0] };
    expect(animationSteps(before, after, [...laid, counted, won])).toHaveLength(1);
  });
});
