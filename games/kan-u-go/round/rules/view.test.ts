import type { Game } from '@parlour/kernel/game';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { kanUGo } from '../../kan-u-go/rules/game.ts';
import { withoutCards } from '../../pack/pack.ts';
import { lexiconOf, packFor, type Table, tableOf } from '../../testing/fixtures.ts';
import type { RoundState } from './state.ts';
import type { RoundView } from './view.ts';

const game = kanUGo(lexiconOf('SONG ON NO')) as Game;
const stateOf = (table: Table) => table.match.state as RoundState;
const viewBy = (table: Table, seat: number | null) => game.view(table.match.state, seat) as unknown as RoundView;

function deal(hands: readonly string[], rest: string): Table {
  const table = tableOf(game, { seats: hands.length, dealer: hands.length - 1, options: { blockAfter: 20 } });
  table.chance(`deal ${packFor(hands, rest, hands.length - 1).join(' ')}`);
  return table;
}

/** Share of 3000 imagined worlds. */
function shareOf(view: RoundView, holds: (world: RoundState) => boolean): number {
  const random = seededRandom('worlds');
  let count = 0;
  for (let n = 0; n < 3000; n++) if (holds(game.imagine(view, random) as RoundState)) count++;
  return count / 3000;
}

describe('what a chair knows', () => {
  it('is its own hand, and of the others the number of their cards', () => {
    const view = viewBy(deal(['SONG', '', ''], 'QZ'), 0);
    expect(view.hand).toHaveLength(11);
    expect(view.others).toEqual([
      { seat: 1, cards: 11 },
      { seat: 2, cards: 11 },
    ]);
    expect(viewBy(deal(['SONG', '', ''], 'QZ'), null)).not.toHaveProperty('hand');
  });

  it('is what a player took from the pile, until it leaves the hand', () => {
    const table = deal(['SONG', 'A', ''], 'QZ');
    table.play(0, 'exchange G up');
    expect(viewBy(table, 1).taken).toEqual([['Q'], [], []]);
    expect(shareOf(viewBy(table, 1), world => world.cards.hands[0]!.includes('Q'))).toBe(1);
    table.play(1, 'exchange A blind');
    table.play(2, `exchange ${stateOf(table).cards.hands[2]![0]} blind`);
    table.play(0, 'exchange Q blind');
    expect(viewBy(table, 1).taken).toEqual([[], [], []]);
  });

  it('is every hand, once a round has been counted', () => {
    const table = tableOf(game, { dealer: 1, options: { blockAfter: 1, target: 500 } });
    table.chance(`deal ${game.pack.join(' ')}`);
    for (const seat of [0, 1]) table.play(seat, `exchange ${stateOf(table).cards.hands[seat]![0]} blind`);
    expect(viewBy(table, 0).others[0]!.hand).toEqual(stateOf(table).cards.hands[1]);
  });
});

describe('imagining', () => {
  it('puts an unseen card anywhere with equal chance', () => {
    const view = viewBy(deal(['SONG', '', ''], 'Q'), 0);
    const unseen = withoutCards(game.pack, [...view.hand!, 'Q']).length;
    const share = shareOf(view, world => world.cards.hands[1]!.includes('Z'));
    expect(share).toBeGreaterThan(11 / unseen - 0.03);
    expect(share).toBeLessThan(11 / unseen + 0.03);
  });

  it('[KG-34r] fills a blind pack that has been shuffled anew with cards of the pile only', () => {
    const table = deal(['AAA', 'EEE', 'III', 'OOO', 'SSS', 'TTT', 'LLL'], 'BCDFGHJKMNP');
    for (let turn = 0; turn < 10; turn++) {
      table.play(turn % 7, `exchange ${stateOf(table).cards.hands[turn % 7]![0]} blind`);
    }
    const under = stateOf(table).cards.pile.slice(0, -1);
    table.chance(`shuffle ${under.join(' ')}`);
    const view = viewBy(table, 0);
    expect(shareOf(view, world => withoutCards(world.cards.blind, under).length === 0)).toBe(1);
    table.play(3, `exchange ${stateOf(table).cards.hands[3]![0]} blind`);
    expect(shareOf(viewBy(table, 0), world => withoutCards(world.cards.blind, under).length === 0)).toBe(1);
  });
});
