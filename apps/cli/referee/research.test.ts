/** Referee requests for programs that play many matches: names, steps, action numbers, batches, imagined worlds. */
import { readShelfData } from '@parlour/games/shelf/node-files';
import { gamesOnShelf } from '@parlour/games/shelf/shelf';
import { pick, seededRandom } from '@parlour/kernel/random';
import { describe, expect, it } from 'vitest';
import { newLineSplitter } from '../commands/referee.ts';
import { createReferee } from './referee.ts';

type Reply = {
  ok: boolean;
  turn: number[];
  over: boolean;
  seat: number;
  view: { history?: unknown[]; seat: number | null };
  plays: { do: string }[];
  actions?: number[];
  events?: object[];
  winners: number[];
  scores: number[];
  returns: number[];
  error: { code: string; message: string };
  refusal: { clause: string };
};
type Ask = (request: object) => Promise<Reply>;

function referee(): Ask {
  const answer = createReferee(readShelfData);
  return async request => JSON.parse(await answer(JSON.stringify(request)));
}

const games = gamesOnShelf().map(({ id }) => id);
const numbered = ['nations', 'monkey', 'alice', 'kit-and-kat'];
const error = (message: string): object => ({ ok: false, error: { code: 'bad-request', message } });

describe('matches have names', () => {
  it('and leave each other alone', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', seed: 'x' });
    const alone = await ask({ ask: 'view', seat: 0 });
    await ask({ ask: 'deal', game: 'monkey', match: 'a', seed: 'x' });
    await ask({ ask: 'deal', game: 'nations', match: 'b', seed: 'y' });
    await ask({ ask: 'step', match: 'a', action: (await ask({ ask: 'look', match: 'a' })).actions?.[0] });
    expect(await ask({ ask: 'view', seat: 0 })).toEqual(alone);
    expect((await ask({ ask: 'view', match: 'a', seat: 0 })).view).toMatchObject({ game: 'monkey' });
    expect(await ask({ ask: 'close', match: 'a' })).toEqual({ ok: true, matches: 2 });
    expect(await ask({ ask: 'turn', match: 'a' })).toMatchObject(error('There is no match "a". Ask to deal it first.'));
    expect(await ask({ ask: 'turn', match: 7 })).toMatchObject(
      error('The name of a match must be a text of at most 100 characters.'),
    );
  });

  it('and there are no more than ten thousand', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations' });
    for (let n = 0; n < 10; n++) {
      const requests = Array.from({ length: 1000 }, (_, i) => ({ ask: 'clone', to: `${1000 * n + i}` }));
      await ask({ ask: 'batch', requests });
    }
    const full = error('There are already 10000 matches. Close one first.');
    expect(await ask({ ask: 'deal', game: 'monkey', match: 'one more' })).toMatchObject(full);
    expect(await ask({ ask: 'imagine', seat: 0, to: 'one more' })).toMatchObject(full);
    expect(await ask({ ask: 'deal', game: 'monkey', match: '17' })).toMatchObject({ ok: true });
    expect(await ask({ ask: 'close', match: '18' })).toEqual({ ok: true, matches: 9999 });
    expect(await ask({ ask: 'deal', game: 'monkey', match: 'one more' })).toMatchObject({ ok: true });
  });
});

describe.each(games)('a step of %s', game => {
  it('tells in one line what play, turn, view and plays tell', async () => {
    const ask = referee();
    const random = seededRandom('steps');
    await ask({ ask: 'deal', game, seed: 's' });
    let now = await ask({ ask: 'deal', game, match: 'a', seed: 's', want: ['view', 'plays'] });
    for (let n = 0; n < 25 && !now.over; n++) {
      const { seat } = now;
      const play = pick(random, now.plays);
      now = await ask({ ask: 'step', match: 'a', seat, play });
      const played = await ask({ ask: 'play', seat, play, as: now.seat });
      expect(now).toMatchObject({ turn: played.turn, over: played.over, events: played.events });
      expect(now.plays).toEqual((await ask({ ask: 'plays', seat: now.seat })).plays);
      const { history, ...view } = (await ask({ ask: 'view', seat: now.seat })).view;
      expect(now.view).toEqual(view);
      expect(history?.length).toBeGreaterThan(0);
      expect((await ask({ ask: 'view', seat: now.seat, history: false })).view).toEqual(view);
    }
  });

  it('has a cloned world beside it, and imagined ones that look like it', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game, seed: 'worlds' });
    for (let n = 0; n < 6; n++) await ask({ ask: 'step', play: (await ask({ ask: 'look' })).plays[0] });
    const { seat, view, plays } = await ask({ ask: 'look' });
    const before = await ask({ ask: 'record' });
    expect(await ask({ ask: 'clone', to: 'w', want: ['view', 'plays'] })).toMatchObject({
      ok: true,
      seat,
      view,
      plays,
    });
    const { play } = (await ask({ ask: 'think', match: 'w', seat, level: 'easy' })) as unknown as Play;
    expect(await ask({ ask: 'step', match: 'w', seat, play })).toMatchObject({ ok: true });
    for (const from of ['', 'w']) {
      const imagined = await ask({ ask: 'imagine', match: from, seat, seed: 'i', to: 'w', want: ['view', 'plays'] });
      expect(imagined).toMatchObject({ ok: true, seat, view, plays });
    }
    expect(await ask({ ask: 'think', match: 'w', seat })).toMatchObject(
      error('An imagined match has no history, so "think" is not possible.'),
    );
    for (let n = 0; n < 4; n++) {
      const { seat, plays } = await ask({ ask: 'look', match: 'w' });
      expect(await ask({ ask: 'step', match: 'w', seat, play: plays[0] })).toMatchObject({ ok: true });
    }
    expect(await ask({ ask: 'record' })).toEqual(before);
    expect(await ask({ ask: 'record', match: 'w' })).toMatchObject(
      error('An imagined match has no history, so it has no record.'),
    );
  });
});

