/** `parlour print` and `pack`: boxes on paper, and packs of one's own. Printing is loaded by those who print. */
import type { Command } from 'commander';
import type { packCommand } from './commands/pack.ts';
import type { printBox } from './commands/print.ts';
import { withBoxOptions } from './own-options.ts';

export function addPrint(program: Command): void {
  withBoxOptions(program.command('print <box>'))
    .description('make a PDF of a box: cards at their true size with backs, its sheet, a box to fold')
    .option(
      '--as <form>',
      'sheets to cut, cards (a PDF of one card a page), or png (a picture of every card)',
      'sheets',
    )
    .option('--paper <paper>', 'a4 or letter', 'a4')
    .option('--out <file>', 'where the PDF goes, or the folder of the pictures; the name of the box if not given')
    .option('--cards-only', 'no test sheet, no rules, no score sheets, no box')
    .option('--sets <n>', 'so many packs, for a class in groups: every card carries the number of its pack', '1')
    .option('--fold', 'backs beside the faces, for a printer of one side: fold, glue, cut')
    .option('--corners <shape>', 'square, or round: a line to cut or punch them by', 'square')
    .option('--paper-colour <colour>', 'cream is printed; white leaves white card bare', 'cream')
    .option('--offset <x,y>', 'millimetres to move the backs right and down, as read from the test sheet', '0,0')
    .option('--large', 'large print: cards of twice the area, rules in large type')
    .option('--black', 'for a black-and-white printer: black ink alone, in shades of grey')
    .option('--preflight', 'tell what a printing house asks: boxes, fonts, colours, ink')
    .action(async (...args: Parameters<typeof printBox>) => (await import('./commands/print.ts')).printBox(...args));
}

export function addPack(program: Command): void {
  program
    .command('pack <verb> <file>')
    .description(
      'check a pack of your own, file or spreadsheet (pack check my-class.csv), or read all answers of one (pack answers)',
    )
    .option('--box <box>', 'the box it is for, if that cannot be told from it')
    .action(async (...args: Parameters<typeof packCommand>) =>
      (await import('./commands/pack.ts')).packCommand(...args),
    );
}
