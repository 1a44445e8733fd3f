/** `parlour replay` narrates a record; `parlour verify` draws its shuffles again and compares. */
import { matchStatus } from '@parlour/kernel/match';
import { narrateRecord, replayMatch } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { formatWithheldCuts, PLAIN_WORDING } from '@parlour/table/shuffle/record-wording';
import { type PlayerNotes, type VerificationResult, verifyRecord } from '@parlour/table/shuffle/verify';
import { failAtLine, openRecordFile, readUserText } from '../lib/record-file.ts';

export async function replayFile(file: string, { json, own }: { json?: boolean; own?: string }): Promise<void> {
  const { game, record } = await openRecordFile(file, own);
  const match = valueOr(replayMatch(game, record), failAtLine(file));
  const status = matchStatus(match);
  if (json) {
    const result = status.is === 'over' ? status.result : null;
    return console.log(JSON.stringify({ game: game.id, inputs: match.log.length, over: status.is === 'over', result }));
  }
  for (const line of valueOr(narrateRecord(game, record), failAtLine(file))) console.log(line);
  console.log(
    status.is === 'over' ? `Over. Won by seat ${status.result.winners.join(', ')}.` : 'The match is not over.',
  );
}

export type VerifyFlags = {
  readonly json?: boolean;
  readonly own?: string;
  readonly seal?: string;
  readonly cut?: string;
  /** File with the receipt that was saved before the cuts were revealed. */
  readonly slip?: string;
};

export async function verifyFile(file: string, { json, own, seal, cut, slip: slipFile }: VerifyFlags): Promise<void> {
  const { game, text } = await openRecordFile(file, own);
  const slip = slipFile === undefined ? undefined : await readUserText(slipFile);
  const noted = { ...(seal && { seal }), ...(cut && { cut }), ...(slip !== undefined && { slip }) };
  const verdict = verifyRecord(game, text, noted);
  process.exitCode = verdict.ok ? 0 : 1;
  if (json) console.log(JSON.stringify(verdict));
  else console.log(verdict.ok ? verdictText(verdict, noted) : `Not verified. ${verdict.message}`);
}

/** Says "Verified" only if the receipt proves that the seal came before the cuts, and every cut was revealed. */
function verdictText(
  { drawn, seal, plays, withheld, uncut }: Extract<VerificationResult, { ok: true }>,
  noted: PlayerNotes,
): string {
  const slipFile = Object.keys(noted);
  const head =
    withheld.length > 0
      ? 'Verified only in part'
      : noted.slip === undefined
        ? 'The record agrees with itself'
        : 'Verified';
  return [
    `${head}: all ${drawn} draws come from the seal ${seal} and the cuts, and all ${plays} plays were right.`,
    ...(slipFile.length > 0 ? [`It agrees with the ${slipFile.join(' and the ')} you have kept.`] : []),
    ...(noted.slip === undefined ? [WITHOUT_SLIP] : []),
    ...formatWithheldCuts(withheld, PLAIN_WORDING.name),
    ...(uncut.length > 0 ? [`No cut from seat ${uncut.join(', ')}: ${UNCUT}`] : []),
  ].join('\n');
}

const WITHOUT_SLIP = 'No slip was given, so this does not show that the seal came before the cuts.';
const UNCUT = 'a computer player, or a player who did not cut. For such a player the shuffle rests on the server.';
