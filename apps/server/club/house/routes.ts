/** Who does what order in the house needs. */
import { looksOf, nameFault, tidyName } from '@parlour/club/names';
import { HOUSE_ROUTES, type MyStances, type ShownMember } from '@parlour/protocol/club/house';
import { HttpTrouble } from '../../http/errors.ts';
import { type Route, route } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';
import { NO_TABLE } from '../../trouble.ts';
import { changeMember, EVERYBODY, type Member, memberDocuments, memberNamed, openTo, withName } from '../members.ts';
import { signedIn } from '../membership/asking.ts';
import { endSessions } from '../membership/sessions.ts';
import { FORMER, nameSeat } from '../naming.ts';
import { seatsOf } from '../seats.ts';
import { actsBefore, noteAct, operatorAct } from './audit.ts';
import { bansBefore, countBans, liftBan, writeBan } from './bans.ts';
import { allowName, forbiddenName, forbiddenNames, forbidName } from './forbidden.ts';
import { muteAtTables } from './hearing.ts';
import { forOperator } from './operator.ts';
import { actsShown, bansShown, memberMeant, memberShown, membersShown, namesOf, reportsShown } from './people.ts';
import { countReports, reportsAbout, reportsBefore, settleReport } from './reports.ts';
import { stancesBy, takeStance } from './stances.ts';
import { closeByOperator, deleteByOperator, listTables, recordForOperator } from './tables.ts';
import { tell } from './telling.ts';

/** So many are shown at once; `before` asks for more. */
const SHOWN = 50;
const DAY = 86_400_000;

async function stancesShown(context: ServerContext, { id }: Member): Promise<MyStances> {
  const stances = await stancesBy(context, id);
  const names = await namesOf(
    context,
    stances.map(({ value }) => value.of),
  );
  return {
    people: stances.map(({ value: { of, stance, at } }) => ({
      member: of,
      name: names.get(of) ?? FORMER,
      stance,
      at,
    })),
  };
}

const forGuests: readonly Route[] = [
  route(HOUSE_ROUTES.report, async (context, asked) => {
    await tell(context, asked, asked.body);
    return { answer: {} };
  }),
  route(HOUSE_ROUTES.stances, async (context, asked) => ({
    answer: await stancesShown(context, (await signedIn(asked)).member),
  })),
  route(HOUSE_ROUTES.takeStance, async (context, asked) => {
    const { member: me } = await signedIn(asked);
    const { member, stance } = asked.body;
    if (member === me.id) throw new HttpTrouble(400, 'bad-request', 'That is yourself.');
    if (stance !== 'none') await memberMeant(context, member);
    if ((await takeStance(context, me.id, member, stance)) === 'full') {
      throw new HttpTrouble(409, 'used-up', 'You mind as many people as one can already.');
    }
    await muteAtTables(context, me.id);
    return { answer: await stancesShown(context, me) };
  }),
];

