/** `parlour replay`: checks a record against the rules and narrates it. */
import { matchStatus } from '@parlour/kernel/match';
import { narrateRecord, replayMatch } from '@parlour/kernel/record';
import { valueOr } from '@parlour/kernel/result';
import { type CliCommand, JSON_OPTION } from '../lib/command.ts';
import { failAtLine, OWN_FILE_OPTION, openRecordFile } from '../lib/user-files.ts';

export const command: CliCommand = {
  name: 'replay',
  summary: 'Check a record against the rules and narrate it.',
  arguments: '<file>',
  options: [OWN_FILE_OPTION, JSON_OPTION],
  run: replayFile,
};

type Flags = { readonly json?: true; readonly own?: string };

async function replayFile([file]: readonly [string], { json, own }: Flags): Promise<void> {
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
