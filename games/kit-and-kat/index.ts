/** The front door of the box: its game, with one of our packs or another, and who plays it. */
export { openKitAndKat } from './opening.ts';
export { checkPack } from './packs/check.ts';
export type { Book, Pack, Pair } from './packs/pack.ts';
export { kitCharacters } from './players/characters.ts';
export { kitContest } from './players/contest.ts';
export { kitRemarks } from './players/remarks.ts';
export type { KitHappening } from './rules/happenings.ts';
export type { KitPlay } from './rules/judge.ts';
export { kitAndKat } from './rules/kit-and-kat.ts';
export { type KitOptions, kitOptions } from './rules/options.ts';
export type { KitParts } from './rules/parts.ts';
export type { KitRefusal } from './rules/refusals.ts';
export type { KitView } from './rules/view.ts';
