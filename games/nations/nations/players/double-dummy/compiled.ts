/** The search compiled to WebAssembly, out of the same sources (bake/compile.ts), and made ready where it is asked for. */
import { COMPILED } from './compiled.generated.ts';
import type { Engine } from './engine.ts';
import { GIVEN_UP } from './give-up.ts';

/** As much of WebAssembly as is used; neither the language nor its libraries declare it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

type Address = { readonly value: number };
type Exports = Pick<Engine, 'forgetBoards' | 'readBoard' | 'beginSearch' | 'listPermitted' | 'workDone'> & {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly HANDS: Address;
  readonly HELD: Address;
  readonly PLAYED: Address;
  readonly CARDS: Address;
  readonly tryAll: (...asked: Parameters<Engine['tryAll']>) => number;
  readonly tryCard: (...asked: Parameters<Engine['tryCard']>) => number;
  readonly workLeft: () => number;
};

/** Undefined where WebAssembly is not known, or not permitted. */
export function compiledEngine(): Engine | undefined {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytesOf(COMPILED)));
    return engineOf(exports as Exports);
  } catch {
    return undefined;
  }
}

function engineOf(search: Exports): Engine {
  const arrayAt = ({ value }: Address): Int32Array => new Int32Array(search.memory.buffer, value);
  return {
    hands: arrayAt(search.HANDS),
    held: arrayAt(search.HELD),
    played: arrayAt(search.PLAYED),
    cards: arrayAt(search.CARDS),
    forgetBoards: search.forgetBoards,
    readBoard: search.readBoard,
    beginSearch: search.beginSearch,
    listPermitted: search.listPermitted,
    tryAll: (...asked) => answerOf(search, () => search.tryAll(...asked)),
    tryCard: (...asked) => answerOf(search, () => search.tryCard(...asked)),
    workDone: search.workDone,
  };
}

/** Out of work the compiled search breaks off, which is the one way it has to say so. */
function answerOf(search: Exports, ask: () => number): boolean {
  try {
    return ask() !== 0;
  } catch (fault) {
    throw search.workLeft() === 0 ? GIVEN_UP : fault;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64, read by hand: neither Node's way nor the browser's is there everywhere. */
function bytesOf(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array((letters.length * 3) >> 2);
  for (let i = 0, bits = 0, word = 0, end = 0; i < letters.length; i++) {
    word = (word << 6) | LETTERS.indexOf(letters.charAt(i));
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[end++] = word >> bits;
      word &= (1 << bits) - 1;
    }
  }
  return bytes;
}
