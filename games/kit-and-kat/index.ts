/** The front door of the box: its game, with one of our packs or another, and who plays it. */

export { kitCharacters } from './kit-and-kat/players/characters.ts';
export { kitContest } from './kit-and-kat/players/contest.ts';
export { kitRemarks } from './kit-and-kat/players/remarks.ts';
export type { KitEvent } from './kit-and-kat/rules/happenings.ts';
export type { KitPlay } from './kit-and-kat/rules/judge.ts';
export { kitAndKat } from './kit-and-kat/rules/kit-and-kat.ts';
export { openKitAndKat } from './kit-and-kat/rules/opening.ts';
export { type KitOptions, kitOptions } from './kit-and-kat/rules/options.ts';
export type { KitParts } from './kit-and-kat/rules/parts.ts';
export type { KitRefusal } from './kit-and-kat/rules/refusals.ts';
export type { KitView } from './kit-and-kat/rules/view.ts';
export { checkPack } from './pack/check.ts';
export type { Book, Pack, Pair } from './pack/pack.ts';
