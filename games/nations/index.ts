/** Public API of @parlour/nations: both games and their computer players. */

export { monkeyCharacters, monkeyContest } from './monkey/players/characters.ts';
export { monkeyRemarks } from './monkey/players/remarks.ts';
export { monkey } from './monkey/rules/monkey.ts';
export type { MonkeyEvent, MonkeyPlay, MonkeyRefusal } from './monkey/rules/play.ts';
export type { MonkeyParts } from './monkey/rules/state.ts';
export type { MonkeyView } from './monkey/rules/view.ts';
export { nationsCharacters } from './nations/players/characters.ts';
export { nationsContest } from './nations/players/contest.ts';
export { nationsRemarks } from './nations/players/remarks.ts';
export type { NationsEvent } from './nations/rules/apply.ts';
export type { NationsPlay } from './nations/rules/judge.ts';
export { nations } from './nations/rules/nations.ts';
export type { NationsRefusal } from './nations/rules/refusals.ts';
export type { NationsParts } from './nations/rules/state.ts';
export type { NationsView } from './nations/rules/view.ts';
export { type Card, titleOf } from './pack/pack.ts';
