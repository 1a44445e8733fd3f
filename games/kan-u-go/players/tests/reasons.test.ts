import type { Game } from '@parlour/kernel/game';
import type { Match } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom } from '@parlour/kernel/random';
import { assertDefined } from '@parlour/kernel/result';
import { think } from '@parlour/players/player';
import { falseHints, type HintClaim } from '@parlour/players/tests/first-hints';
import { describe, expect, it } from 'vitest';
import type { AnyParts, AnyState } from '../../alone/players/patience-search.ts';
import * as alone from '../../alone/players/reasons.ts';
import { aloneSecond } from '../../alone/rules/game.ts';
import type { Crossword } from '../../crossword/crossword.ts';
import { kanUGo } from '../../kan-u-go/rules/game.ts';
import type { KanUGoState } from '../../kan-u-go/rules/state.ts';
import { attachLexicon } from '../../lexicon/loader.ts';
import { isLetter, LETTERS, PACK, withoutCards } from '../../pack/pack.ts';
import { kanUGoCharacters } from '../../round/players/characters.ts';
import { createPosition, type TableParts } from '../../round/players/position.ts';
import { hintSteps, reasonAgainst, reasonFor } from '../../round/players/reasons.ts';
import type { TablePlay } from '../../round/rules/plays.ts';
import { lettersOf } from '../../round/rules/state.ts';
import { cardName } from '../../rules/english.ts';
import { lexiconOf } from '../../testing/fixtures.ts';
import { openFixture, playFixture } from './fixtures.ts';

const lexicon = lexiconOf('AT CAT TO TON TONE');
const game = attachLexicon(kanUGo(lexicon), lexicon);
const AT: Crossword = [
  [0, 0, 'A'],
  [0, 1, 'T'],
];

/** Two players, AT on the table, `other` with four cards. */
function stateWith(hand: string, up = 'V'): KanUGoState {
  const other = [...'BFGH'];
  const rest = withoutCards(PACK, [...hand, ...other, up, ...lettersOf(AT)]);
  const cards = { hands: [[...hand], other], taken: [[], []], pile: [up], blind: rest, returned: null, thrown: [] };
  const begun = game.begin(optionsOf(), { count: 2, dealer: 1 });
  return { ...begun, phase: 'play', cards: { crossword: AT, ...cards }, turn: 0 };
}

const optionsOf = () => defaultsOf(game.options) as KanUGoState['options'];
const at = (hand: string, up?: string) =>
  createPosition(game as unknown as Game, game.view(stateWith(hand, up), 0), { highestGrade: 80 });
const play = (text: string): TablePlay => assertDefined(game.read(text));

const CAT = play('C at 0,-1');
const TO = play('O at 1,1');
const TON = play('ON down at 1,1');

describe('why a play is right', () => {
  it('because it is the last of the hand', () => {
    expect(reasonFor(at('C'), CAT)).toBe('CAT lays the whole hand, C, and goes out.');
    expect(reasonFor(at('C*'), CAT)).toContain('and goes out');
  });

  it('because all that is left goes in one place', () => {
    expect(reasonFor(at('CON'), CAT)).toBe('CAT leaves N and O, which can then go down together in one place.');
  });

  it('because of what it takes off a hand that is far from out', () => {
    expect(reasonFor(at('CQXZJVW'), CAT)).toBe('CAT lays C. 12 points left in hand: J, Q, V, W, X and Z.');
  });

  it('because no word goes: how many vowels may come is counted', () => {
    const unseen = withoutCards(PACK, [...'QX', 'V', 'A', 'T']);
    const vowels = unseen.filter(card => 'AEIOU'.includes(card)).length;
    expect(reasonFor(at('QX'), play('exchange Q blind'))).toBe(
      `No word fits this hand. ${vowels} of the ${unseen.length} unseen cards are vowels.`,
    );
  });

  it('because the card turned up makes a way out', () => {
    expect(reasonFor(at('NQ', 'O'), play('exchange Q up'))).toBe(
      'With the face-up card the hand is N and O, which can go down together in one place.',
    );
  });
});

