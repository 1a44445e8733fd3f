/** `parlour verify`: draws the shuffles of a record again and compares. */
import { seatName } from '@parlour/kernel/sentences';
import { formatWithheldCuts, PLAIN_WORDING } from '@parlour/table/shuffle/record-wording';
import { type PlayerNotes, type VerificationResult, verifyRecord } from '@parlour/table/shuffle/verify';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { EXIT_CHECK_FAILED } from '../lib/errors.ts';
import { wrap } from '../lib/terminal-output.ts';
import { OWN_FILE_OPTION, openRecordFile, readUserText } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'verify',
  summary: 'Verify the shuffles of a record.',
  arguments: '<file>',
  options: [
    { flag: '--seal <seal>', says: 'The seal you noted before the deal.' },
    { flag: '--cut <cut>', says: 'The cut you gave.' },
    { flag: '--slip <file>', says: 'The slip you saved before the cuts were revealed.' },
    OWN_FILE_OPTION,
    JSON_OPTION,
  ],
  run: verifyFile,
};

type Flags = {
  readonly json?: true;
  readonly own?: string;
  readonly seal?: string;
  readonly cut?: string;
  /** File with the receipt that was saved before the cuts were revealed. */
  readonly slip?: string;
};

async function verifyFile([file]: readonly [string], flags: Flags): Promise<void> {
  const { json, own, seal, cut, slip: slipFile } = flags;
  const { game, text } = await openRecordFile(file, own);
  const slip = slipFile === undefined ? undefined : await readUserText(slipFile);
  const noted = { ...(seal && { seal }), ...(cut && { cut }), ...(slip !== undefined && { slip }) };
  const verdict = verifyRecord(game, text, noted);
  process.exitCode = verdict.ok ? 0 : EXIT_CHECK_FAILED;
  if (json) console.log(JSON.stringify(verdict));
  else console.log(verdict.ok ? verdictText(verdict, noted) : wrap(`Not verified. ${verdict.message}`));
}

/** Says "Verified" only if the receipt proves that the seal came before the cuts, and every cut was revealed. */
function verdictText(
  { drawn, seal, plays, withheld, uncut }: Extract<VerificationResult, { ok: true }>,
  noted: PlayerNotes,
): string {
  const slipFile = Object.keys(noted);
  const head =
    withheld.length > 0 ? 'Verified only in part' : noted.slip === undefined ? 'The record is consistent' : 'Verified';
  return [
    `${head}: all ${drawn} draws come from the seal ${seal} and the cuts, and all ${plays} plays are legal.`,
    ...(slipFile.length > 0 ? [`It matches the ${slipFile.join(' and the ')} you saved.`] : []),
    ...(noted.slip === undefined ? [WITHOUT_SLIP] : []),
    ...formatWithheldCuts(withheld, PLAIN_WORDING.name),
    ...(uncut.length > 0 ? [`No cut from ${uncut.map(seatName).join(' and ')}: ${UNCUT}`] : []),
  ]
    .map(line => wrap(line))
    .join('\n');
}

const WITHOUT_SLIP = 'Without a slip, this does not prove that the seal came before the cuts.';
const UNCUT = 'a computer player, or a player who did not cut. Such a player must trust the server.';
