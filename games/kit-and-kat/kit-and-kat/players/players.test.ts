import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, tryPlay } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { findUnfairness, sampleMoments } from '@parlour/players/arena/fairness';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import { LEVELS, type Situation } from '@parlour/players/player';
import { falseHints, type HintClaim } from '@parlour/players/tests/first-hints';
import { beforeAll, describe, expect, it } from 'vitest';
import { readShelfData } from '../../../shelf/node-files.ts';
import { box } from '../../box.ts';
import { isOne } from '../rules/cards.ts';
import type { KitEvent } from '../rules/events.ts';
import type { KitParts } from '../rules/state.ts';
import { type KitState, topCards } from '../rules/state.ts';
import type { KitView } from '../rules/view.ts';
import { kitCharacters } from './characters.ts';
import { proveMistake } from './shout-strategy.ts';

const options = defaultsOf(box.games[0]!.options);
let game: Game;
beforeAll(async () => {
  game = await box.games[0]!.open(options, readShelfData);
});

const [easy, normal, strong, expert] = kitCharacters as unknown as readonly [
  SeatPlayer,
  SeatPlayer,
  SeatPlayer,
  SeatPlayer,
];

const play = (players: readonly SeatPlayer[], seed: string, given = options): Match =>
  playMatch({ game, options: given, seating: { count: players.length, dealer: 0 }, players, seed, limit: 5000 });

const eventsOf = (match: Match, what: string): KitEvent[] =>
  (match.events as KitEvent[]).filter(event => event.what === what);

/** Replays the log through the judge. */
function refusalsInLog({ seating, log, options: given }: Match): string[] {
  const again = beginMatch(game, given, seating);
  return log.flatMap(input => {
    if (typeof input.by !== 'number') return applyInput(again, input) && [];
    const played = tryPlay(again, input.by, input.play);
    return played.ok ? [] : [played.fault.why];
  });
}

describe.each(kitCharacters)('$name', level => {
  it.each([2, 5, 8])('plays by the rules to the end, and the same again by the same seed, %i at the table', seats => {
    const table: SeatPlayer[] = new Array(seats).fill(level);
    const match = play(table, 'rules');
    expect(refusalsInLog(match)).toEqual([]);
    expect(matchStatus(match).is).toBe('over');
    expect(play(table, 'rules').log).toEqual(match.log);
  });

  it('[KK-17r] makes no mistake where it would be refused', () => {
    const match = play([level, level, level], 'learners', { ...options, mistakes: 'refused' });
    expect(refusalsInLog(match)).toEqual([]);
    expect(eventsOf(match, 'shout')).toEqual([]);
  });

  it('thinks the same in worlds that look the same', () => {
    const moments = [2, 3, 6].flatMap(count => sampleMoments(game, options, { count }, `fair ${count}`, 10));
    expect(moments.flatMap((moment, i) => findUnfairness(moment, level, `${i}`) ?? [])).toEqual([]);
  });
});

it('come in four levels, the weakest first', () => {
  expect(kitCharacters.map(({ level }) => level)).toEqual(LEVELS);
});

/** Logs the turns in which the player could have proven a mistake. */
function withProofLog(player: SeatPlayer, provable: Set<string>): SeatPlayer {
  if ('sees' in player) return player;
  const think = function* (situation: Situation) {
    const view = situation.view as unknown as KitView;
    const may = situation.plays.some(({ do: what }) => what === 'shout');
    if (may && proveMistake(view).proven) provable.add(JSON.stringify([view.window!.seat, view.rows, view.kittens]));
    return yield* player.think(situation);
  };
  return { ...player, think };
}

