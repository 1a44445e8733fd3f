/** `parlour replay`, `analyse`, `verify` and `referee`: records told again and looked over, and matches run by others. */
import type { Command } from 'commander';
import type { analyseFile } from './commands/analyse.ts';
import type { replayFile, verifyFile } from './commands/records.ts';

export function addRecords(program: Command): void {
  addReplay(program);
  addAnalyse(program);
  addVerify(program);
  addReferee(program);
}

function addReplay(program: Command): void {
  program
    .command('replay <file>')
    .description('judge a record again and tell its story')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof replayFile>) =>
      (await import('./commands/records.ts')).replayFile(...args),
    );
}

function addAnalyse(program: Command): void {
  program
    .command('analyse <file>')
    .description('look a match over from one seat: how it stood, what was lost where, and what was better')
    .option('--seat <number>', 'whose decisions', '0')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof analyseFile>) =>
      (await import('./commands/analyse.ts')).analyseFile(...args),
    );
}

function addVerify(program: Command): void {
  program
    .command('verify <file>')
    .description('draw every shuffle of a record again and compare')
    .option('--seal <seal>', 'the seal you noted before the deal')
    .option('--cut <cut>', 'the cut you gave')
    .option('--slip <file>', 'what you kept before the cuts were shown: seal, commitments, your cut')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(async (...args: Parameters<typeof verifyFile>) =>
      (await import('./commands/records.ts')).verifyFile(...args),
    );
}

function addReferee(program: Command): void {
  program
    .command('referee')
    .description('the referee protocol: a JSON request a line in, an answer a line out')
    .action(referee);
}

const loadReferee = () => Promise.all([import('./data.ts'), import('./referee.ts'), import('./referee-lines.ts')]);

async function referee(): Promise<void> {
  process.stdout.on('error', fault => process.exit(Reflect.get(fault, 'code') === 'EPIPE' ? 0 : 1));
  const [{ readData }, { seatReferee }, { answerLines }] = await loadReferee();
  await answerLines(process.stdin.setEncoding('utf8'), process.stdout, seatReferee(readData()));
}
