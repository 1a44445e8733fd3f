import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import type { RoundState } from '../../round/rules/state.ts';
import { lexiconOf, packFor, type Table, tableOf } from '../../testing/fixtures.ts';
import { kanUGo } from './game.ts';

const game = kanUGo(lexiconOf('SONG GREEN DOWN OWN ON TACKS+ GO')) as Game;
const state = (table: Table) => table.match.state as RoundState & { turn: number; idle: number };
const clauses = (events: readonly GameEvent[]) => events.map(({ what, clause }) => `${what} ${clause}`);

/** Seat 0 begins. */
function twoPlayers(hands: readonly string[], rest = '', options = {}): Table {
  const table = tableOf(game, { dealer: 1, options });
  table.chance(`deal ${packFor(hands, rest, 1).join(' ')}`);
  return table;
}

describe('cutting and dealing', () => {
  it('[KG-20] makes the player who cuts closest to A the dealer', () => {
    const table = tableOf(game, { seats: 3 });
    expect(clauses(table.chance('cut K B Z')).at(-1)).toBe('first-dealer KG-20');
    expect(state(table)).toMatchObject({ dealer: 1, phase: 'deal' });
  });

  it('[KG-20] does not cut where a dealer is agreed upon', () => {
    const table = tableOf(game, { seats: 3, dealer: 2 });
    expect(game.status(table.match.state)).toEqual({ is: 'chance', of: 'deal' });
  });

  it('[KG-31r] cuts a free card again, and ties among themselves', () => {
    const table = tableOf(game, { seats: 3 });
    table.chance('cut D * D');
    expect(game.readChance(table.match.state, 'cut A B')).toBeUndefined();
    expect(clauses(table.chance('cut E'))).toContain('tied KG-31r');
    table.chance('cut * F');
    expect(clauses(table.chance('cut F'))).toContain('tied KG-31r');
    table.chance('cut S R');
    expect(state(table)).toMatchObject({ dealer: 2, cutting: null });
  });

  it.each([2, 3, 4, 5, 6, 7])('[KG-21] deals %i players 14 less their number', seats => {
    const table = tableOf(game, { seats, dealer: 0 });
    table.chance(`deal ${game.pack.join(' ')}`);
    expect(state(table).cards.hands.map(hand => hand.length)).toEqual(allSeats(seats).map(() => 14 - seats));
    expect(state(table).cards.blind).toHaveLength(60 - seats * (14 - seats) - 1);
  });

  it("[KG-21] deals one at a time, first to the dealer's left", () => {
    const table = tableOf(game, { seats: 3, dealer: 1 });
    table.chance(`deal ${game.pack.join(' ')}`);
    const [at0, at1, at2] = state(table).cards.hands;
    expect([at2![0], at0![0], at1![0], at2![1]]).toEqual(game.pack.slice(0, 4));
  });

  it('[KG-22] turns up the first card of the rest', () => {
    const table = twoPlayers(['', ''], 'QZ');
    const view = game.view(table.match.state, 0) as unknown as { up: string; blind: number };
    expect(view).toMatchObject({ up: 'Q', blind: 35 });
    expect(state(table).cards.blind[0]).toBe('Z');
  });

  it("[KG-23] lets the player on the dealer's left begin, and goes on to the left", () => {
    const table = tableOf(game, { seats: 4, dealer: 2 });
    table.chance(`deal ${packFor(['', '', '', 'SONG'], '', 2).join(' ')}`);
    expect(table.refusal(0, 'pass')?.clause).toBe('KG-23');
    expect(table.offers(0)).toEqual([]);
    table.play(3, 'SONG across at 0,0');
    expect(game.status(table.match.state)).toEqual({ is: 'open', turn: [0] });
  });

  it('[KG-2] [KG-3] allows a letter fewer with six or seven players', () => {
    for (const seats of [6, 7]) {
      const table = tableOf(game, { seats, dealer: seats - 1 });
      table.chance(`deal ${packFor(['SONG', ...allSeats(seats - 1).map(() => '')], '', seats - 1).join(' ')}`);
      expect(table.refusal(0, 'SONG across at 0,0')?.clause).toBe('KG-2');
      table.play(0, 'ON across at 0,0');
    }
  });
});

