/** The short form of `npm run stress -- attack`. */

import { readShelfData } from '@parlour/games/shelf/node-files';
import { findGame } from '@parlour/games/shelf/shelf';
import { defaultsOf } from '@parlour/kernel/options';
import { type AttackResult, runAttack } from '@parlour/stress/attack/attack';
import { ATTACKS } from '@parlour/stress/attack/attacks/all';
import { routeFuzzingAttack } from '@parlour/stress/attack/attacks/route-fuzzing';
import {
  type Bystanders,
  checkBystanders,
  seatBystanders,
  waitForBystanderPlays,
  waitUntilBystandersAgree,
} from '@parlour/stress/attack/bystanders';
import { fullServerAttack, type OneServerAttack, sigtermAttack } from '@parlour/stress/attack/shutdown-attacks';
import { readTargetMetrics, startOneServer, type Target } from '@parlour/stress/attack/target';
import { verifyRecord } from '@parlour/table/shuffle/verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPath, until } from './test-server.ts';

const LIMITS = { codes: 12, connections: 40, tables: 20 };
const SETTINGS = { PARLOUR_CODES: '12', PARLOUR_ADDRESS_CONNECTIONS: '40', PARLOUR_TABLES: '20' };

describe('a server that is attacked while four people play', { timeout: 300_000 }, () => {
  let target: Target;
  let bystanders: Bystanders;
  let pid: number | undefined;
  let block = 0;
  let muted: Promise<AttackResult>;

  /** Tests with expectations end by number, not by time. */
  const strike = (name: string, max: number, seconds = 60): Promise<AttackResult> => {
    const attack = ATTACKS.find(each => each.name === name)!;
    return runAttack(attack, target.servers[0]!.address, { seconds, block: ++block, limits: LIMITS, maxTries: max });
  };

  beforeAll(async () => {
    target = await startOneServer(SETTINGS);
    pid = target.servers[0]!.pid();
    bystanders = await seatBystanders([target.servers[0]!.address], 60);
    // Takes as long as the server waits for a hello.
    muted = strike('mute', 3 * LIMITS.connections);
  });

  afterAll(async () => {
    for (const { client } of bystanders.party.persons) client.close();
    await target.end(bystanders.party.table);
  });

  /** The attack ran as intended, and the same process goes on serving players. */
  async function withstands(found: AttackResult, ...answers: readonly string[]): Promise<void> {
    expect(found.complaints).toEqual([]);
    for (const answer of answers) expect(Object.keys(found.answers)).toContain(answer);
    expect(target.servers[0]!.pid()).toBe(pid);
    expect(await waitForBystanderPlays(bystanders, 2)).toBe(true);
  }

  it('lives through a reset at every stage of a connection', async () => {
    await withstands(await strike('resets', 60), 'after the refusal 404', 'after the refusal 403', 'while being told');
    await withstands(await strike('refusals', 60), '404', '403');
  });

  it('keeps to its limits by every spelling of a request', async () => {
    await withstands(await strike('spellings', 100), '429 too-fast', '404 no-table');
  });

  it('refuses floods with the codes that are documented', async () => {
    await withstands(await strike('codes', 200), '429 too-fast', '404 no-table');
    await withstands(await strike('tables', 120), '429 too-fast', '200');
    await withstands(await strike('nonsense', 8), 'closed 1008');
    await withstands(await strike('pings', 8), 'closed 1008');
  });

  it('closes odd frames with the codes of RFC 6455', async () => {
    await withstands(await strike('frames', 26), 'closed 1002', 'closed 1003', 'closed 1007', 'closed 1009', 'kept');
  });

  it('does once what was asked many times under one name', async () => {
    await withstands(await strike('twice', 12), 'log grown by 1');
  });

  it('lets half-sent requests, crowds, deaf readers and churn be', async () => {
    for (const name of ['slow-headers', 'slow-bodies', 'onlookers', 'deaf', 'churn', 'looks']) {
      await withstands(await strike(name, 300, 0.5));
    }
  });

  it('closes sockets that say no hello, and lets no more of them in than it should', async () => {
    await withstands(await muted, 'closed 1008', '429');
  });

  it('keeps nothing of those who are gone', async () => {
    const meters = await until(async () => {
      const now = await readTargetMetrics(target);
      return now?.sockets === 4 ? now : undefined;
    });
    // What four addresses may create, and the tables of the other attacks.
    expect(meters.tables).toBeLessThan(4 * LIMITS.tables + 30);
  });

  it('lets the game of the others go on to its end, with an intact record', async () => {
    const { party } = bystanders;
    const [{ address }] = target.servers as [Target['servers'][number]];
    const path = `/api/tables/${party.table}/records/1`;
    const record = await until(async () => {
      const answer = await fetchPath(address, path);
      return answer.ok && answer.text();
    });
    const boxed = findGame(party.game)!;
    const game = await boxed.open({ ...defaultsOf(boxed.options), ...party.options }, readShelfData);
    expect(verifyRecord(game, record)).toMatchObject({ ok: true });
    await bystanders.stop();
    const number = await waitUntilBystandersAgree(bystanders);
    for (const { client } of party.persons) client.close();
    const log = await target.end(party.table);
    expect(await checkBystanders(bystanders, log, number)).toEqual([]);
    expect(bystanders.playCount()).toBeGreaterThan(20);
  });
});

describe('a server of its own', { timeout: 300_000 }, () => {
  it('answers valid requests on every route with 2xx, and no request with 5xx, while four people play', async () => {
    const target = await startOneServer();
    const { address } = target.servers[0]!;
    const bystanders = await seatBystanders([address], 60);
    const { complaints } = await runAttack(routeFuzzingAttack, address, { seconds: 60, block: 91, maxTries: 400 });
    const goesOn = await waitForBystanderPlays(bystanders, 2);
    await bystanders.stop();
    const number = await waitUntilBystandersAgree(bystanders);
    for (const { client } of bystanders.party.persons) client.close();
    const lost = await checkBystanders(bystanders, await target.end(bystanders.party.table), number);
    expect([complaints, goesOn, lost]).toEqual([[], true, []]);
  });

  it.each<[string, OneServerAttack]>([
    ['that is full turns everybody away and lives', fullServerAttack],
    ['ends on SIGTERM although requests are half sent', sigtermAttack],
  ])('%s', async (_, { settings, attack }) => {
    const target = await startOneServer(settings);
    const server = target.servers[0]!;
    const { complaints } = await runAttack(attack(server), server.address, { seconds: 1, block: 90 });
    expect(complaints).toEqual([]);
    await target.end('none');
  });
});
