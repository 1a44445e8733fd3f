import { seededRandom } from '@parlour/kernel/random';
import { seatName } from '@parlour/kernel/sentences';
import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../pack/pack.ts';
import { monkey } from './monkey.ts';
import type { MonkeyPlay } from './play.ts';
import { begin, type MonkeyState } from './state.ts';

const hand = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];
const pair = (one: string, two: string) => ({ do: 'pair', cards: [one as Card, two as Card] }) as const;
const reach = { do: 'draw', at: 0 } as const;

/** All cards but the hands given and the card removed are laid down. */
function position(hands: readonly string[], removed: string, change: Partial<MonkeyState> = {}): MonkeyState {
  const held = hands.map(hand);
  const rest = PACK.filter(card => card !== removed && !held.flat().includes(card));
  const byRank = rest.toSorted((a, b) => a.slice(3).localeCompare(b.slice(3)));
  const thrown = byRank.flatMap((card, i) => (i % 2 === 0 ? [[card, byRank[i + 1]!] as const] : []));
  return {
    ...begin({}, { count: hands.length, dealer: 0 }),
    removed: removed as Card,
    hands: held,
    thrown,
    ...change,
  };
}

const dealt = (count: number, dealer = 0): MonkeyState =>
  monkey.apply(monkey.begin({}, { count, dealer }), { by: 'chance', drew: { of: 'deal', dealer, pack: PACK } }).state;

function drawCard(state: MonkeyState, card: string): ReturnType<typeof monkey.apply> {
  const reached = monkey.apply(state, { by: state.turn, play: reach });
  const drawn = monkey.apply(reached.state, { by: 'chance', drew: { of: 'draw', card: card as Card } });
  return { state: drawn.state, events: [...reached.events, ...drawn.events] };
}

describe('dealing', () => {
  it('[MO-1] the first card of the pack is taken out unseen', () => {
    expect(dealt(4).removed).toBe(PACK[0]);
    expect(JSON.stringify(monkey.view(dealt(4), null))).not.toContain(PACK[0]);
  });

  it('[MO-2] the others go round from the dealer’s left', () => {
    expect(dealt(4, 1).hands[2]).toContain(PACK[1]);
    expect(dealt(4, 1).hands[3]).toContain(PACK[2]);
  });

  it.each([
    [2, [25, 26]],
    [3, [17, 17, 17]],
    [5, [10, 11, 10, 10, 10]],
    [12, [4, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4]],
  ])('[MO-8r] %i players hold %j', (count, sizes) => {
    expect(dealt(count).hands.map(cards => cards.length)).toEqual(sizes);
  });
});

