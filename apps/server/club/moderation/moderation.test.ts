/** Moderation documents, tested without a server. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryDatabase, createMemoryStore } from '../../store/memory.ts';
import { AUDIT_TTL_MS, eraseAudit, listAudit, memberAuditWrite, operatorAuditWrite, recordAudit } from './audit.ts';
import {
  activeBanReason,
  allowName,
  countBans,
  deleteBan,
  forbiddenNameReason,
  forbidName,
  listBans,
  listForbiddenNames,
  readActiveBans,
  writeBan,
} from './bans.ts';
import {
  eraseStances,
  listBlockedEitherWay,
  listMuted,
  listStances,
  MAX_STANCES,
  setStance,
} from './blocks-and-mutes.ts';
import {
  addReport,
  closeReport,
  countReports,
  eraseReports,
  listReports,
  listReportsAbout,
  type PersonReport,
} from './reports.ts';

const DAY = 86_400_000;
let now = 0;
let drawn = 0;
const entropy = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (drawn++ * 31 + i) % 251);

const newContext = () => ({
  store: createMemoryStore(createMemoryDatabase(() => now)),
  clock: { now: () => now, later: () => () => undefined },
  entropy,
});

let context = newContext();
beforeEach(() => {
  now = 1_000_000;
  context = newContext();
});

describe('the audit log', () => {
  it('tells the newest first, of everybody or of one, and for how long', async () => {
    await recordAudit(context, memberAuditWrite(context, 'signed in', { member: 'ada' }));
    now += 1;
    await recordAudit(context, operatorAuditWrite(context, 'banned', { member: 'bob', words: 'rude' }));
    const whats = async (member?: string) =>
      (await listAudit(context.store.documents, { member, limit: 10 })).map(({ value }) => value.what);
    expect(await whats()).toEqual(['banned', 'signed in']);
    expect(await whats('ada')).toEqual(['signed in']);
    now += AUDIT_TTL_MS.member;
    expect(await whats()).toEqual(['banned']);
    now += AUDIT_TTL_MS.operator;
    expect(await whats()).toEqual([]);
  });

  it('forgets what somebody did who is erased, and not what was done to them', async () => {
    for (let n = 0; n < 230; n++) {
      now += 1;
      await recordAudit(context, memberAuditWrite(context, 'signed in', { member: 'ada' }));
    }
    await recordAudit(context, operatorAuditWrite(context, 'renamed', { member: 'ada' }));
    await recordAudit(context, memberAuditWrite(context, 'signed in', { member: 'bob' }));
    await eraseAudit(context.store.documents, 'ada');
    const left = await listAudit(context.store.documents, { limit: 1000 });
    expect(left.map(({ value }) => [value.what, value.member]).sort()).toEqual([
      ['renamed', 'ada'],
      ['signed in', 'bob'],
    ]);
  });
});

describe('a ban', () => {
  const act = () => operatorAuditWrite(context, 'banned', { member: 'ada' });
  it('keeps from the house and from seats, or from seats alone, as long as it lasts', async () => {
    const { documents } = context.store;
    await writeBan(documents, 'ada', { from: 'seats', until: now + DAY, why: 'Stalling.', at: now }, act());
    expect(await activeBanReason(context, 'ada', 'seats')).toBe(
      'You are banned from joining tables until 1970-01-02: Stalling.',
    );
    expect(await activeBanReason(context, 'ada', 'house')).toBeUndefined();
    await writeBan(documents, 'ada', { from: 'house', until: null, why: 'Rude.', at: now }, act());
    expect(await activeBanReason(context, 'ada', 'seats')).toMatch(/^You are banned from signing in: Rude\.$/);
    expect(await activeBanReason(context, 'ada', 'house')).toMatch(/Rude/);
    expect(await activeBanReason(context, 'bob', 'seats')).toBeUndefined();
    expect(await countBans(documents)).toBe(1);
    expect(await deleteBan(documents, 'ada', operatorAuditWrite(context, 'ban lifted', { member: 'ada' }))).toBe(true);
    expect(await deleteBan(documents, 'ada', operatorAuditWrite(context, 'ban lifted', { member: 'ada' }))).toBe(false);
    const acts = await listAudit(documents, { limit: 10 });
    expect(acts.map(({ value }) => value.what).sort()).toEqual(['ban lifted', 'banned', 'banned']);
  });

  it('ends by itself', async () => {
    await writeBan(context.store.documents, 'ada', { from: 'house', until: now + DAY, why: 'Rude.', at: now }, act());
    expect((await readActiveBans(context, ['ada'])).size).toBe(1);
    now += DAY;
    expect(await activeBanReason(context, 'ada', 'house')).toBeUndefined();
    expect(await listBans(context.store.documents, undefined, 10)).toEqual([]);
  });
});

describe('blocking and muting', () => {
  it('keep two apart whichever of them said so, and mute both ways of saying it', async () => {
    await setStance(context, 'ada', 'bob', 'block');
    await setStance(context, 'ada', 'cat', 'mute');
    expect([...(await listBlockedEitherWay(context, 'ada'))]).toEqual(['bob']);
    expect([...(await listBlockedEitherWay(context, 'bob'))]).toEqual(['ada']);
    expect([...(await listBlockedEitherWay(context, 'cat'))]).toEqual([]);
    expect([...(await listMuted(context, 'ada'))].sort()).toEqual(['bob', 'cat']);
    await setStance(context, 'ada', 'bob', 'mute');
    expect([...(await listBlockedEitherWay(context, 'bob'))]).toEqual([]);
    await setStance(context, 'ada', 'bob', 'none');
    expect((await listStances(context, 'ada')).map(({ value }) => value.of)).toEqual(['cat']);
  });

  it('have an end, and go with whoever goes', async () => {
    for (let n = 0; n < MAX_STANCES; n++) expect(await setStance(context, 'ada', `m${n}`, 'mute')).toBe('taken');
    expect(await setStance(context, 'ada', 'bob', 'block')).toBe('full');
    expect(await setStance(context, 'ada', 'm3', 'block')).toBe('taken');
    expect(await setStance(context, 'ada', 'nobody', 'none')).toBe('taken');
    await setStance(context, 'bob', 'ada', 'mute');
    await eraseStances(context, 'ada');
    expect(await listStances(context, 'ada')).toEqual([]);
    expect(await listStances(context, 'bob')).toEqual([]);
    expect([...(await listBlockedEitherWay(context, 'm3'))]).toEqual([]);
  });
});

describe('reports', () => {
  const report = (more: Partial<PersonReport> = {}): PersonReport => ({
    at: now,
    reason: 'insult',
    words: 'Said “thanks” after every trick.',
    by: { member: 'ada' },
    about: { member: 'bob', table: 't', seat: 1, match: 2 },
    ...more,
  });

  it('wait until they are settled, one a day of the same about the same', async () => {
    const { documents } = context.store;
    expect(await addReport(documents, report(), 'ada', [])).toBe('added');
    expect(await addReport(documents, report({ words: 'again' }), 'ada', [])).toBe('known');
    expect(await addReport(documents, report({ by: { name: 'Zoë' } }), 'seat 3', [])).toBe('added');
    expect(await countReports(documents)).toBe(2);
    const [first] = await listReports(documents, 'open', { limit: 1 });
    const also = operatorAuditWrite(context, 'report settled', { about: first!.id });
    const settled = await closeReport(documents, first!.id, { at: now, words: 'Talked to them.', also });
    expect(settled?.value.settled).toEqual({ at: now, words: 'Talked to them.' });
    expect(await countReports(documents)).toBe(1);
    expect(await listReports(documents, 'settled', { limit: 10 })).toHaveLength(1);
    expect(await closeReport(documents, 'none', { at: now, words: '', also })).toBeUndefined();
    now += DAY;
    expect(await addReport(documents, report(), 'ada', [])).toBe('added');
    now += 180 * DAY;
    expect(await countReports(documents)).toBe(0);
  });

  it('about somebody go with them, and theirs stay without them', async () => {
    const { documents } = context.store;
    await addReport(documents, report(), 'ada', []);
    await addReport(documents, report({ by: { member: 'bob' }, about: { member: 'cat' } }), 'bob', []);
    await eraseReports(documents, 'bob', now);
    expect(await listReportsAbout(documents, 'bob', { limit: 10 })).toEqual([]);
    expect((await listReportsAbout(documents, 'cat', { limit: 10 })).map(({ value }) => value.by)).toEqual([{}]);
  });
});

describe('names', () => {
  it('are forbidden by their look, and allowed again', async () => {
    const { documents } = context.store;
    const act = operatorAuditWrite(context, 'name forbidden', { about: 'Rumpelstiltskin' });
    expect(await forbidName(documents, { name: 'Rumpelstiltskin', at: now }, act)).toBe('done');
    expect(await forbiddenNameReason(context, 'RUMPELSTILTSK1N')).toMatch(/not allowed/);
    expect(await forbiddenNameReason(context, 'Ada')).toBeUndefined();
    expect((await listForbiddenNames(documents)).map(({ value }) => value.name)).toEqual(['Rumpelstiltskin']);
    await allowName(documents, 'rumpelstiltskin', operatorAuditWrite(context, 'name allowed'));
    expect(await forbiddenNameReason(context, 'Rumpelstiltskin')).toBeUndefined();
  });
});
