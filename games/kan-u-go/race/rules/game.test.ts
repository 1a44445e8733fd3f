import { allSeats } from '@parlour/kernel/authoring/cards';
import type { Game, GameEvent } from '@parlour/kernel/game';
import { checkLaws } from '@parlour/kernel/laws';
import { applyInput } from '@parlour/kernel/match';
import { defaultsOf, type Options } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { lexiconOf, packFor, type Table, tableOf } from '../../testing/fixtures.ts';
import { race } from './game.ts';
import { findWordFromTop } from './opening-word.ts';
import type { RaceState } from './state.ts';

const WORDS = 'CHAIR RICE ROSE REST REEDS+ ROSES+ DEBUNK FOOD OF IF OX EXPECT SWEPT IN AN ON NO ITS';
const game = race(lexiconOf(WORDS)) as Game;
const LOT = { opening: 'lot' };
const state = (table: Table) => table.match.state as RaceState;
const clauses = (events: readonly GameEvent[]) => events.map(({ what, clause }) => `${what} ${clause}`);

type Heat = { readonly options?: Options; readonly rules?: Game };

/** The last seat deals. */
function dealt(hands: readonly string[], rest: string, { options = {}, rules = game }: Heat = {}): Table {
  const table = tableOf(rules, { seats: hands.length, dealer: hands.length - 1, options });
  table.chance(`deal ${packFor(hands, rest, hands.length - 1).join(' ')}`);
  return table;
}

/** Begins with CHAIR. */
function heat(hands: readonly string[], rest = 'CHAIR', options = {}): Table {
  const table = dealt(hands, rest, { options });
  if (state(table).phase === 'opening') table.play(hands.length - 1, 'open CHAIR');
  return table;
}

const crosswordOf = (table: Table) => state(table).cards.crossword;

describe('the start of a heat', () => {
  it('[KR-1] deals as in Kan-U-Go, and no one plays before the start', () => {
    const table = tableOf(game, { seats: 3 });
    expect(table.refusal(0, 'exchange A up')?.clause).toBe('KR-1');
    table.chance('cut B C D');
    table.chance(`deal ${game.pack.join(' ')}`);
    expect(state(table).cards.hands.map(hand => hand.length)).toEqual([11, 11, 11]);
  });

  it('[KR-2] lays out a word of five cards of the rest and turns up the next', () => {
    const table = heat(['', ''], 'ZCQHAIRX');
    expect(crosswordOf(table)).toEqual([...'CHAIR'].map((letter, column) => [0, column, letter]));
    expect(state(table).cards.pile).toEqual(['Z']);
    expect(state(table).cards.blind.slice(0, 2)).toEqual(['Q', 'X']);
    expect(game.view(table.match.state, 0)).toMatchObject({ up: 'Z', blind: 30 });
  });

  it('[KR-14r] draws among the longest words if there is none of five', () => {
    const seven = allSeats(7).map(() => '');
    const table = dealt(seven, 'BCDFGJKRICE', { options: LOT });
    expect(game.readChance(table.match.state, 'word I C E')).toBeUndefined();
    expect(clauses(table.chance('word R I C E'))).toContain('laid-out KR-14r');
    expect(crosswordOf(table).map(([, , letter]) => letter)).toEqual([...'RICE']);
  });

  it('[KR-14r] leaves the table empty if no word can be made, and the first addition opens it', () => {
    const table = heat(['CHAIR', 'ON', '', '', '', '', ''], 'BCDFGJKLMPQ');
    expect(crosswordOf(table)).toEqual([]);
    table.play(0, 'CHAIR across at 0,0');
  });

  it('[KR-18r] [KR-1] draws the word by lot, and the players know their hands meanwhile', () => {
    const table = dealt(['AE', 'IO'], 'CHAIR', { options: LOT });
    expect(game.status(table.match.state)).toEqual({ is: 'chance', of: 'draw' });
    expect(game.view(table.match.state, 0)).toMatchObject({ hand: expect.arrayContaining(['A', 'E']), crossword: [] });
    expect(table.refusal(1, 'open CHAIR')?.clause).toBe('KR-18r');
    expect(clauses(table.chance('word C H A I R'))).toEqual(['laid-out KR-18r', 'turned-up KR-2', 'called KR-3']);
  });

  it('[KR-18r] draws words with exactly two vowels first, and no plural', () => {
    const rules = race(lexiconOf('CRYPT TIGER LEMON REEDS+ AUDIO')) as Game;
    const drawn = (cards: string): string[] => {
      const table = dealt(['', '', '', '', '', '', ''], cards, { rules, options: LOT });
      const draws = allSeats(60).map(n => game.writeChance(rules.draw(table.match.state, seededRandom(String(n)))));
      return [...new Set(draws)].sort();
    };
    expect(drawn('CRYPTIGELMO')).toEqual(['word T I G E R']);
    expect(drawn('LEMONTIGERS')).toEqual(['word L E M O N', 'word T I G E R']);
    expect(drawn('CRYPTAUDIOX')).toEqual(['word A U D I O', 'word C R Y P T']);
    expect(drawn('CRYPTREEDSX')).toEqual(['word C R Y P T']);
  });

  it('[KR-3] lets all play at once', () => {
    const table = heat(['', '', '']);
    expect(game.status(table.match.state)).toEqual({ is: 'open', turn: [0, 1, 2], stall: 120, start: 0 });
    expect(allSeats(3).map(seat => table.refusal(seat, 'pass')?.clause)).toEqual(['KR-3', 'KR-3', 'KR-3']);
    for (const seat of [2, 0, 0]) table.play(seat, `exchange ${state(table).cards.hands[seat]![0]} up`);
  });
});

