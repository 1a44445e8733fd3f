import { applyInput, beginMatch, type Match, rebuildMatch, viewForChair } from '@parlour/kernel/match';
import { seededRandom, shuffle } from '@parlour/kernel/random';
import { assertDefined, itemAt } from '@parlour/kernel/result';
import type { Situation } from '@parlour/players/player';
import type { Review } from '@parlour/players/review/review';
import { reviewMatch } from '@parlour/players/review/review-match';
import { describe, expect, it } from 'vitest';
import { type Card, indexOf, PACK } from '../../pack/pack.ts';
import { nationsStage, playStage } from '../../players/tests/fixtures.ts';
import { sharedEngine } from '../players/double-dummy/engine.ts';
import { solve } from '../players/double-dummy/solve.ts';
import { newDeal, readState } from '../players/fast-deal.ts';
import { bruteForceTricks } from '../puzzles/brute-force.ts';
import type { NationsPlay } from '../rules/judge.ts';
import { nations } from '../rules/nations.ts';
import type { NationsParts } from '../rules/state.ts';
import { type State, sideOf, turnOf } from '../rules/state.ts';
import { CARDS_PER_GO } from './open-hands.ts';
import { trueCallValue } from './play-values.ts';
import { nationsReviewer, summarize } from './review.ts';

const byTheBook = new Array(4).fill(nationsStage.characters[1]);
const quick = { ...nationsReviewer, budget: 12 };

