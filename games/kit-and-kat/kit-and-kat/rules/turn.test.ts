import { describe, expect, it } from 'vitest';
import { dealScene, lateScene, listEvents, listPlays, playLines, refusal, type Scene } from '../testing/scene.ts';
import { BOOKS, PACK } from './cards.ts';
import { begin, isOver, scoresOf } from './state.ts';
import { winnersOf } from './turn.ts';

const refused = (scene: Scene, line: string): string | undefined => refusal(scene, line)?.clause;

describe('the deal', () => {
  it('[KK-1] 140 cards, 14 books of ten', () => {
    expect(PACK).toHaveLength(140);
    expect(BOOKS.join('')).toBe('ABCDEFGHIJKLMN');
    expect(PACK.filter(card => card.startsWith('N'))).toEqual([
      'N1',
      'N2',
      'N3',
      'N4',
      'N5',
      'N6',
      'N7',
      'N8',
      'N9',
      'N10',
    ]);
  });

  it('[KK-2] 28 packets of five, one for each player from the right of the dealer on', () => {
    const { state, events: told } = dealScene(['C1 C2 C3 C4 C5', 'B1 B2 B3 B4 B5', 'A1 A2 A3 A4 A5'], 'N1 N2 N3 N4 N5');
    expect(state.hands).toEqual([
      ['C1', 'C2', 'C3', 'C4', 'C5'],
      ['B1', 'B2', 'B3', 'B4', 'B5'],
      ['A1', 'A2', 'A3', 'A4', 'A5'],
    ]);
    expect(state.packets).toHaveLength(25);
    expect(state.packets[0]).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
    const packets = told.filter(event => event.what === 'packet');
    expect(packets.map(({ seat, secret, seenBy }) => [seat, secret, seenBy])[0]).toEqual([
      2,
      { cards: ['A1', 'A2', 'A3', 'A4', 'A5'] },
      [2],
    ]);
  });

  it.each([
    [
      '[KK-3] the first to the right of the dealer who has a 1',
      ['A1 A2 A3 A4 A5', 'B1 B2 B3 B4 B5', 'C6 C7 C8 C9 C10'],
      1,
    ],
    ['[KK-3] the dealer is asked last', ['A1 A2 A3 A4 A5', 'B6 B7 B8 B9 B10', 'C6 C7 C8 C9 C10'], 0],
    ["[KK-11r] nobody was dealt a 1: the dealer's right", ['A6 A2 A3 A4 A5', 'B6 B7 B8 B9 B10', 'C6 C7 C8 C9 C10'], 2],
  ])('%s begins', (_, hands, seat) => {
    const scene = dealScene(hands);
    expect(scene.state.turn).toBe(seat);
    expect(scene.events.at(-1)).toMatchObject({ what: 'begins', seat, clause: _.slice(1, _.indexOf(']')) });
  });

  it('[KK-2] nothing can be played before it', () => {
    const before = begin({ mistakes: 'called', falseShout: 'silence', pack: 'nuerland' }, { count: 2 });
    expect(refused({ state: before, events: [] }, '1 A1')).toBe('KK-2');
  });
});

