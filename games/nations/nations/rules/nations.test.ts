import { applyInput, beginMatch, type Match, matchStatus, resolveChance } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { seededRandom, shuffle } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card, indexOf, NATIONS, nationOf, PACK, rankOf } from '../../pack/pack.ts';
import { type NationsPlay, plays as playsOf, refuse } from './judge.ts';
import { nations } from './nations.ts';
import { NO_CARDS, type State, withDeal } from './state.ts';

/** Hands are written "eu-map as-3"; unnamed cards count as played. */
function position(hands: readonly string[], change: Partial<State> = {}): State {
  const masks = NO_CARDS.slice();
  hands.forEach((hand, seat) => {
    for (const card of hand.split(' ').filter(Boolean).map(indexOf))
      masks[4 * seat + nationOf(card)]! |= 1 << rankOf(card);
  });
  return { ...withDeal(10, [0, 0], 3, masks, indexOf('am-2')), leader: 0, tricks: [6, 6], ...change };
}

const card = (name: string): NationsPlay => ({ do: 'card', card: name as Card });
const call: NationsPlay = { do: 'call' };
const names = (plays: readonly NationsPlay[]): string[] => plays.map(nations.write);

function play(state: State, ...moves: [seat: number, play: NationsPlay][]): { state: State; told: string[] } {
  const told: string[] = [];
  for (const [by, play] of moves) {
    expect(nations.refuse(state, by, play)).toBeUndefined();
    const step = nations.apply(state, { by, play });
    told.push(...step.events.map(event => event.clause));
    state = step.state;
  }
  return { state, told };
}

/** The pack by seat: thirteen cards each for dealer + 1, + 2, + 3 and the dealer. */
function deal(hands: readonly (readonly Card[])[], scores: [number, number] = [0, 0], dealer = 3): State {
  const pack = Array.from({ length: 52 }, (_, i) => hands[i % 4]![Math.trunc(i / 4)]!);
  return nations.apply(withDeal(10, scores, dealer, NO_CARDS, null), { by: 'chance', drew: { dealer, pack } }).state;
}

const suit = (nation: string): Card[] => PACK.filter(name => name.startsWith(nation));
/** Seat 0 has Europe, 1 Asia, 2 Africa, 3 America. The last card dealt, the Star card, is the 2 of America. */
const BY_NATION = NATIONS.map(suit);

/** Plays the first legal card of each seat to the end. */
function playOut(state: State): { state: State; told: { what: string; clause: string; points?: readonly number[] }[] } {
  const told: { what: string; clause: string; points?: readonly number[] }[] = [];
  let status = nations.status(state);
  while (status.is === 'open') {
    const seat = status.turn[0]!;
    const step = nations.apply(state, { by: seat, play: nations.plays(state, seat).find(p => p.do === 'card')! });
    told.push(...step.events);
    state = step.state;
    status = nations.status(state);
  }
  return { state, told };
}

describe('dealing', () => {
  it('[NA-1] four seats, partners opposite', () => {
    expect(nations.seats).toEqual([4, 4]);
    const won = nations.status({ ...deal(BY_NATION), winner: 1 });
    expect(won).toEqual({ is: 'over', result: { winners: [1, 3], scores: [0, 0] } });
  });

  it('[NA-2] the pack is shuffled by chance, and chance is the first input', () => {
    const state = nations.begin({ target: 10 }, { count: 4 });
    expect(nations.status(state)).toEqual({ is: 'chance', of: 'deal' });
    const [one, two] = ['a', 'b'].map(seed => nations.draw(state, seededRandom(seed)).pack);
    expect(one).not.toEqual(two);
    expect([...one!].sort()).toEqual([...PACK].sort());
  });

  it('[NA-3] one card at a time, first to the dealer’s left, thirteen each', () => {
    const state = nations.begin({ target: 10 }, { count: 4, dealer: 1 });
    const dealt = nations.apply(state, { by: 'chance', drew: { dealer: 1, pack: PACK } }).state;
    expect(nations.view(dealt, 2).hand).toEqual(PACK.filter((_, i) => i % 4 === 0));
    expect(nations.view(dealt, null).others.map(other => other.cards)).toEqual([13, 13, 13, 13]);
  });

  it('[NA-4] the last card is the Star card and lies exposed until the dealer is to play', () => {
    let state = deal(BY_NATION);
    expect(nations.view(state, 0)).toMatchObject({ star: 'am-2', starExposed: true, table: { star: 'am-2' } });
    state = play(state, [0, card('eu-map')], [1, card('as-map')], [2, card('af-map')]).state;
    expect(nations.view(state, 0)).toMatchObject({ star: 'am-2', starExposed: false, table: { star: null } });
  });

  it('[NA-15r] the deal passes to the left', () => {
    const { state } = playOut({ ...deal(BY_NATION), target: 20 });
    expect(state.dealer).toBe(0);
    expect(nations.status(state)).toEqual({ is: 'chance', of: 'deal' });
  });
});