function finished<T>(work: Generator<unknown, T>): T {
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

const reviewOf = (match: Match, seat: number): Review<NationsPlay> =>
  finished(reviewMatch(quick, match, seat)) as Review<NationsPlay>;

const played = (seed: string, limit: number, options = {}): Match<NationsParts> =>
  playStage(nationsStage, byTheBook, seed, limit, options) as Match<NationsParts>;

function situationIn(match: Match<NationsParts>, seat: number, state: State = match.state): Situation<NationsParts> {
  const view = viewForChair({ ...match, state }, seat);
  const plays = nations.plays(state, seat);
  return { game: nations, seat, view, plays, awaited: true, random: seededRandom('review'), budget: 12 };
}

/** Plays it and solves the rest, without the code under test. */
function openValueOf(state: State, seat: number, play: NationsPlay): number {
  const after = nations.apply(state, { by: turnOf(state), play }).state;
  const mine = after.tricks[sideOf(seat)];
  if (after.trick.length > 0) return valueOfRest(after, seat) + mine;
  const deal = newDeal();
  readState(deal, after);
  const { tricks } = solve(deal);
  return mine + (sideOf(turnOf(after)) === sideOf(seat) ? tricks : deal.left - tricks);
}

function valueOfRest(state: State, seat: number): number {
  const next = turnOf(state);
  const each = nations.plays(state, next).map(play => openValueOf(state, seat, play) - state.tricks[sideOf(seat)]);
  return sideOf(next) === sideOf(seat) ? Math.max(...each) : Math.min(...each);
}

describe('a match of Nations looked over', () => {
  it('loses with all cards open exactly what double-dummy says, on 300 deals', () => {
    for (let n = 0; n < 300; n++) {
      const match = played(`open ${n}`, 1 + 36 + (n % 12));
      const { state } = match;
      const seat = turnOf(state);
      const plays = nations.plays(state, seat);
      const worths = finished(assertDefined(nationsReviewer.prove)(state, seat, plays, nations));
      expect(worths).toEqual(plays.map(play => openValueOf(state, seat, play)));
    }
  });

  it('breathes between goes at a proof, none of which plays more cards than it may', () => {
    const worked = (limit: number): number[] => {
      const { state } = played('breath', limit);
      const seat = turnOf(state);
      const work = assertDefined(nationsReviewer.prove)(state, seat, nations.plays(state, seat), nations);
      const done: number[] = [];
      for (let next = work.next(); !next.done; done.push(sharedEngine().workDone())) next = work.next();
      return done;
    };
    for (const limit of [1, 9, 21, 41]) {
      const goes = worked(limit);
      expect(goes.length).toBeLessThanOrEqual(CARDS_PER_GO.length);
      goes.forEach((cards, i) => {
        expect(cards).toBeGreaterThan(0);
        expect(cards).toBeLessThanOrEqual(itemAt(CARDS_PER_GO, i));
      });
    }
    expect(worked(1).length).toBeGreaterThan(2);
    expect(worked(41)).toHaveLength(1);
  });

  it('proves what every card of a deal was worth, from the first on', () => {
    const match = played('from the first', 53);
    for (const seat of [0, 1, 2, 3]) {
      const { decided } = reviewOf(match, seat);
      expect(decided.flatMap(({ options }) => options).every(({ open }) => open !== undefined)).toBe(true);
    }
  });

  it('agrees in the last tricks with trying everything', () => {
    for (let n = 0; n < 40; n++) {
      const { state } = played(`force ${n}`, 1 + 40 + (n % 11));
      const seat = turnOf(state);
      const forced = [...assertDefined(bruteForceTricks(state))];
      const plays = forced.map(([card]) => assertDefined(nations.read(itemAt(CARD_NAMES, card))));
      const worths = finished(assertDefined(nationsReviewer.prove)(state, seat, plays, nations));
      expect(worths).toEqual(forced.map(([, tricks]) => tricks + state.tricks[sideOf(seat)]));
    }
  });

  it('tells the same in worlds that look alike to the chair', () => {
    for (let n = 0; n < 16; n++) {
      const match = played(`alike ${n}`, 2 + 3 * n, { target: 5 });
      const seat = turnOf(match.state);
      const other = nations.imagine(viewForChair(match, seat), seededRandom(`other ${n}`));
      const [first] = nations.plays(match.state, seat);
      const said = [match.state, other].map(state => {
        const situation = situationIn(match, seat, state);
        const weighed = finished(nationsReviewer.weigh(situation, first));
        return [weighed, nationsReviewer.say(situation, first, weighed[0]?.play)];
      });
      expect(said[0]).toEqual(said[1]);
    }
  });

  it('asks double-dummy where the rule-book sees a slip, and calls it one only if that agrees', () => {
    const asked = ['judge 1', 'judge 2', 'judge 3'].flatMap(seed => {
      const match = playStage(nationsStage, new Array(4).fill(nationsStage.characters[0]), seed, 53);
      return finished(reviewMatch({ ...nationsReviewer, budget: 60 }, match, 1)).decided.filter(
        ({ lostAgain }) => lostAgain !== undefined,
      );
    });
    expect(asked.length).toBeGreaterThan(2);
    for (const { lost, lostAgain, grade, options } of asked) {
      const agreed = Math.min(lost.value, assertDefined(lostAgain).value);
      expect(grade).toBe(agreed < 0.15 ? 'even' : agreed < 0.5 ? 'slip' : 'mistake');
      expect(assertDefined(options[0]).again).toBeUndefined();
    }
  });

  it('tells of every choice once, what was played among them, and nothing of a single card', () => {
    const match = played('choices', 53);
    const { decided, stood } = reviewOf(match, 1);
    expect(stood).toHaveLength(match.log.length + 1);
    expect(decided.length).toBeGreaterThan(3);
    for (const { step, options, played: own } of decided) {
      const { state } = rebuildMatch(match, step);
      const names = options.map(({ play }) => nations.write(assertDefined(play)));
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain(nations.write(assertDefined(own)));
      expect(nations.plays(state, 1).length).toBeGreaterThan(1);
    }
  });

  it('stands between 0 and 1, and at the end as the game ended', () => {
    const match = played('stands', 10_000, { target: 5 });
    const { stood } = reviewOf(match, 0);
    for (const { fortunes } of stood) {
      expect(fortunes[0]! + fortunes[1]!).toBeCloseTo(1);
      expect(Math.min(...fortunes)).toBeGreaterThanOrEqual(0);
    }
    const winner = assertDefined(match.state.winner);
    expect(stood.at(-1)?.fortunes[winner]).toBe(1);
    expect(stood[0]?.fortunes[0]).toBeCloseTo(0.5, 1);
  });

  it('sums up cards, titles and what was lost, in numbers that the record bears out', () => {
    const match = played('sums', 10_000, { target: 5 });
    const taken = match.events.flatMap(event =>
      event.what === 'tricks' ? [event.side === 0 ? event.tricks : 13 - event.tricks] : [],
    );
    const { says } = reviewOf(match, 2);
    expect(says[0]).toContain(` of ${13 * taken.length} tricks in `);
    expect(says[0]).toMatch(new RegExp(`It took ${taken.reduce((a, b) => a + b)}\\.$`));
    expect(says.join(' ')).toMatch(/Judged by what you could know/);
  });
});

const CARD_NAMES: readonly Card[] = PACK.toSorted((a, b) => indexOf(a) - indexOf(b));

/** Both sides need two points; seat 0 holds two titles, seat 2 or an opponent a third. */
function callable(third: 1 | 2, theirs: number): Match<NationsParts> {
  const named: readonly Card[][] = [['am-map', 'am-man'], [], [], []];
  itemAt(named, third).push('am-woman');
  const rest = shuffle(
    seededRandom('rest'),
    PACK.filter(card => card !== 'am-child' && !named.flat().includes(card)),
  );
  const full = named.map((hand, seat) => [...hand, ...rest.splice(0, (seat === 3 ? 12 : 13) - hand.length)]);
  const pack = [
    ...Array.from({ length: 51 }, (_, i) => itemAt(itemAt(full, i % 4), Math.trunc(i / 4))),
    'am-child' as const,
  ];
  const match = beginMatch(nations, { target: 10 }, { count: 4, dealer: 3 });
  match.state = { ...match.state, scores: [8, theirs] };
  applyInput(match, { by: 'chance', drew: { dealer: 3, pack } });
  return match;
}

describe('a call looked over', () => {
  const weigh = (match: Match<NationsParts>) => {
    const situation = { ...situationIn(match, 0), budget: 60 };
    const card = assertDefined(situation.plays.find(play => play.do === 'card'));
    return { card, situation, weighed: finished(nationsReviewer.weigh(situation, card)) };
  };

  it('[NA-13] is worth more than any card where the opponents may be first', () => {
    const { card, situation, weighed } = weigh(callable(2, 9));
    expect(weighed[0]?.play).toEqual({ do: 'call' });
    expect(nationsReviewer.say(situation, card, { do: 'call' })).toBe(
      'Partner has a third title in 38 of 100 layouts, and the call then wins the game at once. Before titles are counted, the opponents win with 7 tricks.',
    );
  });

  it('that was missed is told of in the sum', () => {
    const match = callable(2, 9);
    const exact = (value: number) => ({ value, low: value, high: value });
    const option = { play: { do: 'call' } as const, worth: exact(8), behind: exact(0) };
    const decided = { step: 1, seat: 0, played: { do: 'card', card: 'am-map' } as const, options: [option], why: '' };
    const says = (grade: 'even' | 'mistake') => summarize([{ ...decided, lost: exact(1), grade }], match, 0).join(' ');
    expect(says('mistake')).toContain('You didn’t make a call that might have won the game.');
    expect(says('even')).not.toContain('call');
  });

  it('[NA-16r] is worth no more than a card where the titles will be counted in any case', () => {
    const { weighed } = weigh(callable(2, 0));
    const call = assertDefined(weighed.find(({ play }) => play?.do === 'call'));
    expect(call.worth.value).toBeCloseTo(Math.max(...weighed.map(({ worth }) => worth.value)), 1);
  });

  it('is proved by who has the third title, and whether the opponents would be first', () => {
    const worthWith = (third: 1 | 2, theirs: number, tricks: number) =>
      trueCallValue(callable(third, theirs).state, 0, tricks);
    expect([worthWith(2, 9, 6), worthWith(2, 9, 7), worthWith(2, 0, 6), worthWith(1, 9, 6)]).toEqual([8, 7, 6, 6]);
  });
});