describe('exchanging', () => {
  it('[KG-24] takes the card turned up and puts its own in its place', () => {
    const table = twoPlayers(['ABC', ''], 'QZ');
    expect(table.play(0, 'exchange B up')).toEqual([
      { what: 'exchanged', clause: 'KG-24', seat: 0, gave: 'B', take: 'up', got: 'Q' },
    ]);
    expect(state(table).cards).toMatchObject({ pile: ['B'], taken: [['Q'], []] });
    expect(state(table).cards.hands[0]).toContain('Q');
    expect(state(table).turn).toBe(1);
  });

  it('[KG-24] takes the top of the blind pack, unseen by the others', () => {
    const table = twoPlayers(['ABC', ''], 'QZ');
    const [told] = table.play(0, 'exchange B blind');
    expect(told).toMatchObject({ gave: 'B', secret: { got: 'Z' }, seenBy: [0] });
    expect(told).not.toHaveProperty('got');
    expect(state(table).cards).toMatchObject({ pile: ['Q', 'B'], taken: [[], []] });
  });

  it('[KG-24] gives only what one holds', () => {
    expect(twoPlayers(['', 'J']).refusal(0, 'exchange J up')?.clause).toBe('KG-24');
  });

  it('[KG-25] knows no exchange between players', () => {
    expect(game.isPlay({ do: 'exchange', give: 'A', take: 1 })).toBe(false);
    expect(game.read('exchange A 1')).toBeUndefined();
  });

  it('[KG-32r] lets a player exchange who could make a word', () => {
    expect(twoPlayers(['SONG', '']).refusal(0, 'exchange S up')).toBeUndefined();
  });

  it('[KG-32r] does not under mustPlay, unless nothing goes', () => {
    const could = twoPlayers(['SONG', ''], '', { mustPlay: true });
    expect(could.refusal(0, 'exchange S up')?.clause).toBe('KG-32r');
    expect(could.offers(0).every(text => text.includes(' at '))).toBe(true);
    const cannot = twoPlayers(['AAAAAEEEEEEI', ''], '', { mustPlay: true });
    expect(cannot.offers(0)).toEqual(
      ['A', 'E', 'I'].flatMap(card => [`exchange ${card} up`, `exchange ${card} blind`]),
    );
  });

  it('[KG-33r] takes and gives free cards like others', () => {
    const table = twoPlayers(['*', ''], '*');
    expect(clauses(table.play(0, 'exchange * up'))).toEqual(['exchanged KG-33r']);
    expect(state(table).cards.hands[0]).toContain('*');
  });

  it('[KG-34r] shuffles the pile but for its top card once the blind pack is used up', () => {
    const table = tableOf(game, { seats: 7, dealer: 6, options: { blockAfter: 20 } });
    table.chance(`deal ${packFor(['A', 'A', 'A', 'A', 'A', 'E', 'E'], 'BCDFGHJKLMN', 6).join(' ')}`);
    for (let turn = 0; turn < 10; turn++) {
      const [card] = state(table).cards.hands[turn % 7]!;
      table.play(turn % 7, `exchange ${card} blind`);
    }
    expect(game.status(table.match.state)).toEqual({ is: 'chance', of: 'draw' });
    const { pile } = state(table).cards;
    const under = pile.slice(0, -1);
    expect(game.readChance(table.match.state, `shuffle ${pile.join(' ')}`)).toBeUndefined();
    expect(clauses(table.chance(`shuffle ${under.toReversed().join(' ')}`))).toEqual(['shuffled KG-34r']);
    expect(state(table).cards).toMatchObject({ blind: under.toReversed(), pile: [pile.at(-1)] });
    expect(game.status(table.match.state)).toEqual({ is: 'open', turn: [3] });
  });

  it('[KG-34r] refuses to pass while there is a card to take', () => {
    expect(twoPlayers(['', '']).refusal(0, 'pass')?.clause).toBe('KG-34r');
  });
});