describe('why another play was better', () => {
  it('because it went out', () => {
    expect(reasonAgainst(at('ON'), TO, TON)).toBe(
      'TON would have laid the whole hand, O and N, and ended the round. After TO, 1 letter was left.',
    );
  });

  it('because a way out stays', () => {
    expect(reasonAgainst(at('CON'), TO, CAT)).toBe(
      'After CAT, the rest (N and O) can go down together in one place. After TO, the rest fits nowhere.',
    );
  });

  it('because a word went where a card was exchanged', () => {
    expect(reasonAgainst(at('CQXZJVW'), play('exchange Q blind'), CAT)).toBe(
      'A word was possible: CAT lays 1 card, an exchange none.',
    );
  });

  it('because it lays more cards, or leaves fewer points', () => {
    expect(reasonAgainst(at('ONQXZJVW'), TO, TON)).toBe('TON lays 2 cards, TO only 1.');
    expect(reasonAgainst(at('COQXZJVW'), CAT, TO)).toBe('TO leaves 18 points in hand, CAT 20.');
  });
});

describe('a hint in steps', () => {
  it.each([
    ['C', CAT],
    ['CON', CAT],
    ['ONQXZJVW', TON],
    ['QX', play('exchange Q blind')],
  ])('for %s names no play before its time', (hand, right) => {
    const { look, kind } = hintSteps(at(hand), right);
    expect(look).toMatch(/^[A-Z].*\.$/);
    expect(kind).toMatch(/^(Look for|Exchange a card|One addition lays)/);
    expect(`${look} ${kind}`).not.toMatch(/CAT|TON?\b|exchange Q/);
  });

  it('comes with the thought of the best player, and the reason fits the play', () => {
    const state = stateWith('CON');
    const { think: mind } = assertDefined(kanUGoCharacters[3]);
    const thought = think(mind, {
      game: game as unknown as Game,
      seat: 0,
      view: { ...game.view(state, 0), history: [] },
      plays: game.plays(state, 0),
      awaited: true,
      random: seededRandom('hint'),
      budget: 50,
    });
    expect(thought.steps).toBeDefined();
    expect(thought.why.endsWith(reasonFor(at('CON'), thought.play as TablePlay))).toBe(true);
  });
});

describe('reasons of a patience', () => {
  const second = attachLexicon(aloneSecond(lexicon), lexicon) as unknown as Game<AnyParts>;
  function viewWith(hand: string) {
    const lying = withoutCards(LETTERS, [...hand, 'A', 'T']);
    const filler = lying.map((letter, i) => [40 + 2 * (i >> 3), 2 * (i & 7), letter] as const);
    const options = defaultsOf(second.options) as unknown as AnyState['options'];
    const piles = { hand: [...hand], blind: [] };
    return second.view({ options, phase: 'play', crossword: [...AT, ...filler], piles }, 0);
  }
  const of = (text: string) => assertDefined(second.read(text));

  it('name the letters left, and how many of the hard ones', () => {
    expect(alone.reasonFor(viewWith('C'), of('C at 0,-1'))).toBe('CAT lays the last cards and wins the game.');
    expect(alone.reasonFor(viewWith('CO'), of('C at 0,-1'))).toBe('CAT lays C. Only O is left.');
    expect(alone.reasonFor(viewWith('CUUQ'), of('C at 0,-1'))).toBe(
      'CAT lays C. 3 cards are left, including Q and 2 Us.',
    );
    expect(alone.reasonFor(viewWith('QX'), of('give-up'))).toBe(
      'No word fits any more. 2 cards are left, including Q and X.',
    );
  });

  it('say what the better play gets laid', () => {
    const view = viewWith('COQ');
    expect(alone.reasonAgainst(view, of('O at 1,1'), of('C at 0,-1'))).toBe(
      "CAT lays the C, and TO doesn't. 2 cards are left, including Q.",
    );
    expect(alone.reasonAgainst(view, of('give-up'), of('C at 0,-1'))).toContain("The game wasn't over. CAT lays C");
    expect(alone.reasonAgainst(view, of('take'), of('C at 0,-1'))).toContain('A word was possible. CAT lays C');
  });
});