describe('a dealer who chooses', () => {
  const chooser = (rules = game, options = {}) => dealt(['', ''], 'CHAIRSWEPTED', { rules, options });

  it('[KR-2] [KR-18r] chooses unless the lot is agreed on', () => {
    expect(game).toMatchObject({ version: 3, options: { opening: { default: 'dealer' } } });
    expect(game.status(chooser().match.state)).toEqual({ is: 'open', turn: [1], stall: 20 });
    expect(game.status(chooser(game, LOT).match.state)).toEqual({ is: 'chance', of: 'draw' });
  });

  it('[KR-2] [KR-18r] sees the rest and is offered every word of five letters, those with two vowels first', () => {
    const rules = race(lexiconOf('AUDIO CRYPT LEMON SWEPT TIGER REEDS+ TIGERS')) as Game;
    const table = dealt(['', ''], 'AUDIOCRYPTLEMNSWGER', { rules });
    expect(table.offers(1).map(text => text.slice(5))).toEqual(['LEMON', 'TIGER', 'AUDIO', 'CRYPT', 'SWEPT']);
    expect(table.offers(0)).toEqual([]);
    expect(game.view(table.match.state, 1)).toHaveProperty('rest', state(table).cards.blind.toSorted());
    for (const chair of [0, null]) expect(game.view(table.match.state, chair)).not.toHaveProperty('rest');
  });

  it('[KR-1] [KR-2] sees the own hand meanwhile, as all do', () => {
    const table = chooser();
    for (const seat of [0, 1]) expect(game.view(table.match.state, seat).hand).toHaveLength(12);
  });

  it.each(['CHAIR', 'SWEPT'])('[KR-2] lays out %s, whatever its vowels', word => {
    const table = chooser();
    expect(clauses(table.play(1, `open ${word}`))).toEqual(['laid-out KR-2', 'turned-up KR-2', 'called KR-3']);
    expect(crosswordOf(table).map(([, , letter]) => letter)).toEqual([...word]);
  });

  it('[KR-2] [KR-14r] is refused what the rest does not make, and what is no word of five letters', () => {
    const table = chooser();
    const refused = (word: string, seat = 1) => table.refusal(seat, `open ${word}`)?.clause;
    expect(refused('CHAIR', 0)).toBe('KR-2');
    expect(refused('QQQ')).toBe('KR-2');
    expect(refused('CHAIT')).toBe('KG-1');
    expect(refused('REST')).toBe('KR-2');
    expect(refused('REEDS')).toBe('KG-14r');
    expect(table.refusal(1, 'exchange A up')?.clause).toBe('KR-1');
  });

  it('[KG-1] [KR-2] gets suggestions for a misspelt word, and may type the bare word', () => {
    const table = chooser();
    const said = (word: string) => game.sayRefusal(table.refusal(1, `open ${word}`)!, String);
    expect(said('CHIAR')).toBe("CHIAR isn't in the dictionary. Did you mean CHAIR?");
    expect(said('SWE')).toBe("SWE isn't in the dictionary. Did you mean SWEPT?");
    expect(said('REST')).toBe('The word needs five letters.');
    const view = game.view(table.match.state, 1);
    expect(game.read('swept', view)).toEqual({ do: 'open', word: 'SWEPT' });
    expect(game.read('swept')).toBeUndefined();
  });

  it('[KR-14r] is offered the longest words if there is none of five', () => {
    const table = dealt(
      allSeats(7).map(() => ''),
      'BCDFGJKRICE',
    );
    expect(table.offers(6)).toEqual(['open RICE']);
    expect(table.refusal(6, 'open IF')?.clause).toBe('KR-14r');
    expect(clauses(table.play(6, 'open RICE'))).toContain('laid-out KR-14r');
  });

  it('[KR-18r] loses the choice to the lot after 20 seconds', () => {
    const table = chooser();
    expect(clauses(applyInput(table.match, { by: 'clock' }))).toEqual(['waited KR-18r']);
    expect(table.refusal(1, 'open CHAIR')?.clause).toBe('KR-1');
    expect(clauses(table.chance('word C H A I R'))[0]).toBe('laid-out KR-18r');
    expect(table.refusal(1, 'open CHAIR')?.clause).toBe('KR-3');
  });

  it('sees no more of the rest than is in it: imagined worlds keep it, whatever its order', () => {
    const table = chooser();
    const view = game.view(table.match.state, 1);
    const worlds = allSeats(20).map(n => game.imagine(view, seededRandom(String(n))) as RaceState);
    for (const world of worlds) expect(world.cards.blind.toSorted()).toEqual(state(table).cards.blind.toSorted());
    expect(new Set(worlds.map(world => world.cards.blind.join(''))).size).toBeGreaterThan(1);
  });
});

