/**
 * What the sources of the double-dummy search find under the same names when they are compiled by AssemblyScript: whole
 * numbers of 32 bits, arrays that lie at a fixed place and are not guarded, and instructions of the machine.
 */
const INTS = `
@unmanaged
export class Ints {
  @inline @operator('[]') get(at: i32): i32 {
    return load<i32>(changetype<usize>(this) + ((<usize>at) << 2));
  }
  @inline @operator('[]=') set(at: i32, value: i32): void {
    store<i32>(changetype<usize>(this) + ((<usize>at) << 2), value);
  }
  fill(value: i32, from: i32, end: i32): void {
    for (let at = from; at < end; at++) this[at] = value;
  }
}

export namespace Math {
  @inline export function clz32(a: i32): i32 { return clz<i32>(a); }
  @inline export function imul(a: i32, b: i32): i32 { return a * b; }
  @inline export function max(a: i32, b: i32): i32 { return a > b ? a : b; }
  @inline export function min(a: i32, b: i32): i32 { return a < b ? a : b; }
}
`;

/** The parts of ../players/masks.ts that the search uses; to count cards is one instruction instead of a table. */
const MASKS = `
@unmanaged
class Sizes {
  @inline @operator('[]') get(mask: i32): i32 { return popcnt<i32>(mask); }
}
export const SIZE: Sizes = changetype<Sizes>(0);

@inline export function topOf(mask: i32): i32 { return 1 << (31 - clz<i32>(mask)); }
@inline export function above(mask: i32, others: i32): i32 {
  return others === 0 ? mask : mask & -(2 << (31 - clz<i32>(others)));
}
`;

const GIVE_UP = `
export function giveUp(): void { unreachable(); }
`;

/** By name, in place of the files of TypeScript. */
export const TWINS: Readonly<Record<string, string>> = { machine: INTS, masks: MASKS, 'give-up': GIVE_UP };

/** A source of the search as AssemblyScript reads it. */
export const translated = (source: string): string =>
  `import { Ints, Math } from './machine';\n${source
    .replace(/from '(?:\.\.?\/)([a-z-]+)\.ts'/g, "from './$1'")
    .replaceAll(']!', ']')
    .replaceAll(/: number\b/g, ': i32')
    .replaceAll(/: boolean\b/g, ': bool')
    .replaceAll(/: Int32Array\b/g, ': Ints')
    .replaceAll(/new Int32Array\((.+?)\);/g, 'changetype<Ints>(memory.data(4 * ($1)));')}`;
