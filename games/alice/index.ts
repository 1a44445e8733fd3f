/** The front door of the box: its game, with our pack or another, and who plays it. */

export { aliceCharacters } from './alice/players/characters.ts';
export { aliceContest } from './alice/players/contest.ts';
export { aliceRemarks } from './alice/players/remarks.ts';
export { alice } from './alice/rules/alice.ts';
export type { AliceEvent } from './alice/rules/happenings.ts';
export type { AlicePlay } from './alice/rules/judge.ts';
export { openAlice } from './alice/rules/opening.ts';
export { type Card, titleOf } from './alice/rules/pack.ts';
export type { AliceParts } from './alice/rules/parts.ts';
export type { AliceRefusal } from './alice/rules/refusals.ts';
export type { AliceView } from './alice/rules/view.ts';
export { checkPack } from './pack/check.ts';
export type { OwnSet, Pack } from './pack/pack.ts';
