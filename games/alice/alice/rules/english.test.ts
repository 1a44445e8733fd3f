import { seatName } from '@parlour/kernel/sentences';
import { describe, expect, it } from 'vitest';
import { playLines, viewWithHistory } from '../testing/fixtures.ts';
import { alice } from './alice.ts';
import { begin } from './state.ts';

const HANDS = ['1L 1a 2a 3b', '2L 1b 3L 4a', '3a 2b 4L 4b'];
const LINES = ['0 expose 1L', '0 ask 1 1b', '1 expose 2L', '1 ask 0 2b', '* forfeit 4a'];

describe('notation', () => {
  it.each([
    ['expose 3L', { do: 'expose', card: '3L' }],
    ['ask 2 3a', { do: 'ask', of: 2, card: '3a' }],
    ['ask 11 16b', { do: 'ask', of: 11, card: '16b' }],
    ['stop', { do: 'stop' }],
  ])('%s', (text, play) => {
    expect(alice.read(text)).toEqual(play);
    expect(alice.write(play as never)).toBe(text);
  });

  it.each([
    '',
    'stop now',
    'ask',
    'ask 2',
    'ask 02 3a',
    'ask 12 3a',
    'ask -1 3a',
    'ask 2 3c',
    'expose',
    'expose 17L',
    'expose 3L ',
    'toString',
  ])('nothing is read from "%s"', text => expect(alice.read(text)).toBeUndefined());

  it.each([
    null,
    3,
    'stop',
    [],
    {},
    { do: 'stop', card: '1L' },
    { do: 'expose' },
    { do: 'expose', card: 1 },
    { do: 'ask', of: '2', card: '3a' },
    { do: 'ask', of: 1.5, card: '3a' },
    { do: 'ask', of: 2, card: '3a', x: 1 },
  ])('%j is no play', value => expect(alice.isPlay(value)).toBe(false));

  it('a deal names its dealer, and cannot be another than was agreed', () => {
    const deal = `deal ${alice.pack.join(' ')}`;
    const agreed = begin({ peek: false }, { count: 3, dealer: 1 });
    const open = begin({ peek: false }, { count: 3 });
    expect(alice.readChance(open, `dealer 2 ${deal}`)).toEqual({ dealer: 2, pack: alice.pack });
    expect(alice.readChance(agreed, `dealer 1 ${deal}`)).toEqual({ dealer: 1, pack: alice.pack });
    for (const text of [`dealer 2 ${deal}`, deal, `dealer 1 ${deal} 1L`])
      expect(alice.readChance(agreed, text)).toBeUndefined();
    expect(alice.readChance(open, `dealer 3 ${deal}`)).toBeUndefined();
    expect(alice.readChance(playLines(HANDS).state, `dealer 2 ${deal}`)).toBeUndefined();
  });
});

describe('the table as text', () => {
  const match = playLines(HANDS, LINES);
  const { game, state } = match;

  it('names cards by their titles', () => {
    expect(game.show(game.view(state, 0))).toBe(
      [
        'Alice in Wonderland. 1 of 4 sets are made.',
        '',
        '  Seat 0 (you)                   3 cards   1 set',
        '      made: 1 Alice Telescoping',
        '  Seat 1                         1 card    0 sets',
        '      laid out: Alice swimming in her own tears (2L), needs Mouse (2a) and Crab (2b)',
        '> Seat 2 (dealer, to play)       4 cards   0 sets',
        '',
        'Said no, so can’t be asked again yet:',
        '  seat 0, asked by seat 1: Crab (2b)',
        '',
        'Your hand (seat 0):',
        '  Mouse (2a)',
        '  Eaglet (3b)',
        '  Rabbit (4a)',
      ].join('\n'),
    );
  });

  it('says before the deal that there is none yet', () => {
    expect(alice.show(alice.view(begin({ peek: false }, { count: 3 }), 0))).toContain('haven’t been dealt yet');
  });

  it('tells an onlooker of a forfeit, but not which card', () => {
    const last = (chair: number | null): string =>
      game.say(viewWithHistory(match, chair).history.at(-1)!, seat => `Seat ${seat}`);
    expect(last(null)).toBe('Seat 0 draws a card from Seat 1.');
    expect(last(1)).toBe('Seat 0 draws a card from Seat 1: Rabbit (4a).');
    const drawn = viewWithHistory(match, 1).history.at(-1)!;
    expect(game.say(drawn, seatName, 'board')).toBe('Seat 0 draws a card from Seat 1 as a forfeit: the Rabbit.');
  });

  it('names a card by its title alone to those who see it, and in every refusal', () => {
    const [dealt, ask] = ['hand', 'ask'].map(
      what => viewWithHistory(match, 0).history.find(told => told.what === what)!,
    );
    expect(game.say(dealt!, seatName, 'board')).toBe('Seat 0 is dealt 4 cards.');
    expect(game.say(ask!, seatName, 'board')).toBe('Seat 0 asks Seat 1 for the Fan.');
    const refusal = game.refuse(state, 2, { do: 'expose', card: '3a' })!;
    expect(refusal).toEqual({ clause: 'AL-4', why: 'not-leading', card: '3a' });
    expect(game.sayRefusal(refusal, seatName)).toBe('The Lory is not a Leading card.');
  });
});
