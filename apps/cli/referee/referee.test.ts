import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { pick, seededRandom, shuffle } from '@parlour/kernel/random';
import { LEVELS } from '@parlour/players/player';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReferee } from './referee.ts';

type Answer = Record<string, never> & { ok: boolean };

function referee(): (request: unknown) => Promise<Answer> {
  const answer = createReferee(readShelfData);
  return async request => JSON.parse(await answer(typeof request === 'string' ? request : JSON.stringify(request)));
}

describe('the protocol', () => {
  it('says hello and echoes the id', async () => {
    expect(await referee()({ ask: 'hello', id: 'a1' })).toMatchObject({
      id: 'a1',
      ok: true,
      protocol: 2,
      name: 'parlour',
    });
  });

  it('lists every game with options and clauses', async () => {
    const { games } = (await referee()({ ask: 'games' })) as unknown as { games: { id: string; clauses: object[] }[] };
    expect(games.find(game => game.id === 'nations')).toMatchObject({
      box: 'nations',
      seats: [4, 4],
      options: { target: 10 },
    });
    expect(games[0]!.clauses[0]).toMatchObject({ id: expect.any(String), text: expect.any(String), ruling: false });
  });

  it('replays a record under the rules it names, and says which there are', async () => {
    const ask = referee();
    const old = join(import.meta.dirname, '..', '..', '..', 'games', 'kan-u-go', 'records', 'old', 'race-1-for-7.txt');
    const record = readFileSync(old, 'utf8').split('\n').slice(0, 12).join('\n');
    expect(await ask({ ask: 'replay', record })).toMatchObject({ ok: true, over: false });
    expect((await ask({ ask: 'record' })).record).toContain('Rules: 1\n');
    const unknown = await ask({ ask: 'replay', record: record.replace('Rules: 1', 'Rules: 9') });
    expect(unknown).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('it has rules 1, 2 and 3') },
    });
  });

  it('deals the same cards for the same request', async () => {
    const view = async (): Promise<unknown> => {
      const ask = referee();
      await ask({ ask: 'deal', game: 'nations', seed: 'same' });
      return ask({ ask: 'view', seat: 2 });
    };
    expect(await view()).toEqual(await view());
  });

  it('plays, refuses with the clause, tells a listener and goes on', async () => {
    const ask = referee();
    const deal = await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 's' });
    expect(deal).toMatchObject({ ok: true, turn: [0] });
    expect(await ask({ ask: 'play', seat: 0, play: { do: 'call' } })).toMatchObject({
      ok: false,
      refusal: {
        clause: 'NA-13',
        why: 'call-elsewhere',
        stand: 8,
        message: 'You can call only when your side has 8 points.',
      },
    });
    const { plays } = (await ask({ ask: 'plays', seat: 0, limit: 1 })) as unknown as { plays: object[] };
    const all = (await ask({ ask: 'plays', seat: 0 })) as unknown as { plays: object[] };
    expect(plays).toEqual(all.plays.slice(0, 1));
    const played = await ask({ ask: 'play', seat: 0, play: plays[0] });
    expect(played).toMatchObject({ ok: true, turn: [1], over: false, events: [{ what: 'card', seat: 0 }] });
    expect(await ask({ ask: 'result' })).toMatchObject({ ok: true, over: false });
  });

  it('tells what was drawn to those who saw it alone', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'monkey', seats: 12, dealer: 0, seed: 'who' });
    for (;;) {
      const { turn } = (await ask({ ask: 'turn' })) as unknown as { turn: number[] };
      const { plays } = (await ask({ ask: 'plays', seat: turn[0] })) as unknown as { plays: { do: string }[] };
      const request = { ask: 'play', seat: turn[0], play: plays[0] };
      if (plays[0]!.do !== 'draw') {
        await ask(request);
        continue;
      }
      const { events } = (await ask({ ...request, as: turn[0] })) as unknown as { events: object[] };
      expect(events.find(event => 'card' in event)).toBeDefined();
      break;
    }
  });

  it('keeps a record and loads it again; a bad one is refused at its line', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 'r' });
    const { plays } = (await ask({ ask: 'plays', seat: 0 })) as unknown as { plays: object[] };
    await ask({ ask: 'play', seat: 0, play: plays[0] });
    const { record } = (await ask({ ask: 'record' })) as unknown as { record: string };
    const before = await ask({ ask: 'view', seat: 1 });
    expect(await referee()({ ask: 'replay', record })).toMatchObject({ ok: true, turn: [1] });
    const broken = await ask({ ask: 'replay', record: `${record}0 call\n` });
    expect(broken).toMatchObject({
      ok: false,
      refusal: { clause: 'NA-18r', why: 'call-in-turn', message: expect.stringMatching(/^Line 9/) },
    });
    expect(await ask({ ask: 'view', seat: 1 })).toEqual(before);
  });

  it.each(gamesOnShelf().map(({ id }) => id))(
    'plays what a computer player of any level thinks best: %s',
    async game => {
      const ask = referee();
      expect(await ask({ ask: 'deal', game, seed: 'levels' })).toMatchObject({ ok: true });
      for (const level of LEVELS) {
        const { turn } = (await ask({ ask: 'turn' })) as unknown as { turn: number[] };
        const thought = await ask({ ask: 'think', seat: turn[0], level, ms: 50, seed: 'x' });
        expect(thought).toMatchObject({ ok: true, why: expect.any(String) });
        expect(await ask({ ask: 'play', seat: turn[0], play: thought.play })).toMatchObject({ ok: true });
      }
    },
  );

  it('lets a computer player think', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 't' });
    const thought = await ask({ ask: 'think', seat: 0, level: 'easy', ms: 50, seed: 'x' });
    expect(thought).toMatchObject({ ok: true, play: { do: 'card' }, why: expect.any(String) });
    expect(await ask({ ask: 'think', seat: 1, level: 'easy' })).toMatchObject({
      ok: false,
      error: { code: 'bad-request' },
    });
  });
});

