/** What somebody tells the operator about somebody else: looked at by the house before it is kept. */
import type { Reason } from '@parlour/protocol/club/house';
import { sitsHere } from '@parlour/table/table';
import { HttpTrouble } from '../../http/errors.ts';
import type { Whose } from '../../http/route.ts';
import { charge, mayAsk } from '../../judging-cost.ts';
import { openTable, type ServerContext } from '../../open-tables.ts';
import { NO_TABLE } from '../../trouble.ts';
import { type Member, memberBy } from '../members.ts';
import { memberAct } from './audit.ts';
import { addReport, type PersonReport } from './reports.ts';

type About = { readonly member: string } | { readonly table: string; readonly seat: number };

type Told = { readonly about: About; readonly reason: Reason; readonly words: string };

/** Who tells it, as far as that is known, and by what they are told from others. */
type Teller = { readonly by: PersonReport['by']; readonly mark: string };

const bad = (message: string): HttpTrouble => new HttpTrouble(400, 'bad-request', message);

export async function tell(context: ServerContext, asked: Whose, { about, reason, words }: Told): Promise<void> {
  const me = await asked.whoAsks();
  if (!me && !('table' in about)) throw new HttpTrouble(401, 'not-signed-in', 'Please sign in to report a member.');
  if (!context.limits.take('reports', asked.from) || (me && !context.limits.take('reports', `member ${me.id}`))) {
    throw new HttpTrouble(429, 'too-fast', 'That was enough for one day; what you have said is being looked at.');
  }
  const { person, teller } =
    'table' in about ? await atTable(context, asked, about, me) : await ofMember(context, about.member, me);
  if (me && person.member === me.id) throw bad('That is yourself.');
  const report = { at: context.clock.now(), reason, words, by: teller.by, about: person };
  const also = me ? [memberAct(context, 'reported', { member: me.id })] : [];
  await addReport(context.store.documents, report, teller.mark, also);
}

type Found = { readonly person: PersonReport['about']; readonly teller: Teller };

const asTeller = (me: Member): Teller => ({ by: { member: me.id }, mark: me.id });

async function ofMember(context: ServerContext, id: string, me: Member | undefined): Promise<Found> {
  const member = await memberBy(context, id);
  if (!member || !me) throw new HttpTrouble(404, 'not-found', 'There is no such member.');
  return { person: { member: member.id }, teller: asTeller(me) };
}

/** A guest tells it by the token of their own seat, from the same table. */
async function atTable(
  context: ServerContext,
  { bearer, from }: Whose,
  { table: id, seat }: Extract<About, { table: string }>,
  me: Member | undefined,
): Promise<Found> {
  if (!mayAsk({ context, from }, undefined))
    throw new HttpTrouble(429, 'too-fast', 'That was too much to read at once.');
  const live = await openTable(context, id);
  if (!live) throw new HttpTrouble(404, 'no-table', NO_TABLE);
  charge({ context, from }, live);
  const { table } = live.runner;
  const asker = bearer === undefined ? undefined : context.tokens.read(id, { seat: bearer });
  const own = asker && sitsHere(table, asker) ? asker.seat : undefined;
  if (!me && own === undefined) throw new HttpTrouble(403, 'not-seated', 'Only somebody with a seat may do that.');
  if (own === seat) throw bad('That is yourself.');
  const sits = table.seats[seat];
  if (sits?.is !== 'person') throw bad('Nobody sits there.');
  const match = table.sitting?.number;
  const who = sits.member === undefined ? { name: sits.name } : { member: sits.member };
  const person = { ...who, table: id, seat, ...(match === undefined ? {} : { match }) };
  return { person, teller: me ? asTeller(me) : guestAt(table, id, own ?? 0) };
}

type Table = Parameters<typeof sitsHere>[0];

function guestAt({ seats }: Table, id: string, seat: number): Teller {
  const sits = seats[seat];
  const name = sits?.is === 'person' ? sits.name : undefined;
  return { by: name === undefined ? {} : { name }, mark: `${id}/${seat}/${name}` };
}
