/** The front door of the box: its two games, and who plays them. */
export { nationsCharacters } from './players/levels/characters.ts';
export { nationsContest } from './players/levels/contest.ts';
export { monkeyCharacters } from './players/monkey/characters.ts';
export { monkeyContest } from './players/monkey/contest.ts';
export { monkeyRemarks } from './players/monkey-remarks.ts';
export { nationsRemarks } from './players/nations-remarks.ts';
export type { NationsHappening } from './rules/apply.ts';
export type { NationsPlay } from './rules/judge.ts';
export { monkey } from './rules/monkey.ts';
export type { MonkeyParts } from './rules/monkey-parts.ts';
export type { MonkeyHappening, MonkeyPlay, MonkeyRefusal } from './rules/monkey-play.ts';
export type { MonkeyView } from './rules/monkey-view.ts';
export { nations } from './rules/nations.ts';
export { type Card, titleOf } from './rules/pack.ts';
export type { NationsParts } from './rules/parts.ts';
export type { NationsRefusal } from './rules/refusals.ts';
export type { NationsView } from './rules/view.ts';