describe('playing', () => {
  const scene = dealScene(['B1 B2 F3 F4 F5', 'A1 A2 C1 C5 D7']);

  it('[KK-4] 1s first, then every card in its order', () => {
    expect(listPlays(scene, 1)).toBe('A1, C1');
    const both = playLines(scene, '1 A1', '1 C1');
    expect(listPlays(both, 1)).toBe('A2, lay A2, lay C5, lay D7');
    expect(listPlays(playLines(both, '1 A2'), 1)).toBe('lay C5, lay D7');
  });

  it('[KK-4] the order goes up to 10 and is the same for every player', () => {
    const next = playLines(dealScene(['A3 B5 B6 B7 B8', 'A1 A2 C6 C7 C8']), '1 A1', '1 A2', '1 lay C6');
    expect(listPlays(next, 0)).toBe('A3, lay A3, lay B5, lay B6, lay B7, lay B8, shout 1');
  });

  it('[KK-5] a player goes on as long as they like, lays one card, and the next has a turn', () => {
    const after = playLines(scene, '1 A1', '1 C1', '1 A2', '1 lay D7');
    expect(after.state.kittens[1]).toEqual([['D7']]);
    expect(after.state.turn).toBe(0);
    expect(refused(playLines(scene, '1 A1', '1 C1'), '1 pass')).toBe('KK-5');
    expect(refused(playLines(scene, '1 A1', '1 C1'), '1 lay B9')).toBe('KK-5');
  });

  it('[KK-11r] the turn passes to the right', () => {
    const three = dealScene(['A6 A7 A8 A9 A10', 'B6 B7 B8 B9 B10', 'C6 C7 C8 C9 C10']);
    const turns = [three, playLines(three, '2 lay C6'), playLines(three, '2 lay C6', '1 lay B6')].map(
      ({ state }) => state.turn,
    );
    expect(turns).toEqual([2, 1, 0]);
    expect(refused(three, '1 lay B6')).toBe('KK-11r');
  });

  it('[KK-11r] or to the left, where that is agreed; KK-3 still looks for the first player to the right', () => {
    const three = dealScene(['A6 A7 A8 A9 A10', 'B1 B7 B8 B9 B10', 'C6 C7 C8 C9 C10'], '', { turns: 'left' });
    const turns = [three, playLines(three, '1 B1', '1 lay B7'), playLines(three, '1 B1', '1 lay B7', '2 lay C6')].map(
      ({ state }) => state.turn,
    );
    expect(turns).toEqual([1, 2, 0]);
  });

  it('[KK-13r] they may stop although they could play on, but never lay a 1', () => {
    const after = playLines(scene, '1 A1', '1 C1', '1 lay A2', '0 B1');
    expect(after.state.kittens[1]).toEqual([['A2']]);
    expect(listPlays(scene, 1)).not.toContain('lay');
    const shout = playLines(scene, '1 A1', '1 C1', '1 lay A2', '0 shout 1');
    expect(shout.events.at(-1)).toMatchObject({ what: 'shout', verdict: 'false' });
  });

  it('[KK-10] what is played is read aloud', () => {
    expect(listEvents(playLines(scene, '1 A1', '1 C1'))).toBe('plays KK-10, plays KK-10');
  });
});

describe('Kittens', () => {
  const hands = ['A6 A7 A8 A9 A10', 'B6 B7 B8 B9 C6'];
  const four = playLines(
    dealScene(hands, 'C7 C8 C9 D6 D7 D8 D9 E6 E7 E8'),
    ...['1 lay B6', '0 lay A6', '1 lay B7', '0 lay A7', '1 lay B8', '0 lay A8', '1 lay B9', '0 lay A9'],
  );

  it('[KK-14r] with fewer than four piles a card starts a new one', () => {
    expect(four.state.kittens[1]).toEqual([['B6'], ['B7'], ['B8'], ['B9']]);
    expect(refused(dealScene(hands), '1 lay B6 on 0')).toBe('KK-14r');
  });

  it('[KK-6] a fifth covers one of the four', () => {
    expect(listPlays(four, 1)).toContain('lay C6 on 0, lay C6 on 1, lay C6 on 2, lay C6 on 3, lay C6 move 0 on 1, ');
    expect(refused(four, '1 lay C6')).toBe('KK-6');
    const fifth = playLines(four, '1 lay C6 on 2');
    expect(fifth.state.kittens[1]).toEqual([['B6'], ['B7'], ['B8', 'C6'], ['B9']]);
    expect(fifth.events[0]).toMatchObject({ what: 'lays', clause: 'KK-6', covers: 'B8' });
  });

  it('[KK-24r] or one pile goes whole on another, and the card starts a pile in its place', () => {
    const scene = lateScene(['D9 D10', 'E9 E10'], ['', 'A3|A4 B7|C8|H9 I9']);
    const moved = playLines(scene, '1 lay E9 move 1 on 3');
    expect(moved.state.kittens[1]).toEqual([['A3'], ['E9'], ['C8'], ['H9', 'I9', 'A4', 'B7']]);
    expect(moved.events[0]).toEqual({
      what: 'lays',
      clause: 'KK-24r',
      seat: 1,
      card: 'E9',
      covers: null,
      moved: { top: 'B7', on: 'I9' },
    });
    const moves = listPlays(scene, 1).match(/lay E9 move \d on \d/g);
    expect(new Set(moves).size).toBe(12);
  });

  it('[KK-24r] no pile goes on itself, and with fewer than four none is moved', () => {
    expect(refused(four, '1 lay C6 move 2 on 2')).toBe('KK-24r');
    expect(refused(dealScene(hands), '1 lay B6 move 0 on 1')).toBe('KK-14r');
    expect(refused(four, '1 lay D9 move 0 on 1')).toBe('KK-5');
  });

  it('[KK-6] by rules 1 only the card itself covers a pile', () => {
    const old = { ...four, state: { ...four.state, rules: 1 as const } };
    expect(refused(old, '1 lay C6 move 0 on 1')).toBe('KK-6');
    expect(listPlays(old, 1)).toBe('lay C6 on 0, lay C6 on 1, lay C6 on 2, lay C6 on 3, shout 0');
  });

  it('[KK-6] a covered Kitten is not played, a top one is like a card of the hand', () => {
    const scene = lateScene(['D9 D10', 'E9'], ['', 'A3|A4 B7|C8']);
    expect(listPlays(scene, 1)).toBe('A3, B7, C8, E9, lay E9');
    expect(refused(scene, '1 A4')).toBe('KK-6');
    expect(refused(scene, '1 D9')).toBe('KK-6');
    const after = playLines(scene, '1 B7', '1 A3');
    expect(after.state.kittens[1]).toEqual([['A4'], ['C8']]);
    expect(after.events[0]).toMatchObject({ what: 'plays', card: 'B7', from: 'kittens' });
    expect(listPlays(after, 1)).toBe('A4, C8, E9, lay E9');
  });
});

