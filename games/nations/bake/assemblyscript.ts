/**
 * AssemblyScript stand-ins for what the search uses: 32-bit integers, unchecked arrays at fixed addresses, machine
 * instructions.
 */
const MACHINE_MODULE = `
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

/** What the search uses of players/masks.ts. Counting cards is one instruction here. */
const MASKS_MODULE = `
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

const GIVE_UP_MODULE = `
export function giveUp(): void { unreachable(); }
`;

/** Replace the TypeScript files of the same name. */
export const REPLACEMENT_MODULES: Readonly<Record<string, string>> = {
  machine: MACHINE_MODULE,
  masks: MASKS_MODULE,
  'give-up': GIVE_UP_MODULE,
};

export const translateSource = (source: string): string =>
  `import { Ints, Math } from './machine';\n${source
    .replace(/from '(?:\.\.?\/)([a-z-]+)\.ts'/g, "from './$1'")
    .replaceAll(']!', ']')
    .replaceAll(/: number\b/g, ': i32')
    .replaceAll(/: boolean\b/g, ': bool')
    .replaceAll(/: Int32Array\b/g, ': Ints')
    .replaceAll(/new Int32Array\((.+?)\);/g, 'changetype<Ints>(memory.data(4 * ($1)));')}`;