describe('shouts', () => {
  it.each([2, 4])('of the expert are never false, and miss nothing that can be proven (%i seats)', seats => {
    for (const seed of ['a', 'b', 'c']) {
      const provable = new Set<string>();
      const watching = withProofLog(expert, provable);
      const match = play([watching, ...new Array<SeatPlayer>(seats - 1).fill(easy)], seed);
      const shouts = eventsOf(match, 'shout').map(event => (event.what === 'shout' ? event : undefined)!);
      expect(shouts.filter(({ verdict }) => verdict === 'false')).toEqual([]);
      expect(provable.size).toBeGreaterThan(2);
      const own = shouts.filter(({ seat }) => seat === 0).length;
      const before = shouts.length - own;
      expect(own).toBeGreaterThanOrEqual(provable.size - before);
    }
  });

  it('of the others come more often the better they are', () => {
    const shoutsOf = (level: SeatPlayer): number =>
      ['a', 'b', 'c', 'd'].flatMap(seed => eventsOf(play([level, easy], seed), 'shout')).filter(shout => isBy(shout, 0))
        .length;
    const [first, second, third] = [easy, normal, strong].map(shoutsOf);
    expect(first).toBeLessThan(second!);
    expect(second).toBeLessThan(third!);
  });

  it('[KK-18r] come no sooner than a person can, and before the next card is read out', () => {
    const seconds = new Set<string>();
    const timed = (player: SeatPlayer): SeatPlayer => {
      if ('sees' in player) return player;
      const think = function* (situation: Situation) {
        const thought = yield* player.think(situation);
        const isShout = thought.play?.do === 'shout';
        if (thought.play)
          seconds.add(isShout ? `shout ${within(thought.seconds!, 0.8, 2)}` : `deed ${within(thought.seconds!, 2, 4)}`);
        return thought;
      };
      return { ...player, think };
    };
    play([timed(expert), timed(easy), timed(normal)], 'pace');
    expect([...seconds].sort()).toEqual(['deed true', 'shout true']);
  });
});

const within = (seconds: number, least: number, below: number): boolean => seconds >= least && seconds < below;
const isBy = (event: KitEvent, seat: number): boolean => 'seat' in event && event.seat === seat;

it('whoever errs seldom has more books in the end', () => {
  let books = 0;
  for (let deal = 0; deal < 12; deal++) {
    const seat = deal % 2;
    const match = play(seat === 0 ? [easy, expert] : [expert, easy], `seldom ${deal >> 1}`);
    const taken = (match.state as KitState).books.map(each => each.length);
    books += taken[1 - seat]! - taken[seat]!;
  }
  expect(books).toBeGreaterThan(0);
});

const ownCards = (state: KitState, seat: number): string[] => [
  ...state.hands[seat]!,
  ...topCards(state.kittens[seat]!),
];
const kittensOf = ({ kittens, last }: KitState, seat: number): boolean => !last && kittens[seat]!.length > 0;

const deedsInTurnOf = ({ notes, window }: KitState): KitView['notes'] =>
  notes.slice(window!.since).filter(note => note.seat === window!.seat);

const LOOKS: readonly HintClaim<KitParts>[] = [
  [/^Look for a 1 among your cards\.$/, ({ state, seat }) => ownCards(state, seat).some(isOne)],
  [
    /^Look at which card book (.) is waiting for\.$/,
    ({ state, seat }, book) => ownCards(state, seat).some(card => card.startsWith(book!)),
  ],
  [
    /^For each card in your hand, count the cards that must come first\. Where are they\?$/,
    ({ state, seat }) => !state.last && state.hands[seat]!.length > 0,
  ],
  [
    /^Look at your top Kittens and at what the books are waiting for\.$/,
    ({ state, seat }) => kittensOf(state, seat) && state.hands[seat]!.length === 0,
  ],
  [/^Look at your cards and at what the books are waiting for\.$/, ({ state }) => state.last],
  [
    /^Look at book (.) and at what was just played there\.$/,
    ({ state }, book) => deedsInTurnOf(state).some(note => note.is === 'played' && note.card.startsWith(book!)),
  ],
  [
    /^Look at which 1s have come out, and at what was done before them\.$/,
    ({ state }) => deedsInTurnOf(state).some(note => note.is === 'played' && isOne(note.card)),
  ],
  [/^Look at the card that was just parked\.$/, ({ state }) => deedsInTurnOf(state).some(({ is }) => is === 'laid')],
  [/^Look at the Kittens of the player who moved last\.$/, ({ state }) => kittensOf(state, state.window!.seat)],
  [/^Look at the open hand of the player who moved last\.$/, ({ state }) => state.last],
  [
    /^Count the 1s that haven't come out yet\. Who can have them\?$/,
    ({ state, seat }) => state.hands.some((hand, other) => other !== seat && hand.some(isOne)),
  ],
];

it('first hints are true for the seat that gets them', () => {
  const matches = [2, 3, 5].map(seats => play(new Array(seats).fill(easy), `hints ${seats}`) as Match<KitParts>);
  const { wrong, tried } = falseHints(matches, { mind: { ...kitCharacters[3]!, budget: 1 }, every: 3, claims: LOOKS });
  expect(wrong).toEqual([]);
  expect(tried.filter(times => times > 0).length).toBeGreaterThan(6);
});