type Play = { play: object };

describe('what is left to chance', () => {
  const later = async (ask: Ask, match: string): Promise<object[]> => {
    const said: object[] = [];
    for (let n = 0; n < 60; n++) {
      said.push(await ask({ ask: 'step', match, action: (await ask({ ask: 'look', match })).actions?.[0] }));
    }
    return said;
  };

  it('goes on alike in a clone, unless it has a seed of its own', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'monkey', match: 'a', seats: 5, seed: 'c' });
    await ask({ ask: 'clone', match: 'a', to: 'b' });
    await ask({ ask: 'clone', match: 'a', to: 'c', seed: 'another' });
    const first = await later(ask, 'a');
    expect(await later(ask, 'b')).toEqual(first);
    expect(await later(ask, 'c')).not.toEqual(first);
  });

  it('is the same for the same request, without a seed too', async () => {
    const hand = async (seed?: unknown): Promise<object> => {
      const ask = referee();
      await ask({ ask: 'deal', game: 'nations', ...(seed === undefined ? {} : { seed }) });
      return (await ask({ ask: 'view', seat: 1 })).view;
    };
    expect(await hand()).toEqual(await hand());
    expect(await hand(7)).toEqual(await hand('7'));
    expect(await hand(7)).not.toEqual(await hand());
  });

  it('worlds of other seeds differ', async () => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', seed: 'w' });
    const hands = async (seed: string): Promise<object> => {
      await ask({ ask: 'imagine', seat: 0, seed, to: 'w' });
      return (await ask({ ask: 'view', match: 'w', seat: 1 })).view;
    };
    expect(await hands('1')).not.toEqual(await hands('2'));
    expect(await hands('1')).toEqual(await hands('1'));
  });
});

describe('actions', () => {
  type Described = { actions: { count: number; plays: object[] } | null; why?: string; pack: string[]; count: number };

  it.each(numbered)('of %s are numbers of plays', async game => {
    const ask = referee();
    const random = seededRandom('numbers');
    const { actions, pack } = (await ask({ ask: 'describe', game })) as unknown as Described;
    expect(pack.length).toBeGreaterThan(40);
    await ask({ ask: 'deal', game, match: 'a', seed: 'n' });
    await ask({ ask: 'deal', game, match: 'b', seed: 'n' });
    for (let n = 0; n < 40; n++) {
      const now = await ask({ ask: 'look', match: 'a', want: ['actions', 'plays'] });
      if (now.over) break;
      expect(now.actions?.map(action => actions?.plays[action])).toEqual(now.plays);
      const action = pick(random, now.actions ?? []);
      const stepped = await ask({ ask: 'step', match: 'a', action });
      expect(await ask({ ask: 'step', match: 'b', play: actions?.plays[action] })).toEqual(stepped);
    }
    expect(await ask({ ask: 'step', match: 'a', action: actions?.count })).toMatchObject({
      error: { message: `There is no action ${actions?.count}. The actions are 0 to ${(actions?.count ?? 0) - 1}.` },
    });
  });

  it.each(games.filter(game => !numbered.includes(game)))('of %s there are none, and it is said why', async game => {
    const ask = referee();
    const { actions, why } = (await ask({ ask: 'describe', game })) as unknown as Described;
    expect([actions, why]).toEqual([null, expect.stringContaining('Use the plays that "plays" lists')]);
    await ask({ ask: 'deal', game });
    expect(await ask({ ask: 'step', action: 0 })).toMatchObject(error(why ?? ''));
    expect(await ask({ ask: 'look', want: ['actions'] })).toMatchObject(error(why ?? ''));
  });
});