describe('playing', () => {
  it('[NA-5] the dealer’s left leads and play goes to the left', () => {
    const state = deal(BY_NATION, [0, 0], 3);
    expect(nations.status(state)).toEqual({ is: 'open', turn: [0] });
    expect(refuse(state, 1, card('as-map'))?.clause).toBe('NA-5');
    expect(nations.status(play(state, [0, card('eu-2')]).state)).toEqual({ is: 'open', turn: [1] });
  });

  it('[NA-6] whoever can follow must', () => {
    const state = position(['eu-2', 'eu-3 as-map', '', ''], { trick: [indexOf('eu-2')], leader: 0 });
    expect(refuse(state, 1, card('as-map'))).toEqual({ clause: 'NA-6', why: 'must-follow', nation: 'eu' });
    expect(names(playsOf(state, 1))).toEqual(['eu-3']);
  });

  it('[NA-7] whoever cannot follow may play anything', () => {
    const state = position(['', 'as-map am-3 af-2', '', ''], { trick: [indexOf('eu-2')], leader: 0 });
    expect(names(playsOf(state, 1))).toEqual(['as-map', 'af-2', 'am-3']);
    expect(play(state, [1, card('af-2')]).told).toEqual(['NA-7']);
  });

  const tricks: [string, string[], number][] = [
    ['the highest of the nation led', ['eu-5', 'eu-map', 'eu-man', 'eu-2'], 1],
    ['a Map of another nation takes nothing', ['eu-5', 'as-map', 'eu-6', 'af-map'], 2],
    ['the lowest Star beats the Map', ['eu-map', 'am-2', 'eu-man', 'eu-woman'], 1],
    ['the highest Star of several', ['eu-map', 'am-2', 'am-10', 'am-9'], 2],
  ];
  it.each(tricks)('[NA-8] %s', (_, cards, winner) => {
    const state = position(cards, { tricks: [3, 3] });
    expect(play(state, ...cards.map((name, seat): [number, NationsPlay] => [seat, card(name)])).state.leader).toBe(
      winner,
    );
  });

  it('[NA-9] the winner of a trick leads to the next', () => {
    const cards = ['eu-5 eu-6', 'eu-map as-2', 'eu-man as-3', 'eu-2 as-4'];
    const { state } = play(
      position(cards, { tricks: [3, 3] }),
      [0, card('eu-5')],
      [1, card('eu-map')],
      [2, card('eu-man')],
      [3, card('eu-2')],
    );
    expect(nations.status(state)).toEqual({ is: 'open', turn: [1] });
    expect(refuse(state, 2, card('as-3'))?.clause).toBe('NA-9');
  });

  it('[NA-21r] the exposed Star card belongs to the dealer’s hand and must follow', () => {
    const hands = BY_NATION.map(hand => hand.slice());
    [hands[0]![0], hands[3]![0]] = ['am-map', 'eu-map'];
    const state = play(deal(hands), [0, card('am-map')], [1, card('as-map')], [2, card('af-map')]).state;
    expect(names(playsOf(state, 3))).toContain('am-2');
    expect(refuse(state, 3, card('eu-map'))?.clause).toBe('NA-6');
    expect(nations.view(state, 3).hand).toContain('am-2');
  });
});

