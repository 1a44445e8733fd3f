/** Personas of computer players: name, manner, tempo and remarks, but not how they think. */

import type { GameEvent, Seat, View } from '@parlour/kernel/game';
import { pick, type Random, seededRandom } from '@parlour/kernel/random';
import { personaText } from './persona-text.ts';
import type { Level } from './player.ts';

/** Thinking time in seconds. One play in `broods` takes three times as long. */
export type Tempo = { readonly quickest: number; readonly slowest: number; readonly broods?: number };

/** A computer player as shown to people, even before its strategy is loaded. */
export type Persona = {
  readonly level: Level;
  readonly name: string;
  /** Names for further players of this kind at one table. */
  readonly kin?: readonly string[];
  /** Names at tables with a player's own pack, where characters of the box do not fit. */
  readonly withOwnPack?: readonly string[];
  /** One line: how they play. */
  readonly manner: string;
  /** What each of them says on the page of the box, by name. */
  readonly lines?: Readonly<Record<string, string>>;
  readonly tempo?: Tempo;
};

const DEFAULT_TEMPO: Tempo = { quickest: 0.8, slowest: 2.5 };
const BROODING_FACTOR = 3;

/** Depends on the seed only, so it reveals neither cards nor effort. */
export function randomThinkingSeconds(random: Random, { quickest, slowest, broods }: Tempo = DEFAULT_TEMPO): number {
  const seconds = quickest + ((slowest - quickest) * random.below(1000)) / 1000;
  return broods !== undefined && random.below(broods) === 0 ? seconds * BROODING_FACTOR : seconds;
}

/** Personas for games without their own players, one per level, weakest first. */
export const genericPersonas: readonly Persona[] = [
  { level: 'easy', name: personaText('childName'), manner: personaText('childManner') },
  { level: 'normal', name: personaText('neighbourName'), manner: personaText('neighbourManner') },
  { level: 'strong', name: personaText('uncleName'), manner: personaText('uncleManner') },
  { level: 'expert', name: personaText('auntName'), manner: personaText('auntManner') },
];

/** A seat that may comment, and the occasion. */
export type RemarkMoment<M extends string = string> = { readonly seat: Seat; readonly at: M };

/** What the characters of a game say beside it, and when. */
export type Remarks<V extends View = View, H extends GameEvent = GameEvent, M extends string = string> = {
  /** Seats that may comment on an event; the view is the one after it. */
  moments(event: H, view: V): readonly RemarkMoment<M>[];
  /** Once in this many times. Default: always. */
  readonly seldom: Readonly<Partial<Record<M, number>>>;
  readonly words: Readonly<Record<Level, Readonly<Record<M, readonly string[]>>>>;
};

/** A comment of a character at the table. */
export type Remark = { readonly seat: Seat; readonly words: string };

/** The level of the computer player at a seat; undefined for a person. */
export type LevelOfSeat = (seat: Seat) => Level | undefined;

/** Picks a remark on an event, seeded by it, so that a replay says the same. */
export function pickRemark(remarks: Remarks, event: GameEvent, view: View, levelOf: LevelOfSeat): Remark | undefined {
  const candidates = remarks.moments(event, view).filter(({ seat }) => levelOf(seat) !== undefined);
  if (candidates.length === 0) return undefined;
  const random = seededRandom(`${view.game} ${JSON.stringify(event)}`);
  const { seat, at } = pick(random, candidates);
  if (random.below(remarks.seldom[at] ?? 1) > 0) return undefined;
  const words = remarks.words[levelOf(seat) as Level][at];
  return words === undefined ? undefined : { seat, words: pick(random, words) };
}

/** Returns a moment for every seat, won or lost. */
export const endMoments = (seats: number, winners: readonly Seat[]): readonly RemarkMoment<'won' | 'lost'>[] =>
  Array.from({ length: seats }, (_, seat) => ({ seat, at: winners.includes(seat) ? 'won' : 'lost' }));