describe('playing', () => {
  const three = position(['eu-2 as-2 af-3', 'af-2 eu-3', 'as-3 eu-4 as-4'], 'am-2');

  it('[MO-3] the dealer begins and the turn passes to the left', () => {
    expect(monkey.status(dealt(4, 2))).toEqual({ is: 'open', turn: [2] });
    expect(monkey.refuse(three, 1, reach)?.clause).toBe('MO-3');
    expect(monkey.apply(three, { by: 0, play: pair('eu-2', 'as-2') }).state.turn).toBe(1);
  });

  it('[MO-4] a pair is two cards of one value from their hand', () => {
    expect(monkey.refuse(three, 0, pair('eu-2', 'as-2'))).toBeUndefined();
    expect(monkey.refuse(three, 0, pair('as-2', 'eu-2'))).toBeUndefined();
    expect(monkey.refuse(three, 0, pair('eu-2', 'af-3'))?.clause).toBe('MO-4');
    expect(monkey.refuse(three, 0, pair('eu-2', 'af-2'))?.clause).toBe('MO-4');
    expect(monkey.refuse(three, 0, pair('eu-2', 'eu-2'))?.clause).toBe('MO-4');
  });

  it('[MO-4] refuses in the words of people, who know cards by their titles', () => {
    const said = (play: MonkeyPlay): string => monkey.sayRefusal(monkey.refuse(three, 0, play)!, seatName);
    expect(said(pair('eu-2', 'af-3'))).toBe(
      'A pair is two cards of the same value, not the 2 of Europe and the 3 of Africa.',
    );
    expect(said(pair('eu-2', 'eu-map'))).toBe('You don’t have the Map of Europe.');
  });

  it('[MO-5] without a pair they draw from their right, and throws what pairs', () => {
    const state = { ...three, turn: 1 };
    expect(monkey.plays(state, 1)).toEqual([0, 1, 2].map(at => ({ do: 'draw', at })));
    expect(monkey.refuse(state, 1, { do: 'draw', at: 3 })?.clause).toBe('MO-5');
    const matched = drawCard(state, 'as-2');
    expect(matched.events.map(event => event.what)).toEqual(['reach', 'draw', 'pair']);
    expect(matched.state).toMatchObject({ turn: 2, hands: [['eu-2', 'af-3'], ['eu-3'], three.hands[2]] });
  });

  it('[MO-5] which card was drawn is told to the two alone', () => {
    const [, draw] = drawCard({ ...position(['eu-2 af-3', 'eu-3', 'as-3 eu-4'], 'am-2'), turn: 2 }, 'eu-3').events;
    expect(draw).toMatchObject({ secret: { card: 'eu-3' }, seenBy: [2, 1] });
  });

  it('[MO-7r] who has a pair must throw one, and one only', () => {
    expect(monkey.refuse(three, 0, reach)?.clause).toBe('MO-7r');
    const many = position(['eu-2 as-2 eu-3 as-3', 'af-2', 'eu-4'], 'am-2');
    expect(monkey.plays(many, 0)).toEqual([pair('eu-2', 'as-2'), pair('eu-3', 'as-3')]);
    expect(monkey.apply(many, { by: 0, play: pair('eu-2', 'as-2') }).state.turn).toBe(1);
  });

  it('[MO-9r] an empty hand is safe, sits out and is passed over', () => {
    const state = position(['eu-2 as-2', 'af-2', 'eu-4 as-4'], 'am-2');
    const step = monkey.apply(state, { by: 0, play: pair('eu-2', 'as-2') });
    expect(step.state.out).toEqual([0]);
    expect(step.events.at(-1)).toMatchObject({ what: 'safe', seat: 0 });
    expect(monkey.view(step.state, 1).drawsFrom).toBe(2);
  });

  it('[MO-6] [MO-10r] the last card makes the Monkey, and the removed one is shown', () => {
    const state = position(['eu-2', 'as-2 af-2', ''], 'am-2', { turn: 1 });
    expect(monkey.view(state, 0).removed).toBeNull();
    const { state: over, events } = monkey.apply(state, { by: 1, play: pair('as-2', 'af-2') });
    expect(events.at(-1)).toMatchObject({ what: 'monkey', seat: 0, card: 'eu-2', removed: 'am-2' });
    expect(monkey.status(over)).toMatchObject({ is: 'over', result: { winners: [1, 2], scores: [0, 1, 1], loser: 0 } });
    expect(monkey.view(over, 1).removed).toBe('am-2');
    expect(monkey.refuse(over, 0, reach)?.clause).toBe('MO-6');
  });
});

describe('imagining', () => {
  it('knows where a card drawn from them may be', () => {
    const start = { ...position(['eu-2 af-3', 'eu-3 as-5', 'as-4 eu-6'], 'am-2'), turn: 1 };
    const drawn = drawCard(start, 'eu-2').state;
    expect(monkey.view(drawn, 0).seen).toEqual([{ card: 'eu-2', at: [1] }]);
    const passedOn = drawCard(drawn, 'as-5').state;
    expect(monkey.view(passedOn, 0).seen).toEqual([{ card: 'eu-2', at: [1, 2] }]);
  });

  it('is fair: every layout that fits comes equally often', () => {
    const state = position(['eu-2', 'as-2 eu-3 eu-4', 'as-3 as-4'], 'am-2', { drawn: [1, 2] });
    const view = monkey.view(state, 0);
    const counts = new Map<string, number>();
    const random = seededRandom('fair');
    const draws = 6000;
    for (let n = 0; n < draws; n++) {
      const world = monkey.imagine(view, random);
      const key = [...world.hands.slice(1).map(cards => cards.join()), world.removed].join(' | ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const free = layouts(['as-2', 'am-2', 'eu-3', 'as-3', 'eu-4', 'as-4'], [3, 2, 1]).length - 1;
    expect(counts.size).toBe(free + 1);
    const expected = draws / (free + 1);
    const chi = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chi).toBeLessThan(free + 6 * Math.sqrt(2 * free));
  });

  /** Returns all layouts without a pair in any place. */
  function layouts(cards: readonly string[], sizes: readonly number[]): string[][][] {
    if (sizes.length === 0) return [[]];
    const choices = cards.flatMap((_, i) => combinations(cards.slice(i), sizes[0]!, cards[i]!));
    const apart = choices.filter(choice => new Set(choice.map(card => card.slice(3))).size === choice.length);
    return apart.flatMap(choice =>
      layouts(
        cards.filter(card => !choice.includes(card)),
        sizes.slice(1),
      ).map(rest => [choice, ...rest]),
    );
  }

  function combinations(cards: readonly string[], size: number, first: string): string[][] {
    if (size === 1) return [[first]];
    const rest = cards.slice(1);
    return rest.flatMap((card, i) => combinations(rest.slice(i), size - 1, card).map(others => [first, ...others]));
  }
});
