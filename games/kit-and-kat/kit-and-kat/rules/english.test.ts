import { describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { openPack } from '../../pack/pack-file.ts';
import { dealScene, lateScene, playLines } from '../testing/scene.ts';
import type { KitPlay } from './judge.ts';
import { kitAndKat } from './kit-and-kat.ts';
import { view } from './view.ts';

const game = kitAndKat(await openPack('nuerland', readShelfData));
const name = (seat: number): string => ['Kit', 'Kat', 'Kid'][seat]!;

describe('notation', () => {
  it.each<[string, KitPlay]>([
    ['B2', { do: 'play', card: 'B2' }],
    ['lay C7', { do: 'lay', card: 'C7', on: null }],
    ['lay C7 on 3', { do: 'lay', card: 'C7', on: 3 }],
    ['lay C7 move 1 on 3', { do: 'lay', card: 'C7', move: [1, 3] }],
    ['shout 2', { do: 'shout', at: 2 }],
    ['pass', { do: 'pass' }],
  ])('%s', (text, play) => {
    expect(game.write(play)).toBe(text);
    expect(game.read(text)).toEqual(play);
    expect(game.isPlay(play)).toBe(true);
  });

  it.each([
    '',
    'A11',
    'a1',
    'lay',
    'lay C7 on',
    'lay C7 on 4',
    'lay C7 at 2',
    'lay C7 move 1',
    'lay C7 move 1 on 4',
    'lay C7 move 1 to 3',
    'shout',
    'shout x',
    'shout 02',
    'pass on',
  ])('%j is no play', text => expect(game.read(text)).toBeUndefined());

  it.each([
    null,
    'B2',
    [],
    {},
    { do: 'play' },
    { do: 'play', card: 'O1' },
    { do: 'play', card: 'B2', on: null },
    { do: 'lay', card: 'B2' },
    { do: 'lay', card: 'B2', on: 4 },
    { do: 'lay', card: 'B2', on: '1' },
    { do: 'lay', card: 'B2', move: [1] },
    { do: 'lay', card: 'B2', move: [1, 4] },
    { do: 'lay', card: 'B2', on: null, move: [1, 2] },
    { do: 'lay', card: 'B2', move: '12' },
    { do: 'shout', at: -1 },
    { do: 'shout', at: 1.5 },
    { do: 'pass', card: 'B2' },
  ])('%j has not the form of one', value => expect(game.isPlay(value)).toBe(false));

  it('chance: only a card of the hand is drawn, only the dealer agreed on deals', () => {
    const { state } = playLines(dealScene(['C1 C2 C6 C7 C8', 'A1 A2 A6 A7 A8']), '1 A2', '0 shout 1');
    expect(game.readChance(state, 'draws A7')).toEqual({ of: 'draw', card: 'A7' });
    expect(game.readChance(state, 'draws C7')).toBeUndefined();
    const pack = game.pack.join(' ');
    const before = game.begin({ mistakes: 'called', falseShout: 'silence', pack: 'nuerland' }, { count: 2, dealer: 1 });
    expect(game.readChance(before, `dealer 1 deal ${pack}`)).toMatchObject({ of: 'deal', dealer: 1 });
    expect(game.readChance(before, `dealer 0 deal ${pack}`)).toBeUndefined();
    expect(game.readChance(before, `dealer 1 deal ${pack} A1`)).toBeUndefined();
  });
});

describe('sentences', () => {
  it('[KK-10] questions and answers are read aloud', () => {
    const { events: told } = playLines(dealScene(['C1 C2 C6 C7 C8', 'A1 A2 A6 A7 A8']), '1 A1', '1 A2');
    expect(told.map(event => game.say(event, name))).toEqual([
      'Kat plays A1 and asks: "What principal river of Africa flows through the Sudan?"',
      'Kat plays A2 and answers: "The Nile river flows through the Sudan."',
    ]);
  });

  it('a packet and a drawn card are told to those who see them', () => {
    const [, packet] = dealScene(['C1 C2 C6 C7 C8', 'A1 A2 A6 A7 A8']).events;
    expect(game.say(packet!, name)).toBe('Kat takes a packet.');
    const draws = { what: 'draws', clause: 'KK-8', seat: 0, from: 1 } as const;
    expect(game.say(draws, name)).toBe('Kit draws a card from Kat.');
    expect(game.say({ ...draws, card: 'A7' }, name)).toBe('Kit draws A7 from Kat.');
  });

  it('[KK-24r] a stacked pile is named by its top card', () => {
    const lays = { what: 'lays', clause: 'KK-24r', seat: 0, card: 'C7', covers: null } as const;
    expect(game.say({ ...lays, moved: { top: 'D2', on: 'E4' } }, name)).toBe(
      'Kit parks C7 after stacking the pile of D2 on E4.',
    );
  });

  it('[KK-22r] winners share', () => {
    const ends = { what: 'ends', clause: 'KK-22r', winners: [0, 1, 2] } as const;
    expect(game.say(ends, name)).toBe('Kit, Kat and Kid share the win: they have the same number of books.');
  });
});

describe('the table as text', () => {
  const scene = lateScene(['A9 C9', 'A10 B9 N10', 'D9'], ['', 'E10|F9 F10', 'G9|G10|H10|I9 J9 I10'], { turn: 1 });

  it('shows rows, Kittens and the hand with its texts, 80 columns wide', () => {
    const text = game.show(view(scene.state, 1));
    expect(text).toContain('A  Rivers and waters                   1 2 3 4 5 6 7 8      waits for A9');
    expect(text).toContain('K  Crafts, music and play              taken by seat 0');
    expect(text).toContain('Seat 1 (you, to play): 3 in hand, books -, Kittens 0:[E10] 1:[F9 F10]');
    expect(text).toContain('  A10 answers They meet at Khartoum.');
    expect(text).toContain(
      '  N10 answers Six: Sudan, Ethiopia, Kenya, Uganda, the D. R. Congo and the\n              Central African',
    );
    for (const chair of [0, 1, 2, null]) {
      const lines = game.show(view(scene.state, chair)).split('\n');
      expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(80);
    }
  });

  it('[KK-10] tells what is to be known once an answer has been read', () => {
    const three = dealScene(['C1 C2 C6 C7 C8', 'A1 A2 A6 A7 A8']);
    expect(game.show(view(playLines(three, '1 A1').state, 0))).not.toContain('Read last');
    const text = game.show(view(playLines(three, '1 A1', '1 A2').state, 0));
    expect(text).toContain(
      'Read last: The Nile river flows through the Sudan. (A2)\nIn 1948 the Sudan was one country;',
    );
    expect(text).toContain('Source: The rule card of the box (1948)');
  });

  it('[KK-16r] shows every hand in the last phase', () => {
    const { state } = playLines(lateScene(['', 'A9'], ['C10 C9', 'A10 B9']), '1 lay A9');
    expect(game.show(view(state, 0))).toContain('open A9 A10 B9');
  });
});
