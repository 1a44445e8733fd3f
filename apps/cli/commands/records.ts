/** `parlour replay` and `parlour verify`: a record told again, and its shuffles drawn again. */
import { statusOf } from '@parlour/kernel/match';
import { replay } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { tellStory } from '@parlour/kernel/story';
import { type Noted, type Verdict, verifyRecord } from '@parlour/table/verify';
import { PLAIN, withheldSaid } from '@parlour/table/wording';
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
  else console.log(verdict.ok ? agreement(verdict, noted) : `Not verified. ${verdict.message}`);
}

/** Says "Verified" only where the slip shows the order in which seal and cuts came to be, and every cut was shown. */
function agreement({ drawn, seal, plays, withheld, uncut }: Extract<Verdict, { ok: true }>, noted: Noted): string {
  const kept = Object.keys(noted);
  const head =
    withheld.length > 0
      ? 'Verified only in part'
      : noted.slip === undefined
        ? 'The record agrees with itself'
        : 'Verified';
  return [
    `${head}: all ${drawn} draws come from the seal ${seal} and the cuts, and all ${plays} plays were right.`,
    ...(kept.length > 0 ? [`It agrees with the ${kept.join(' and the ')} you have kept.`] : []),
    ...(noted.slip === undefined ? [WITHOUT_SLIP] : []),
    ...withheldSaid(withheld, PLAIN.name),
    ...(uncut.length > 0 ? [`No cut from seat ${uncut.join(', ')}: ${UNCUT}`] : []),
  ].join('\n');
}

const WITHOUT_SLIP = 'No slip was given, so this does not show that the seal came before the cuts.';
const UNCUT = 'a computer player, or a player who did not cut. For such a player the shuffle rests on the server.';