describe('bad input gets one sentence and loses nothing', () => {
  const cases: [string, unknown, string][] = [
    ['no JSON', 'hello', 'A request must be one JSON object on one line.'],
    ['no object', '[1]', 'A request must be a JSON object.'],
    ['an unknown verb', { ask: 'toString' }, '"ask" must be one of'],
    ['an unknown game', { ask: 'deal', game: 'poker' }, 'There is no game "poker". The games are'],
    ['too many seats', { ask: 'deal', game: 'nations', seats: 5 }, 'Nations needs 4 players (got 5).'],
    ['half a seat', { ask: 'deal', game: 'monkey', seats: 2.5 }, '"seats" must be a number of seats (got 2.5).'],
    ['a dealer nowhere', { ask: 'deal', game: 'nations', dealer: 4 }, 'The dealer must be a seat from 0 to 3 (got 4).'],
    [
      'an unknown option',
      { ask: 'deal', game: 'nations', options: { speed: 1 } },
      'There is no option "speed". The options are target.',
    ],
    ['a short pack', { ask: 'deal', game: 'nations', packs: [['eu-map']] }, 'A pack needs 52 cards (got 1).'],
    [
      'an unknown card in a pack',
      { ask: 'deal', game: 'nations', packs: [['eu-joker']] },
      'There is no card "eu-joker" in the pack.',
    ],
    ['an unknown card', { ask: 'play', seat: 0, play: { do: 'card', card: 'eu-1' } }, 'is not a play of Nations.'],
    ['a play with more in it', { ask: 'play', seat: 0, play: { do: 'call', now: true } }, 'is not a play of Nations.'],
    ['no play', { ask: 'play', seat: 0 }, 'Nothing is not a play of Nations.'],
    ['a seat that does not exist', { ask: 'plays', seat: 4 }, 'There is no seat 4. The seats are 0 to 3.'],
    ['no seat', { ask: 'view' }, 'There is no seat named. The seats are 0 to 3.'],
    [
      'a level that does not exist',
      { ask: 'think', seat: 0, level: 'god' },
      '"level" must be one of easy, normal, strong, expert.',
    ],
    ['a record that is none', { ask: 'replay', record: 'x' }, 'Line 1: A header line must be "Name: value".'],
    ['a word where there are none', { ask: 'legal-word', game: 'nations', word: 'TACK' }, 'Nations has no dictionary.'],
  ];

  it.each(cases)('%s', async (_, request, message) => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 'bad' });
    const before = await ask({ ask: 'view', seat: 0 });
    const answer = await ask(request);
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'bad-request', message: expect.stringContaining(message) },
    });
    expect(await ask({ ask: 'view', seat: 0 })).toEqual(before);
  });

  it('whatever a line holds, it is answered by one line and the match stands', async () => {
    const answer = createReferee(readShelfData);
    await answer('{"ask":"deal","game":"nations","dealer":3,"seed":"fuzz"}');
    const before = await answer('{"ask":"view","seat":0}');
    const verb = fc.constantFrom('plays', 'play', 'view', 'think', 'result', 'legal-word', 'turn');
    const request = fc.record({
      ask: verb,
      seat: fc.jsonValue(),
      play: fc.jsonValue(),
      word: fc.jsonValue(),
      game: fc.jsonValue(),
    });
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      request.map(value => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(line, async text => {
        const reply = await answer(text);
        expect(reply).not.toContain('\n');
        expect(JSON.parse(reply).error?.code).not.toBe('internal');
      }),
      { numRuns: 400, seed: 7 },
    );
    expect(await answer('{"ask":"view","seat":0}')).toBe(before);
  });
});

