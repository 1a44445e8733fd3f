import type { Match } from '@parlour/kernel/match';
import { seededRandom } from '@parlour/kernel/random';
import { think } from '@parlour/players/player';
import { falseHints } from '@parlour/players/tests/first-hints';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../pack/pack.ts';
import { monkeyStage, playStage } from '../../players/tests/fixtures.ts';
import type { MonkeyParts } from '../rules/state.ts';
import { chanceAfterPair, chanceOfMonkey, type KindCounts, type Mover, newSolver, pairKinds } from './pair-odds.ts';

type Hands = readonly (readonly [own: number, theirs: number])[];

const kindsOf = (hands: Hands): KindCounts => {
  const kinds = new Uint8Array(25);
  for (const [own, theirs] of hands) kinds[5 * own + theirs]!++;
  return kinds;
};

/** What is open after this many turns counts as even. */
function chanceByBruteForce(hands: Hands, mover: 0 | 1, turns: number, known = new Map<string, number>()): number {
  const cards = hands.flat().reduce((sum, count) => sum + count, 0);
  if (cards === 1) return hands.some(([own]) => own === 1) ? 1 : 0;
  if (turns === 0) return 0.5;
  const key = `${mover} ${turns} ${hands.map(([own, theirs]) => 5 * own + theirs).sort((a, b) => a - b)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const next = (value: number, own: number, theirs: number): number =>
    chanceByBruteForce(
      hands.map((held, i) => (i === value ? ([held[0] + own, held[1] + theirs] as const) : held)),
      mover === 0 ? 1 : 0,
      turns - 1,
      known,
    );
  const pairs = hands.flatMap((held, i) => (held[mover] < 2 ? [] : [mover === 0 ? next(i, -2, 0) : next(i, 0, -2)]));
  const afterDraw = (held: Hands[number], i: number): number => {
    if (held[mover] === 1) return next(i, -1, -1);
    return mover === 0 ? next(i, 1, -1) : next(i, -1, 1);
  };
  const average = (): number => {
    const drawn = hands.flatMap((held, i) => Array.from({ length: held[1 - mover]! }, () => afterDraw(held, i)));
    return drawn.reduce((sum, each) => sum + each, 0) / drawn.length;
  };
  const chance = pairs.length === 0 ? average() : (mover === 0 ? Math.min : Math.max)(...pairs);
  known.set(key, chance);
  return chance;
}

/** Deals four cards a value, one of them put aside, to two hands. */
function smallDeal(values: number, seed: string): Hands {
  const random = seededRandom(seed);
  const hands = Array.from({ length: values }, () => [0, 0] as [number, number]);
  const pack = hands.flatMap((_, value) => [value, value, value, value]).slice(1);
  for (let i = pack.length; i > 0; i--) {
    const [value] = pack.splice(random.below(i), 1);
    hands[value!]![i % 2]!++;
  }
  return hands;
}

describe('the Monkey for two', () => {
  it.each([2, 3, 4])('agrees with trying everything, %i values', values => {
    for (let n = 0; n < 12; n++) {
      const hands = smallDeal(values, `small ${n}`);
      for (const mover of [0, 1] as const) {
        const exact = chanceOfMonkey(newSolver(1e5), kindsOf(hands), mover === 0 ? 'own' : 'their');
        expect(exact).toBeCloseTo(chanceByBruteForce(hands, mover, 40), 4);
      }
    }
  });

  it('keeping threes for last is as good as seeing all cards, within one game in a thousand', () => {
    let lost = 0;
    const deals = 150;
    for (let n = 0; n < deals; n++) {
      const kinds = kindsOf(smallDeal(6, `threes ${n}`));
      const solver = newSolver(1e5);
      lost += chanceKeepingThrees(solver, kinds, 'own') - chanceOfMonkey(solver, kinds, 'own')!;
    }
    expect(lost / deals).toBeLessThan(0.001);
  });

  it.each([2, 3])('level %i keeps three of a value', level => {
    const hand: Card[] = ['eu-map', 'as-map', 'af-map', 'eu-2', 'as-2', 'eu-5', 'eu-7'];
    const thought = thoughtWith(hand, ['am-map', 'as-5'], level);
    expect(thought.play).toEqual({ do: 'pair', cards: ['eu-2', 'as-2'] });
    expect(thought.why).toMatch(
      level === 2
        ? /Three of a kind stay for last/
        : /^You escape in [\d.]+ of 100 games after a pair of \w+, in [\d.]+ after a pair of Maps\. Keep the three Maps/,
    );
    expect(thought.steps?.kind).toBe('Choose a value of which you don’t hold three.');
  });
});

/** Keeps threes for last, against best play; without pairs there is nothing to choose. */
function chanceKeepingThrees(solver: ReturnType<typeof newSolver>, kinds: KindCounts, mover: Mover): number {
  const pairs = pairKinds(kinds, mover);
  const rest = pairs.filter(kind => Math.trunc(kind / 5) !== 3);
  const [kind] = rest.length > 0 ? rest : pairs;
  return kind === undefined ? chanceOfMonkey(solver, kinds, mover)! : chanceAfterPair(solver, kinds, mover, kind)!;
}

/** The other, who has drawn, has these cards; all others are laid down. */
function thoughtWith(hand: readonly Card[], theirs: readonly Card[], level: number) {
  const { game, characters } = monkeyStage;
  const removed: Card = 'am-7';
  const thrown = game.pack.filter(card => ![...hand, ...theirs, removed].includes(card as Card));
  const state = {
    ...(game.begin({}, { count: 2, dealer: 0 }) as object),
    removed,
    hands: [theirs, hand],
    thrown: thrown.flatMap((card, i) => (i % 2 === 0 ? [[card, thrown[i + 1]!]] : [])),
    turn: 1,
    drawn: [0],
  };
  const view = { ...game.view(state, 1), history: [] };
  const { think: player, budget } = characters[level]!;
  const plays = game.plays(state, 1);
  return think(player, { game, seat: 1, view, plays, awaited: true, random: seededRandom('monkey'), budget });
}

it('a first hint asks to count only where there is more than one pair to choose from', () => {
  const matches = [2, 4].map(
    seats => playStage(monkeyStage, new Array(seats).fill(monkeyStage.characters[0]), 'hints') as Match<MonkeyParts>,
  );
  const says = /^How many cards of each value do you hold\? How many of each haven’t you seen yet\?$/;
  const isChoice = ({ plays }: { readonly plays: readonly object[] }): boolean => plays.length > 1;
  const mind = { ...monkeyStage.characters[3]!, budget: 1 };
  const { wrong, tried } = falseHints(matches, { mind, every: 2, claims: [[says, isChoice]] });
  expect(wrong).toEqual([]);
  expect(tried[0]).toBeGreaterThan(5);
});
