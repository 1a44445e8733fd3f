/** `parlour replay`, `verify` and `referee`: records told again, and matches run by another program. */
import { createInterface } from 'node:readline';
import type { Command } from 'commander';
import { replayFile, verifyFile } from './commands/records.ts';
import { readData } from './data.ts';
import { seatReferee } from './referee.ts';

export function addRecords(program: Command): void {
  addReplay(program);
  addVerify(program);
  addReferee(program);
}

function addReplay(program: Command): void {
  program
    .command('replay <file>')
    .description('judge a record again and tell its story')
    .option('--own <file>', 'the lexicon or pack it was played with')
    .option('--json', 'as JSON')
    .action(replayFile);
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
    .action(verifyFile);
}

function addReferee(program: Command): void {
  program
    .command('referee')
    .description('the referee protocol: a JSON request a line in, an answer a line out')
    .action(referee);
}

async function referee(): Promise<void> {
  const answer = seatReferee(readData());
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const ready = process.stdout.write(`${await answer(line)}\n`);
    if (!ready) await new Promise(resolve => process.stdout.once('drain', resolve));
  }
}
