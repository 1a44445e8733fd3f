/** Matchmaking over HTTP: valid, invalid and excessive requests. */
import { describe, expect, it } from 'vitest';
import { openServer, until } from './test-server.ts';

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

async function ask(address: string, path: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

const ticketOf = (name: string): string => `${name}-${'0123456789'.repeat(3)}`;

describe('finding a game over HTTP', () => {
  it('two guests meet, and both tokens are good', async () => {
    const { address } = await openServer();
    const wanted = { games: ['monkey'], seats: 2 };
    const seek = (name: string) => ask(address, '/api/club/seek', { ticket: ticketOf(name), name, ...wanted });
    expect(await seek('Ada')).toMatchObject({ status: 200, body: { is: 'waiting', others: 0 } });
    const met = await until(async () => {
      const both = await Promise.all(['Ada', 'Bob'].map(seek));
      return both.every(({ body }) => body.is === 'met') && both.map(({ body }) => body);
    });
    expect(met[0]!.table).toBe(met[1]!.table);
    expect(met[0]!.seat).not.toBe(met[1]!.seat);
    for (const { table, seat } of met) {
      expect(await ask(address, `/api/club/tables/${table}/another`, { seat })).toEqual({
        status: 200,
        body: { is: 'none' },
      });
    }
    expect((await ask(address, '/api/club/seek/stop', { ticket: ticketOf('Ada') })).body).toEqual({ stopped: false });
  });

  it('players get the clock they asked for', async () => {
    const { address } = await openServer();
    const wanted = { games: ['monkey'], seats: 2, clock: 'fast' };
    const met = await until(async () => {
      const both = await Promise.all(
        ['Ada', 'Bob'].map(name => ask(address, '/api/club/seek', { ticket: ticketOf(name), name, ...wanted })),
      );
      return both.every(({ body }) => body.is === 'met') && both.map(({ body }) => body);
    });
    const snapshot = await (await fetch(`${address}/api/tables/${met[0]!.table}`)).json();
    expect(snapshot).toMatchObject({ table: { settings: { clock: { kind: 'turn', seconds: 20 } } } });
  });

  it('what makes no sense gets a sentence, and nothing is kept of it', async () => {
    const { address } = await openServer();
    const ticket = ticketOf('Ada');
    const wrong: readonly (readonly [string, unknown])[] = [
      ['/api/club/seek', {}],
      ['/api/club/seek', { ticket: 'short' }],
      ['/api/club/seek', { ticket, games: [] }],
      ['/api/club/seek', { ticket, games: Array(41).fill('monkey') }],
      ['/api/club/seek', { ticket, games: ['no-such-game'] }],
      ['/api/club/seek', { ticket, seats: 1 }],
      ['/api/club/seek', { ticket, name: 'x'.repeat(25) }],
      ['/api/club/seek', { ticket, name: 'a\u0000b' }],
      ['/api/club/seek', { ticket, name: '   ' }],
      ['/api/club/seek', { ticket, rated: true }],
      ['/api/club/seek', { ticket, clock: 'none' }],
      ['/api/club/seek', { ticket, more: 1 }],
      ['/api/club/tables/nothing/another', { seat: 's' }],
      ['/api/club/tables/0000000000000000/another', { seat: 's' }],
      ['/api/club/company', { shown: true }],
      ['/api/club/invitations', { member: 'm', table: '0000000000000000' }],
    ];
    for (const [path, body] of wrong) {
      const answer = await ask(address, path, body);
      expect([path, body, answer.status < 500 && answer.status >= 400]).toEqual([path, body, true]);
      expect(answer.body).toEqual({ error: { code: expect.any(String), message: expect.stringMatching(/./) } });
    }
    const company = (await (await fetch(`${address}/api/club/company`)).json()) as { games: { waiting: number }[] };
    expect(company.games.every(({ waiting }) => waiting === 0)).toBe(true);
  });

  it('an address that begins to look again and again is told that it is enough', async () => {
    const { address } = await openServer({ requestsPerMinute: 10_000, limits: { seeking: 3 } });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { status } = await ask(address, '/api/club/seek', { ticket: ticketOf(`n${n}`), seats: 2 + (n % 3) });
      statuses.push(status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