describe('packets', () => {
  it('[KK-12r] a hand played out in mid-turn is filled, and its 1s come first', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A5'], 'A6 B1 C9 C8 C7');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 A4', '1 A5');
    expect(out.events.at(-1)).toMatchObject({ what: 'packet', clause: 'KK-12r', seat: 1, left: 25 });
    expect(out.state.turn).toBe(1);
    expect(listPlays(out, 1)).toBe('B1');
  });

  it('[KK-12r] a hand emptied by laying is filled too, but the turn is over', () => {
    const scene = dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A6'], 'A5 B1 C9 C8 C7');
    const out = playLines(scene, '1 A1', '1 A2', '1 A3', '1 A4', '1 lay A6');
    expect(out.state.hands[1]).toEqual(['A5', 'B1', 'C7', 'C8', 'C9']);
    expect(out.state.turn).toBe(0);
  });

  it('[KK-2] without packets the hand stays empty', () => {
    const out = playLines(lateScene(['C9 D9', 'A9'], ['', 'B10']), '1 A9');
    expect(out.state.hands[1]).toEqual([]);
  });

  it('[KK-15r] then they play their top Kittens if they can and want, and pass', () => {
    const scene = lateScene(['C9 D9 B9', ''], ['', 'A9|B10']);
    expect(listPlays(scene, 1)).toBe('A9, pass');
    expect(listPlays(playLines(scene, '1 A9'), 1)).toBe('pass');
    expect(refused(scene, '1 lay A9')).toBe('KK-15r');
    expect(listEvents(playLines(scene, '1 pass'))).toBe('passes KK-15r');
  });

  it('[KK-15r] whoever has no card of any kind is skipped, also when they have just played their last', () => {
    const scene = lateScene(['C9 D9', '', 'A9 B9'], [], { turn: 2 });
    expect(playLines(scene, '2 lay A9').state.turn).toBe(0);
    expect(playLines(lateScene(['C9 D9', 'A9']), '1 A9').state.turn).toBe(0);
  });
});