const forOperators: readonly Route[] = [
  forOperator(HOUSE_ROUTES.house, async ({ store: { documents }, canWrite }) => {
    const members = documents.count(memberDocuments.kind, EVERYBODY);
    const counts = await Promise.all([members, countReports(documents), countBans(documents)]);
    return { members: counts[0], reports: counts[1], bans: counts[2], writable: await canWrite() };
  }),
  forOperator(HOUSE_ROUTES.houseMembers, async (context, { body: { before } }) => {
    const beyond = before === undefined ? {} : { beyond: before };
    const span = { order: 'falling', limit: SHOWN, ...beyond } as const;
    const found = await memberDocuments.list(context.store.documents, EVERYBODY, span);
    return { members: await membersShown(context, found.map(openTo)) };
  }),
  forOperator(HOUSE_ROUTES.houseMember, async (context, { params }) => {
    const { documents } = context.store;
    const { id } = await memberMeant(context, params.member);
    const [reports, acts] = await Promise.all([
      reportsAbout(documents, id, { limit: SHOWN }),
      actsBefore(documents, { member: id, limit: SHOWN }),
    ]);
    return {
      member: await memberShown(context, id),
      reports: await reportsShown(context, reports),
      acts: await actsShown(context, acts),
    };
  }),
  forOperator(HOUSE_ROUTES.rename, (context, { params, body }) => rename(context, params.member, body.name)),
  forOperator(HOUSE_ROUTES.ban, async (context, { params, body: { from, days, why } }) => {
    const { id } = await memberMeant(context, params.member);
    const at = context.clock.now();
    const until = days === null ? null : at + days * DAY;
    const act = operatorAct(context, 'banned', { member: id, about: from, words: why });
    await writeBan(context.store.documents, id, { from, until, why, at }, act);
    if (from === 'house') await endSessions(context, id);
    return memberShown(context, id);
  }),
  forOperator(HOUSE_ROUTES.liftBan, async (context, { params }) => {
    const { id } = await memberMeant(context, params.member);
    const act = operatorAct(context, 'ban lifted', { member: id });
    if (!(await liftBan(context.store.documents, id, act))) {
      throw new HttpTrouble(404, 'not-found', 'There is no ban of that member.');
    }
    return memberShown(context, id);
  }),
  forOperator(HOUSE_ROUTES.bans, async (context, { body: { before } }) => ({
    bans: await bansShown(context, await bansBefore(context.store.documents, before, SHOWN)),
  })),
  forOperator(HOUSE_ROUTES.reports, async (context, { body: { state, before } }) => ({
    reports: await reportsShown(context, await reportsBefore(context.store.documents, state, { before, limit: SHOWN })),
  })),
  forOperator(HOUSE_ROUTES.settle, async (context, { params: { report }, body: { words } }) => {
    const also = operatorAct(context, 'report settled', { about: report, words });
    const settled = await settleReport(context.store.documents, report, { at: context.clock.now(), words, also });
    const [shown] = settled ? await reportsShown(context, [settled]) : [];
    if (!shown) throw new HttpTrouble(404, 'not-found', 'There is no such report.');
    return shown;
  }),
  forOperator(HOUSE_ROUTES.forbiddenNames, namesShown),
  forOperator(HOUSE_ROUTES.forbidName, async (context, { body: { name, is } }) => {
    const { documents } = context.store;
    const act = operatorAct(context, is === 'forbidden' ? 'name forbidden' : 'name allowed', { about: name });
    if (looksOf(name).includes('')) throw new HttpTrouble(400, 'bad-request', 'That is no name.');
    if (is === 'allowed') await allowName(documents, name, act);
    else if ((await forbidName(documents, { name, at: context.clock.now() }, act)) === 'full') {
      throw new HttpTrouble(409, 'used-up', 'As many names as can be are forbidden already.');
    }
    return namesShown(context);
  }),
  forOperator(HOUSE_ROUTES.houseTables, async (context, { body: { state, limit } }) => ({
    tables: await listTables(context, state, limit),
  })),
  forOperator(HOUSE_ROUTES.closeTable, async (context, { params: { table } }) => {
    await noteAbout(context, 'table closed', table);
    await closeByOperator(context, table);
    return {};
  }),
  forOperator(HOUSE_ROUTES.deleteTable, async (context, { params: { table } }) => {
    await noteAbout(context, 'table deleted', table);
    await deleteByOperator(context, table);
    return {};
  }),
  forOperator(HOUSE_ROUTES.houseRecord, async (context, { params: { table, match } }) => {
    const text = await recordForOperator(context, table, Number(match));
    await noteAbout(context, 'record read', table, match);
    return text;
  }),
  forOperator(HOUSE_ROUTES.audit, async (context, { body: { before, member } }) => {
    const id = member === undefined ? undefined : (await memberMeant(context, member)).id;
    const acts = await actsBefore(context.store.documents, { before, member: id, limit: SHOWN });
    return { acts: await actsShown(context, acts) };
  }),
];

/** Noted before it is done, or shown: whatever happens then, it was wanted. */
async function noteAbout(
  context: ServerContext,
  what: 'table closed' | 'table deleted' | 'record read',
  table: string,
  match?: string,
): Promise<void> {
  if (!(await context.store.find({ id: table }))) throw new HttpTrouble(404, 'no-table', NO_TABLE);
  await noteAct(context, operatorAct(context, what, { about: match === undefined ? table : `${table}/${match}` }));
}

async function namesShown({ store }: ServerContext) {
  return { names: (await forbiddenNames(store.documents)).map(({ value }) => value) };
}

/** So many of the last tables of a member learn of their new name. */
const RENAMED_AT = 200;

/** A name that is not allowed goes at once; whoever has it is asked nothing. */
async function rename(context: ServerContext, word: string, given: string): Promise<ShownMember> {
  const { id } = await memberMeant(context, word);
  const name = tidyName(given);
  const fault = nameFault(name) ?? (await forbiddenName(context, name));
  if (fault !== undefined) throw new HttpTrouble(400, 'bad-request', fault);
  const act = operatorAct(context, 'renamed', { member: id });
  const other = await memberNamed(context, name);
  const isAnothers = other !== undefined && other.id !== id;
  const outcome = isAnothers ? 'taken' : await changeMember(context, id, member => withName(member, name), [act]);
  if (outcome === 'taken') throw new HttpTrouble(409, 'name-taken', 'A member is called that, or something like it.');
  for (const { value } of await seatsOf(context, id, { limit: RENAMED_AT })) {
    await nameSeat(context, value.table, { seat: value.seat, grant: value.grant, name, member: id });
  }
  return memberShown(context, id);
}

export const orderRoutes: readonly Route[] = [...forGuests, ...forOperators];