describe('returns', () => {
  it.each(numbered)('of %s are from -1 to 1, add up to nothing, and are best for who has won', async game => {
    const ask = referee();
    const random = seededRandom('returns');
    let now = await ask({ ask: 'deal', game, seed: 'r', want: ['actions'] });
    while (!now.over) now = await ask({ ask: 'step', action: pick(random, now.actions ?? []), want: ['actions'] });
    const { returns, winners } = now;
    expect(returns.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
    const best = Math.max(...returns);
    expect(returns.flatMap((each, seat) => (each === best ? [seat] : []))).toEqual(winners);
    expect(returns.every(each => Math.abs(each) <= 1)).toBe(true);
  });

  it('of a game for two sides are 1 and -1', async () => {
    const ask = referee();
    const random = seededRandom('sides');
    let now = await ask({ ask: 'deal', game: 'nations', seed: 'r', options: { target: 5 }, want: ['actions'] });
    while (!now.over) now = await ask({ ask: 'step', action: pick(random, now.actions ?? []), want: ['actions'] });
    expect(now.returns).toEqual([0, 1, 2, 3].map(seat => (now.winners.includes(seat) ? 1 : -1)));
  });

  it('of a patience say whether it has come out', async () => {
    const ask = referee();
    const random = seededRandom('alone');
    let now = await ask({ ask: 'deal', game: 'alone-first', seed: 'r', want: ['plays'] });
    while (!now.over) now = await ask({ ask: 'step', play: pick(random, now.plays), want: ['plays'] });
    expect(now.returns).toEqual([now.winners.length > 0 ? 1 : -1]);
  });
});

describe('a batch', () => {
  it('answers each request in its place, whatever becomes of the others', async () => {
    const requests = [
      { ask: 'deal', game: 'nations', match: 'a', id: 1 },
      { ask: 'turn', match: 'nowhere', id: 2 },
      { ask: 'batch', requests: [] },
      { ask: 'look', match: 'a', want: [] },
    ];
    const said = (await referee()({ ask: 'batch', id: 'all', requests })) as unknown as {
      answers: Reply[];
      id: string;
    };
    expect(said).toMatchObject({ ok: true, id: 'all' });
    expect(said.answers.map(({ ok }) => ok)).toEqual([true, false, false, true]);
    expect(said.answers[1]).toMatchObject({ id: 2 });
    expect(said.answers[3]).toMatchObject({ turn: [expect.any(Number)], over: false });
  });

  it('has at most a thousand, and answers as far as they fit', async () => {
    const ask = referee();
    const many = (length: number, request: object): object => ({
      ask: 'batch',
      requests: Array.from({ length }, () => request),
    });
    const wrong = error('"requests" must be a list of at most 1000 requests.');
    expect(await ask(many(1001, { ask: 'hello' }))).toMatchObject(wrong);
    expect(await ask({ ask: 'batch', requests: [1] })).toMatchObject(wrong);
    const long = (await ask(many(400, { ask: 'games' }))) as unknown as { answers: Reply[] };
    expect(long.answers[0]).toMatchObject({ ok: true });
    expect(long.answers.at(-1)?.error.message).toContain('Send the remaining requests in another');
  });
});

describe('bad input gets one sentence and changes nothing', () => {
  const cases: [string, object, string][] = [
    [
      'a seed that is none',
      { ask: 'deal', game: 'nations', seed: {} },
      '"seed" must be a number or a text of at most 1000 characters.',
    ],
    [
      'a seed without end',
      { ask: 'clone', to: 'b', seed: 'x'.repeat(1001) },
      '"seed" must be a number or a text of at most 1000 characters.',
    ],
    ['a time in words', { ask: 'think', seat: 3, ms: '5' }, '"ms" must be a number of milliseconds.'],
    [
      'a wish for nothing there is',
      { ask: 'step', action: 0, want: ['gold'] },
      '"want" must be a list of some of view, plays, actions, events.',
    ],
    ['half a history', { ask: 'view', seat: 0, history: 'half' }, '"history" must be true or false.'],
    ['a play twice', { ask: 'step', action: 52, play: { do: 'call' } }, 'Give "play" or "action", not both.'],
    ['half an action', { ask: 'step', action: 1.5 }, 'There is no action 1.5. The actions are 0 to 52.'],
    ['a place that is none', { ask: 'clone', to: 5 }, 'The name of a match must be a text of at most 100 characters.'],
    ['an onlooker who plays', { ask: 'step', seat: null, action: 0 }, 'There is no seat null. The seats are 0 to 3.'],
    [
      'a list nobody has',
      { ask: 'deal', game: 'kan-u-go', options: { lexicon: 'own' } },
      'There is no word list of your own here that can be read.',
    ],
  ];

  it.each(cases)('%s', async (_, request, message) => {
    const ask = referee();
    await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 'bad' });
    const before = await ask({ ask: 'view', seat: 0 });
    expect(await ask(request)).toEqual(error(message));
    expect(await ask({ ask: 'view', seat: 0 })).toEqual(before);
  });

  it('a refused step is no step', async () => {
    const ask = referee();
    const { actions = [] } = await ask({ ask: 'deal', game: 'nations', dealer: 3, seed: 'no', want: ['actions'] });
    const other = [...Array(52).keys()].find(action => !actions.includes(action));
    expect(await ask({ ask: 'step', action: other })).toMatchObject({ ok: false, refusal: { clause: 'NA-3' } });
    expect(await ask({ ask: 'look', want: ['actions'] })).toMatchObject({ actions });
  });

  it('a line without end is answered by one line, and the next is heard', async () => {
    const lines = newLineSplitter(10);
    expect(lines.add('short\nlonger than ')).toEqual(['short']);
    expect(lines.add('ten characters')).toEqual([]);
    expect(lines.add(' by far\nnext\r\n')).toEqual(['longer than'.slice(0, 11), 'next\r']);
    expect(lines.end()).toEqual(['']);
    expect(JSON.parse(await createReferee(readShelfData)(' '.repeat(16_000_001)))).toEqual(
      error('A request has at most 16000000 characters.'),
    );
  });
});

