/** What is kept for order in the house, without a house around it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStore, newMemory } from '../../store/memory.ts';
import { ACTS_KEPT, actsBefore, forgetActs, memberAct, noteAct, operatorAct } from './audit.ts';
import { bannedFrom, bansBefore, bansOf, countBans, liftBan, writeBan } from './bans.ts';
import { allowName, forbiddenName, forbiddenNames, forbidName } from './forbidden.ts';
import {
  addReport,
  countReports,
  forgetReports,
  type PersonReport,
  reportsAbout,
  reportsBefore,
  settleReport,
} from './reports.ts';
import { blockedWith, forgetStances, MOST_STANCES, mutedBy, stancesBy, takeStance } from './stances.ts';

const DAY = 86_400_000;
let now = 0;
let drawn = 0;
const entropy = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (drawn++ * 31 + i) % 251);

const newContext = () => ({
  store: memoryStore(newMemory(() => now)),
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
    await noteAct(context, memberAct(context, 'signed in', { member: 'ada' }));
    now += 1;
    await noteAct(context, operatorAct(context, 'banned', { member: 'bob', words: 'rude' }));
    const whats = async (member?: string) =>
      (await actsBefore(context.store.documents, { member, limit: 10 })).map(({ value }) => value.what);
    expect(await whats()).toEqual(['banned', 'signed in']);
    expect(await whats('ada')).toEqual(['signed in']);
    now += ACTS_KEPT.member;
    expect(await whats()).toEqual(['banned']);
    now += ACTS_KEPT.operator;
    expect(await whats()).toEqual([]);
  });

  it('forgets what somebody did who is erased, and not what was done to them', async () => {
    for (let n = 0; n < 230; n++) {
      now += 1;
      await noteAct(context, memberAct(context, 'signed in', { member: 'ada' }));
    }
    await noteAct(context, operatorAct(context, 'renamed', { member: 'ada' }));
    await noteAct(context, memberAct(context, 'signed in', { member: 'bob' }));
    await forgetActs(context.store.documents, 'ada');
    const left = await actsBefore(context.store.documents, { limit: 1000 });
    expect(left.map(({ value }) => [value.what, value.member]).sort()).toEqual([
      ['renamed', 'ada'],
      ['signed in', 'bob'],
    ]);
  });
});

describe('a ban', () => {
  const act = () => operatorAct(context, 'banned', { member: 'ada' });
  it('keeps from the house and from seats, or from seats alone, as long as it lasts', async () => {
    const { documents } = context.store;
    await writeBan(documents, 'ada', { from: 'seats', until: now + DAY, why: 'Stalling.', at: now }, act());
    expect(await bannedFrom(context, 'ada', 'seats')).toBe(
      'You may not sit down at tables here until 1970-01-02: Stalling.',
    );
    expect(await bannedFrom(context, 'ada', 'house')).toBeUndefined();
    await writeBan(documents, 'ada', { from: 'house', until: null, why: 'Rude.', at: now }, act());
    expect(await bannedFrom(context, 'ada', 'seats')).toMatch(/^You may not come in here as a member: Rude\.$/);
    expect(await bannedFrom(context, 'ada', 'house')).toMatch(/Rude/);
    expect(await bannedFrom(context, 'bob', 'seats')).toBeUndefined();
    expect(await countBans(documents)).toBe(1);
    expect(await liftBan(documents, 'ada', operatorAct(context, 'ban lifted', { member: 'ada' }))).toBe(true);
    expect(await liftBan(documents, 'ada', operatorAct(context, 'ban lifted', { member: 'ada' }))).toBe(false);
    const acts = await actsBefore(documents, { limit: 10 });
    expect(acts.map(({ value }) => value.what).sort()).toEqual(['ban lifted', 'banned', 'banned']);
  });

  it('ends by itself', async () => {
    await writeBan(context.store.documents, 'ada', { from: 'house', until: now + DAY, why: 'Rude.', at: now }, act());
    expect((await bansOf(context, ['ada'])).size).toBe(1);
    now += DAY;
    expect(await bannedFrom(context, 'ada', 'house')).toBeUndefined();
    expect(await bansBefore(context.store.documents, undefined, 10)).toEqual([]);
  });
});

describe('blocking and muting', () => {
  it('keep two apart whichever of them said so, and mute both ways of saying it', async () => {
    await takeStance(context, 'ada', 'bob', 'block');
    await takeStance(context, 'ada', 'cat', 'mute');
    expect([...(await blockedWith(context, 'ada'))]).toEqual(['bob']);
    expect([...(await blockedWith(context, 'bob'))]).toEqual(['ada']);
    expect([...(await blockedWith(context, 'cat'))]).toEqual([]);
    expect([...(await mutedBy(context, 'ada'))].sort()).toEqual(['bob', 'cat']);
    await takeStance(context, 'ada', 'bob', 'mute');
    expect([...(await blockedWith(context, 'bob'))]).toEqual([]);
    await takeStance(context, 'ada', 'bob', 'none');
    expect((await stancesBy(context, 'ada')).map(({ value }) => value.of)).toEqual(['cat']);
  });

  it('have an end, and go with whoever goes', async () => {
    for (let n = 0; n < MOST_STANCES; n++) expect(await takeStance(context, 'ada', `m${n}`, 'mute')).toBe('taken');
    expect(await takeStance(context, 'ada', 'bob', 'block')).toBe('full');
    expect(await takeStance(context, 'ada', 'm3', 'block')).toBe('taken');
    expect(await takeStance(context, 'ada', 'nobody', 'none')).toBe('taken');
    await takeStance(context, 'bob', 'ada', 'mute');
    await forgetStances(context, 'ada');
    expect(await stancesBy(context, 'ada')).toEqual([]);
    expect(await stancesBy(context, 'bob')).toEqual([]);
    expect([...(await blockedWith(context, 'm3'))]).toEqual([]);
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
    const [first] = await reportsBefore(documents, 'open', { limit: 1 });
    const also = operatorAct(context, 'report settled', { about: first!.id });
    const settled = await settleReport(documents, first!.id, { at: now, words: 'Talked to them.', also });
    expect(settled?.value.settled).toEqual({ at: now, words: 'Talked to them.' });
    expect(await countReports(documents)).toBe(1);
    expect(await reportsBefore(documents, 'settled', { limit: 10 })).toHaveLength(1);
    expect(await settleReport(documents, 'none', { at: now, words: '', also })).toBeUndefined();
    now += DAY;
    expect(await addReport(documents, report(), 'ada', [])).toBe('added');
    now += 180 * DAY;
    expect(await countReports(documents)).toBe(0);
  });

  it('about somebody go with them, and theirs stay without them', async () => {
    const { documents } = context.store;
    await addReport(documents, report(), 'ada', []);
    await addReport(documents, report({ by: { member: 'bob' }, about: { member: 'cat' } }), 'bob', []);
    await forgetReports(documents, 'bob', now);
    expect(await reportsAbout(documents, 'bob', { limit: 10 })).toEqual([]);
    expect((await reportsAbout(documents, 'cat', { limit: 10 })).map(({ value }) => value.by)).toEqual([{}]);
  });
});

describe('names', () => {
  it('are forbidden by their look, and allowed again', async () => {
    const { documents } = context.store;
    const act = operatorAct(context, 'name forbidden', { about: 'Rumpelstiltskin' });
    expect(await forbidName(documents, { name: 'Rumpelstiltskin', at: now }, act)).toBe('done');
    expect(await forbiddenName(context, 'RUMPELSTILTSK1N')).toMatch(/not allowed/);
    expect(await forbiddenName(context, 'Ada')).toBeUndefined();
    expect((await forbiddenNames(documents)).map(({ value }) => value.name)).toEqual(['Rumpelstiltskin']);
    await allowName(documents, 'rumpelstiltskin', operatorAct(context, 'name allowed'));
    expect(await forbiddenName(context, 'Rumpelstiltskin')).toBeUndefined();
  });
});
