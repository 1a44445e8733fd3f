/**
 * RPC over a message port. Functions and objects of functions are passed by reference, all else is copied. Messages
 * of a port keep their order.
 */

export type RpcPort = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  start?(): void;
};

type Callable = (...given: unknown[]) => unknown;
type RpcTarget = Callable | Readonly<Record<string, Callable>>;

/** A single function has no names. */
type EncodedValue = { readonly target: number; readonly names?: readonly string[] } | { readonly copy: unknown };

type CallMessage = {
  readonly call: number;
  readonly target: number;
  readonly name: string;
  readonly given: readonly EncodedValue[];
};
type ReleaseMessage = { readonly drop: number };
type ReplyMessage = { readonly answer: number } & ({ readonly value: EncodedValue } | { readonly error: string });

type PendingCall = { resolve(value: unknown): void; reject(error: Error): void };

type RpcConnection = {
  readonly port: RpcPort;
  readonly targets: Map<number, RpcTarget>;
  readonly pendingCalls: Map<number, PendingCall>;
  lastId: number;
};

const isRpcTarget = (value: unknown): value is RpcTarget =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(part => typeof part === 'function'));

function encodeValue(connection: RpcConnection, value: unknown): EncodedValue {
  if (!isRpcTarget(value)) return { copy: value };
  const target = ++connection.lastId;
  connection.targets.set(target, value);
  return typeof value === 'function' ? { target } : { target, names: Object.keys(value) };
}

function decodeValue(connection: RpcConnection, encoded: EncodedValue): unknown {
  if ('copy' in encoded) return encoded.copy;
  const { target: number, names } = encoded;
  const target: RemoteTarget = { connection, number };
  collectedTargets.register(target, { connection, number });
  if (!names) return remoteMethod(target, '');
  return Object.fromEntries(names.map(name => [name, remoteMethod(target, name)]));
}

/** Released at the other end once its proxies here are garbage-collected. */
type RemoteTarget = { readonly connection: RpcConnection; readonly number: number };

const collectedTargets = new FinalizationRegistry<RemoteTarget>(({ connection, number }) =>
  connection.port.postMessage({ drop: number }),
);

const remoteMethod =
  (remote: RemoteTarget, name: string): Callable =>
  (...given) =>
    new Promise((resolve, reject) => {
      const { connection, number: target } = remote;
      const call = ++connection.lastId;
      const message: CallMessage = {
        call,
        target,
        name,
        given: given.map(argument => encodeValue(connection, argument)),
      };
      connection.port.postMessage(message);
      connection.pendingCalls.set(call, { resolve, reject });
    });

async function handleCall(connection: RpcConnection, { call, target, name, given }: CallMessage): Promise<void> {
  const { port, targets } = connection;
  try {
    const callee = targets.get(target)!;
    const method = typeof callee === 'function' ? callee : callee[name]!;
    port.postMessage({
      answer: call,
      value: encodeValue(connection, await method(...given.map(argument => decodeValue(connection, argument)))),
    });
  } catch (error) {
    port.postMessage({ answer: call, error: error instanceof Error ? error.message : String(error) });
  }
}

function handleReply(connection: RpcConnection, reply: ReplyMessage): void {
  const pending = connection.pendingCalls.get(reply.answer);
  connection.pendingCalls.delete(reply.answer);
  if ('error' in reply) pending?.reject(new Error(reply.error));
  else pending?.resolve(decodeValue(connection, reply.value));
}

/** The API of the other end. */
const ROOT_TARGET = 0;

function openConnection(port: RpcPort, root: RpcTarget): RpcConnection {
  const connection: RpcConnection = {
    port,
    targets: new Map([[ROOT_TARGET, root]]),
    pendingCalls: new Map(),
    lastId: ROOT_TARGET,
  };
  port.addEventListener('message', ({ data }: MessageEvent<CallMessage | ReplyMessage | ReleaseMessage>) => {
    if ('answer' in data) handleReply(connection, data);
    else if ('drop' in data) connection.targets.delete(data.drop);
    else void handleCall(connection, data);
  });
  port.start?.();
  return connection;
}

export type RpcApi = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

export const exposeRpc = (port: RpcPort, api: RpcApi): void => void openConnection(port, api as RpcTarget);

/** Without `then`, or `await` would take the proxy for a promise. */
export function connectRpc<Api extends RpcApi>(port: RpcPort): Api {
  const remote = { connection: openConnection(port, {}), number: ROOT_TARGET };
  const get = (_: object, name: string): Callable | undefined =>
    name === 'then' ? undefined : remoteMethod(remote, name);
  return new Proxy({}, { get }) as Api;
}
