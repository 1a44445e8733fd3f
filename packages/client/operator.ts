/** Asks a house as its operator does: by their key, over HTTP, from a terminal or a page. */
import { HOUSE_ROUTES } from '@parlour/protocol/club/house';
import { httpFailed, type RouteSpec } from '@parlour/protocol/http';

export type { ShownAct, ShownBan, ShownMember, ShownReport, ShownTable } from '@parlour/protocol/club/house';

/** Everything an operator can ask for. */
export const HOUSE = HOUSE_ROUTES;

/** Why the house did not do it, in its own sentence. */
export class OperatorTrouble extends Error {
  override readonly name = 'OperatorTrouble';
}

/** The words in the address of what is asked, and what is sent along. */
export type OperatorWords<B> = { readonly params?: Readonly<Record<string, string>>; readonly body?: B };

/** What is answered has been read by the schema of the route. */
export type AskAsOperator = <P, B, A>(spec: RouteSpec<P, B, A>, words?: OperatorWords<B>) => Promise<A>;

const WRONG_KEY = 'There is no house of an operator there, or this is not its key.';
const UNREACHED = 'Nobody answers there.';

export const operatorAt =
  (address: string, key: string): AskAsOperator =>
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
    if (!answer) throw new OperatorTrouble(UNREACHED);
    if (!answer.ok) throw new OperatorTrouble(await whyNot(answer));
    return spec.answer.parse(spec.type === 'text/plain' ? await answer.text() : await answer.json());
  };

async function whyNot(answer: Response): Promise<string> {
  const { success, data } = httpFailed.safeParse(await answer.json().catch(() => undefined));
  if (!success) return `The house answers ${answer.status}.`;
  const { code, message } = data.error;
  return code === 'not-found' && message === 'There is nothing here.' ? WRONG_KEY : message;
}