describe('counting', () => {
  const last = (tricks: [number, number], change: Partial<State>): State =>
    position(['eu-map', 'eu-2', 'eu-3', 'eu-4'], { tricks, ...change });
  const end = (state: State): ReturnType<typeof play> =>
    play(state, ...['eu-map', 'eu-2', 'eu-3', 'eu-4'].map((name, seat): [number, NationsPlay] => [seat, card(name)]));
  /** By seat, besides the hands above. */
  const titles = (...dealt: readonly number[]): Partial<State> => {
    const masks = NO_CARDS.slice();
    let next = 12;
    dealt.forEach((count, seat) => {
      for (let n = 0; n < count; n++) masks[4 * seat + 3]! |= 1 << next--;
    });
    return { dealt: masks };
  };

  it('[NA-10] every trick above six counts one', () => {
    expect(end(last([7, 5], titles(1, 1, 1, 1))).state.scores).toEqual([2, 0]);
    expect(end(last([5, 7], titles(1, 1, 1, 1))).state.scores).toEqual([0, 1]);
  });

  it.each([
    [[4, 0, 0, 0], 4],
    [[2, 0, 2, 0], 4],
    [[2, 1, 1, 0], 2],
    [[1, 1, 1, 1], 0],
  ])('[NA-11] titles dealt %j count %i', (dealt, points) => {
    expect(end(last([6, 6], titles(...dealt))).state.scores[0]).toBe(1 + points);
  });

  it('[NA-12] a side at 9 counts nothing for titles', () => {
    const { state, told } = end(last([5, 7], { ...titles(4, 0, 0, 0), scores: [9, 0] }));
    expect(state.scores).toEqual([9, 1]);
    expect(told).toContain('NA-12');
  });

  it('[NA-14] the first side at 10 wins', () => {
    const { state } = end(last([7, 5], { ...titles(1, 1, 1, 1), scores: [8, 9] }));
    expect(nations.status(state)).toEqual({ is: 'over', result: { winners: [0, 2], scores: [10, 9] } });
    expect(refuse(state, 0, card('eu-map'))?.clause).toBe('NA-14');
  });

  it('[NA-16r] tricks are counted before titles', () => {
    const { state, told } = end(last([7, 5], { ...titles(0, 4, 0, 0), scores: [8, 8] }));
    expect(state.scores).toEqual([10, 8]);
    expect(told.at(-1)).toBe('NA-16r');
  });

  it('[NA-17r] a side at 8 that takes the odd trick still counts its titles', () => {
    const { state } = end(last([6, 6], { ...titles(3, 0, 0, 0), scores: [8, 0] }));
    expect(state.scores).toEqual([11, 0]);
  });
});

describe('the call', () => {
  /** America is the Star nation; seat 0 leads and has not played yet. */
  const before = (titlesOfLeader: number, titlesOfPartner: number, scores: [number, number]): State => {
    const hands = BY_NATION.map(hand => hand.slice());
    const swap = (seat: number, at: number, title: number): void => {
      [hands[seat]![at], hands[3]![title]] = [hands[3]![title]!, hands[seat]![at]!];
    };
    for (let n = 0; n < titlesOfLeader; n++) swap(0, 12 - n, n);
    for (let n = 0; n < titlesOfPartner; n++) swap(2, 12 - n, 3 - n);
    return deal(hands, scores);
  };

  it('[NA-13] is made and told in the words of the sheet', () => {
    for (const words of ['call', 'Can you one?', 'have you a title']) expect(nations.read(words)).toEqual(call);
    const asked = { what: 'call', clause: 'NA-13', seat: 0, answer: 'yes' } as const;
    expect(nations.say(asked, seat => `Seat ${seat}`)).toBe('Seat 0 calls: "Can you one?" The answer is yes.');
    expect(nations.say({ ...asked, seat: 2 }, seat => `Seat ${seat}`)).toContain('"Have you a title?"');
  });

  it('[NA-13] at 8, with two titles and one at the partner, the game is ended', () => {
    const state = before(2, 1, [8, 4]);
    expect(names(playsOf(state, 0))[0]).toBe('call');
    const { state: over } = play(state, [0, call]);
    expect(nations.status(over)).toEqual({ is: 'over', result: { winners: [0, 2], scores: [10, 4] } });
    expect(nations.view(over, 1).shown).toEqual([
      { seat: 0, cards: ['am-map', 'am-man'] },
      { seat: 2, cards: ['am-child'] },
    ]);
    const world = nations.imagine(nations.view(over, 1), seededRandom('shown'));
    expect(nations.view(world, 1)).toEqual(nations.view(over, 1));
  });

  it.each([7, 9])('[NA-13] not at %i', score => {
    expect(refuse(before(2, 1, [score, 0]), 0, call)?.clause).toBe('NA-13');
  });

  it('[NA-13] not with one title', () => {
    expect(refuse(before(1, 2, [8, 0]), 0, call)?.clause).toBe('NA-13');
  });

  it('[NA-18r] in turn, before the first card, once', () => {
    const state = before(2, 0, [8, 8]);
    expect(refuse(state, 2, call)?.clause).toBe('NA-18r');
    const called = play(state, [0, call]).state;
    expect(refuse(called, 0, call)?.clause).toBe('NA-18r');
    expect(names(playsOf(called, 0))).not.toContain('call');
    const led = play(state, [0, card('eu-map')], [1, card('as-map')], [2, card('af-map')], [3, card('eu-2')]).state;
    expect(refuse(led, 0, call)?.clause).toBe('NA-18r');
  });

  it('[NA-19r] three titles of their own are enough', () => {
    const { state, told } = play(before(3, 0, [8, 0]), [0, call]);
    expect(told[0]).toBe('NA-19r');
    expect(state.scores).toEqual([10, 0]);
  });

  it('[NA-20r] a call in vain tells everybody, and play goes on', () => {
    const { state, told } = play(before(2, 0, [8, 0]), [0, call]);
    expect(told).toEqual(['NA-20r']);
    expect(nations.view(state, 1).called).toEqual([0]);
    for (let n = 0; n < 50; n++) {
      const world = nations.imagine(nations.view(state, 1), seededRandom(`call ${n}`));
      expect(
        [0, 2].map(
          seat => nations.view(world, seat).hand!.filter(name => /am-(map|man|woman|child)/.test(name)).length,
        ),
      ).toEqual([2, 0]);
    }
  });

  it('with another target the 8 becomes two below it', () => {
    const state = { ...before(2, 1, [3, 0]), target: 5 };
    expect(refuse(state, 0, call)).toBeUndefined();
  });
});

