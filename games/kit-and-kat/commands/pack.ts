/** `parlour pack check FILE`: what keeps a pack from being played, line by line. */
import type { Command } from '../../shelf.ts';
import { checkPack } from '../packs/check.ts';

export const pack: Command['run'] = async ([verb, file], _, { readUserFile, print, complain }) => {
  if (verb !== 'check' || file === undefined) {
    complain('Say "parlour pack check FILE".');
    return 2;
  }
  const checked = checkPack(await readUserFile(file));
  if ('faults' in checked) {
    for (const { line, message } of checked.faults) complain(`${file}, line ${line}: ${message}`);
    return 1;
  }
  for (const { line, message } of checked.warnings) complain(`${file}, line ${line}: ${message}`);
  print(`${file} is a good pack: "${checked.pack.title}" by ${checked.pack.author}, 14 books of five pairs.`);
  return 0;
};
