import type { Game, Play, View } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import {
  describePlay,
  describeTable,
  groupPlays,
  onlyPlayWith,
  playsWithAll,
  playsWithoutHandCards,
  searchPlays,
  withCopyIds,
} from './descriptions.ts';

const PACK = ['bun-mr', 'bun-mrs', 'dip-mr', 'dip-mrs'];
const write = (play: Play): string => Object.values(play).flat().join(' ');
const silent = { pack: PACK, write };
const name = (seat: number): string => ['Ann', 'Bob'][seat]!;
const ask = (seat: number, card: string) => ({ do: 'ask', seat, card });
const meld = (...cards: string[]) => ({ do: 'meld', cards });
const worded = (...plays: Play[]) => plays.map(play => describePlay(silent, play, name));

describe('a play in words', () => {
  it('is what the game says', () => {
    const sayPlay: NonNullable<Game['sayPlay']> = (play, who) => `Ask ${who(Number(Reflect.get(play, 'seat')))}`;
    expect(describePlay({ ...silent, sayPlay }, ask(1, 'bun-mr'), name)).toMatchObject({
      label: 'Ask Bob',
      cards: ['bun-mr'],
    });
  });

  it('is as it is written, with its cards by name, if the game says nothing', () => {
    expect(worded(ask(1, 'bun-mr'))).toMatchObject([{ label: 'Ask 1 Bun mr' }]);
  });

  it('is about the cards in it, wherever they stand', () => {
    expect(worded({ do: 'swap', give: { cards: ['bun-mr', 'dip-mr'] }, why: 'fun' } as Play)[0]?.cards).toEqual([
      'bun-mr',
      'dip-mr',
    ]);
  });
});

describe('kinds of plays', () => {
  it('go by the words they begin with, and a play alone by all of its words', () => {
    const plays = worded(ask(1, 'bun-mr'), { do: 'pass' }, ask(1, 'dip-mr'));
    expect(groupPlays(plays).map(({ label, plays }) => [label, plays.length])).toEqual([
      ['Ask 1 …', 2],
      ['Pass', 1],
    ]);
  });

  it('go by what they do where no word is shared', () => {
    const sayPlay: NonNullable<Game['sayPlay']> = play => write(play).split(' ').at(-1)!;
    const plays = [ask(0, 'bun-mr'), ask(0, 'dip-mr')].map(play => describePlay({ ...silent, sayPlay }, play, name));
    expect(groupPlays(plays)[0]?.label).toBe('Ask …');
  });
});

describe('a card that is picked', () => {
  const hand = ['bun-mr', 'bun-mrs', 'dip-mr'];
  const plays = worded(meld('bun-mr', 'bun-mrs'), meld('bun-mr', 'dip-mr'), { do: 'lay', card: 'dip-mr' } as Play, {
    do: 'pass',
  });

  it('is played where it can mean one play alone', () => {
    expect(onlyPlayWith(plays, ['bun-mr', 'bun-mrs'], hand)?.play).toEqual(meld('bun-mr', 'bun-mrs'));
    expect(onlyPlayWith(worded(ask(1, 'dip-mr')), ['dip-mr'], hand)).toBeDefined();
  });

  it('is only chosen where it is part of more, or of several', () => {
    expect(onlyPlayWith(plays, ['bun-mrs'], hand)).toBeUndefined();
    expect(onlyPlayWith(plays, ['dip-mr'], hand)).toBeUndefined();
    expect(playsWithAll(plays, ['dip-mr']).map(({ play }) => play.do)).toEqual(['meld', 'lay']);
  });

  it('leaves buttons for what no card stands for', () => {
    expect(playsWithoutHandCards(plays, hand).map(({ play }) => play.do)).toEqual(['pass']);
    expect(playsWithAll(worded(meld('bun-mr', 'bun-mr')), ['bun-mr', 'bun-mr'])).toHaveLength(1);
    expect(playsWithAll(worded(meld('bun-mr', 'dip-mr')), ['bun-mr', 'bun-mr'])).toHaveLength(0);
  });
});

describe('many plays', () => {
  const plays = Array.from({ length: 300 }, (_, i) => ({ do: 'bid', amount: i + 1 }));

  it('are all there, and found by any part of their words', () => {
    const all = worded(...plays);
    expect(groupPlays(all)[0]?.plays).toHaveLength(300);
    expect(searchPlays(all, '', write)).toHaveLength(300);
    expect(searchPlays(all, 'bid 299', write)).toHaveLength(1);
    expect(searchPlays(all, 'nothing such', write)).toEqual([]);
  });
});

describe('what lies on the table', () => {
  const view = (table: unknown): View => ({ game: 'x', seat: 0, turn: [], others: [], table, scores: [] });

  it('is what the game says', () => {
    const game = { pack: PACK, sayTable: () => [{ label: 'Pot', says: '3' }] };
    expect(describeTable(game, view({ pot: 9 }), name)).toEqual([{ label: 'Pot', says: '3' }]);
  });

  it('is read off the view if the game says nothing', () => {
    const table = {
      openCards: ['bun-mr'],
      top: 'dip-mr',
      pot: 4,
      rows: [['bun-mr'], []],
      isLast: false,
      led: null,
      by: { ann: 2 },
    };
    expect(describeTable({ pack: PACK }, view(table), name)).toEqual([
      { label: 'Open cards', cards: ['bun-mr'] },
      { label: 'Top', cards: ['dip-mr'] },
      { label: 'Pot', says: '4' },
      { label: 'Rows 1', cards: ['bun-mr'] },
      { label: 'Rows 2', says: 'nothing' },
      { label: 'Is last', says: 'no' },
      { label: 'Led', says: 'nothing' },
      { label: 'By ann', says: '2' },
    ]);
    expect(describeTable({ pack: PACK }, view(null), name)).toEqual([]);
  });

  it('has every copy of a card under a name of its own', () => {
    expect(
      withCopyIds([
        ['a', 'a'],
        ['a', 'b'],
      ]).map(list => list.map(({ id }) => id)),
    ).toEqual([
      ['a', 'a/2'],
      ['a/3', 'b'],
    ]);
  });
});
