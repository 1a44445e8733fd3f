/** The record of the match at the terminal, kept in a file after every input, so that it is there whatever happens. */
import { renameSync, writeFileSync } from 'node:fs';
import { recordOf } from '@parlour/table/recording';
import type { Table } from '@parlour/table/table';
import { trouble } from '../trouble.ts';

export type RecordFile = {
  keep(table: Table): void;
  /** Where it is, and what can be done with it. */
  say(table: Table): string;
};

/** A file that cannot be written is told before anybody has played. */
export function keepRecordIn(file: string): RecordFile {
  let kept = '';
  try {
    writeFileSync(file, '', { flag: 'a' });
  } catch {
    trouble(`The record cannot be written to ${file}.`);
  }
  return {
    keep({ sitting }) {
      const text = sitting ? recordOf(sitting) : '';
      if (text === kept) return;
      kept = text;
      write(file, text);
    },
    say: ({ sitting }) =>
      sitting?.sealed
        ? `The record is in ${file}; "parlour verify ${file}" draws its shuffles again.`
        : `The record is in ${file}; "parlour replay ${file}" tells it again. It was dealt by a seed, so no seal is proved.`,
  };
}

/** Whole or not at all: never half a record. */
function write(file: string, text: string): void {
  const draft = `${file}.part`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch {
    console.error(`parlour: the record could not be written to ${file}.`);
  }
}