describe('imagining', () => {
  function chiSquare(counts: readonly number[], draws: number): number {
    const expected = draws / counts.length;
    return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  }

  /** Returns every way to deal the unseen cards. */
  function allWorlds(state: State, seat: number): Set<string> {
    const hidden = [0, 1, 2, 3].filter(other => other !== seat);
    const hands = hidden.map(other => nations.view(state, other).hand!);
    const worlds = new Set<string>();
    const give = (rest: readonly string[], given: readonly (readonly string[])[]): void => {
      const to = given.findIndex((hand, i) => hand.length < hands[i]!.length);
      if (to < 0) worlds.add(given.map(hand => hand.toSorted().join()).join(' | '));
      else
        for (const name of rest)
          give(
            rest.filter(other => other !== name),
            given.map((hand, i) => (i === to ? [...hand, name] : hand)),
          );
    };
    give(
      hands.flat(),
      hands.map(() => []),
    );
    return worlds;
  }

  const small = position(['eu-2 eu-3', 'eu-4 as-2', 'as-3 af-5', 'af-6 am-3'], {
    // Known voids: seat 1 in Africa, seat 2 in Europe.
    voids: (1 << (4 * 1 + 2)) | (1 << (4 * 2 + 0)),
  });
  // The dealer, seat 3, has played the Star card; all other played cards count for seat 0.
  const gone = [0, 1, 2, 3].map(nation =>
    [0, 4, 8, 12].reduce((rest, at) => rest & ~small.hands[at + nation]!, 0x1fff),
  );
  const dealt = small.hands.map((mask, at) => mask | (at === 15 ? 1 : at < 4 ? gone[at]! & (at === 3 ? ~1 : -1) : 0));
  const played = { ...small, dealt };

  it('is fair: every deal that fits comes equally often', () => {
    const view = nations.view(played, 0);
    const fits = [...allWorlds(played, 0)].filter(world => {
      const [one, two] = world.split(' | ');
      return !one!.includes('af-') && !two!.includes('eu-');
    });
    const counts = new Map(fits.map(world => [world, 0]));
    const random = seededRandom('fair');
    const draws = 400 * fits.length;
    for (let n = 0; n < draws; n++) {
      const world = nations.imagine(view, random);
      const key = [1, 2, 3].map(seat => nations.view(world, seat).hand!.toSorted().join()).join(' | ');
      counts.set(key, counts.get(key)! + 1);
    }
    expect(counts.size).toBe(fits.length);
    // Mean k - 1, variance 2 (k - 1): six deviations are out of the question.
    const free = fits.length - 1;
    expect(chiSquare([...counts.values()], draws)).toBeLessThan(free + 6 * Math.sqrt(2 * free));
  });

  it('[NA-6] [NA-4] respects what everybody has seen, all through a match', () => {
    const random = seededRandom('seen');
    const match = beginMatch(nations, defaultsOf(nations.options) as { target: number }, { count: 4 });
    resolveChance(match as unknown as Match, { random: draw => seededRandom(`seen/${draw}`) });
    for (let status = matchStatus(match as unknown as Match); status.is === 'open' && match.deals === 1; ) {
      const [by] = status.turn;
      applyInput(match, { by: by!, play: shuffle(random, nations.plays(match.state, by!))[0]! });
      status = matchStatus(match as unknown as Match);
      if (status.is !== 'open') break;
      const view = nations.view(match.state, 0);
      const world = nations.imagine(view, random);
      for (const seat of [1, 2, 3]) {
        const hand = nations.view(world, seat).hand!;
        expect(hand.some(name => view.voids[seat]!.includes(NATIONS[nationOf(indexOf(name))]!))).toBe(false);
        if (seat === view.dealer && !view.played[seat]!.includes(view.star!)) expect(hand).toContain(view.star);
      }
    }
  });
});

it('the pack has fifty-two different cards', () => {
  expect(new Set(CARDS).size).toBe(52);
});
