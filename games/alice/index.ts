/** The front door of the box: its game, with our pack or another, and who plays it. */
export { openAlice } from './opening.ts';
export { checkPack } from './packs/check.ts';
export type { OwnSet, Pack } from './packs/pack.ts';
export { aliceCharacters } from './players/characters.ts';
export { aliceContest } from './players/contest.ts';
export { aliceRemarks } from './players/remarks.ts';
export { alice } from './rules/alice.ts';
export type { AliceHappening } from './rules/happenings.ts';
export type { AlicePlay } from './rules/judge.ts';
export { type Card, titleOf } from './rules/pack.ts';
export type { AliceParts } from './rules/parts.ts';
export type { AliceRefusal } from './rules/refusals.ts';
export type { AliceView } from './rules/view.ts';
