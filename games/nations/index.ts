/** The front door of the box: its two games, and who plays them. */

export { monkeyCharacters } from './monkey/players/characters.ts';
export { monkeyContest } from './monkey/players/contest.ts';
export { monkeyRemarks } from './monkey/players/monkey-remarks.ts';
export { monkey } from './monkey/rules/monkey.ts';
export type { MonkeyParts } from './monkey/rules/monkey-parts.ts';
export type { MonkeyEvent, MonkeyPlay, MonkeyRefusal } from './monkey/rules/monkey-play.ts';
export type { MonkeyView } from './monkey/rules/monkey-view.ts';
export { nationsCharacters } from './nations/players/levels/characters.ts';
export { nationsContest } from './nations/players/levels/contest.ts';
export { nationsRemarks } from './nations/players/nations-remarks.ts';
export type { NationsEvent } from './nations/rules/apply.ts';
export type { NationsPlay } from './nations/rules/judge.ts';
export { nations } from './nations/rules/nations.ts';
export type { NationsParts } from './nations/rules/parts.ts';
export type { NationsRefusal } from './nations/rules/refusals.ts';
export type { NationsView } from './nations/rules/view.ts';
export { type Card, titleOf } from './pack/pack.ts';