describe('the rules as they were read before', () => {
  const old = race(lexiconOf(WORDS), 1) as Game;

  it('prefers two vowels, and then what comes up first', () => {
    const lexicon = lexiconOf('CRYPT TIGER CHAIR LEMON');
    expect(findWordFromTop([...'CRYPTIGEHALMON'], lexicon, 'sheet')).toBe('TIGER');
    expect(findWordFromTop([...'CRYPTI'], lexicon, 'sheet')).toBe('CRYPT');
    expect(findWordFromTop([...'LE*MONTIGER'], lexicon, 'sheet')).toBe('LEMON');
  });

  it('lays out no plural, and the longest word if there is none of five', () => {
    expect(findWordFromTop([...'REEDS'], lexiconOf('REEDS+ RED'), 'sheet')).toBe('RED');
    expect(findWordFromTop([...'REEDS'], lexiconOf('REEDS+ RED'), 'all')).toBe('REEDS');
    expect(findWordFromTop([...'EXPECTS'], lexiconOf('EXPECT EX'), 'sheet')).toBe('EXPECT');
  });

  it('leaves the top card of the pile at a stop, and asks no dealer', () => {
    const table = dealt(['AAAAEEE', '', '', '', '', '', ''], 'CHAIR', { rules: old });
    expect(crosswordOf(table)).toHaveLength(5);
    for (let n = state(table).cards.blind.length; n > 0; n--) {
      table.play(0, `exchange ${state(table).cards.hands[0]![0]} blind`);
    }
    const { pile } = state(table).cards;
    table.chance(`shuffle ${pile.slice(0, -1).join(' ')}`);
    expect(state(table).cards.pile).toEqual(pile.slice(-1));
    expect(old.options).not.toHaveProperty('opening');
    expect(old.read('open CHAIR')).toBeUndefined();
  });

  it('[KR-18r] draws the word by lot under rules 2, and a dealer who chooses keeps to two vowels', () => {
    const second = race(lexiconOf(WORDS), 2) as Game;
    expect(second.status(dealt(['', ''], 'CHAIR', { rules: second }).match.state)).toMatchObject({ is: 'chance' });
    const table = dealt(['', ''], 'CHAIRSWEPTED', { rules: second, options: { opening: 'dealer' } });
    expect(table.offers(1)).toEqual(['open CHAIR']);
    expect(table.refusal(1, 'open SWEPT')?.clause).toBe('KR-18r');
  });
});