describe('books', () => {
  const whole = ['1 A1', '1 A2', '1 A3', '1 A4', '1 A5', '1 A6', '1 A7', '1 A8', '1 A9', '1 A10'];

  it('[KK-7] whoever plays the 10 takes the book', () => {
    const out = playLines(dealScene(['F6 F7 F8 F9 F10', 'A1 A2 A3 A4 A5'], 'A6 A7 A8 A9 A10'), ...whole);
    expect(scoresOf(out.state)).toEqual([0, 1]);
    expect(out.state.rows[0]).toEqual([]);
    expect(out.events.find(event => event.what === 'book')).toMatchObject({ seat: 1, book: 'A', points: [0, 1] });
  });

  it('[KK-21r] a card out of order stays, and the book waits for its lowest missing card', () => {
    const scene = playLines(dealScene(['F6 F7 A2 A3 A5', 'A1 A4 C7 C8 C9']), '1 A1', '1 A4', '1 lay C7');
    expect(scene.state.rows[0]).toEqual(['A1', 'A4']);
    expect(listPlays(scene, 0)).toMatch(/^A2, lay/);
    expect(listPlays(playLines(scene, '0 A2', '0 A3'), 0)).toMatch(/^A5, lay/);
  });

  it('[KK-21r] a book is taken by whoever played its 10, when its ten cards are there', () => {
    const scene = lateScene(['A9 C9', 'A10 B9', 'D9'], [], { turn: 1 });
    const out = playLines(scene, '1 A10', '1 lay B9', '0 A9');
    expect(scoresOf(out.state)).toEqual([10, 1, 0]);
    expect(out.events.at(-1)).toMatchObject({ what: 'book', clause: 'KK-21r', seat: 1, points: [0, 1, 0] });
  });
});

describe('the last phase', () => {
  const scene = playLines(lateScene(['', 'A9'], ['C10 C9|D10', 'A10 B9|B10']), '1 lay A9');

  it('[KK-9] when all hands are played out the Kittens are the hands, covered ones too', () => {
    expect(listEvents(scene)).toBe('lays KK-5, last KK-9');
    expect(scene.state.last).toBe(true);
    expect(scene.state.hands).toEqual([
      ['C9', 'C10', 'D10'],
      ['A9', 'A10', 'B9', 'B10'],
    ]);
    expect(listPlays(scene, 0)).toBe('C9, D10, shout 1');
  });

  it('[KK-9] it begins in mid-turn too', () => {
    const out = playLines(lateScene(['', 'A9'], ['C9 C8', 'A10 B9']), '1 A9');
    expect(out.state.last).toBe(true);
    expect(listPlays(out, 1)).toBe('A10, B9, pass');
  });

  it('[KK-16r] nobody lays, and whoever can play must play a card before passing', () => {
    expect(refused(scene, '0 lay C9')).toBe('KK-16r');
    expect(refused(scene, '0 pass')).toBe('KK-16r');
    const played = playLines(scene, '0 D10');
    expect(listPlays(played, 0)).toBe('C9, pass');
    expect(playLines(played, '0 pass').state.turn).toBe(1);
  });

  it('[KK-16r] whoever cannot play passes', () => {
    const stuck = lateScene(['A9', 'A10'], [], { last: true });
    expect(listPlays(stuck, 1)).toBe('pass');
    expect(listEvents(playLines(stuck, '1 pass'))).toBe('passes KK-16r');
  });

  it('[KK-4] a 1 that was laid by mistake comes first once the Kittens are a hand', () => {
    const row = ['B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9', 'B10'].join(' ');
    const out = lateScene([`A10`, `A9 B1 ${row}`], [], { last: true });
    expect(listPlays(out, 1)).toBe('B1');
  });
});

describe('the end', () => {
  it('[KK-7] comes with the last book, and the most books win', () => {
    const scene = lateScene(['', 'A10'], [], { last: true });
    const out = playLines(scene, '1 A10');
    expect(isOver(out.state)).toBe(true);
    expect(listEvents(out)).toBe('plays KK-10, book KK-7, ends KK-7');
    expect(winnersOf(out.state)).toEqual([0]);
    expect(refused(out, '0 pass')).toBe('KK-7');
    expect(listPlays(out, 0)).toBe('');
  });

  it('[KK-22r] equal numbers of books share the win', () => {
    const books = [
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
      ['H', 'I', 'J', 'K', 'L', 'M'],
    ];
    const out = playLines(lateScene(['', 'N10'], [], { last: true, books }), '1 N10');
    expect(out.events.at(-1)).toEqual({ what: 'ends', clause: 'KK-22r', winners: [0, 1] });
  });
});
