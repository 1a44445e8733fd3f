/** Who somebody is in a tournament: by the tokens they show, and as the member they are. */
import { tidyName } from '@parlour/club/names';
import type { NewEntrant } from '@parlour/club/tournament/decide';
import { HttpTrouble } from '../../http/errors.ts';
import type { ServerContext } from '../../open-tables.ts';
import type { DocumentWrite } from '../../store/documents.ts';
import { bannedFrom } from '../house/bans.ts';
import { digestOf, type Member } from '../members.ts';
import { copiedName } from '../recognise.ts';
import { noteEntry } from './area.ts';
import type { KeptTournament } from './keeping.ts';

/** Tokens of tournaments are those of tables that no table is called by. */
const nameOf = (id: string): string => `tournament ${id}`;
export const tokenOf = ({ tokens }: ServerContext, id: string, who: number): string => tokens.seat(nameOf(id), who, 0);

export type Rights = { readonly organises: boolean; readonly whos: ReadonlySet<number> };

/** What somebody may do here, by the tokens they show and as the member they are. */
export function rightsOf(
  { tokens }: ServerContext,
  { id, head, tournament }: KeptTournament,
  shown: readonly (string | undefined)[],
  member: Member | undefined,
): Rights {
  const given = shown.map((token = '') =>
    tokens.read(nameOf(id), token.startsWith('h.') ? { host: token } : { seat: token }),
  );
  const own = tournament.entrants.flatMap((entrant, who) => (member && entrant.member === member.id ? [who] : []));
  return {
    organises: given.some(asker => asker?.host) || (member !== undefined && head.organiser === member.id),
    whos: new Set([...given.flatMap(asker => (asker?.seat == null ? [] : [asker.seat])), ...own]),
  };
}

/** 256 random bits, as a cookie carries them. */
export const newDevice = ({ entropy }: ServerContext): string => Buffer.from(entropy(32)).toString('base64url');

/** How a tournament knows a browser again; two tournaments cannot tell that it is the same one. */
export const deviceMark = (tournament: string, device: string): string => digestOf(`${tournament} ${device}`);

type Asked = { readonly name: string; readonly team?: string | undefined; readonly me?: true | undefined };

/** A member comes in by their own name, once; a guest by none that looks like a member's, and neither does a team. */
export async function entrantsOf(
  context: ServerContext,
  asked: readonly Asked[],
  { member, device }: { readonly member: Member | undefined; readonly device?: string },
): Promise<NewEntrant[]> {
  const entrants: NewEntrant[] = [];
  for (const { name, team, me } of asked) {
    const isMe = me === true && member !== undefined;
    const fault = isMe ? await bannedFrom(context, member.id, 'seats') : await copiedName(context, name);
    const wrong = fault ?? (team === undefined ? undefined : await copiedName(context, team));
    if (wrong !== undefined) throw new HttpTrouble(400, 'bad-request', wrong);
    const who = isMe ? { name: member.name, member: member.id } : { name: tidyName(name) };
    entrants.push({ ...who, ...(team && { team: tidyName(team) }), ...(device && { device }) });
  }
  return entrants;
}

type Noting = { readonly first: number; readonly title: string; readonly id: string };

export const notesOf = (
  { clock }: ServerContext,
  entrants: readonly NewEntrant[],
  { first, title, id }: Noting,
): DocumentWrite[] =>
  entrants.flatMap(({ member }, i) =>
    member === undefined ? [] : [noteEntry(member, { tournament: id, who: first + i, title, at: clock.now() })],
  );

export const organiserToken = ({ tokens }: ServerContext, id: string): string => tokens.host(nameOf(id));
