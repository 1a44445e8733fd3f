import type { Game, GameEvent } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import { LETTERS, withoutCards } from '../../pack/pack.ts';
import { lexiconOf, type Table, tableOf } from '../../testing/fixtures.ts';
import type { FirstPiles } from './first.ts';
import { aloneFirst, aloneSecond, aloneThird } from './game.ts';
import type { AloneState } from './method.ts';
import type { SecondPiles } from './second.ts';
import type { ThirdPiles } from './third.ts';

const lexicon = lexiconOf('TO TON TONE TONES+ SOUP TAT TAP TAPE ATE AT MEAL MEALS+ PE AM WE WHY');
const [first, second, third] = [aloneFirst(lexicon), aloneSecond(lexicon), aloneThird(lexicon)];

/** These cards first, the others in alphabetical order. */
function deal(game: Game, cards: string, options = {}): Table {
  const table = tableOf(game, { options });
  table.chance(`deal ${[...cards, ...withoutCards(LETTERS, [...cards])].join(' ')}`);
  return table;
}

const piles = <P>(table: Table): P => (table.match.state as AloneState<P>).piles;
const clauses = (events: readonly GameEvent[]) => events.map(({ what, clause }) => `${what} ${clause}`);

/** All cards but these are in the crossword. */
function nearEnd<P>(table: Table, left: P, cardsLeft: number): Table {
  const state = table.match.state as AloneState<P>;
  const filler = Array.from({ length: 58 - cardsLeft - 2 }, (_, i) => [4 + 2 * (i >> 3), 2 * (i & 7), 'Z'] as const);
  const crossword = [[0, 0, 'A'], [0, 1, 'T'], ...filler] as const;
  table.match.state = { ...state, crossword, piles: left };
  return table;
}

describe('all three methods', () => {
  it('[KA-1] play with 58 cards, without the free ones', () => {
    for (const game of [first, second, third]) {
      expect(game.pack).toHaveLength(58);
      expect(game.pack).not.toContain('*');
    }
  });

  it('[KA-1] lay two to four letters first, and one to four then', () => {
    const table = deal(second, 'TONESUPATLMA');
    expect(table.refusal(0, 'TONES across at 0,0')?.clause).toBe('KG-2');
    expect(table.refusal(0, 'T at 0,0')?.clause).toBe('KG-2');
    table.play(0, 'TONE across at 0,0');
    expect(table.refusal(0, 'S at 0,4')?.clause).toBe('KG-7');
  });

  it('[KA-2] come out when all cards are built in', () => {
    const table = nearEnd(deal(second, ''), { hand: ['E'], blind: [] }, 1);
    expect(table.play(0, 'E at 0,2')).toMatchObject([{ what: 'laid' }, { what: 'ended', clause: 'KA-2', points: [0] }]);
    expect(second.status(table.match.state)).toEqual({ is: 'over', result: { winners: [0], scores: [0] } });
  });

  it('[KA-3r] believe a player who says that they are unable, but not under mustPlay', () => {
    expect(deal(first, 'TONEABC').refusal(0, 'turn')).toBeUndefined();
    expect(deal(first, 'TONEABC', { mustPlay: true }).refusal(0, 'turn')?.clause).toBe('KA-3r');
    expect(deal(second, 'TONE', { mustPlay: true }).offers(0)).not.toContain('take');
    expect(deal(third, 'TONE', { mustPlay: true }).refusal(0, 'turn')?.clause).toBe('KA-3r');
  });

  it('[KA-4r] may be given up at any time; the cards left are the score', () => {
    for (const game of [first, second, third]) {
      const table = deal(game, 'TAP');
      expect(table.play(0, 'give-up').at(-1)).toMatchObject({ what: 'ended', clause: 'KA-4r', left: 58, points: [58] });
      expect(game.status(table.match.state)).toEqual({ is: 'over', result: { winners: [], scores: [58] } });
      expect(table.refusal(0, 'give-up')?.clause).toBe('KA-4r');
    }
  });

  it('[KA-4r] are over by themselves when nothing can change any more', () => {
    const one = nearEnd(deal(first, ''), { row: ['Q'], pile: ['Z'], blind: ['X'] }, 3);
    expect(clauses(one.play(0, 'turn')).at(-1)).toBe('ended KA-4r');
    const two = nearEnd(deal(second, ''), { hand: ['Q', 'Z'], blind: ['X'] }, 3);
    expect(clauses(two.play(0, 'take')).at(-1)).toBe('ended KA-4r');
  });
});