describe('the end of a round', () => {
  const PLAYED = ['SONG across at 0,0', 'REEN down at 1,3', 'DOW across at 4,0'];

  /** Seat 0 lays eleven letters; `last` is its twelfth card. */
  function playOut(last: string, options = {}): { table: Table; events: readonly GameEvent[] } {
    const table = twoPlayers([`SONGREENDOW${last}`, last === '*' ? 'AAAAAEEEEIII' : '*AAAAAEEEEII'], 'QBC', {
      target: 500,
      ...options,
    });
    table.play(0, PLAYED[0]!);
    table.play(1, 'exchange A blind');
    table.play(0, PLAYED[1]!);
    table.play(1, 'exchange A blind');
    return { table, events: table.play(0, PLAYED[2]!) };
  }

  function waitWithFreeCard(): Table {
    const { table } = playOut('F');
    table.play(1, 'exchange * blind');
    table.play(0, 'exchange F up');
    expect(table.refusal(0, 'out')?.clause).toBe('KG-23');
    table.play(1, 'exchange E blind');
    return table;
  }

  it('[KG-26] throws in the free cards with the last letters', () => {
    const { events } = playOut('*');
    expect(clauses(events)).toEqual(['laid KG-3', 'out KG-26', 'counted KG-28']);
    expect(events[1]).toMatchObject({ seat: 0, thrown: 1 });
  });

  it('[KG-27] makes a player with only free cards wait for the next turn', () => {
    const table = waitWithFreeCard();
    expect(table.offers(0)).toEqual(['out']);
    expect(table.refusal(0, 'exchange * up')?.clause).toBe('KG-27');
    expect(clauses(table.play(0, 'out'))).toEqual(['out KG-27', 'counted KG-28']);
  });

  it('[KG-27] throws in nothing but free cards', () => {
    expect(twoPlayers(['', '']).refusal(0, 'out')?.clause).toBe('KG-27');
  });

  it('[KG-28] ends with the first who is out; the others count the numbers on their cards', () => {
    const { table, events } = playOut('*');
    const counted = events.at(-1)!;
    const [, left] = (counted as unknown as { left: string[][] }).left;
    expect(left!.toSorted().join('')).toBe('AAABCEEEEIII');
    expect(counted.points).toEqual([0, 3 * 10 + 4 + 6 + 4 * 10 + 3 * 8]);
    expect(state(table).scores).toEqual(counted.points);
  });

  it('[KG-33r] counts a free card 15, and letters as the option has it', () => {
    const table = twoPlayers(['*QAAAAAEEEEE', 'B'], 'XE', { numbers: 'lexicon', blockAfter: 1 });
    table.play(0, 'exchange Q blind');
    expect(table.play(1, 'exchange B blind').find(({ what }) => what === 'counted')!.points![0]).toBe(15 + 11 * 10);
  });

  it('[KG-29] passes the deal to the left', () => {
    const { table } = playOut('*');
    expect(state(table)).toMatchObject({ phase: 'deal', dealer: 0, rounds: 1 });
    expect(clauses(table.chance(`deal ${game.pack.join(' ')}`))[0]).toBe('dealer KG-29');
    expect(state(table).turn).toBe(1);
  });

  it('[KG-30] ends the game when a player reaches the target, and the lowest wins', () => {
    const { table, events } = playOut('*', { target: 50 });
    expect(clauses(events).at(-1)).toBe('won KG-30');
    expect(game.status(table.match.state)).toMatchObject({ is: 'over', result: { winners: [0] } });
    expect(table.refusal(0, 'pass')?.clause).toBe('KG-30');
  });

  it('[KG-35r] blocks a round after three rounds of the table without a card laid', () => {
    const table = twoPlayers(['SONG', 'A'], '', { target: 500 });
    table.play(0, 'exchange S blind');
    table.play(1, 'exchange A blind');
    table.play(0, 'ON across at 0,0');
    for (const seat of [1, 0, 1, 0, 1]) table.play(seat, `exchange ${state(table).cards.hands[seat]![0]} blind`);
    const last = table.play(0, `exchange ${state(table).cards.hands[0]![0]} blind`);
    expect(clauses(last).slice(1)).toEqual(['blocked KG-35r', 'counted KG-28']);
    expect(last.at(-1)!.points!.every(points => points > 0)).toBe(true);
  });

  it('[KG-36r] shares the win between equal lowest scores', () => {
    const table = twoPlayers(['AAEEKKWWQSOC', 'AAEEXZVFJSOD'], 'AE', { blockAfter: 1, target: 50 });
    table.play(0, 'exchange A up');
    expect(clauses(table.play(1, 'exchange A up')).at(-1)).toBe('won KG-36r');
    expect(game.status(table.match.state)).toMatchObject({ result: { winners: [0, 1] } });
  });

  it('[KG-37r] goes on under cycle until all have dealt equally often', () => {
    const { table } = playOut('*', { target: 50, cycle: true });
    expect(state(table).phase).toBe('deal');
    table.chance(`deal ${packFor(['AAAAAEEEEEEI', ''], '', 0).join(' ')}`);
    for (const seat of [1, 0, 1, 0, 1, 0]) table.play(seat, `exchange ${state(table).cards.hands[seat]![0]} up`);
    expect(state(table)).toMatchObject({ phase: 'over', rounds: 2 });
  });
});

it('says what was laid with its place, and without it for readers of the board', () => {
  const laid = twoPlayers(['SONG', 'OWN']).play(0, 'SONG across at 0,0')[0]!;
  const name = (seat: number): string => `Seat ${seat}`;
  expect(game.say(laid, name)).toBe('Seat 0 lays SONG across at 0,0 and makes SONG.');
  expect(game.say(laid, name, 'board')).toBe('Seat 0 makes SONG.');
});
