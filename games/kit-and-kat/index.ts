/** Public API of the box. */

export { kitCharacters } from './kit-and-kat/players/characters.ts';
export { kitContest } from './kit-and-kat/players/contest.ts';
export { kitRemarks } from './kit-and-kat/players/remarks.ts';
export type { KitEvent } from './kit-and-kat/rules/events.ts';
export type { KitPlay } from './kit-and-kat/rules/judge.ts';
export { kitAndKat, openKitAndKat } from './kit-and-kat/rules/kit-and-kat.ts';
export { type KitOptions, kitOptions } from './kit-and-kat/rules/options.ts';
export type { KitRefusal } from './kit-and-kat/rules/refusals.ts';
export type { KitParts } from './kit-and-kat/rules/state.ts';
export type { KitView } from './kit-and-kat/rules/view.ts';
export type { Book, Pack, Pair } from './pack/pack.ts';
export { checkPack } from './pack/pack-file.ts';
