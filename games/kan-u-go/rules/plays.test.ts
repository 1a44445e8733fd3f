import type { Game } from '@parlour/kernel/game';
import { describe, expect, it } from 'vitest';
import { aloneFirst, aloneSecond, aloneThird } from '../alone/rules/game.ts';
import { kanUGo } from '../kan-u-go/rules/game.ts';
import { LETTERS, withoutCards } from '../pack/pack.ts';
import { race } from '../race/rules/game.ts';
import { lexiconOf, packFor, tableOf } from '../testing/fixtures.ts';

const lexicon = lexiconOf('TOXIN TO TON MAST TOX');
const table = kanUGo(lexicon) as Game;
const [first, second, third] = [aloneFirst(lexicon), aloneSecond(lexicon), aloneThird(lexicon)];

describe('the form of a play', () => {
  const cell = [0, 0, 'T'];
  it.each<[Game, unknown, boolean]>([
    [table, { do: 'add', cells: [cell] }, true],
    [table, { do: 'add', cells: [[-3, 4, '*']] }, true],
    [table, { do: 'exchange', give: '*', take: 'blind' }, true],
    [table, { do: 'out' }, true],
    [table, { do: 'pass' }, true],
    [race(lexicon) as Game, { do: 'out' }, true],
    [first, { do: 'add', cells: [[0, 0, 'T', 'row']] }, true],
    [second, { do: 'take' }, true],
    [third, { do: 'add', cells: [[0, 0, 'T', 6]] }, true],
    [third, { do: 'give-up' }, true],
    [table, null, false],
    [table, 'out', false],
    [table, {}, false],
    [table, { do: 'add' }, false],
    [table, { do: 'add', cells: [] }, false],
    [table, { do: 'add', cells: [[0.5, 0, 'T']] }, false],
    [table, { do: 'add', cells: [[0, 0, 't']] }, false],
    [table, { do: 'add', cells: [[0, 0, 'T', 'row']] }, false],
    [table, { do: 'add', cells: [cell], more: 1 }, false],
    [table, { do: 'exchange', give: 'Q' }, false],
    [table, { do: 'exchange', give: '7', take: 'up' }, false],
    [table, { do: 'turn' }, false],
    [first, { do: 'add', cells: [cell] }, false],
    [first, { do: 'add', cells: [[0, 0, 'T', 'hand']] }, false],
    [first, { do: 'add', cells: 'TO' }, false],
    [first, { do: 'take' }, false],
    [second, { do: 'turn' }, false],
    [second, { do: 'take', card: 'A' }, false],
    [third, { do: 'add', cells: [[0, 0, 'T', 7]] }, false],
    [third, { do: 'add', cells: [[0, 0, 'T', '6']] }, false],
  ])('of $title: %j', (game, play, isOne) => {
    expect(game.isPlay(play)).toBe(isOne);
  });
});

describe('the notation', () => {
  it.each<[Game, string, object]>([
    [table, 'out', { do: 'out' }],
    [table, 'exchange * up', { do: 'exchange', give: '*', take: 'up' }],
    [
      table,
      'TO down at -1,2',
      {
        do: 'add',
        cells: [
          [-1, 2, 'T'],
          [0, 2, 'O'],
        ],
      },
    ],
    [
      first,
      'TO across at 0,0 from row up',
      {
        do: 'add',
        cells: [
          [0, 0, 'T', 'row'],
          [0, 1, 'O', 'up'],
        ],
      },
    ],
    [second, 'T at 0,0', { do: 'add', cells: [[0, 0, 'T', 'hand']] }],
    [
      third,
      'T.O across at 3,0 from 6 pack',
      {
        do: 'add',
        cells: [
          [3, 0, 'T', 6],
          [3, 2, 'O', 'pack'],
        ],
      },
    ],
    [second, 'take', { do: 'take' }],
  ])('writes and reads %s: %s', (game, text, play) => {
    expect(game.read(text)).toEqual(play);
    expect(game.write(play as never)).toBe(text);
  });

  it.each<[Game, string]>([
    [table, 'turn'],
    [table, 'exchange Q'],
    [table, 'TO from row up'],
    [first, 'TO across at 0,0'],
    [first, 'TO across at 0,0 from row'],
    [first, 'TO across at 0,0 from row hand'],
    [second, 'turn'],
  ])('does not read %s: %s', (game, text) => {
    expect(game.read(text)).toBeUndefined();
  });
});

describe('what a player may type', () => {
  it('is the whole word, even if part of it was there', () => {
    const match = tableOf(table, { dealer: 1 });
    match.chance(`deal ${packFor(['TO', 'XIN'], '', 1).join(' ')}`);
    match.play(0, 'TO across at 0,0');
    const view = table.view(match.match.state, 1);
    expect(table.read('toxin across at 0,0', view)).toEqual(table.read('XIN across at 0,2'));
    expect(table.read('TO across at 0,0', view)).toEqual(table.read('TO across at 0,0'));
  });

  it('need not say where the cards of a patience come from', () => {
    const match = tableOf(first);
    match.chance(`deal ${[...'TBCDEFO', ...withoutCards(LETTERS, [...'TBCDEFO'])].join(' ')}`);
    const view = first.view(match.match.state, 0);
    expect(first.read('TO across at 0,0', view)).toEqual(first.read('TO across at 0,0 from row up'));
    expect(first.read('ON across at 0,0', view)).toEqual(first.read('ON across at 0,0 from row row'));
  });
});
