/**
 * Deals that are the same for many: what a computer player thinks of them follows from the seed, the seat and the moment, so
 * that everybody has the same company, and a record can be held against it.
 */
import type { Game, Input, Seat } from '@parlour/kernel/game';
import { beginMatch, type Chance, fold, type Match, put, settleChance, statusOf } from '@parlour/kernel/match';
import type { Options } from '@parlour/kernel/options';
import { writeInput } from '@parlour/kernel/record';
import type { Character, Level } from '@parlour/players/player';
import type { Pairing } from '@parlour/players/playing';
import { situationAt } from '@parlour/players/situation';
import { think } from '@parlour/players/think';
import { type ThinkingMoment, thoughtSeed } from './task.ts';
import { characterOf } from './thinking.ts';

export type SameDeal = {
  readonly game: Game;
  readonly characters: readonly Character[];
  readonly options: Options;
  readonly count: number;
  readonly seed: string;
  /** Where the one sits whom it is about, and of which level the others are. */
  readonly seat: Seat;
  readonly among: Level;
};

/** No match of these games is nearly as long. */
const LIMIT = 20_000;

/** A level sits where the person sat, among the same others. */
export function pairingOf(level: Level, { game, characters, options, count, seed, seat, among }: SameDeal): Pairing {
  const players = Array.from({ length: count }, (_, other) => characterOf(characters, other === seat ? level : among));
  return { game, options, seating: { count }, players, seed, limit: LIMIT };
}

/** What is not as it would have been: the number of the input, and whose it is. */
export type Difference = { readonly position: number; readonly of: 'chance' | 'computer' | 'clock' };

/**
 * Plays a finished match once more from the plays of the one person alone: chance must decide the same, and the others must
 * play as they would have. Undefined if all is so. Whoever has no time for it throws out of `step`.
 */
export function differenceIn(
  deal: SameDeal,
  chance: Chance,
  log: readonly Input[],
  step: () => void = () => undefined,
): Difference | undefined {
  const match = beginMatch(deal.game, deal.options, { count: deal.count });
  settleChance(match, chance);
  for (const [position, input] of log.entries()) {
    step();
    const known = match.log[position];
    const of = known ? chanceFault(deal.game, known, input) : playFault(deal, match, input);
    if (of) return { position, of };
    if (known) continue;
    put(match, input);
    settleChance(match, chance);
  }
  return undefined;
}

const chanceFault = (game: Game, known: Input, given: Input): 'chance' | undefined =>
  writeInput(game, known) === writeInput(game, given) ? undefined : 'chance';

function playFault(deal: SameDeal, match: Match, { by, ...input }: Input): Difference['of'] | undefined {
  if (by === 'chance' || by === 'clock') return by;
  if (by === deal.seat) return undefined;
  const wanted = 'play' in input ? deal.game.write(input.play) : '';
  return momentsOf(match, by).some(moment => thoughtAt(deal, moment, by) === wanted) ? undefined : 'computer';
}

/**
 * Where nobody can interrupt, a player has thought just now. Else it may have thought of its play while others shouted: it
 * goes through with a plan that it made a little before.
 */
function momentsOf(match: Match, seat: Seat): Match[] {
  const since = match.log.findLastIndex(({ by }) => by === seat) + 1;
  const first = canInterrupt(match) ? Math.max(since, match.log.length - RECENT) : match.log.length;
  return Array.from({ length: match.log.length - first + 1 }, (_, i) => atMoment(match, match.log.length - i));
}

/** So many inputs may lie between a thought and the play it came to. */
const RECENT = 12;

const atMoment = (match: Match, position: number): Match =>
  position === match.log.length ? match : fold(match, position);

function canInterrupt(match: Match): boolean {
  const status = statusOf(match);
  return status.is === 'open' && status.interrupt !== undefined;
}

function thoughtAt({ game, characters, seed, among }: SameDeal, match: Match, seat: Seat): string | undefined {
  if (statusOf(match).is !== 'open') return undefined;
  const { think: mind, budget } = characterOf(characters, among);
  const moment: ThinkingMoment = { match: 1, position: match.log.length, seat };
  const { play } = think(mind, situationAt(match, seat, thoughtSeed({ seed }, moment), budget));
  return play && game.write(play);
}
