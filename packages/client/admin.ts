/** Admin client: HTTP requests with the operator's key, from a terminal or a page. */
import { MODERATION_ROUTES } from '@parlour/protocol/club/moderation';
import { httpErrorSchema, type RouteSpec } from '@parlour/protocol/http';

export type {
  AdminTableView,
  AuditEntryView,
  BanView,
  ModeratedMember,
  ReportView,
} from '@parlour/protocol/club/moderation';

export const ADMIN_API = MODERATION_ROUTES;

/** The server rejected a request; the message is a sentence. */
export class AdminRequestError extends Error {
  override readonly name = 'AdminRequestError';
}

/** URL parameters and body of a request. */
export type AdminRequestInput<B> = { readonly params?: Readonly<Record<string, string>>; readonly body?: B };

/** Sends a request; the answer is validated by the schema of the route. */
export type SendAdminRequest = <P, B, A>(spec: RouteSpec<P, B, A>, words?: AdminRequestInput<B>) => Promise<A>;

const WRONG_KEY = 'Wrong operator key, or the server has none. Check PARLOUR_OPERATOR_KEY.';
const UNREACHABLE = "Can't reach the server. Check the address and that it runs.";

export const adminClient =
  (address: string, key: string): SendAdminRequest =>
  async (spec, { params = {}, body } = {}) => {
    const url = spec.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const answer = await fetch(`${address}${url}`, {
      method: spec.method,
      credentials: 'omit',
      headers: {
        authorization: `Bearer ${key}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    if (!answer) throw new AdminRequestError(UNREACHABLE);
    if (!answer.ok) throw new AdminRequestError(await errorMessageOf(answer));
    return spec.answer.parse(spec.type === 'text/plain' ? await answer.text() : await answer.json());
  };

async function errorMessageOf(answer: Response): Promise<string> {
  const { success, data } = httpErrorSchema.safeParse(await answer.json().catch(() => undefined));
  if (!success) return `The server answered with status ${answer.status}.`;
  const { code, message } = data.error;
  return code === 'not-found' && message === 'Not found.' ? WRONG_KEY : message;
}
