/** `parlour pack check FILE`: whether a pack file can be played, and where it cannot. */
import type { Command } from '../../shelf.ts';
import { checkPack } from '../packs/check.ts';

export const pack: Command['run'] = async ([verb, file], _, { readUserFile, print, complain }) => {
  if (verb !== 'check' || file === undefined) {
    complain('Name a pack file to check, for example "parlour pack check my-class.json".');
    return 2;
  }
  const checked = checkPack(await readUserFile(file));
  if ('faults' in checked) {
    for (const { line, message } of checked.faults) complain(`${file}, line ${line}: ${message}`);
    return 1;
  }
  for (const { line, message } of checked.warnings) print(`${file}, line ${line}: ${message}`);
  print(`${file} is a pack: "${checked.pack.title}" by ${checked.pack.author}, 14 books, 70 questions and answers.`);
  return 0;
};
