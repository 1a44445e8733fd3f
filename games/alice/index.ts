/** Public API of @parlour/alice: the game with our pack or another, and its computer players. */

export { aliceCharacters } from './alice/players/characters.ts';
export { aliceContest } from './alice/players/contest.ts';
export { aliceRemarks } from './alice/players/remarks.ts';
export { alice, openAlice } from './alice/rules/alice.ts';
export type { AliceEvent } from './alice/rules/apply.ts';
export type { AlicePlay } from './alice/rules/judge.ts';
export { type Card, titleOf } from './alice/rules/pack.ts';
export type { AliceRefusal } from './alice/rules/refusals.ts';
export type { AliceParts } from './alice/rules/state.ts';
export type { AliceView } from './alice/rules/view.ts';
export type { OwnSet, Pack } from './pack/pack.ts';
export { checkPack } from './pack/pack.ts';
