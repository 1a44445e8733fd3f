/** What is kept of a match when it is over: its record, what decided it, and whether its shuffle was verified. */
import type { Game, Happening, MatchResult, Seat } from '@parlour/kernel/game';
import { recordOf } from '@parlour/table/recording';
import { roomOf } from '@parlour/table/snapshot';
import type { Sitting, Table } from '@parlour/table/table';
import { decidingAt } from '../deciding.ts';
import { proofHere, type ShuffleProof } from './proving.ts';
import { type Naming, namingOf, tellAll } from './sentences.ts';
import type { KeptRecord, KeptTable } from './store.ts';

/** The record of a match at a table on this device; `mine` are the owner's seats. */
export function finishedRecord(
  table: Table,
  sitting: Sitting,
  kept: KeptTable,
  over: MatchResult,
  mine: readonly Seat[],
): KeptRecord & { readonly proof: ShuffleProof } {
  const text = recordOf(sitting);
  const name = namingOf(roomOf(table).seats);
  const decided = decidedBy(table.game, sitting.match.happenings, over, name);
  return {
    id: `${kept.id}.${sitting.number}`,
    game: kept.game,
    ended: Date.now(),
    names: table.seats.map((_, seat) => name(seat)),
    mine,
    ...(kept.daily !== undefined && sitting.number === 1 && { daily: kept.daily }),
    ...(decided !== undefined && { decided }),
    winners: over.winners,
    scores: over.scores,
    text,
    proof: proofHere(table.game, text, name),
  };
}

/** Undefined where nothing was counted. */
export function decidedBy(
  game: Game,
  happenings: readonly Happening[],
  result: MatchResult,
  name: Naming,
): string | undefined {
  const counting = happenings.filter(({ points }) => points?.some(point => point !== 0));
  let scores: readonly number[] = result.scores.map(() => 0);
  const counts = counting.map(({ points = [] }) => {
    scores = scores.map((score, side) => score + (points[side] ?? 0));
    return scores;
  });
  const deciding = counting[decidingAt(counts, result, game.better)];
  return deciding && tellAll(game, [deciding], { name, to: null })[0]?.sentence;
}