const countIn = (cards: readonly string[], letter: string): number => cards.filter(card => card === letter).length;

/** From the blind pack, or from hands they are not known to be in. */
function toCome({ state: { cards }, seat }: Parameters<HintClaim<TableParts>[1]>[0], letter: string): number {
  const hidden = cards.hands.flatMap((hand, other) => (other === seat ? [] : withoutCards(hand, cards.taken[other]!)));
  return countIn([...cards.blind, ...hidden], letter);
}

const isUp: HintClaim<TableParts>[1] = ({ state: { cards } }, up) => {
  const top = cards.pile.at(-1);
  return top !== undefined && up === cardName(top);
};

const holds: HintClaim<TableParts>[1] = ({ state, seat }, letter) => state.cards.hands[seat]!.includes(letter!);

const TABLE_LOOKS: readonly HintClaim<TableParts>[] = [
  [
    /^No word fits your letters\. The face-up card is (.+)\.$/,
    (at, up) => !at.plays.some(({ do: what }) => what === 'add') && isUp(at, up!),
  ],
  [/^The face-up card is (.+)\.$/, isUp],
  [
    /^Look at your whole hand: (.+)\.$/,
    ({ state, seat }, all) =>
      all!.replace(/ and |, /g, '') === state.cards.hands[seat]!.filter(isLetter).sort().join(''),
  ],
  [/^Think about the letters you will keep\.$/, ({ state, seat }) => state.cards.hands[seat]!.length > 1],
  [/^Look at your (.)\. No more .s are left\.$/, (at, letter) => holds(at, letter!) && toCome(at, letter!) === 0],
  [/^Look at your (.)\. One more . can still come\.$/, (at, letter) => holds(at, letter!) && toCome(at, letter!) === 1],
  [
    /^Look at your (.)\. (\d+) more .s can still come\.$/,
    (at, letter, more) => holds(at, letter!) && toCome(at, letter!) === Number(more),
  ],
];

const outside = ({ state }: { readonly state: AnyState }): string[] =>
  withoutCards(LETTERS, lettersOf(state.crossword));

const ALONE_LOOKS: readonly HintClaim<AnyParts>[] = [
  [/^Only (.) is left to place\.$/, (at, letter) => outside(at).join() === letter],
  [/^(\d+) cards are left to place, none of them hard\.$/, (at, n) => outside(at).length === Number(n)],
  [
    /^(\d+) cards are left to place\. The hardest (?:is|are) (.+)\.$/,
    (at, n, hard) =>
      outside(at).length === Number(n) &&
      hard!.split(/, | and /).every(said => {
        const [, copies = '1', letter = ''] = /^(?:(\d+) )?(.)s?$/.exec(said) ?? [];
        return countIn(outside(at), letter) === Number(copies);
      }),
  ],
];

describe('a first hint is true for the seat that gets it', () => {
  it.each(['kan-u-go', 'race'])('in %s', async id => {
    const at = await openFixture(id, { target: 20 });
    const players = new Array(3).fill(at.characters[1]!);
    const matches = ['one', 'two'].map(seed => playFixture(at, players, seed) as unknown as Match<TableParts>);
    const mind = { ...at.characters[3]!, budget: 5 };
    const { wrong, tried } = falseHints(matches, { mind, every: 4, claims: TABLE_LOOKS });
    expect(wrong).toEqual([]);
    expect(tried.filter(times => times > 0).length).toBeGreaterThan(3);
  });

  it.each(['alone-first', 'alone-second', 'alone-third'])('in %s', async id => {
    const at = await openFixture(id);
    const matches = ['one', 'two'].map(
      seed => playFixture(at, [at.characters[1]!], seed) as unknown as Match<AnyParts>,
    );
    const mind = { ...at.characters[3]!, budget: 5 };
    const { wrong, tried } = falseHints(matches, { mind, every: 4, claims: ALONE_LOOKS });
    expect(wrong).toEqual([]);
    expect(tried.some(times => times > 0)).toBe(true);
  });
});