describe('the first method', () => {
  it('[K1-1] begins with a row of six and one card turned up', () => {
    const view = first.view(deal(first, 'TORQUEN').match.state, 0);
    expect(view).toMatchObject({ row: [...'TORQUE'], up: 'N', blind: 51 });
  });

  it('[K1-2] takes cards of the row and the card turned up', () => {
    const table = deal(first, 'TORQUENZ');
    table.play(0, 'TON across at 0,0 from row row up');
    expect(deal(first, 'TORQUEN').refusal(0, 'TON across at 0,0 from row up row')?.clause).toBe('K1-2');
    expect(deal(first, 'TORQUEN').refusal(0, 'TAT across at 0,0 from row row row')?.clause).toBe('K1-2');
  });

  it('[K1-2] offers a letter from either place', () => {
    const offers = deal(first, 'TOBCDFT').offers(0);
    expect(offers.filter(text => text.startsWith('TO across'))).toEqual([
      'TO across at 0,0 from row row',
      'TO across at 0,0 from up row',
    ]);
  });

  it('[K1-3] turns the next card on to the pile', () => {
    const table = deal(first, 'TORQUENZ');
    expect(table.play(0, 'turn')).toMatchObject([{ what: 'turned', clause: 'K1-3', card: 'Z' }]);
    expect(piles<FirstPiles>(table).pile).toEqual(['N', 'Z']);
  });

  it('[K1-4] fills up the row first, and turns a card only if the pile is used up', () => {
    const table = deal(first, 'TORQUENABC');
    const told = table.play(0, 'TON across at 0,0 from row row up');
    expect(clauses(told)).toEqual(['laid KG-2', 'refilled K1-4', 'turned K1-4']);
    expect(piles<FirstPiles>(table)).toMatchObject({ row: [...'ABRQUE'], pile: ['C'] });
    const other = deal(first, 'TORQUENABC');
    other.play(0, 'turn', 'TO across at 0,0 from row row');
    expect(piles<FirstPiles>(other)).toMatchObject({ row: [...'BCRQUE'], pile: ['N', 'A'] });
  });

  it('[K1-5] goes on with the row and the pile when the blind pack is used up', () => {
    const table = nearEnd(deal(first, ''), { row: ['E', 'Q', 'T', 'A'], pile: ['E', 'A'], blind: [] }, 6);
    expect(table.refusal(0, 'turn')?.clause).toBe('K1-5');
    table.play(0, 'E at 0,2 from row');
    expect(piles<FirstPiles>(table)).toEqual({ row: ['Q', 'T', 'A'], pile: ['E', 'A'], blind: [] });
  });

  it('[K1-6r] takes one card of the pile, which uncovers the one below', () => {
    const table = deal(first, 'TORQUENZ');
    expect(table.refusal(0, 'TON across at 0,0 from row up up')?.clause).toBe('K1-6r');
    const other = deal(first, 'TBRQUENO');
    other.play(0, 'turn', 'TO across at 0,0 from row up');
    expect(first.view(other.match.state, 0)).toMatchObject({ up: 'N' });
  });
});

describe('the second method', () => {
  it('[K2-1] begins with twelve cards in the hand', () => {
    const view = second.view(deal(second, 'TONE').match.state, 0) as unknown as { hand: string[]; blind: number };
    expect([view.hand.length, view.blind]).toEqual([12, 46]);
  });

  it('[K2-2] adds from the hand', () => {
    const table = deal(second, 'TONEBCDFGHII');
    expect(table.refusal(0, 'SOUP across at 0,0')?.clause).toBe('K2-2');
    table.play(0, 'TONE across at 0,0');
    expect(piles<SecondPiles>(table).hand).toEqual([...'BCDFGHII']);
  });

  it('[K2-3] takes the top card of the blind pack, and another', () => {
    const table = deal(second, 'TONEBCDFGHIIZQ');
    expect(table.play(0, 'take', 'take')).toMatchObject([{ secret: { card: 'Z' }, seenBy: [0] }, { clause: 'K2-3' }]);
    const empty = nearEnd(deal(second, ''), { hand: ['E'], blind: [] }, 1);
    expect(empty.refusal(0, 'take')?.clause).toBe('K2-3');
  });

  it('[K2-4] sets no limit to the hand', () => {
    const table = deal(second, 'QZXJKKWWVPPM');
    for (let i = 0; i < 20; i++) table.play(0, 'take');
    expect(piles<SecondPiles>(table).hand).toHaveLength(32);
  });
});

