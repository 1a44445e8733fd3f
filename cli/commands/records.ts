/** `parlour replay` and `parlour verify`: a record told again, and its shuffles drawn again. */
import { statusOf } from '@parlour/kernel/match';
import { replay } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { tellStory } from '@parlour/kernel/story';
import { type Verdict, verifyRecord } from '@parlour/table/verify';
import { faultIn, openFile, readText } from '../record-file.ts';

export async function replayFile(file: string, { json, own }: { json?: boolean; own?: string }): Promise<void> {
  const { game, record } = await openFile(file, own);
  const match = valueOr(replay(game, record), faultIn(file));
  const status = statusOf(match);
  if (json) {
    const result = status.is === 'over' ? status.result : null;
    return console.log(JSON.stringify({ game: game.id, inputs: match.log.length, over: status.is === 'over', result }));
  }
  for (const line of valueOr(tellStory(game, record), faultIn(file))) console.log(line);
  console.log(
    status.is === 'over' ? `Over. Won by seat ${status.result.winners.join(', ')}.` : 'The match is not over.',
  );
}

export type VerifyFlags = {
  readonly json?: boolean;
  readonly own?: string;
  readonly seal?: string;
  readonly cut?: string;
  /** A file with the slip that was kept before the cuts were shown. */
  readonly slip?: string;
};

export async function verifyFile(file: string, { json, own, seal, cut, slip: kept }: VerifyFlags): Promise<void> {
  const { game, text } = await openFile(file, own);
  const slip = kept === undefined ? undefined : await readText(kept);
  const noted = { ...(seal && { seal }), ...(cut && { cut }), ...(slip !== undefined && { slip }) };
  const verdict = verifyRecord(game, text, noted);
  process.exitCode = verdict.ok ? 0 : 1;
  if (json) console.log(JSON.stringify(verdict));
  else console.log(verdict.ok ? agreement(verdict, Object.keys(noted)) : `Not verified. ${verdict.message}`);
}

function agreement({ drawn, seal, plays, withheld }: Extract<Verdict, { ok: true }>, noted: readonly string[]): string {
  return [
    `Verified: all ${drawn} draws come from the seal ${seal} and the cuts, and all ${plays} plays were right.`,
    ...(noted.length > 0 ? [`It agrees with the ${noted.join(' and the ')} you have kept.`] : []),
    ...withheld.map(seat => `Seat ${seat} never showed its cut; what it had committed to stands in its place.`),
  ].join('\n');
}
