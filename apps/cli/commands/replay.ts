/** `parlour replay`: checks a record against the rules and narrates it. */
import type { Seat } from '@parlour/kernel/game';
import { matchStatus } from '@parlour/kernel/match';
import { narrateRecord, replayMatch } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { seatName } from '@parlour/kernel/sentences';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { wrapEachLine } from '../lib/terminal-output.ts';
import { failAtLine, OWN_FILE_OPTION, openRecordFile } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'replay',
  summary: 'Check a record and print it in words.',
  arguments: '<file>',
  options: [OWN_FILE_OPTION, JSON_OPTION],
  run: replayFile,
};

type Flags = { readonly json?: true; readonly own?: string };

const winnersText = (seats: readonly Seat[]): string =>
  seats.length === 0 ? 'no one' : seats.map(seatName).join(' and ');

async function replayFile([file]: readonly [string], { json, own }: Flags): Promise<void> {
  const { game, record } = await openRecordFile(file, own);
  const match = valueOr(replayMatch(game, record), failAtLine(file));
  const status = matchStatus(match);
  if (json) {
    const result = status.is === 'over' ? status.result : null;
    return console.log(JSON.stringify({ game: game.id, inputs: match.log.length, over: status.is === 'over', result }));
  }
  for (const line of valueOr(narrateRecord(game, record), failAtLine(file)))
    console.log(line.startsWith(' ') ? wrapEachLine(line) : line);
  console.log(
    status.is === 'over'
      ? `The match is over. Won by ${winnersText(status.result.winners)}.`
      : 'The match is not over.',
  );
}