/** A second, naive implementation of the rule book, played against the referee. */
describe('a plain reading of the sheet agrees with the referee', () => {
  const NATIONS = ['eu', 'as', 'af', 'am'];
  const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'child', 'woman', 'man', 'map'];
  const PACK = NATIONS.flatMap(nation => RANKS.map(rank => `${nation}-${rank}`));
  const nationOf = (card: string): string => card.slice(0, 2);
  const height = (card: string): number => RANKS.indexOf(card.slice(3));
  const isTitle = (card: string, star: string): boolean => nationOf(card) === star && height(card) >= 9;

  it('[NA-6] [NA-8] [NA-11] in whole matches of Nations with given packs', async () => {
    for (let n = 0; n < 12; n++) await checkNations(`check/${n}`);
  });

  async function checkNations(seed: string): Promise<void> {
    const ask = referee();
    const random = seededRandom(seed);
    const packs = Array.from({ length: 40 }, () => shuffle(random, PACK));
    let dealer = random.below(4);
    await ask({ ask: 'deal', game: 'nations', dealer, packs });
    const scores = [0, 0];
    for (const pack of packs) {
      const hands: string[][] = [[], [], [], []];
      for (const [i, card] of pack.entries()) hands[(dealer + 1 + i) % 4]!.push(card);
      const star = nationOf(pack[51]!);
      const dealtTitles = [0, 1, 2, 3].map(seat => hands[seat]!.filter(card => isTitle(card, star)).length);
      const titles = [dealtTitles[0]! + dealtTitles[2]!, dealtTitles[1]! + dealtTitles[3]!];
      const stoodAt = [...scores];
      const tricks = [0, 0];
      let leader = (dealer + 1) % 4;
      for (let t = 0; t < 13; t++) {
        const trick: string[] = [];
        for (let k = 0; k < 4; k++) {
          const seat = (leader + k) % 4;
          const hand = hands[seat]!;
          const follow = hand.filter(card => trick.length > 0 && nationOf(card) === nationOf(trick[0]!));
          const cards = follow.length > 0 ? follow : hand;
          const mayCall = t === 0 && stoodAt[seat % 2] === 8 && dealtTitles[seat]! >= 2;
          const { plays } = (await ask({ ask: 'plays', seat })) as unknown as {
            plays: { do: string; card?: string }[];
          };
          const listed = plays.flatMap(play => play.card ?? []);
          expect(listed.toSorted()).toEqual(cards.toSorted());
          expect(plays.some(play => play.do === 'call')).toBe(mayCall);
          const { view } = (await ask({ ask: 'view', seat })) as unknown as { view: { hand: string[] } };
          expect(view.hand.toSorted()).toEqual(hand.toSorted());
          const revoke = hand.find(card => !cards.includes(card));
          if (revoke)
            expect(await ask({ ask: 'play', seat, play: { do: 'card', card: revoke } })).toMatchObject({
              refusal: { clause: 'NA-6' },
            });
          if (mayCall && random.below(2) === 0) {
            const { over } = (await ask({ ask: 'play', seat, play: { do: 'call' } })) as unknown as { over: boolean };
            expect(over).toBe(titles[seat % 2]! >= 3);
            if (over) return expectResult(ask, seat % 2, scores, titles[seat % 2] === 4 ? 4 : 2);
          }
          const card = pick(random, cards);
          await ask({ ask: 'play', seat, play: { do: 'card', card } });
          hands[seat] = hand.filter(other => other !== card);
          trick.push(card);
        }
        const worth = (card: string): number =>
          nationOf(card) === star ? 100 + height(card) : nationOf(card) === nationOf(trick[0]!) ? height(card) : -1;
        leader = (leader + trick.findIndex(card => worth(card) === Math.max(...trick.map(worth)))) % 4;
        tricks[leader % 2]! += 1;
      }
      const side = tricks[0]! > 6 ? 0 : 1;
      scores[side]! += tricks[side]! - 6;
      if (scores[side]! >= 10) return expectResult(ask, side, scores, 0);
      for (const titled of [0, 1]) {
        if (titles[titled]! < 3 || stoodAt[titled] === 9) continue;
        scores[titled]! += titles[titled] === 4 ? 4 : 2;
        if (scores[titled]! >= 10) return expectResult(ask, titled, scores, 0);
      }
      const { view } = (await ask({ ask: 'view', seat: null })) as unknown as { view: { scores: number[] } };
      expect(view.scores).toEqual(scores);
      dealer = (dealer + 1) % 4;
    }
  }

  async function expectResult(
    ask: ReturnType<typeof referee>,
    side: number,
    scores: number[],
    more: number,
  ): Promise<void> {
    const final = scores.map((score, i) => (i === side ? score + more : score));
    expect(await ask({ ask: 'result' })).toMatchObject({ over: true, winners: [side, side + 2], scores: final });
  }
});
