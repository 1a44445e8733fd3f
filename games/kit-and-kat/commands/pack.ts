/** `parlour pack check FILE`: whether a pack file can be played. `parlour pack answers PACK`: what it asks and answers. */
import type { Command, CommandIo } from '../../shelf.ts';
import { openPack } from '../open-pack.ts';
import { answersOf } from '../packs/answers.ts';
import { checkPack } from '../packs/check.ts';
import type { Pack } from '../packs/pack.ts';
import { PACKS } from '../rules/options.ts';

export const pack: Command['run'] = async ([verb, file], _, io) => {
  if (verb === 'check' && file !== undefined) return check(file, io);
  if (verb === 'answers' && file !== undefined) return tellAnswers(file, io);
  io.complain('Name a pack file to check, for example "parlour pack check my-class.json",');
  io.complain('or a pack whose answers are wanted, for example "parlour pack answers nuerland".');
  return 2;
};

async function check(file: string, { readUserFile, print, complain }: CommandIo): Promise<number> {
  const checked = checkPack(await readUserFile(file));
  if ('faults' in checked) {
    for (const { line, message } of checked.faults) complain(`${file}, line ${line}: ${message}`);
    return 1;
  }
  for (const { line, message } of checked.warnings) print(`${file}, line ${line}: ${message}`);
  print(`${file} is a pack: "${checked.pack.title}" by ${checked.pack.author}, 14 books, 70 questions and answers.`);
  return 0;
}

/** Questions, answers, notes and sources, of a pack of the box by its name or of a file. */
async function tellAnswers(name: string, io: CommandIo): Promise<number> {
  const opened = PACKS.some(ours => ours === name) ? await openPack(name, io.read) : await packIn(name, io);
  if (opened === undefined) return 1;
  for (const { title, entries } of answersOf(opened)) {
    io.print(title);
    for (const { id, text } of entries) io.print(`  ${id}: ${text.replaceAll('*', '')}`);
  }
  return 0;
}

async function packIn(file: string, { readUserFile, complain }: CommandIo): Promise<Pack | undefined> {
  const checked = checkPack(await readUserFile(file));
  if ('pack' in checked) return checked.pack;
  const { line, message } = checked.faults[0]!;
  complain(`${file}, line ${line}: ${message}`);
  return undefined;
}