describe('playing', () => {
  it('[KR-4] [KR-11r] knows no upper limit', () => {
    const table = heat(['FOODEBUNKSE', '']);
    table.play(0, 'OSE down at 1,4', 'F.OD across at 1,3');
    expect(clauses(table.play(0, 'EBUNK down at 2,6'))).toEqual(['laid KR-4']);
  });

  it('[KR-5] asks three cards of the first addition, and one of the next', () => {
    const table = heat(['XOSEFD', '']);
    expect(table.refusal(0, 'F at 1,3')?.clause).toBe('KR-5');
    expect(table.offers(0).filter(text => text.includes(' at '))).toEqual(['OSE down at 1,4']);
    table.play(0, 'OSE down at 1,4');
    expect(table.offers(0)).toContain('X at 1,5');
    table.play(0, 'X at 1,5');
  });

  it('[KR-5] asks it again in the next heat', () => {
    const table = heat(['OSE', ''], 'CHAIR', { target: 500 });
    table.play(0, 'OSE down at 1,4');
    applyInput(table.match, { by: 'clock' });
    table.chance(`deal ${packFor(['', ''], 'CHAIR', 0).join(' ')}`);
    table.play(0, 'open CHAIR');
    expect(state(table).opened).toEqual([false, false]);
  });

  it('[KR-16r] asks all their letters of a player with fewer than three', () => {
    const table = heat(['', '']);
    const few: RaceState = {
      ...state(table),
      cards: {
        ...state(table).cards,
        hands: [
          ['O', 'S', 'E'],
          ['T', 'S', '*'],
        ],
      },
    };
    const at = (text: string) => game.refuse(few, 1, game.read(text)!)?.clause;
    expect(at('T at 1,3')).toBe('KR-16r');
    expect(at('TS down at 1,3')).toBeUndefined();
    const laid = game.apply(few, { by: 1, play: game.read('TS down at 1,3')! });
    expect(laid.events[0]!.clause).toBe('KR-16r');
  });

  it('[KR-6] lets players exchange one card at any time', () => {
    const table = heat(['QA', 'B'], 'CHAIRZ');
    table.play(0, 'exchange Q up', 'exchange A up');
    expect(state(table).cards.pile).toEqual(['A']);
    expect(table.refusal(0, 'exchange B up')?.clause).toBe('KR-6');
  });

  it('[KR-7] stops for the shuffle when the blind pack is used up', () => {
    const table = heat(['AAAAEEE', '', '', '', '', '', '']);
    for (let n = state(table).cards.blind.length; n > 0; n--) {
      table.play(0, `exchange ${state(table).cards.hands[0]![0]} blind`);
    }
    expect(game.status(table.match.state)).toEqual({ is: 'chance', of: 'draw' });
    expect(table.refusal(1, 'pass')?.clause).toBe('KR-7');
    const { pile } = state(table).cards;
    expect(game.readChance(table.match.state, `shuffle ${pile.slice(0, -1).join(' ')}`)).toBeUndefined();
    const [up, ...blind] = pile.toReversed();
    expect(clauses(table.chance(`shuffle ${pile.toReversed().join(' ')}`))).toEqual([
      'shuffled KR-7',
      'turned-up KR-7',
    ]);
    expect(state(table).cards).toMatchObject({ pile: [up], blind });
  });

  it('[KR-11r] bars plurals, unlike the limits', () => {
    const table = heat(['OSEKS', '']);
    expect(table.refusal(0, 'OSES down at 1,4')?.clause).toBe('KG-7');
  });

  it('[KR-12r] judges a play against the crossword as it is', () => {
    const table = heat(['OSE', 'EST']);
    table.play(0, 'OSE down at 1,4');
    const before = state(table);
    expect(table.refusal(1, 'EST down at 1,4')).toEqual({
      clause: 'KG-11',
      why: 'taken',
      square: [1, 4],
      letter: 'O',
    });
    expect(state(table)).toBe(before);
    table.play(1, 'exchange T up');
  });
});

