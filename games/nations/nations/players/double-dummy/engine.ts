/**
 * Runs the search as JavaScript, or compiled to WebAssembly from the same sources (bake/compile.ts) in two thirds of
 * the time. Both give the same answers for the same work.
 */

import { COMPILED } from './compiled.generated.ts';
import * as plain from './entry.ts';
import { GIVEN_UP } from './give-up.ts';

export type Engine = {
  /** The board; see board.ts. */
  readonly hands: Int32Array;
  readonly held: Int32Array;
  readonly played: Int32Array;
  readonly cards: Int32Array;
  readonly forgetBoards: () => void;
  readonly readBoard: () => void;
  readonly beginSearch: (most: number) => void;
  readonly listPermitted: (place: number, seat: number) => number;
  readonly tryAll: (place: number, seat: number, need: number, left: number) => boolean;
  readonly tryCard: (place: number, seat: number, card: number, need: number, left: number) => boolean;
  readonly workDone: () => number;
};

const { HANDS: hands, HELD: held, PLAYED: played, CARDS: cards } = plain;

export const plainEngine: Engine = { ...plain, hands, held, played, cards };

/** Returns the plain engine where a page's policy forbids WebAssembly. */
export const fastestEngine = (): Engine => compiledEngine() ?? plainEngine;

let cachedEngine: Engine | undefined;

/** Shares one engine, because making it takes a while. */
export function sharedEngine(): Engine {
  cachedEngine ??= fastestEngine();
  return cachedEngine;
}

/** The part that is used: the configured libraries do not declare it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};

type Address = { readonly value: number };
type WasmExports = Pick<Engine, 'forgetBoards' | 'readBoard' | 'beginSearch' | 'listPermitted' | 'workDone'> & {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly HANDS: Address;
  readonly HELD: Address;
  readonly PLAYED: Address;
  readonly CARDS: Address;
  readonly tryAll: (...asked: Parameters<Engine['tryAll']>) => number;
  readonly tryCard: (...asked: Parameters<Engine['tryCard']>) => number;
  readonly workLeft: () => number;
};

/** Returns undefined where WebAssembly is missing or forbidden. */
export function compiledEngine(): Engine | undefined {
  try {
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(COMPILED)));
    return engineOf(exports as WasmExports);
  } catch {
    return undefined;
  }
}

function engineOf(search: WasmExports): Engine {
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
    tryAll: (...asked) => answerOrGiveUp(search, () => search.tryAll(...asked)),
    tryCard: (...asked) => answerOrGiveUp(search, () => search.tryCard(...asked)),
    workDone: search.workDone,
  };
}

/** The compiled search can report the end of its work only by a trap. */
function answerOrGiveUp(search: WasmExports, ask: () => number): boolean {
  try {
    return ask() !== 0;
  } catch (error) {
    throw search.workLeft() === 0 ? GIVEN_UP : error;
  }
}

const BASE64_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes by hand: neither Node's function nor the browser's exists everywhere. */
function decodeBase64(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '');
  const bytes = new Uint8Array((letters.length * 3) >> 2);
  for (let i = 0, bits = 0, word = 0, end = 0; i < letters.length; i++) {
    word = (word << 6) | BASE64_LETTERS.indexOf(letters.charAt(i));
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[end++] = word >> bits;
      word &= (1 << bits) - 1;
    }
  }
  return bytes;
}
