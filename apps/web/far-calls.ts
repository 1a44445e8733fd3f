/**
 * Asking across threads: what one end offers is called at the other as if it were there. Functions that are handed over,
 * alone or as an object of them, stay where they were made and are called there; all else is copied. Messages of one
 * port come in the order they were sent in, whoever is called.
 */

/** A worker, the inside of one, or an end of a channel. */
export type CallPort = {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', hear: (event: MessageEvent) => void): void;
  start?(): void;
};

type Callable = (...given: unknown[]) => unknown;
type Offer = Callable | Readonly<Record<string, Callable>>;

/** What was offered under a number, by the names it can be called by; a function alone has none. */
type Handed = { readonly offer: number; readonly names?: readonly string[] } | { readonly copy: unknown };

type Call = { readonly call: number; readonly offer: number; readonly name: string; readonly given: readonly Handed[] };
type Dropped = { readonly drop: number };
type Answer = { readonly answer: number } & ({ readonly value: Handed } | { readonly error: string });

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

type Line = {
  readonly port: CallPort;
  readonly offers: Map<number, Offer>;
  readonly waiting: Map<number, Waiting>;
  /** How many offers and calls have been numbered. */
  numbered: number;
};

const isOffer = (value: unknown): value is Offer =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && Object.values(value).some(part => typeof part === 'function'));

function hand(line: Line, value: unknown): Handed {
  if (!isOffer(value)) return { copy: value };
  const offer = ++line.numbered;
  line.offers.set(offer, value);
  return typeof value === 'function' ? { offer } : { offer, names: Object.keys(value) };
}

function take(line: Line, handed: Handed): unknown {
  if ('copy' in handed) return handed.copy;
  const { offer: number, names } = handed;
  const offer: OfferElsewhere = { line, number };
  forgotten.register(offer, { line, number });
  if (!names) return calling(offer, '');
  return Object.fromEntries(names.map(name => [name, calling(offer, name)]));
}

/** What can be called at the other end lives as long as somebody here may call it. */
type OfferElsewhere = { readonly line: Line; readonly number: number };

const forgotten = new FinalizationRegistry<OfferElsewhere>(({ line, number }) =>
  line.port.postMessage({ drop: number }),
);

const calling =
  (far: OfferElsewhere, name: string): Callable =>
  (...given) =>
    new Promise((resolve, reject) => {
      const { line, number: offer } = far;
      const call = ++line.numbered;
      const message: Call = { call, offer, name, given: given.map(one => hand(line, one)) };
      line.port.postMessage(message);
      line.waiting.set(call, { resolve, reject });
    });

async function answer(line: Line, { call, offer, name, given }: Call): Promise<void> {
  const { port, offers } = line;
  try {
    const offered = offers.get(offer)!;
    const asked = typeof offered === 'function' ? offered : offered[name]!;
    port.postMessage({ answer: call, value: hand(line, await asked(...given.map(one => take(line, one)))) });
  } catch (error) {
    port.postMessage({ answer: call, error: error instanceof Error ? error.message : String(error) });
  }
}

function hearAnswer(line: Line, told: Answer): void {
  const waiting = line.waiting.get(told.answer);
  line.waiting.delete(told.answer);
  if ('error' in told) waiting?.reject(new Error(told.error));
  else waiting?.resolve(take(line, told.value));
}

/** The first offer of a line is whatever the other end begins by calling. */
const FIRST = 0;

function openLine(port: CallPort, first: Offer): Line {
  const line: Line = { port, offers: new Map([[FIRST, first]]), waiting: new Map(), numbered: FIRST };
  port.addEventListener('message', ({ data }: MessageEvent<Call | Answer | Dropped>) => {
    if ('answer' in data) hearAnswer(line, data);
    else if ('drop' in data) line.offers.delete(data.drop);
    else void answer(line, data);
  });
  port.start?.();
  return line;
}

/** Everything in it answers with a promise, so that nobody notices how far away it is. */
export type CalledApi = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>;

export const answerCalls = (port: CallPort, api: CalledApi): void => void openLine(port, api as Offer);

/** Whoever waits for an answer would take something with a `then` for a promise. */
export function callsTo<Api extends CalledApi>(port: CallPort): Api {
  const far = { line: openLine(port, {}), number: FIRST };
  const get = (_: object, name: string): Callable | undefined => (name === 'then' ? undefined : calling(far, name));
  return new Proxy({}, { get }) as Api;
}
