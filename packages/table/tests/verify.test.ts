import type { Game } from '@parlour/kernel/game';
import { shuffle } from '@parlour/kernel/random';
import { unwrap } from '@parlour/kernel/result';
import { fromHex, sealedRandom, secretCommitment } from '@parlour/kernel/seal';
import { describe, expect, it } from 'vitest';
import { draftTableFromMatch } from '../create.ts';
import { foldTable } from '../fold.ts';
import { numberEntries } from '../log.ts';
import { writeTableRecord } from '../match-record.ts';
import { digest } from '../shuffle/digest.ts';
import { verifyRecord } from '../shuffle/verify.ts';
import { highestCard } from './highest-card.ts';
import vectors from './seal-vectors.json' with { type: 'json' };
import { playToEnd, twoPersons } from './simulated-table.ts';

const game: Game = highestCard;

describe('the seal', () => {
  it('publishes the SHA-256 of its secret', () => {
    expect(secretCommitment(digest, vectors.secret)).toBe(vectors.commitment);
  });

  it('agrees with vectors made by another implementation', () => {
    for (const { cuts, draw, below52, last, shuffled } of vectors.draws) {
      const random = () => sealedRandom(digest, { secret: vectors.secret, cuts, form: 1 }, draw);
      const take = (n: number, count: number) => {
        const source = random();
        return Array.from({ length: count }, () => source.below(n));
      };
      expect(take(52, below52.length)).toEqual(below52);
      expect(take(2_000_003, 20_000).slice(-4)).toEqual(last);
      expect(shuffle(random(), [...shuffled.keys()])).toEqual(shuffled);
    }
  });

  it('agrees with the vectors of RFC 4231 for HMAC-SHA-512', () => {
    const mac = digest.hmacSha512(new Uint8Array(20).fill(0x0b), new TextEncoder().encode('Hi There'));
    expect(mac).toEqual(
      fromHex(
        '87aa7cdea5ef619d4ff0b4241a1d6cb02379f4e2ce4ec2787ad0b30545e17cdedaa833b7d6b8a702038b274eaea3f4e4be9d914eeb61f1702e696c203a126854',
      ),
    );
  });
});

async function finished(): Promise<string> {
  const sim = await twoPersons();
  await playToEnd(sim, [0, 1]);
  return writeTableRecord(sim.runner.table.current!);
}

describe('verifying a record', () => {
  it('draws everything again, the deal and every draw after it', async () => {
    expect(verifyRecord(game, await finished())).toMatchObject({ ok: true, drawn: 4, plays: 6, withheld: [] });
  });

  it('holds what a player noted against it', async () => {
    const record = await finished();
    const seal = /Seal: (\w+)/.exec(record)![1]!;
    expect(verifyRecord(game, record, { seal, cut: 'ada-cuts' })).toMatchObject({ ok: true });
    expect(verifyRecord(game, record, { seal: 'another' })).toMatchObject({ ok: false });
    expect(verifyRecord(game, record, { cut: 'another' })).toMatchObject({ ok: false });
  });

  it('finds a stacked pack, a stacked draw, another secret, another cut', async () => {
    const record = await finished();
    const swapped = record.replace(/deal (\S+) (\S+)/, 'deal $2 $1');
    expect(verifyRecord(game, swapped)).toMatchObject({ ok: false });
    const bonus = /bonus (\S+)/.exec(record)![1]!;
    const others = record
      .match(/deal (.*)/)![1]!
      .split(' ')
      .slice(6)
      .filter(card => card !== bonus);
    expect(verifyRecord(game, record.replace(`bonus ${bonus}`, `bonus ${others[0]}`))).toMatchObject({ ok: false });
    expect(verifyRecord(game, record.replace(/Secret: ../, 'Secret: 00'))).toMatchObject({ ok: false });
    expect(verifyRecord(game, record.replace('ada-cuts', 'ada-cut'))).toMatchObject({ ok: false });
    expect(verifyRecord(game, record.replace(/Cuts: .*/, 'Cuts: ada-cuts'))).toMatchObject({ ok: false });
  });

  it('says what is missing', async () => {
    const sim = await twoPersons();
    expect(writeTableRecord(sim.runner.table.current!)).not.toContain(sim.runner.table.current!.sealed!.secret);
    expect(verifyRecord(game, writeTableRecord(sim.runner.table.current!))).toMatchObject({
      ...{ ok: false, message: expect.stringContaining('no Secret'), unproved: 'going on' },
    });
    const given = await twoPersons({ given: { seed: 'x' } });
    expect(verifyRecord(game, writeTableRecord(given.runner.table.current!))).toMatchObject({
      ...{ ok: false, message: expect.stringContaining('no Seal'), unproved: 'given' },
    });
    expect(verifyRecord(game, 'nonsense')).toMatchObject({ ok: false });
  });

  it('tells what is wrong from what is only not proved', async () => {
    const record = await finished();
    const moved = record.replace('\nCuts:', '\nSealed-From: 1\nCuts:');
    expect(verifyRecord(game, moved)).toMatchObject({ ok: false, unproved: 'moved' });
    const history = [{ what: 'nothing', clause: 'X-1' }] as never;
    const other = verifyRecord(game, moved, { noticed: { seat: 0, history } });
    expect(other).toEqual({ ok: false, message: 'The record is not of the match that seat 0 saw.' });
    expect(verifyRecord(game, record.replace(/Secret: ../, 'Secret: 00'))).not.toHaveProperty('unproved');
  });

  it('verifies after a taking back as well', async () => {
    const sim = await twoPersons();
    await playToEnd(sim, [0, 1], 2);
    await sim.ask(0, { ask: 'undo' });
    await sim.ask(1, { ask: 'agree' });
    await playToEnd(sim, [0, 1]);
    expect(verifyRecord(game, writeTableRecord(sim.runner.table.current!))).toMatchObject({ ok: true, drawn: 4 });
  });
});

describe('a match begun elsewhere', () => {
  it('is judged again, goes on under a new seal, and verifies from there', async () => {
    const local = await twoPersons({ given: { seed: 'local' } });
    await playToEnd(local, [0, 1], 3);
    const entropy = local.ports.entropy;
    const { match } = local.runner.table.current!;
    const length = match.log.length;
    const moved = unwrap(draftTableFromMatch(match, {}, entropy));
    expect(match.log).toHaveLength(length);
    const table = foldTable(game, numberEntries(moved, { number: 0, at: 0 }, 1));
    expect(table.current!.match.state).toEqual(local.runner.table.current!.match.state);
    expect(writeTableRecord(table.current!)).toContain('Sealed-From: 2');
  });

  it('is not carried on if it is over', async () => {
    const sim = await twoPersons();
    await playToEnd(sim, [0, 1]);
    const moved = draftTableFromMatch(sim.runner.table.current!.match, {}, sim.ports.entropy);
    expect(moved).toMatchObject({ ok: false, fault: { message: expect.stringContaining('over') } });
  });
});
