/** Who may do what an operator does: whoever shows the key. For anybody else, and where no key is set, there is nothing there. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { RouteSpec } from '@parlour/protocol/http';
import { HttpTrouble } from '../../http/errors.ts';
import { type ReadRequest, type Route, type RouteAnswer, route } from '../../http/route.ts';
import type { ServerContext } from '../../open-tables.ts';

/** Hashed first, so that comparing takes as long whatever is shown, and however long it is. */
export function isOperator({ operatorKey }: Pick<ServerContext, 'operatorKey'>, shown: string | undefined): boolean {
  if (operatorKey === undefined || shown === undefined) return false;
  return timingSafeEqual(digestOf(shown), digestOf(operatorKey));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** A route for the operator alone. Wrong keys are counted by address. */
export const forOperator = <P, B, A>(
  spec: RouteSpec<P, B, A>,
  answer: (context: ServerContext, asked: ReadRequest<P, B>) => Promise<A>,
): Route => {
  const opened = route(
    spec,
    async (context, asked): Promise<RouteAnswer<A>> => ({ answer: await answer(context, asked) }),
  );
  return {
    ...opened,
    // Before anything else is read of what was sent.
    handle: async (context, asked) => {
      letIn(context, asked.bearer, asked.from);
      return opened.handle(context, asked);
    },
  };
};

/**
 * The right key opens after any number of wrong ones from the same address. Otherwise others there could lock the operator
 * out. A key has at least 20 letters, so the limit on requests is enough against guessing.
 */
function letIn(context: ServerContext, shown: string | undefined, from: string): void {
  if (isOperator(context, shown)) return;
  if (context.operatorKey !== undefined && shown !== undefined && !context.limits.take('keys', from)) {
    throw new HttpTrouble(429, 'too-fast', 'Too many wrong keys came from your address. Wait an hour.');
  }
  throw new HttpTrouble(404, 'not-found', 'There is nothing here.');
}
