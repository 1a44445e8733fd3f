import type { Game } from '@parlour/kernel/game';
import { applyInput, beginMatch, type Match, matchStatus, tryPlay } from '@parlour/kernel/match';
import { defaultsOf } from '@parlour/kernel/options';
import { findUnfairness, sampleMoments } from '@parlour/players/arena/fairness';
import { playMatch, type SeatPlayer } from '@parlour/players/arena/simulate-match';
import { thinkRandom } from '@parlour/players/generic-players';
import { type Character, LEVELS } from '@parlour/players/player';
import { falseHints, type HintClaim } from '@parlour/players/tests/first-hints';
import { describe, expect, it } from 'vitest';
import { alice } from '../rules/alice.ts';
import { isLeading, setOf, wantedOf } from '../rules/pack.ts';
import type { AliceParts } from '../rules/state.ts';
import { aliceCharacters } from './characters.ts';

const game: Game = alice;
const options = defaultsOf(game.options);
const RANDOM_PLAYER: SeatPlayer = { think: thinkRandom, budget: 1 };

const play = (players: readonly SeatPlayer[], seed: string, limit = 5000): Match =>
  playMatch({ game, options, seating: { count: players.length, dealer: 0 }, players, seed, limit });

function refusalsInReplay({ seating, log }: Match): string[] {
  const again = beginMatch(game, options, seating);
  return log.flatMap(input => {
    if (typeof input.by !== 'number') return applyInput(again, input) && [];
    const played = tryPlay(again, input.by, input.play);
    return played.ok ? [] : [played.fault.why];
  });
}

describe('the players of Alice', () => {
  it('come in four levels, the weakest first', () => {
    expect(aliceCharacters.map(({ level }) => level)).toEqual(LEVELS);
  });

  describe.each(aliceCharacters)('$name', level => {
    it.each([3, 5, 12])(
      'plays by the rules to the end, and the same again by the same seed, %i at the table',
      seats => {
        const table: Character[] = new Array(seats).fill(level);
        const match = play(table, 'rules');
        expect(refusalsInReplay(match)).toEqual([]);
        expect(matchStatus(match).is).toBe('over');
        const again = play(table, 'rules', 30).log;
        expect(again).toEqual(match.log.slice(0, again.length));
      },
    );

    it('thinks the same in worlds that look the same', () => {
      const moments = [3, 4, 7].flatMap(count => sampleMoments(game, options, { count }, `fair ${count}`, 8));
      expect(moments.length).toBeGreaterThan(15);
      expect(moments.flatMap((moment, i) => findUnfairness(moment, level, `${i}`) ?? [])).toEqual([]);
    });
  });
});

describe('with repeats allowed', () => {
  /** Returns questions repeated although the player asked had received no card since the no. */
  function repeatedInVain({ events }: Match<AliceParts>): string[] {
    let noes: string[] = [];
    let latest = '';
    return events.flatMap(told => {
      const paidFor = told.what === 'forfeit' ? latest : '';
      if (told.what === 'give' || told.what === 'forfeit')
        noes = noes.filter(no => no === paidFor || !no.includes(`asks ${told.to} `));
      latest = told.what === 'no' ? `${told.to} asks ${told.seat} for ${told.card}` : '';
      noes.push(latest);
      const asked = told.what === 'ask' ? `${told.seat} asks ${told.of} for ${told.card}` : '-';
      return noes.includes(asked) ? [asked] : [];
    });
  }

  it.each(aliceCharacters)('$name repeats no question that must fail, and the game reaches its end', level => {
    for (const seats of [3, 6]) {
      const table = { game, options: { ...options, repeats: 'allowed' }, seating: { count: seats, dealer: 0 } };
      const match = playMatch({ ...table, players: new Array(seats).fill(level), seed: 'again', limit: 5000 });
      expect(repeatedInVain(match as unknown as Match<AliceParts>)).toEqual([]);
      expect(match.events.at(-1)).toMatchObject({ what: 'end', clause: expect.stringMatching(/AL-14|AL-21r/) });
    }
  });

  it('those who play anything do ask again, and their game ends after 400 turns at the latest', () => {
    const table = { game, options: { ...options, repeats: 'allowed' }, seating: { count: 4, dealer: 0 } };
    const match = playMatch({ ...table, players: new Array(4).fill(RANDOM_PLAYER), seed: 'again', limit: 5000 });
    expect(repeatedInVain(match as unknown as Match<AliceParts>).length).toBeGreaterThan(0);
    expect(matchStatus(match).is).toBe('over');
  });
});

/** Averages over deals among three random players. */
function meanSets(hero: SeatPlayer, deals: number): number {
  let sets = 0;
  for (let deal = 0; deal < deals; deal++) {
    const seat = deal % 4;
    const players = [0, 1, 2, 3].map(other => (other === seat ? hero : RANDOM_PLAYER));
    const status = matchStatus(play(players, `ladder ${deal}`));
    if (status.is === 'over') sets += status.result.scores[seat]!;
  }
  return sets / deals;
}

it('whoever remembers more makes more sets', () => {
  const [easy, normal, , expert] = aliceCharacters.map(level => meanSets(level, 60));
  expect(easy).toBeGreaterThan(3.4);
  expect(normal!).toBeGreaterThan(easy! + 0.2);
  expect(expert!).toBeGreaterThan(normal! + 0.2);
});

const wasAskedFor: HintClaim<AliceParts>[1] = ({ view, seat, state }) => {
  const wanted = wantedOf(setOf(view.exposed[seat]!)).filter(card => !state.hands[seat]!.includes(card));
  return view.history.some(event => event.what === 'ask' && wanted.includes(event.card));
};

const LOOKS: readonly HintClaim<AliceParts>[] = [
  [/^What would a “no” cost you now\?$/, ({ state, seat }) => state.hands[seat]!.length > 0],
  [/^Who has asked for a card of “.+”, who said no, and who has drawn a card since\?$/, wasAskedFor],
  [/^No one has asked for what “.+” needs\. How many cards does each player hold\?$/, at => !wasAskedFor(at)],
  [
    /^What does each of your Leading cards need\? Which of it do you have, and who has the rest\?$/,
    ({ state, seat }) => state.hands[seat]!.some(isLeading),
  ],
];

it('first hints are true for the seat that gets them', () => {
  const matches = [3, 5].map(
    seats => play(new Array(seats).fill(aliceCharacters[1]), `hints ${seats}`) as Match<AliceParts>,
  );
  const { wrong, tried } = falseHints(matches, {
    mind: { ...aliceCharacters[3]!, budget: 1 },
    every: 3,
    claims: LOOKS,
  });
  expect(wrong).toEqual([]);
  expect(tried.every(times => times > 0)).toBe(true);
});