describe('the third method', () => {
  /** Tops T A G L P T V; the third cards of the pack are A, T, … */
  const CARDS = 'TENDOWSABCDEFGHIJKLMNOPRSTUVREAZYT';

  const stacksIn = (view: unknown) => (view as { stacks: unknown[] }).stacks;

  it('[K3-1] deals seven stacks in rows, and 30 cards for the pack', () => {
    const { stacks, pack, turned } = piles<ThirdPiles>(deal(third, CARDS));
    expect(stacks.map(stack => stack.length)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(stacks.slice(0, 3)).toEqual([['T'], ['E', 'A'], ['N', 'B', 'G']]);
    expect([pack.length, pack.slice(0, 3), turned]).toEqual([30, ['R', 'E', 'A'], 0]);
    const view = third.view(deal(third, CARDS).match.state, 0);
    expect(view).toMatchObject({ up: null, blind: 30 });
    expect(stacksIn(view).slice(0, 2)).toEqual([
      { top: 'T', below: 0 },
      { top: 'A', below: 1 },
    ]);
  });

  it('[K3-2] takes turned-up cards and turns up those uncovered', () => {
    const table = deal(third, CARDS);
    expect(table.refusal(0, 'TAT across at 0,0 from 0 1 2')?.clause).toBe('K3-2');
    const told = table.play(0, 'TAP across at 0,0 from 0 1 4');
    expect(told[1]).toEqual({ what: 'uncovered', clause: 'K3-2', cards: ['E', 'M'] });
    const [empty, second] = stacksIn(third.view(table.match.state, 0));
    expect([empty, second]).toEqual([
      { top: null, below: 0 },
      { top: 'E', below: 0 },
    ]);
  });

  it('[K3-3] turns up every third card of the pack', () => {
    const table = deal(third, CARDS);
    expect(table.refusal(0, 'TAP across at 0,0 from 0 pack 4')?.clause).toBe('K3-3');
    expect(table.play(0, 'turn', 'turn')).toMatchObject([{ card: 'A' }, { card: 'T', clause: 'K3-3' }]);
    expect(third.view(table.match.state, 0)).toMatchObject({ up: 'T', blind: 24 });
  });

  it('[K3-4] [K3-9r] refuses the card of the pack where the stacks have the same letters', () => {
    const table = deal(third, CARDS);
    table.play(0, 'turn');
    expect(table.refusal(0, 'TAP across at 0,0 from 0 pack 4')?.clause).toBe('K3-9r');
    expect(table.offers(0).some(text => text.includes('pack'))).toBe(false);
  });

  it('[K3-5] turns the pack over at its end and goes through it again', () => {
    const table = deal(third, CARDS);
    for (let i = 0; i < 10; i++) table.play(0, 'turn');
    expect(third.view(table.match.state, 0)).toMatchObject({ blind: 0 });
    expect(table.play(0, 'turn')).toMatchObject([{ what: 'turned-over', clause: 'K3-5', cards: 30 }, { card: 'A' }]);
    expect(third.view(table.match.state, 0)).toMatchObject({ up: 'A', blind: 27 });
  });

  const ending = (pack: string, turned: number, stacks: string[][]): ThirdPiles => ({
    stacks: [...stacks, ...Array.from({ length: 7 - stacks.length }, () => [])],
    pack: [...pack],
    seen: [...pack].map(() => false),
    turned,
    spent: false,
  });

  it('[K3-6] is lost when no card that can come up goes with the stacks', () => {
    const lost = nearEnd(deal(third, ''), ending('ZEQ', 0, [['Z']]), 4);
    expect(clauses(lost.play(0, 'turn')).at(-1)).toBe('ended K3-6');
    const open = nearEnd(deal(third, ''), ending('ZQQE', 0, [['Z']]), 5);
    expect(clauses(open.play(0, 'turn'))).toEqual(['turned K3-3']);
    const passed = nearEnd(deal(third, ''), ending('ZQEQ', 2, [['Z']]), 5);
    expect(clauses(passed.play(0, 'turn'))).toEqual(['turned K3-3']);
  });

  it('[K3-6] comes out when stacks and pack are used up', () => {
    const table = nearEnd(deal(third, ''), ending('E', 1, []), 1);
    expect(clauses(table.play(0, 'E at 0,2 from pack')).at(-1)).toBe('ended KA-2');
  });

  it('[K3-7r] takes one card of each stack, and one of the pack', () => {
    const table = deal(third, CARDS);
    expect(table.refusal(0, 'TAT across at 0,0 from 0 1 0')?.clause).toBe('K3-7r');
    table.play(0, 'turn');
    expect(table.refusal(0, 'MEAL across at 0,0 from pack pack 1 2')?.clause).toBe('K3-7r');
  });

  it('[K3-8r] offers nothing of the pile once its card is used, until the next three', () => {
    const table = deal(third, CARDS);
    table.play(0, 'TAP across at 0,0 from 0 1 4', 'turn', 'MEAL across at 1,1 from 4 1 pack 3');
    expect(third.view(table.match.state, 0)).toMatchObject({ up: null, blind: 27 });
    expect(table.refusal(0, 'E at 0,3 from pack')?.clause).toBe('K3-8r');
    table.play(0, 'turn');
    expect(third.view(table.match.state, 0)).toMatchObject({ up: 'T' });
  });

  it('[K3-8r] uncovers the card below under the option', () => {
    const table = deal(third, CARDS, { third: 'uncover' });
    const told = table.play(0, 'TAP across at 0,0 from 0 1 4', 'turn', 'MEAL across at 1,1 from 4 1 pack 3');
    expect(told.at(-1)).toEqual({ what: 'uncovered', clause: 'K3-2', cards: ['H', 'I', 'E'] });
    expect(third.view(table.match.state, 0)).toMatchObject({
      up: 'E',
      table: { pack: expect.arrayContaining(['E', '?']) },
    });
  });
});
