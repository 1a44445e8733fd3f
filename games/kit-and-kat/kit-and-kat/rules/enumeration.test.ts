/** The imagination against all there is: small positions in which every world can be counted. */
import { deepEqual } from '@parlour/kernel/json';
import { seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { late, type Scene } from '../testing/scene.ts';
import { apply } from './apply.ts';
import { inOrder } from './cards.ts';
import { imagine } from './imagine.ts';
import { refuse } from './judge.ts';
import { notation } from './notation.ts';
import type { Cards, State } from './state.ts';
import { type KitView, view } from './view.ts';

type Weighed = { readonly state: State; readonly weight: number };

/** Every way to give seats 1 and 2 the cards that seat 0 does not see. */
function deals({ state }: Scene): State[] {
  const hidden = [...state.hands[1]!, ...state.hands[2]!];
  return subsets(hidden, state.hands[1]!.length).map(mine => ({
    ...state,
    hands: [state.hands[0]!, inOrder(mine), hidden.filter(card => !mine.includes(card))],
  }));
}

function subsets(cards: Cards, size: number): Cards[] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsets(cards.slice(i + 1), size - 1).map(rest => [card, ...rest]));
}

/** All that may come of a line: nothing if it is refused, one world for every card that may be drawn. */
function outcomes({ state, weight }: Weighed, line: string): Weighed[] {
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

/** What this world has that seat 0 cannot see: the hands, the draws and the 1s held. */
const secretOf = ({ hands, notes, held }: State): string =>
  JSON.stringify([hands, held, notes.map(note => (note.is === 'drew' ? note.card : ''))]);

const SCRIPTS: readonly (readonly [string, Scene, readonly string[]])[] = [
  [
    'a 1 held back, a draw between others, and cards shown after it',
    late(['F9 F10', 'A2 A9 B9 C9', 'B1 D9 E9 E10']),
    ['2 D9', '1 shout 2', '* draw', '1 A2', '1 lay C9', '0 lay F10', '2 E9'],
  ],
  [
    'a card out of order that may have been drawn, twice over',
    late(['F9 F10', 'A2 A9 B9 C9', 'C1 D9 E9 E10']),
    ['2 E10', '1 shout 2', '* draw', '1 A9', '2 shout 1', '* draw', '0 lay F10', '2 lay E9', '1 lay B9'],
  ],
  [
    'a false shout that cost a card',
    late(['F9 F10', 'A2 A9 B9 C9', 'C1 D9 E9 E10'], [], { falseShout: 'card' }),
    ['2 C1', '1 shout 2', '* draw', '2 D9', '0 shout 2', '* draw', '2 lay E9', '1 lay B9'],
  ],
  [
    'mistakes refused',
    late(['F9 F10', 'A1 A9 B9 C9', 'C1 D9 E9 E10'], [], { mistakes: 'refused', falseShout: 'card' }),
    ['2 C1', '1 shout 2', '* draw', '2 D9', '2 lay E9', '1 A1'],
  ],
];

/** All ends the script can come to from a start, each with its chance. */
const ends = (start: State, script: readonly string[]): Weighed[] =>
  script.reduce<Weighed[]>(
    (worlds, line) => worlds.flatMap(world => outcomes(world, line)),
    [{ state: start, weight: 1 }],
  );

/** The chance of every secret that fits what seat 0 has seen. */
function chancesOf(fitting: readonly Weighed[]): Map<string, number> {
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