describe('the end of a heat', () => {
  const nearlyOut = (hand: string, options = {}): Table => {
    const table = heat([hand, 'AAAAEEEEIILL'], 'CHAIR', { target: 500, ...options });
    table.play(0, 'OSE down at 1,4', 'F.OD across at 1,3', 'EBUNK down at 2,6');
    return table;
  };

  it('[KR-8] is won by the first who has no cards left', () => {
    const table = nearlyOut('OSEFODEBUNKO');
    expect(table.refusal(0, 'out')?.clause).toBe('KR-8');
    expect(clauses(table.play(0, 'O at 5,7'))).toEqual(['laid KG-3', 'out KR-8', 'counted KR-9']);
  });

  it('[KR-9] takes 20 off the score of the winner, and the others count', () => {
    const table = nearlyOut('OSEFODEBUNK*');
    const told = table.play(0, 'out');
    expect(clauses(told)).toEqual(['out KR-13r', 'counted KR-9']);
    expect(told[1]!.points).toEqual([-20, 4 * 10 + 4 * 10 + 2 * 8 + 2 * 8]);
  });

  it('[KR-13r] needs the call with free cards', () => {
    const table = nearlyOut('OSEFODEBUNK*');
    expect(state(table)).toMatchObject({ phase: 'play', cards: { hands: [['*'], expect.anything()] } });
    expect(table.offers(0)).toEqual(['exchange * up', 'exchange * blind', 'out']);
    expect(table.refusal(1, 'out')?.clause).toBe('KR-8');
  });

  it('[KR-10] ends the race when a player reaches the target', () => {
    const table = nearlyOut('OSEFODEBUNK*', { target: 100 });
    expect(clauses(table.play(0, 'out')).at(-1)).toBe('won KR-10');
    expect(game.status(table.match.state)).toEqual({ is: 'over', result: { winners: [0], scores: [-20, 112] } });
    expect(table.refusal(0, 'out')?.clause).toBe('KR-10');
  });

  it('[KR-15r] is blocked by the clock: all count what they hold', () => {
    const table = heat(['', ''], 'CHAIR', { target: 500, stall: 60 });
    expect(game.status(table.match.state)).toMatchObject({ stall: 60 });
    const told = applyInput(table.match, { by: 'clock' });
    expect(clauses(told)).toEqual(['blocked KR-15r', 'counted KR-9']);
    expect(told[1]!.points!.every(points => points > 0)).toBe(true);
    expect(state(table)).toMatchObject({ phase: 'deal', dealer: 0 });
  });

  it('[KR-17r] lets scores fall below nothing, and ends the race after 30 heats', () => {
    const table = heat(['OSEFODEBUNK*', 'QZXJTTWWVPPM'], 'CHAIR', { target: 500 });
    table.match.state = { ...state(table), rounds: 29, scores: [-580, 400] };
    table.play(0, 'OSE down at 1,4', 'F.OD across at 1,3', 'EBUNK down at 2,6', 'out');
    expect(game.status(table.match.state)).toMatchObject({ is: 'over', result: { winners: [0] } });
    expect(state(table).scores[0]).toBe(-600);
  });
});

it('[KR-15r] [KR-18r] is tried by the laws with its clock too, in both of its phases', () => {
  const options = { ...defaultsOf(game.options), target: 100 };
  const clocks = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const match = checkLaws({ game, options, seating: { count: 2 }, seed: `clock ${n}`, scrutiny: 2 });
    for (const { what } of match.events) if (what === 'waited' || what === 'blocked') clocks.add(what);
    expect(match.log.some(({ by }) => by === 'clock')).toBe(match.events.some(({ what }) => clocks.has(what)));
  }
  expect([...clocks].sort()).toEqual(['blocked', 'waited']);
});