describe('a set of matches', () => {
  type SetAnswer = { seats: number[]; actions: number[][]; returns: (number[] | null)[]; views?: { seat: number }[] };

  it('takes one action for each, deals ended matches again and reports what they were worth', async () => {
    const ask = referee();
    const deal = { ask: 'deal-many', game: 'monkey', seats: 3, matches: 5, seed: 'set', want: ['view'] };
    let answer = (await ask(deal)) as unknown as SetAnswer;
    const ended: number[][] = [];
    for (let step = 0; step < 200; step++) {
      expect(answer.views?.map(({ seat }) => seat)).toEqual(answer.seats);
      answer = (await ask({ ask: 'step-many', actions: answer.actions.map(([first]) => first) })) as never;
      ended.push(...answer.returns.filter(returns => returns !== null));
    }
    expect(ended.length).toBeGreaterThan(5);
    for (const returns of ended) expect(returns.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0);
  });

  it('plays nothing if one action is illegal', async () => {
    const ask = referee();
    const { actions } = (await ask({
      ask: 'deal-many',
      game: 'nations',
      matches: 2,
      seed: 'a',
    })) as unknown as SetAnswer;
    const [first, second] = actions.map(([action]) => action);
    const refused = await ask({ ask: 'step-many', actions: [first, 52] });
    expect(refused).toMatchObject({ ok: false, refusal: { clause: 'NA-13', index: 1 } });
    expect(await ask({ ask: 'step-many', actions: [first, second] })).toMatchObject({ ok: true });
  });

  it.each([
    ['no set', [], { ask: 'step-many', actions: [] }, 'No set of matches has been dealt. Ask to deal-many first.'],
    [
      'too many matches',
      [],
      { ask: 'deal-many', game: 'nations', matches: 4097 },
      '"matches" must be a number from 1 to 4096.',
    ],
    [
      'no numbers',
      [],
      { ask: 'deal-many', game: 'alone-first', matches: 2 },
      /^The plays of .* have no action numbers/,
    ],
    [
      'another number of actions',
      [{ ask: 'deal-many', game: 'nations', matches: 2 }],
      { ask: 'step-many', actions: [1] },
      '"actions" must be a list of 2 numbers, one for each match.',
    ],
  ] as const)('rejects a request with %s', async (_, before, request, message) => {
    const ask = referee();
    for (const each of before) await ask(each);
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(await ask(request)).toEqual({ ok: false, error: { code: 'bad-request', message: expected } });
  });
});

it('shows the table as text', async () => {
  const ask = referee();
  await ask({ ask: 'deal', game: 'nations', seed: 't' });
  expect(await ask({ ask: 'show', seat: 0 })).toMatchObject({ text: expect.stringContaining('Nations') });
});

it('tells of every game which scores are good and what its options may be', async () => {
  const { games } = (await referee()({ ask: 'games' })) as unknown as { games: { id: string }[] };
  expect(games.find(({ id }) => id === 'nations')).toMatchObject({
    better: 'high',
    ranges: { target: { least: 5, most: 20 } },
  });
  expect(games.find(({ id }) => id === 'kan-u-go')).toMatchObject({ better: 'low' });
});
