/** Compares `imagine` with all worlds of small positions. */
import { deepEqual } from '@parlour/kernel/json';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { lateScene, type Scene } from '../testing/scene.ts';
import { apply } from './apply.ts';
import { sortCards } from './cards.ts';
import { imagine } from './imagine.ts';
import { refuse } from './judge.ts';
import { notation } from './notation.ts';
import type { Cards, KitState } from './state.ts';
import { type KitView, view } from './view.ts';

type WeightedWorld = { readonly state: KitState; readonly weight: number };

function deals({ state }: Scene): KitState[] {
  const hidden = [...state.hands[1]!, ...state.hands[2]!];
  return subsets(hidden, state.hands[1]!.length).map(mine => ({
    ...state,
    hands: [state.hands[0]!, sortCards(mine), hidden.filter(card => !mine.includes(card))],
  }));
}

function subsets(cards: Cards, size: number): Cards[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map(rest => [card, ...rest]));
}

/** None if the line is refused; one world per card that may be drawn. */
function outcomes({ state, weight }: WeightedWorld, line: string): WeightedWorld[] {
  if (state.drawing) {
    const hand = state.hands[state.drawing.from]!;
    const drawn = hand.map(card => apply(state, { by: 'chance', drew: { of: 'draw', card } }).state);
    return line === '* draw' ? drawn.map(next => ({ state: next, weight: weight / hand.length })) : [];
  }
  const [seat, ...rest] = line.split(' ');
  const play = notation.read(rest.join(' '));
  if (play === undefined || refuse(state, Number(seat), play)) return [];
  return [{ state: apply(state, { by: Number(seat), play }).state, weight }];
}

/** What seat 0 cannot see: hands, draws and held 1s. */
const secretOf = ({ hands, notes, held }: KitState): string =>
  JSON.stringify([hands, held, notes.map(note => (note.is === 'drew' ? note.card : ''))]);

const SCRIPTS: readonly (readonly [string, Scene, readonly string[]])[] = [
  [
    'a 1 held back, a draw between others, and cards shown after it',
    lateScene(['F9 F10', 'A2 A9 B9 C9', 'B1 D9 E9 E10']),
    ['2 D9', '1 shout 2', '* draw', '1 A2', '1 lay C9', '0 lay F10', '2 E9'],
  ],
  [
    'a card out of order that may have been drawn, twice over',
    lateScene(['F9 F10', 'A2 A9 B9 C9', 'C1 D9 E9 E10']),
    ['2 E10', '1 shout 2', '* draw', '1 A9', '2 shout 1', '* draw', '0 lay F10', '2 lay E9', '1 lay B9'],
  ],
  [
    'a false shout that cost a card',
    lateScene(['F9 F10', 'A2 A9 B9 C9', 'C1 D9 E9 E10'], [], { falseShout: 'card' }),
    ['2 C1', '1 shout 2', '* draw', '2 D9', '0 shout 2', '* draw', '2 lay E9', '1 lay B9'],
  ],
  [
    'mistakes refused',
    lateScene(['F9 F10', 'A1 A9 B9 C9', 'C1 D9 E9 E10'], [], { mistakes: 'refused', falseShout: 'card' }),
    ['2 C1', '1 shout 2', '* draw', '2 D9', '2 lay E9', '1 A1'],
  ],
];

const ends = (start: KitState, script: readonly string[]): WeightedWorld[] =>
  script.reduce<WeightedWorld[]>(
    (worlds, line) => worlds.flatMap(world => outcomes(world, line)),
    [{ state: start, weight: 1 }],
  );

/** For secrets that fit what seat 0 has seen. */
function chancesOf(fitting: readonly WeightedWorld[]): Map<string, number> {
  const total = fitting.reduce((sum, { weight }) => sum + weight, 0);
  const chances = new Map<string, number>();
  for (const { state, weight } of fitting) {
    const secret = secretOf(state);
    chances.set(secret, (chances.get(secret) ?? 0) + weight / total);
  }
  return chances;
}

const WORLDS = 8000;

function imagined(seen: KitView): Map<string, number> {
  const random = seededRandom('enumeration');
  const times = new Map<string, number>();
  for (let n = 0; n < WORLDS; n++) {
    const secret = secretOf(imagine(seen, random));
    times.set(secret, (times.get(secret) ?? 0) + 1);
  }
  return times;
}

describe('[KK-19r] all worlds that fit, by the chance each has', () => {
  it.each(SCRIPTS)('%s', (_, scene, script) => {
    const seen = view(ends(scene.state, script)[0]!.state, 0);
    const all = deals(scene).flatMap(start => ends(start, script));
    const chances = chancesOf(all.filter(({ state }) => deepEqual(view(state, 0), seen)));
    const times = imagined(seen);
    expect([...times.keys()].filter(secret => !chances.has(secret))).toEqual([]);
    expect(chances.size).toBeGreaterThan(10);
    const oddities = [...chances].map(
      ([secret, chance]) => ((times.get(secret) ?? 0) - chance * WORLDS) ** 2 / (chance * WORLDS),
    );
    const chiSquare = oddities.reduce((sum, oddity) => sum + oddity);
    expect(chiSquare).toBeLessThan(chances.size + 4 * Math.sqrt(2 * chances.size));
  });
});
